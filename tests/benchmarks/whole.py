#!/usr/bin/env python3
"""The whole API under load, on both engines, each beside a peer on the same one: one table with ratios, the only
figures that mean something elsewhere.

The servers are started anew for each round and do the same work in turn. Batches go over one kept-alive connection, as
bytes made beforehand, and their answers are read once all have come: while the clock runs, this program only sends and
receives. Pages are asked for by wrk with 16 connections, over 200 places of the list, while something is
written every second, so that nothing can be answered from a cache.
"""

import argparse
import contextlib
import http.client
import json
import os
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

# Work, its unit, and what quality is: at least (of what takes time, at most) so many times the peer's figure on SQLite,
# the peer's on PostgreSQL, and on PostgreSQL so many times that on SQLite.
WORK = [
    ("create", "rows/s", 3.0, 2.0, 0.5),
    ("update", "rows/s", 3.0, 2.0, 0.5),
    ("page 25", "pages/s", 3.5, 2.0, 0.5),
    ("page 100", "pages/s", 4.0, 2.0, 0.5),
    ("first pages", "pages/s", None, None, None),
    ("deep pages", "pages/s", None, None, None),
    ("fields=name", "pages/s", 10.0, None, None),
    ("p99 page 25", "ms", 1 / 3, None, None),
    ("p99 while writing", "ms", None, None, 2.0),
    ("memory", "MB", None, None, None),
]

KEEPER = pathlib.Path(__file__).parent.parent / "support" / "postgres_keeper.sh"
# The keeper's servers are for tests, where nothing outlives a power cut.
DURABLE = ["fsync=on", "synchronous_commit=on", "full_page_writes=on", "autovacuum=on", "shared_buffers=256MB"]


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


class Exchange:
    """One kept-alive connection for requests that are ready as bytes: a client that takes no time of its own."""

    def __init__(self, server):
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=120)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._head = (f"Host: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {server.key}\r\n"
                      "Content-Type: application/json\r\n")
        self._room = bytearray(1 << 20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()

    def request(self, path, items):
        body = json.dumps({"items": items}).encode()
        return f"POST /api/v1/{path} HTTP/1.1\r\n{self._head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    def answer(self, request):
        """Head and body."""
        self._socket.sendall(request)
        room, size, whole = memoryview(self._room), 0, None
        while whole is None or size < whole:
            received = self._socket.recv_into(room[size:])
            if received == 0:
                raise RuntimeError("The server hung up in the middle of an answer")
            size += received
            if whole is None and (end := self._room.find(b"\r\n\r\n", 0, size)) >= 0:
                length = re.search(rb"\r\ncontent-length: *(\d+)", bytes(room[:end]).lower())
                whole = end + 4 + int(length.group(1))
        return bytes(room[:end]), bytes(room[end + 4:whole])


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


def start_stemdesk(program, folder, *place):
    place = ["--data", str(folder / "data"), *place]
    run = lambda *words: subprocess.run([program, *words, *place], check=True, capture_output=True, text=True)
    key = run("key", "create", "--name", "bench").stdout.strip()
    run("shop", "set", "rate-per-minute=0", "monthly-cap=0")
    command = [program, "serve", *place, "--listen", "127.0.0.1:0", "--no-webhooks"]
    return Server(folder, command, r"listening on http://127\.0\.0\.1:(\d+)", key)


class OnPostgres:
    """A server on a PostgreSQL of its own, which keeps its promises; `start` starts it on a cluster's folder."""

    def __init__(self, start):
        self._cluster = pathlib.Path(tempfile.mkdtemp(prefix="stemdesk-bench-postgres-"))
        settings = [word for setting in DURABLE for word in ("-c", setting)]
        self._keeper = subprocess.Popen(["/bin/sh", str(KEEPER), str(self._cluster), str(os.getpid()), *settings])
        while not (self._cluster / "ready").exists():
            if self._keeper.poll() is not None:
                raise RuntimeError(pathlib.Path(f"{self._cluster}.log").read_text(encoding="utf-8"))
            time.sleep(0.05)
        self._server = start(self._cluster)
        self.key, self.port, self.memory = self._server.key, self._server.port, self._server.memory

    def stop(self):
        self._server.stop()
        self._keeper.terminate()
        self._keeper.wait(timeout=60)


def start_on_postgres(program, folder):
    return OnPostgres(lambda cluster: start_stemdesk(
        program, folder, "--database", f"postgresql://stemdesk@localhost/postgres?host={cluster}"))


def start_peer(peer, folder, script="server.mjs", place=None):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", str(peer / script), str(place or folder / "peer.db"), str(port), "peer-key"]
    return Server(folder, command, "listening", "peer-key")


def start_peer_on_postgres(peer, folder):
    return OnPostgres(lambda cluster: start_peer(peer, folder, "server_pg.mjs", cluster))


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


def send_batches(server, batches):
    """The answers, and rows a second."""
    with Exchange(server) as exchange:
        requests = [exchange.request("products", batch) for batch in batches]
        begin = time.perf_counter()
        received = [exchange.answer(request) for request in requests]
        rate = sum(map(len, batches)) / (time.perf_counter() - begin)
    bad = [head for head, _ in received if not head.startswith(b"HTTP/1.1 200 ")]
    if bad:
        raise RuntimeError(f"A batch is answered with {bad[0]!r}")
    answers = [json.loads(body) for _, body in received]
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
    percentile = re.search(r"99%\s+([0-9.]+(?:us|ms|s|m|h))\n", said)
    if not percentile:
        raise RuntimeError(f"{query}: wrk tells no time that 99 % took:\n{said}")
    return rate, milliseconds(percentile.group(1))


def measure(server, folder, products, seconds):
    client = Client(server)
    suppliers = [client.call("POST", "suppliers", json.dumps({"name": f"Supplier {number}"}))["supplierId"]
                 for number in range(12)]
    rows = list(product_rows(products, suppliers))
    batches = [rows[start:start + BATCH] for start in range(0, len(rows), BATCH)]
    figures = {}
    answers, figures["create"] = send_batches(server, batches)
    take_ids(batches, answers)
    _, figures["update"] = send_batches(server, batches)
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


def print_table(sides, rounds, products):
    print(f"\n{products} products, median of {rounds} rounds")
    print(f"{'':18} {'SQLite':>10} {'PostgreSQL':>10} {'peer':>10} {'peer on PG':>10} {'':8} {'to peer':>8} {'goal':>6} "
          f"{'PG to its':>10} {'goal':>6} {'to SQLite':>10} {'goal':>6}")
    aim = lambda goal: "" if goal is None else f"{goal:.2f}"
    for name, unit, *goals in WORK:
        ours, server, peer, peer_server = (statistics.median(figures[name] for figures in side) for side in sides)
        ratios = zip((ours / peer, server / peer_server, server / ours), goals, (8, 10, 10))
        print(f"{name:18} {ours:10.1f} {server:10.1f} {peer:10.1f} {peer_server:10.1f} {unit:8} "
              + " ".join(f"{ratio:{width}.2f} {aim(goal):>6}" for ratio, goal, width in ratios), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="stemdesk, built for measuring")
    parser.add_argument("--peer", type=pathlib.Path, required=True, help="folder of the installed peer")
    parser.add_argument("--products", type=lambda counts: [int(count) for count in counts.split(",")], default=[20000],
                        help="how many, as in 20000,200000; a table each")
    parser.add_argument("--seconds", type=int, default=5, help="how long each kind of page is asked for")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    program, peer = str(pathlib.Path(options.program).resolve()), options.peer.resolve()
    starts = [(start_stemdesk, program), (start_on_postgres, program), (start_peer, peer),
              (start_peer_on_postgres, peer)]
    for products in options.products:
        sides = [[] for _ in starts]
        for number in range(options.rounds):
            print(f"{products} products, round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
            for side, (start, where) in zip(sides, starts):
                side.append(one_round(start, where, products, options.seconds))
        print_table(sides, options.rounds, products)


main()
