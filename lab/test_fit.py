"""Tries `fit.py` on made-up positions: the same seed finds the same, and an interrupted fit goes on as if it had not been.

    python3 -m unittest discover lab

Needs PyTorch and NumPy, as `fit.py` does.
"""

import os
import subprocess
import sys
import tempfile
import unittest

import numpy as np

FIT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fit.py")
ROWS, FEATURES = 4_000, 12


def positions(path):
    """Positions as `bosk gather` writes them, of which the first two features say what comes."""
    lot = np.random.default_rng(7)
    names = np.tile(np.arange(FEATURES, dtype=np.int16), ROWS)
    values = lot.integers(-5, 6, ROWS * FEATURES).astype(np.int16)
    table = values.reshape(ROWS, FEATURES)
    beyond = (16 * (2 * table[:, 0] - table[:, 1])).astype(np.int16)
    with open(path, "wb") as file:
        file.write(np.array([ROWS, ROWS * FEATURES, FEATURES], dtype=np.uint64).tobytes())
        file.write((np.arange(ROWS) % 4).astype(np.uint8).tobytes())
        file.write(beyond.tobytes())
        file.write(np.full(ROWS, FEATURES, dtype=np.uint8).tobytes())
        file.write(names.tobytes())
        file.write(values.tobytes())


class Fit(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        positions(self.path("positions"))

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def fit(self, to, *more, interrupted_after=None):
        """Runs a fit, which may be ended after so many epochs; what it said."""
        command = [sys.executable, FIT, "duo", "--to", self.path(to), "--made-by", "a test", "--batch", "128"]
        command += ["--rate", "0.02", *more, self.path("positions")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
            said = []
            for line in run.stdout:
                said.append(line)
                # Epoch n is kept before epoch n + 1 is told.
                if interrupted_after and line.startswith(f"epoch {interrupted_after + 1},"):
                    run.kill()
            return said

    def made(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def test_the_same_seed_finds_the_same_and_another_does_not(self):
        for to, seed in [("one", "1"), ("two", "1"), ("other", "2")]:
            self.fit(to, "--epochs", "3", "--seed", seed)
        self.assertEqual(self.made("one"), self.made("two"))
        self.assertNotEqual(self.made("one"), self.made("other"))

    def test_an_interrupted_fit_goes_on_as_if_it_had_not_been(self):
        self.fit("whole", "--epochs", "6")
        self.fit("parted", "--epochs", "6", interrupted_after=2)
        self.assertFalse(os.path.exists(self.path("parted")), "it was interrupted")
        said = self.fit("parted", "--epochs", "6")
        self.assertFalse(any(line.startswith("epoch 1,") for line in said), "what was done is not done again")
        self.assertEqual(self.made("whole"), self.made("parted"))

    def test_what_was_kept_of_another_fit_is_refused(self):
        self.fit("one", "--epochs", "1")
        said = self.fit("one", "--epochs", "2")
        self.assertIn("another fit", said[-1])

    def test_it_learns(self):
        said = self.fit("one", "--epochs", "12")
        errors = [float(line.split(": ")[1].split()[0]) for line in said]
        self.assertLess(errors[-1], 0.3 * errors[0], said)


if __name__ == "__main__":
    unittest.main()
