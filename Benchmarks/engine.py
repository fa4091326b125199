"""Times the engine against LiteRT (XNNPACK), one thread each, run by run in turns.

    swift build -c release
    python3 Benchmarks/engine.py [--runs N] [--sets avx512,avx2,portable] [MODEL.tflite ...]

Needs ai-edge-litert and numpy from PyPI. Prints the medians in milliseconds and their ratio.
"""
import argparse
import pathlib
import statistics
import subprocess
import tempfile
import time

import numpy
from ai_edge_litert.interpreter import Interpreter

root = pathlib.Path(__file__).resolve().parent.parent
options = argparse.ArgumentParser()
options.add_argument("models", nargs="*", type=pathlib.Path)
options.add_argument("--runs", type=int, default=60)
options.add_argument("--sets", default="avx512,avx2,portable")
options = options.parse_args()


class Engine:
    def __init__(self, model, instructions, picture):
        program = root / ".build/release/NetworkRunner"
        self.process = subprocess.Popen(
            [program, model, instructions], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.supported = self.process.stdout.readline() == "ready\n"
        if self.supported:
            with tempfile.NamedTemporaryFile() as file:
                picture.tofile(file.name)
                self.ask(f"input {file.name}")

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def run(self):
        return float(self.ask("time 1"))


class LiteRT:
    def __init__(self, model):
        self.interpreter = Interpreter(str(model), num_threads=1)
        self.interpreter.allocate_tensors()
        detail = self.interpreter.get_input_details()[0]
        _, height, width, channels = detail["shape"]
        y, x = numpy.mgrid[0:height, 0:width * channels]
        self.picture = ((y * 7 + x * 13) % 256 / 255).astype(numpy.float32)
        self.interpreter.set_tensor(detail["index"], self.picture.reshape(detail["shape"]))

    def run(self):
        start = time.perf_counter()
        self.interpreter.invoke()
        return (time.perf_counter() - start) * 1e3


print(f"{'network':24} {'instructions':12} {'ours ms':>8} {'LiteRT ms':>9} {'ratio':>6}  runs")
for model in options.models or sorted((root / "Models").glob("*.tflite")):
    litert = LiteRT(model)
    engines = {name: Engine(model, name, litert.picture) for name in options.sets.split(",")}
    engines = {name: engine for name, engine in engines.items() if engine.supported}
    times = {name: [] for name in ["LiteRT", *engines]}
    for _ in range(options.runs):
        # One run to bring the network back into the caches, one to be timed.
        for name, runner in [("LiteRT", litert), *engines.items()]:
            runner.run()
            times[name].append(runner.run())
    theirs = statistics.median(times["LiteRT"])
    for name in engines:
        ours = statistics.median(times[name])
        print(f"{model.stem:24} {name:12} {ours:8.2f} {theirs:9.2f} {ours / theirs:6.2f}  "
              f"{options.runs}", flush=True)
