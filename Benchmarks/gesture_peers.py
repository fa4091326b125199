"""scikit-learn's classifiers on the splits of Benchmarks/Gestures, as a table in Markdown.

    .judges/peers/bin/python Benchmarks/gesture_peers.py ../shared/media/gestures

Needs Benchmarks/requirements.txt.
"""

import sys
import warnings

import numpy
from sklearn.ensemble import RandomForestClassifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPClassifier
from sklearn.svm import SVC

SEEDS = [0, 1, 2]
MASK = (1 << 64) - 1


class RandomNumbers:
    """SplitMix64, as ScalarMath has it."""

    def __init__(self, seed):
        self.state = seed

    def uniform(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) * 2.0**-53


def split(count, seed):
    """Three quarters to learn from, a quarter to judge by: LabelledTable.split."""
    random = RandomNumbers(seed)
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        j = int(random.uniform() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order[: count * 3 // 4], order[count * 3 // 4 :]


def peers(seed):
    return {
        "SVM (C = 10)": SVC(C=10),
        "random forest (200 trees)": RandomForestClassifier(200, random_state=seed),
        "MLP (64, 32)": MLPClassifier((64, 32), max_iter=500, random_state=seed),
    }


warnings.simplefilter("ignore", ConvergenceWarning)
for name in ["keypoint.csv", "point_history.csv"]:
    data = numpy.loadtxt(f"{sys.argv[1]}/{name}", delimiter=",")
    numbers, classes = data[:, 1:], data[:, 0].astype(int)
    scores = {}
    for seed in SEEDS:
        training, test = split(len(numbers), seed)
        for peer, model in peers(seed).items():
            model.fit(numbers[training], classes[training])
            scores.setdefault(peer, []).append(model.score(numbers[test], classes[test]))
    print(f"| {name}, scikit-learn | accuracy, each of three splits | mean |\n|---|---|---|")
    for peer, each in scores.items():
        print(f"| {peer} | {', '.join(f'{s:.4f}' for s in each)} | {sum(each) / len(each):.4f} |")
    print()
