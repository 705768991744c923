"""A database server that is some milliseconds away: what each request waits for, counted in turns with it.

What goes between the program and the server is held up on its way by a relay, so that this needs neither root nor a
kernel that can delay packets (tc's netem).
"""

import pathlib
import queue
import shutil
import socket
import threading
import time

import filling
from postgres import Postgres
from program import Program

SOCKET = ".s.PGSQL.5432"
TURNS = (2, 4)  # Milliseconds that a turn with the server takes longer.
BOUNDED = 2  # Of these, the one that has bounds.
PAGES = 200
PAGE_SIZE = 25
BATCHES = 20
MOST = {"a page of 25": 12, "a batch of 500 changed products": 60}  # Milliseconds, of a release build.


class Relay(threading.Thread):
    """A socket in `folder` that leads to the one in `target`; what comes is passed on `delay` seconds later."""

    def __init__(self, folder, target):
        super().__init__(daemon=True)
        folder.mkdir()
        self._target = str(target / SOCKET)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / SOCKET))
        self._listener.listen()
        self.delay = 0.0

    def run(self):
        while True:
            near, _ = self._listener.accept()
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._target)
            for source, sink in ((near, far), (far, near)):
                held = queue.SimpleQueue()
                threading.Thread(target=self._take, args=(source, held), daemon=True).start()
                threading.Thread(target=self._pass_on, args=(held, sink), daemon=True).start()

    def _take(self, source, held):
        data = b"?"
        while data:
            try:
                data = source.recv(1 << 20)
            except OSError:
                data = b""
            held.put((time.monotonic() + self.delay, data))

    @staticmethod
    def _pass_on(held, sink):
        while True:
            due, data = held.get()
            time.sleep(max(0, due - time.monotonic()))
            try:
                if not data:
                    sink.shutdown(socket.SHUT_RDWR)
                    return
                sink.sendall(data)
            except OSError:
                return


class Distance:
    def __init__(self, program, relay, options, figures):
        self._program, self._relay, self._figures = program, relay, figures
        self._products = min(options.products, 20_000)

    def run(self):
        key = self._program.prepare(demo=False)
        running = self._program.serve()
        client = running.client(key)
        filling.add_products(client, self._products)
        rows = [{"productId": product["productId"], "variant": {"variantId": product["variants"][0]["variantId"]}}
                for product in client.everything("products")]
        work = {"a page of 25": lambda number: self._page(client, rows, number),
                "a batch of 500 changed products": lambda number: self._batch(client, rows, number),
                "a changed product": lambda number: client.call("PATCH", f"products/{rows[0]['productId']}",
                                                                {"name": f"Rose {time.monotonic_ns()}"})}
        for turn in (0, *TURNS):
            self._relay.delay = turn / 1000 / 2
            for what, do in work.items():
                self._measure(what, do, turn)
        running.stop()
        return f"{self._products} products, on a server {' and '.join(map(str, TURNS))} ms away"

    def _measure(self, what, do, turn):
        count = BATCHES if "batch" in what else PAGES
        for number in range(5):  # Connections learn their statements, each once.
            do(number)
        times = []
        for number in range(count):
            begin = time.monotonic()
            do(number)
            times.append((time.monotonic() - begin) * 1000)
        times.sort()
        most = MOST.get(what) if turn == BOUNDED else None
        self._figures.note("distance", f"{what}, {turn} ms a turn, p50", times[len(times) // 2], "ms", most)
        self._figures.note("distance", f"{what}, {turn} ms a turn, p90", times[len(times) * 9 // 10], "ms")

    @staticmethod
    def _page(client, rows, number):
        page = client.call("GET", f"products?limit={PAGE_SIZE}")
        assert len(page["items"]) == min(PAGE_SIZE, len(rows))

    @staticmethod
    def _batch(client, rows, number):
        first = number * filling.BATCH % max(1, len(rows) - filling.BATCH)
        units = 10 + time.monotonic_ns() % 1_000_000
        batch = [dict(row, variant=dict(row["variant"], unitsPerPack=units))
                 for row in rows[first:first + filling.BATCH]]
        answer = client.call("POST", "products", {"items": batch})
        assert not answer["errors"] and answer["results"][0]["variantAction"] == "updated"


def keep(path, folder, options, figures):
    if not shutil.which("psql"):
        return "not tried: PostgreSQL is not installed"
    folder.chmod(0o755)  # PostgreSQL is another user's.
    with Postgres(folder / "postgres") as postgres:
        relay = Relay(folder / "relay", pathlib.Path(folder / "postgres"))
        relay.start()
        address = postgres.address.replace(str(folder / "postgres"), str(folder / "relay"))
        return Distance(Program(path, folder / "data", address), relay, options, figures).run()
