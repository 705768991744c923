"""Clients that ask for pages at a steady pace, in a process of their own so that nothing here makes them wait.

A page that cannot be asked for, because the one before was not answered yet, counts from when it was due: a server that
stands still for a second makes all those wait that would have come in that second.
"""

import collections
import http.client
import itertools
import json
import subprocess
import sys
import threading
import time

from program import Client, require

PAGES = ("products?limit=100", "events?limit=50", "suppliers?limit=25")
PACE = 0.025  # Seconds between the pages of one client.
PATIENCE = 5  # Seconds after the end; what was not even asked for by then has waited at least as long.


class Pages:
    """Asks between entering and leaving; `times` are known afterwards, in seconds."""

    def __init__(self, running, key, clients=2):
        self._order = json.dumps({"host": running.host, "port": running.port, "key": key, "clients": clients})
        self._process = None
        self.times, self.refusals = [], {}

    def __enter__(self):
        self._process = subprocess.Popen([sys.executable, __file__, self._order], text=True, stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE)
        require(self._process.stdout.readline() == "ready\n", "The clients that ask for pages do not start")
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        told = json.loads(self._process.stdout.read())
        self._process.wait()
        self.times, self.refusals = told["times"], told["refusals"]

    def note(self, figures, row, what, most):
        figures.note_times(row, f"pages {what}", self.times, most)
        figures.note(row, f"pages {what}, not answered with 200 {self.refusals or ''}".strip(),
                     sum(self.refusals.values()), most=0)


class Asking(threading.Thread):
    end = float("inf")  # Of all: no page is due later.

    def __init__(self, order, number):
        super().__init__()
        self._client = Client(order["port"], order["key"], 30, order["host"])
        self._begin = time.monotonic() + number * PACE / order["clients"]
        self.times, self.refusals = [], collections.Counter()

    def run(self):
        for count in itertools.count():
            due = self._begin + count * PACE
            time.sleep(max(0, due - time.monotonic()))
            if due > Asking.end:
                return
            if time.monotonic() < Asking.end + PATIENCE:
                self._ask(f"/api/v1/{PAGES[count % len(PAGES)]}")
            self.times.append(time.monotonic() - due)

    def _ask(self, path):
        try:
            status = self._client.send("GET", path).status
        except (OSError, http.client.HTTPException) as error:
            status = type(error).__name__
        if status != 200:
            self.refusals[status] += 1


def main():
    order = json.loads(sys.argv[1])
    clients = [Asking(order, number) for number in range(order["clients"])]
    for client in clients:
        client.start()
    print("ready", flush=True)
    sys.stdin.read()
    Asking.end = time.monotonic()
    for client in clients:
        client.join()
    json.dump({"times": [time for client in clients for time in client.times],
               "refusals": sum((client.refusals for client in clients), collections.Counter())}, sys.stdout)


if __name__ == "__main__":
    main()
