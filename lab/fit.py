"""Fits the small network that sets the judgement of a box right, to positions that `bosk gather` wrote.

    python3 lab/fit.py BOX --to FILE --made-by TEXT [--epochs N] [--seed S] [--begin STATE] POSITIONS...

Needs PyTorch and NumPy. Neither building nor testing Bosk needs this. What is learned depends on the positions, the seed and
the number of epochs, never on a clock. After every epoch everything is kept beside FILE (`FILE.state`: the network, the
optimiser and how far it is), so that the same command goes on where it was interrupted and finds the same. `--begin` begins
with the network of another fit.
"""

import argparse
import os
import time

import numpy as np
import torch

SUMS = 32  # of the first layer; the last one goes on as it is
ONE = 1 << 10  # what one is in the network's whole numbers
MOST = 128.0  # the most that a sum goes on as
PARTS = 4
POINT = 16.0  # what is learned is counted in so many parts of a point
HELD_BACK = 50  # one row of so many judges the fit and is not learned from


def read(path):
    """Parts, what came of them, and the features of all positions of a file, as dense bytes."""
    raw = np.fromfile(path, dtype=np.uint8)
    rows, cells, features = (int(n) for n in raw[:24].view(np.uint64))
    at = 24
    parts = raw[at : at + rows]
    at += rows
    beyond = raw[at : at + 2 * rows].copy().view(np.int16)
    at += 2 * rows
    counts = raw[at : at + rows]
    at += rows
    names = raw[at : at + 2 * cells].copy().view(np.int16)
    at += 2 * cells
    values = raw[at : at + 2 * cells].copy().view(np.int16)
    dense = np.zeros((rows, features), dtype=np.int8)
    dense[np.repeat(np.arange(rows), counts), names] = np.clip(values, -127, 127)
    return parts, beyond, dense


class Network(torch.nn.Module):
    """One hidden layer for each part; its last sum is not cut off."""

    def __init__(self, features):
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(PARTS, features, SUMS) * 0.02)
        self.bias = torch.nn.Parameter(torch.full((PARTS, SUMS), 0.1))
        self.second = torch.nn.Parameter(torch.randn(PARTS, SUMS) * 0.1)
        self.end = torch.nn.Parameter(torch.zeros(PARTS))
        self.register_buffer("scale", torch.ones(features))

    def forward(self, part, rows):
        sums = (rows * self.scale) @ self.first[part] + self.bias[part]
        cut = torch.cat([sums[:, :-1].clamp(0.0, MOST), sums[:, -1:]], dim=1)
        return cut @ self.second[part] + self.end[part]


def written(network, box, made_by):
    """The network as a file of whole numbers."""
    features = network.scale.numel()
    data = f"bosk network 1 {box} {features} {PARTS} {SUMS}\n{made_by}\n".encode()

    def whole(values, kind):
        info = np.iinfo(kind)
        return np.clip(np.round(values * ONE), info.min, info.max).astype(kind).tobytes()

    state = {name: value.detach().cpu().double().numpy() for name, value in network.state_dict().items()}
    for part in range(PARTS):
        data += whole(state["first"][part] * state["scale"][:, None], np.int16)
        data += whole(state["bias"][part], np.int32)
        data += whole(state["second"][part], np.int16)
        data += whole(state["end"][part : part + 1], np.int32)
    return data


def mixed(n, *seeds):
    """The numbers below n in an order that depends on the seeds alone, on whatever machine."""
    return torch.from_numpy(np.random.default_rng(seeds).permutation(n))


def keep(state, path):
    """Keeps a state in a file that is whole at any moment."""
    torch.save(state, path + ".new")
    os.replace(path + ".new", path)


def kept(path, what, device):
    """What was kept of the same fit, if anything was."""
    if not os.path.exists(path):
        return None
    state = torch.load(path, map_location=device)
    if state.get("what") != what:
        raise SystemExit(f"{path} is of another fit: {state.get('what')}")
    return state


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("box")
    asked.add_argument("positions", nargs="+")
    asked.add_argument("--to", required=True)
    asked.add_argument("--made-by", required=True)
    asked.add_argument("--epochs", type=int, default=12)
    asked.add_argument("--batch", type=int, default=8192)
    asked.add_argument("--rate", type=float, default=2e-3)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--begin", help="the state of another fit")
    asked = asked.parse_args()
    torch.manual_seed(asked.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    files = [read(path) for path in asked.positions]
    parts = np.concatenate([file[0] for file in files])
    beyond = torch.from_numpy(np.concatenate([file[1] for file in files]).astype(np.float32) / POINT).to(device)
    rows = torch.from_numpy(np.concatenate([file[2] for file in files])).to(device)
    network = Network(rows.shape[1]).to(device)
    some = rows[:: max(1, len(rows) // 200_000)].float()
    network.scale.copy_(1.0 / some.std(dim=0).clamp(min=0.05).clamp(max=1e3))
    network.scale[some.abs().sum(dim=0) == 0] = 0.0
    if asked.begin:
        network.load_state_dict(torch.load(asked.begin, map_location=device)["network"])
    where = [torch.from_numpy(np.flatnonzero(parts == part)).to(device) for part in range(PARTS)]
    judged = [indices[indices % HELD_BACK == 0] for indices in where]
    learned = [indices[indices % HELD_BACK != 0] for indices in where]
    steps_of = [max(1, len(indices) // asked.batch) for indices in learned]
    steps = asked.epochs * sum(steps_of)
    adam = torch.optim.AdamW(network.parameters(), lr=asked.rate, weight_decay=1e-3)
    rates = torch.optim.lr_scheduler.OneCycleLR(adam, asked.rate, total_steps=steps, pct_start=0.1)

    def error():
        network.eval()
        with torch.no_grad():
            square = [
                torch.cat([(network(part, rows[some].float()) - beyond[some]) ** 2 for some in indices.split(65536)])
                for part, indices in enumerate(judged)
                if len(indices)
            ]
        return [f"{part.mean().sqrt().item():.2f}" for part in square]

    before = [f"{beyond[indices].square().mean().sqrt().item():.2f}" for indices in judged if len(indices)]
    print(f"{len(rows)} positions; error of the terms alone, season by season: {' '.join(before)}", flush=True)
    state_path = asked.to + ".state"
    told = ("box", "epochs", "batch", "rate", "seed", "begin")
    what = [f"{name} {getattr(asked, name)}" for name in told] + [f"positions {len(rows)}"]
    begun = kept(state_path, what, device)
    if begun:
        network.load_state_dict(begun["network"])
        adam.load_state_dict(begun["adam"])
        rates.load_state_dict(begun["rates"])
    start = time.time()
    for epoch in range(begun["epochs"] if begun else 0, asked.epochs):
        network.train()
        order = [part for part in range(PARTS) for _ in range(steps_of[part])]
        order = [order[n] for n in mixed(len(order), asked.seed, epoch, PARTS).tolist()]
        rows_of = [
            indices[mixed(len(indices), asked.seed, epoch, part).to(device)] for part, indices in enumerate(learned)
        ]
        next_of = [0] * PARTS
        for part in order:
            batch = rows_of[part][next_of[part] : next_of[part] + asked.batch]
            next_of[part] += asked.batch
            if len(batch) == 0:
                continue
            said = network(part, rows[batch].float())
            loss = torch.nn.functional.huber_loss(said, beyond[batch], delta=12.0)
            adam.zero_grad()
            loss.backward()
            adam.step()
            rates.step()
        print(f"epoch {epoch + 1}, {time.time() - start:.0f} s: {' '.join(error())}", flush=True)
        state = {"network": network.state_dict(), "adam": adam.state_dict(), "rates": rates.state_dict()}
        keep({"what": what, "epochs": epoch + 1, **state}, state_path)
    with open(asked.to, "wb") as file:
        file.write(written(network, asked.box, asked.made_by))


if __name__ == "__main__":
    main()
