import Foundation

if ["help", "--help", "-h"].contains(CommandLine.arguments.dropFirst().first) {
  print(usage)
  exit(0)
}
do {
  let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
  try ClipWriter(options).write()
} catch let problem as UsageProblem {
  FileHandle.standardError.write(Data("virtual-hand: \(problem.sentence)\n\(usage)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("virtual-hand: \(error.localizedDescription)\n".utf8))
  exit(1)
}
