import Hands
import ScalarMath
import Testing
import VirtualHand

/// Small pictures by an independent renderer of the same hand, written in C and Python before this
/// one: the mean colours of 16×12 blocks of a 160×120 picture without noise, and five joints in the
/// picture.
///
/// The two differ a little in the flesh of fingers and palms, hence the tolerance.
@Suite struct GoldenTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let placement: HandPlacement
    let light: Light
    /// Wrist and the tips of thumb, index, middle and little finger.
    let joints: [Vector2]
    /// Rows of red, green, blue in hexadecimal.
    let blocks: [String]
  }

  static let radian = 57.29577951308232

  static let goldens = [
    Golden(
      testDescription: "pointing",
      placement: HandPlacement(
        .right, .point, at: Vector2(0.45, 0.25), depth: 0.35, tilt: 10 / radian, turn: -15 / radian,
        roll: 8 / radian),
      light: .normal,
      joints: [
        Vector2(0.32353, 0.72233), Vector2(0.38462, 0.51303), Vector2(0.45000, 0.25000),
        Vector2(0.35897, 0.58756), Vector2(0.25992, 0.60052),
      ],
      blocks: [
        "98958b99968b9a968b9b978b9c978b9d988b9e988b9f998ba0998ba19a8ba29a8ba39b8ba49b8ba59c8ba59c8ba69d8b",
        "9593899693899794899894899995899a95899b96899c96899d96899e97899f9789a09889a19889a29989a39989a39a89",
        "929087939087949187959187969287979287999387a3978a9a94879b94879c95879d95879e96879f9687a09787a09787",
        "8f8d85908e85918e85928f85938f85949085a8998ba590819791859891859992859a92859b93859c93859d94859e9485",
        "8c8a838d8b838e8b838f8c83908c83918d83b69e8d978b7f948e83958f83968f839790839890839991839a91839b9283",
        "8988818a88818b89818e8a81b39e8fc2a28fc59c8790897f918b81928c81938c81948d81958d81968e81978e81988f81",
        "86857f87857f88867f978e83c59a85bc927ec49783958a7f8e897f8f897f908a7f918a7f928b7f938b7f948c7f958c7f",
        "83827c84837c85837c8a857da98272a0796aad83729383788b867c8c867c8d877c8e877c8f887c90887c91897c92897c",
        "807f7a81807a82807a83817ad5ad97cca18ca98b7b88827988837a89847a8a847a8b857a8c857a8d867a8e867a8f867a",
        "7d7d787e7d787f7e78817e78d4ad96ba947f847e768480788580788681788781788882788982788a83788b83788c8478",
        "7a7a767b7a767c7b768d857dddb49cb99582807d76817d76827e76837e76847f76857f76868076878076888076898176",
        "7777747878747978747c7b7fb2988d8876737d7a747e7a747f7b74807b74817c74827c74837d74847d74857e74867e74",
      ]),
    Golden(
      testDescription: "open, its back, lit from the side",
      placement: HandPlacement(
        .left, .open, showsBack: true, anchor: .wrist, at: Vector2(0.55, 0.80), depth: 0.40,
        tilt: -10 / radian, turn: 20 / radian, roll: -12 / radian),
      light: .side,
      joints: [
        Vector2(0.55000, 0.80000), Vector2(0.69956, 0.52192), Vector2(0.57744, 0.34778),
        Vector2(0.51753, 0.32858), Vector2(0.43870, 0.46853),
      ],
      blocks: [
        "98958b99968b9a968b9b978b9c978b9d988b9e988b9f998ba0998ba19a8ba29a8ba39b8ba49b8ba59c8ba59c8ba69d8b",
        "9593899693899794899894899995899a95899b96899c96899d96899e97899f9789a09889a19889a29989a39989a39a89",
        "9290879390879491879591879692879792879893879993879a94879b94879c95879d95879e96879f9687a09787a09787",
        "8f8d85908e85918e85928f85938f859490859590859690859c91859992859992859a92859b93859c93859d94859e9485",
        "8c8a838d8b838e8b838f8c83908c83918d83928d838e80759f8778ad9585968f839790839890839991839a91839b9283",
        "8988818a88818b89818c89818d8a818e8a818d877d896e62927668b09887938c81948d81958d81968e81978e81988f81",
        "86857f87857f88867f89867f8a877f8b877f8a857c816357957363bb9e8b8c8074ae9888928b7f938b7f948c7f958c7f",
        "83827c84837c85837c86847c87847c88847c89857c81685c93705fceab94ab8b79978d808f887c90887c91897c92897c",
        "807f7a81807a82807a83817a84817a85827a86827a7f70669a7563d5ad95b69d8b8b857a8c857a8d867a8e867a8f867a",
        "7d7d787e7d787f7e78807e78817e78827f78837f787f786f967362d8b29a8b847a8882788982788a83788b83788c8478",
        "7a7a767b7a767c7b767d7b767e7c767f7c76807d76817c75896b5cd5af97857f77857f76868076878076888076898176",
        "7777747878747978747a78747b79747c79747d7a747e7a74846a5dd0a89094897e827c74837d74847d74857e74867e74",
      ]),
    Golden(
      testDescription: "victory in dim light",
      placement: HandPlacement(
        .right, .victory, anchor: .middleMCP, at: Vector2(0.40, 0.60), depth: 0.35),
      light: .low,
      joints: [
        Vector2(0.38628, 0.87587), Vector2(0.39637, 0.61605), Vector2(0.47878, 0.34099),
        Vector2(0.40173, 0.29580), Vector2(0.31097, 0.74020),
      ],
      blocks: [
        "5c5a545c5b545d5b545e5b545e5b545f5c545f5c54605c54615d54615d54625d54625d54635e54635e54645e54655f54",
        "5a59535b59535b59535c59535c5a535d5a535e5a535e5b535f5b535f5b53605b53605c53615c53625c53625d53635d53",
        "5857525957525958525a58525b58525b58525c59525c59525d59525d5a525e5a525f5a525f5a52605b52605b52615b52",
        "56555057565058565058565059565059575063564e5d58505b58505c58505c58505d58505d59505e59505f59505f5a50",
        "55544f55544f56544f56544f57554f58554f64544a66554c59564f5a564f5a564f5b574f5c574f5c574f5d584f5d584f",
        "53524e53524e54534e55534e55534e56534e66544a67574d58544e58554e59554e59554e5a554e5a564e5b564e5c564e",
        "51504c52514c52514c53514c54524d5c544d6c574c66554c56534c56534c57534c57534c58544c59544c59544c5a554c",
        "4f4f4b504f4b504f4b514f4b5f524a5c483e71584c5e4e4554514b55514b55514b56524b56524b57524b57534b58534b",
        "4e4d4a4e4d4a4f4d4a4f4e4a5b4c4457423959433b665147524f4953504a53504a54504a54504a55514a56514a56514a",
        "4c4b494c4c494d4c494d4c4958514b6d564a775f536e574c504c47514e49514e49524e49534f49534f49544f49545049",
        "4a4a474a4a474b4a474c4a474f4c487b6457775f525348414f4c474f4c47504c47504d47514d47514d47524e47534e47",
        "4848464948464948464a49464a49467662566c564a4d47424d4a464d4b464e4b464e4b464f4b46504c46504c46514c46",
      ]),
  ]

  static let joints: [JointName] = [.wrist, .thumbTip, .indexTip, .middleTip, .littleTip]

  @Test(arguments: goldens)
  func picturesAgreeWithTheIndependentRenderer(golden: Golden) {
    let camera = PinholeCamera(width: 160, height: 120)
    var light = golden.light
    light.noise = 0
    let renderer = HandRenderer(camera: camera, scene: Scene(light: light, backdrop: .plain))
    let rendered = renderer.frame(of: [golden.placement], at: 0)
    for (joint, expected) in zip(Self.joints, golden.joints) {
      #expect(rendered.hands[0][joint].distance(to: expected) < 2e-5)
    }
    var total = 0.0
    for row in 0..<12 {
      let hex = Array(golden.blocks[row].utf8)
      for column in 0..<16 {
        for channel in 0..<3 {
          let at = 6 * column + 2 * channel
          let expected = Double(digit(hex[at]) * 16 + digit(hex[at + 1]))
          let mean = blockMean(rendered.frame, column, row, channel)
          #expect(abs(mean - expected) < 12, "block \(column), \(row), channel \(channel)")
          total += abs(mean - expected)
        }
      }
    }
    #expect(total / (16 * 12 * 3) < 0.5)
  }

  func digit(_ character: UInt8) -> Int {
    Int(character) - (character >= 97 ? 87 : 48)
  }

  func blockMean(_ frame: Frame, _ column: Int, _ row: Int, _ channel: Int) -> Double {
    var sum = 0.0
    for y in 10 * row..<10 * row + 10 {
      for x in 10 * column..<10 * column + 10 {
        sum += Double(frame.pixels[4 * (y * frame.width + x) + channel])
      }
    }
    return sum / 100
  }
}
