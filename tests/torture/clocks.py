"""Two servers on one PostgreSQL whose clocks are an hour apart: nothing is done twice, nothing waits an hour."""

import collections
import json
import pathlib
import shutil
import subprocess
import threading
import time

from network import THERE, Network
from postgres import Postgres
from program import Program, require
from receivers import subscribe

FAKE_TIME = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
# Not by the program faketime, which stands between the server and whoever stops it.
AHEAD = ("env", f"LD_PRELOAD={FAKE_TIME}", "FAKETIME=+1h", "FAKETIME_DONT_FAKE_MONOTONIC=1")
EVENTS = 10
WANTED = {"/slow": 1, "/flaky": 2}  # Requests of a delivery.
THINKING = 3  # Seconds of the receiver, in which the other server has time to think it its own delivery.
RETRY = 5  # Seconds after a failed attempt.
RATE = 30
PATIENCE = 60


class Clocks:
    def __init__(self, program, network, figures):
        self._program, self._network, self._figures = program, network, figures

    def run(self):
        ahead = int(subprocess.run([*AHEAD, "date", "+%s"], capture_output=True, text=True, check=True).stdout)
        require(ahead - time.time() > 3000, "The clocks are not apart")
        key = self._program.prepare(demo=False)
        servers = [self._program.serve_at(THERE, self._network.prefix),
                   self._program.serve_at(THERE, (*self._network.prefix, *AHEAD))]
        clients = [server.client(key) for server in servers]
        subscribe(clients[0], "good", "/slow")
        subscribe(clients[1], "flaky", "/flaky")
        self._deliver(clients)
        self._repeat(clients)
        self._hurry(servers, key)
        for server in servers:
            server.stop()
        self._program.check()
        return "two servers, an hour apart"

    def _deliver(self, clients):
        self._network.receivers.pause = THINKING
        for number in range(EVENTS):
            clients[number % 2].call("POST", "events", {"name": f"Wedding {number}"})
        end = time.monotonic() + PATIENCE
        while not self._has_all() and time.monotonic() < end:
            time.sleep(0.2)
        time.sleep(THINKING + RETRY)  # For those that come too often.
        arrivals = self._arrivals()
        for path, what in (("/slow", "to a slow receiver"), ("/flaky", "to one that fails at first")):
            wanted = WANTED[path]
            counts = [len(at) for (where, _), at in arrivals.items() if where == path]
            self._note(f"deliveries {what}, of {EVENTS}", len(counts), least=EVENTS)
            self._note(f"requests of them beyond {wanted} each", sum(counts) - wanted * len(counts), most=0)
        pauses = [at[1] - at[0] for (path, _), at in arrivals.items() if path == "/flaky" and len(at) > 1]
        self._note("soonest second attempt", min(pauses, default=0), unit="s", least=RETRY - 0.5)
        self._note("latest second attempt", max(pauses, default=PATIENCE), unit="s", most=3 * RETRY)

    def _has_all(self):
        return sum(len(at) >= WANTED[path] for (path, _), at in self._arrivals().items()) == 2 * EVENTS

    def _arrivals(self):
        arrivals = collections.defaultdict(list)
        for at, path, delivery, _ in list(self._network.receivers.requests):
            arrivals[path, delivery].append(at)
        return arrivals

    def _repeat(self, clients):
        """The same Idempotency-Key at both, one after the other in either order, and at the same time."""
        twice = 0
        for first, second in (clients, clients[::-1]):
            answers = [self._supplier(client, f"key-{first is clients[0]}") for client in (first, second)]
            twice += answers[0].json() != answers[1].json() or "Idempotency-Replayed" not in answers[1].headers
        for number in range(10):
            bodies = []
            threads = [threading.Thread(target=lambda client=client: bodies.append(
                self._supplier(client, f"both-{number}").body)) for client in clients]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            twice += bodies[0] != bodies[1]
        self._note("requests done twice under one Idempotency-Key, of 12", twice, most=0)

    @staticmethod
    def _supplier(client, key):
        return client.send("POST", "/api/v1/suppliers", json.dumps({"name": key}).encode(), {"Idempotency-Key": key})

    def _hurry(self, servers, key):
        """The key's minute is one for both."""
        clients = [server.client(key) for server in servers]
        self._program.do("shop", "set", f"rate-per-minute={RATE}")
        time.sleep(1.5)  # It counts within a second.
        begin = time.monotonic()
        answers = [clients[number % 2].send("GET", "/api/v1/suppliers?limit=1") for number in range(RATE + 20)]
        require(time.monotonic() - begin < 30, "This machine is too slow for a minute's rate")
        self._note(f"requests answered of {len(answers)} at {RATE} a minute",
                   sum(answer.status == 200 for answer in answers), most=RATE)
        wait = max((int(answer.headers["Retry-After"]) for answer in answers if answer.status == 429), default=0)
        self._note("longest Retry-After", wait, unit="s", most=60)
        time.sleep(min(wait, 60) + 1)
        self._note("refused after it, by either", sum(
            server.client(key).send("GET", "/api/v1/suppliers?limit=1").status != 200 for server in servers), most=0)

    def _note(self, what, value, unit="", most=None, least=None):
        self._figures.note("clocks an hour apart", what, value, unit, most, least)


def part(path, folder, figures):
    if not FAKE_TIME or not shutil.which("psql"):
        return "not tried: faketime or PostgreSQL is not installed"
    folder.chmod(0o755)  # PostgreSQL is another user's.
    with Postgres(folder / "postgres") as postgres, Network(folder) as network:
        return Clocks(Program(path, folder / "data", postgres.address), network, figures).run()
