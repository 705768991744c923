#!/usr/bin/env python3
"""The whole API under load, beside the peer: one table with ratios, the only figures that mean something elsewhere.

Both servers are started anew for each round and do the same work in turn. Batches go over one kept-alive connection, with
bodies made beforehand; pages are asked for by wrk with 16 connections, over 200 places of the list, while something is
written every second, so that nothing can be answered from a cache.
"""

import argparse
import contextlib
import http.client
import json
import pathlib
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

BATCH = 500
PLACES = 200

# Work, its unit, and how many times the peer's figure it should be at least (quality is a ratio).
WORK = [
    ("create", "rows/s", 2.0),
    ("update", "rows/s", 2.0),
    ("page 25", "pages/s", 3.5),
    ("page 100", "pages/s", 4.0),
    ("first pages", "pages/s", None),
    ("deep pages", "pages/s", None),
    ("fields=name", "pages/s", 10.0),
    ("p99 page 25", "ms", 1 / 3),
    ("p99 while writing", "ms", None),
    ("memory", "MB", None),
]


class Client:
    """One kept-alive connection."""

    def __init__(self, server):
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        self._headers = {"Authorization": f"Bearer {server.key}", "Content-Type": "application/json"}

    def call(self, method, path, body=None):
        self._connection.request(method, f"/api/v1/{path}", body=body, headers=self._headers)
        answer = self._connection.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path} is answered with {answer.status}: {data[:300]!r}")
        return json.loads(data)


class Server:
    """A running server on a folder of its own; `key` opens it."""

    def __init__(self, folder, command, ready, key):
        self.key = key
        self._process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        line = self._process.stdout.readline()
        found = re.match(ready, line)
        if not found:
            raise RuntimeError(f"{command[0]} did not start: {line!r}")
        self.port = int(found.group(1)) if found.groups() else int(command[-2])

    def memory(self):
        status = pathlib.Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def stop(self):
        self._process.terminate()
        self._process.wait(timeout=60)


def start_stemdesk(program, folder):
    data = str(folder / "data")
    run = lambda *words: subprocess.run([program, *words, "--data", data], check=True, capture_output=True, text=True)
    key = run("key", "create", "--name", "bench").stdout.strip()
    run("shop", "set", "rate-per-minute=0", "monthly-cap=0")
    command = [program, "serve", "--data", data, "--listen", "127.0.0.1:0", "--no-webhooks"]
    return Server(folder, command, r"listening on http://127\.0\.0\.1:(\d+)", key)


def start_peer(peer, folder):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", str(peer / "server.mjs"), str(folder / "peer.db"), str(port), "peer-key"]
    return Server(folder, command, "listening", "peer-key")


def product_rows(count, suppliers):
    dice = random.Random(7)
    colours = ["White", "Blush", "Red", "Yellow", "Peach", "Lilac"]
    for number in range(count):
        offers = dice.sample(suppliers, 2)
        length = 40 + number % 5 * 10
        yield {
            "name": f"Rose {number:06d}", "category": "Roses", "productType": "flower",
            "variant": {
                "name": f"Quicksand {length} cm", "stemLength": length, "unitsPerPack": 25,
                "colors": dice.sample(colours, 2), "supplierIds": offers,
                "supplierMinPacks": [{"supplierId": offers[0], "minPacks": 2}], "sku": f"QS-{number}",
            },
        }


def send_batches(client, batches):
    """The answers, and rows a second."""
    bodies = [json.dumps({"items": batch}).encode() for batch in batches]
    begin = time.perf_counter()
    answers = [client.call("POST", "products", body) for body in bodies]
    rate = sum(map(len, batches)) / (time.perf_counter() - begin)
    refused = [error for answer in answers for error in answer["errors"]]
    if refused:
        raise RuntimeError(f"Rows were refused: {refused[:2]}")
    return answers, rate


def take_ids(batches, answers):
    for batch, answer in zip(batches, answers):
        for row, result in zip(batch, answer["results"]):
            row["productId"], row["variant"]["variantId"] = result["productId"], result["variantId"]
            row["variant"]["unitsPerPack"] = 20


def all_cursors(client):
    cursors, page = [], client.call("GET", "products?limit=100")
    while not page["isDone"]:
        cursors.append(page["cursor"])
        page = client.call("GET", f"products?limit=100&cursor={urllib.parse.quote(page['cursor'])}")
    return cursors


@contextlib.contextmanager
def writing(server, batches, pause):
    """Sends batches, one each `pause` seconds, while the block runs."""
    stopping = threading.Event()

    def write():
        client, round_number = Client(server), 0
        while not stopping.wait(pause):
            batch = [dict(row, name=f"{row['name']} ~{round_number}") for row in batches[round_number % len(batches)]]
            client.call("POST", "products", json.dumps({"items": batch}).encode())
            round_number += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield
    finally:
        stopping.set()
        writer.join()


def milliseconds(text):
    number, unit = re.fullmatch(r"([0-9.]+)(us|ms|s|m|h)", text).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000}[unit]


def ask_pages(server, folder, query, cursors, seconds):
    """Pages a second, and the 99th percentile of their time in milliseconds."""
    paths = [f"/api/v1/products?{query}&cursor={urllib.parse.quote(cursor)}" for cursor in cursors]
    script = folder / "pages.lua"
    script.write_text(
        f"local paths = {{{','.join(map(json.dumps, paths))}}}\nlocal at = 0\n"
        "request = function() at = at % #paths + 1 return wrk.format('GET', paths[at]) end\n", encoding="ascii")
    said = subprocess.run(
        ["wrk", "-t1", "-c16", f"-d{seconds}s", "--latency", "-s", str(script),
         "-H", f"Authorization: Bearer {server.key}", f"http://127.0.0.1:{server.port}"],
        check=True, capture_output=True, text=True).stdout
    bad = re.search(r"(Non-2xx.*|Socket errors.*)", said)
    if bad:
        raise RuntimeError(f"{query}: {bad.group(0)}")
    rate = float(re.search(r"Requests/sec:\s+([0-9.]+)", said).group(1))
    return rate, milliseconds(re.search(r"99%\s+(\S+)", said).group(1))


def measure(server, folder, products, seconds):
    client = Client(server)
    suppliers = [client.call("POST", "suppliers", json.dumps({"name": f"Supplier {number}"}))["supplierId"]
                 for number in range(12)]
    rows = list(product_rows(products, suppliers))
    batches = [rows[start:start + BATCH] for start in range(0, len(rows), BATCH)]
    figures = {}
    answers, figures["create"] = send_batches(client, batches)
    take_ids(batches, answers)
    _, figures["update"] = send_batches(client, batches)
    cursors = all_cursors(client)
    some = random.Random(11).sample(cursors, min(PLACES, len(cursors)))
    edge = max(1, min(20, len(cursors) // 4))
    one_row = [[row] for row in rows[:100]]
    with writing(server, one_row, 1):
        figures["page 25"], figures["p99 page 25"] = ask_pages(server, folder, "limit=25", some, seconds)
        figures["page 100"], _ = ask_pages(server, folder, "limit=100", some, seconds)
        figures["first pages"], _ = ask_pages(server, folder, "limit=25", cursors[:edge], seconds)
        figures["deep pages"], _ = ask_pages(server, folder, "limit=25", cursors[-edge - 1:-1] or cursors, seconds)
        figures["fields=name"], _ = ask_pages(server, folder, "limit=100&fields=name", some, seconds)
    with writing(server, batches, 0):
        _, figures["p99 while writing"] = ask_pages(server, folder, "limit=25", some, seconds)
    figures["memory"] = server.memory()
    return figures


def one_round(start, where, products, seconds):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stemdesk-bench-"))
    try:
        server = start(where, folder)
        try:
            return measure(server, folder, products, seconds)
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def print_table(ours, theirs, rounds, products):
    print(f"\n{products} products, median of {rounds} rounds")
    print(f"{'':18} {'Stemdesk':>10} {'peer':>10} {'':8} {'ratio':>7} {'goal':>7}")
    for name, unit, goal in WORK:
        mine, peer = (statistics.median(figures[name] for figures in side) for side in (ours, theirs))
        aim = "" if goal is None else f"{goal:.2f}"
        print(f"{name:18} {mine:10.1f} {peer:10.1f} {unit:8} {mine / peer:7.2f} {aim:>7}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="stemdesk, built for measuring")
    parser.add_argument("--peer", type=pathlib.Path, required=True, help="folder of the installed peer")
    parser.add_argument("--products", type=int, default=20000)
    parser.add_argument("--seconds", type=int, default=5, help="how long each kind of page is asked for")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    program, peer = str(pathlib.Path(options.program).resolve()), options.peer.resolve()
    ours, theirs = [], []
    for number in range(options.rounds):
        print(f"Round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        ours.append(one_round(start_stemdesk, program, options.products, options.seconds))
        theirs.append(one_round(start_peer, peer, options.products, options.seconds))
    print_table(ours, theirs, options.rounds, options.products)


main()
