"""Writes what LiteRT computes, for the Swift tests to compare with.

    python3 Tests/Goldens/NeuralNet/make_goldens.py

Needs ai-edge-litert and numpy from PyPI, and the four networks in Models/. One table per network, one
line per value: picture, output, index of the value, value. Pictures follow a formula of whole numbers
that Tests/NeuralNetTests/Picture.swift repeats exactly. Long outputs are sampled.
"""
import pathlib

import numpy
from ai_edge_litert.interpreter import Interpreter

here = pathlib.Path(__file__).resolve().parent
models = here.parent.parent.parent / "Models"


def picture(kind, height, width):
    y, x, c = numpy.mgrid[0:height, 0:width, 0:3]
    if kind == 0:  # a texture
        value = (x * 7 + y * 13 + c * 29 + x * y % 31 * 5) % 256
    else:  # discs of changing brightness
        value = ((2 * x - width) ** 2 + (2 * y - height + 40 * c) ** 2) // 64 % 256
    return value.astype(numpy.float32) / numpy.float32(255)


for path in sorted(models.glob("*.tflite")):
    # The order of the model's own outputs, not that of the tensors' names.
    interpreter = Interpreter(str(path), num_threads=1)
    interpreter.allocate_tensors()
    given = interpreter.get_input_details()[0]
    lines = []
    for kind in (0, 1):
        _, height, width, _ = given["shape"]
        interpreter.set_tensor(given["index"], picture(kind, height, width)[None])
        interpreter.invoke()
        for number, output in enumerate(interpreter.get_output_details()):
            values = interpreter.get_tensor(output["index"]).ravel()
            step = 1 if values.size <= 128 else 41
            lines += [f"{kind} {number} {i} {values[i]:.9g}" for i in range(0, values.size, step)]
    (here / f"{path.stem}.txt").write_text("\n".join(lines) + "\n")
