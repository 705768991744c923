"""What waits for the database's lock keeps nobody else: another program has it, a shop comes in, a shop writes much."""

import collections
import contextlib
import json
import sqlite3
import statistics
import threading
import time

from filling import fill
from pages import Pages
from program import Program, require

BUSY = 5  # Seconds after which a write is told so.
LATEST = BUSY + 1
FAIR_SHARE = 0.5  # Of what those wait who write much.


class Patcher(threading.Thread):
    """Writes one number after the other into a supplier of its own, and remembers which was acknowledged."""

    def __init__(self, running, key, number):
        super().__init__()
        self._client = running.client(key)
        self.supplier = self._client.call("POST", "suppliers", {"name": f"Patched {number}"})["supplierId"]
        self._stopping = threading.Event()
        self.acknowledged, self.last = None, None
        self.answers = []  # Status and seconds.

    def run(self):
        for number in range(1 << 30):
            if self._stopping.wait(0.02):
                return
            begin = time.monotonic()
            try:
                answer = self._client.send("PATCH", f"/api/v1/suppliers/{self.supplier}",
                                           json.dumps({"notes": str(number)}).encode())
                said = answer.status if answer.status == 200 else answer.json()["error"]
            except (OSError, ValueError) as error:
                said = type(error).__name__
            self.answers.append((said, time.monotonic() - begin))
            self.last = said
            if said == 200:
                self.acknowledged = str(number)

    def stop(self):
        self._stopping.set()
        self.join()

    def has_lost(self):
        """Whether the supplier says anything but what was acknowledged last: what was refused is not done."""
        stored = self._client.call("GET", f"suppliers/{self.supplier}")["notes"]
        return self.last in (200, "busy") and stored != self.acknowledged


class Bulk(threading.Thread):
    """Writes batches of products without a pause."""

    def __init__(self, running, key, number):
        super().__init__()
        self._client = running.client(key)
        self._number = number
        self._stopping = threading.Event()
        self.times, self.said = [], collections.Counter()

    def run(self):
        for batch in range(1 << 30):
            if self._stopping.is_set():
                return
            rows = [{"name": f"Crowd {self._number} {batch} {row}", "productType": "flower", "variant": {"name": "V"}}
                    for row in range(100)]
            begin = time.monotonic()
            answer = self._client.send("POST", "/api/v1/products", json.dumps({"items": rows}).encode())
            self.said[answer.status] += 1
            self.times.append(time.monotonic() - begin)

    def stop(self):
        self._stopping.set()
        self.join()


@contextlib.contextmanager
def at_work(threads):
    for thread in threads:
        thread.start()
    try:
        yield threads
    finally:
        for thread in threads:
            thread.stop()


def note_writes(figures, row, patchers):
    answers = [answer for patcher in patchers for answer in patcher.answers]
    said = collections.Counter(said for said, _ in answers)
    busy = [seconds for what, seconds in answers if what == "busy"]
    figures.note(row, f"writes stored, {said['busy']} told to come again", said[200])
    figures.note(row, "writes, slowest answer", max(seconds for _, seconds in answers), "s", most=LATEST)
    if busy:
        figures.note(row, "writes, earliest 'busy'", min(busy), "s", least=BUSY - 1)
    others = {what: count for what, count in said.items() if what not in (200, "busy")}
    figures.note(row, f"writes answered otherwise {others or ''}".strip(), sum(others.values()), most=0)
    figures.note(row, "writes lost, or done though refused", sum(patcher.has_lost() for patcher in patchers), most=0)


class Locks:
    def __init__(self, program, options, figures):
        self._program, self._options, self._figures = program, options, figures
        self._key = program.prepare(demo=True)
        self._other_key = program.add_shop("Beside")

    def run(self):
        running = self._program.serve()
        self._pages(running, "undisturbed", "quiet", 2)
        self._held_elsewhere(running)
        self._crowd(running)
        self._import_beside(running)
        running.stop()
        self._program.check()
        return "a lock held elsewhere, a crowd of writers, an import"

    def _pages(self, running, row, what, seconds):
        with Pages(running, self._key) as pages:
            time.sleep(seconds)
        pages.note(self._figures, row, what, None)

    @contextlib.contextmanager
    def _watched(self, running, row, most):
        """Pages of both shops."""
        with Pages(running, self._key) as mine, Pages(running, self._other_key) as other:
            yield
        mine.note(self._figures, row, "of the shop that writes", most)
        other.note(self._figures, row, "of another shop", most)

    def _held_elsewhere(self, running):
        row = "lock held elsewhere"
        patchers = [Patcher(running, self._key, number) for number in range(8)]
        database = self._program.folder / "stemdesk.db"
        with self._watched(running, row, self._options.page_p99), at_work(patchers), \
                contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
            time.sleep(0.5)
            other.execute("BEGIN IMMEDIATE")
            time.sleep(self._options.lock_seconds)
            other.execute("ROLLBACK")
            time.sleep(1)
        note_writes(self._figures, row, patchers)

    def _crowd(self, running):
        row = "one shop writes much"
        crowd = [Bulk(running, self._key, number) for number in range(16)]
        one = Patcher(running, self._other_key, 100)
        with self._watched(running, row, None), at_work([*crowd, one]):
            time.sleep(self._options.lock_seconds / 2)
        theirs = statistics.median(seconds for bulk in crowd for seconds in bulk.times)
        mine = statistics.median(seconds for _, seconds in one.answers)
        said = dict(sum((bulk.said for bulk in crowd), collections.Counter()))
        self._figures.note(row, f"a batch of its 16 clients, p50 (answers {said})", theirs * 1000, "ms")
        self._figures.note(row, "a write of another shop, p50", mine * 1000, "ms")
        self._figures.note(row, "of the crowd's wait, what the other waits", mine / theirs, most=FAIR_SHARE)
        note_writes(self._figures, row, [one])

    def _import_beside(self, running):
        row = "shop import beside serve"
        file = self._program.folder.parent / "large.shop"
        large = Program(self._program.path, self._program.folder.parent / "large")
        fill(large, self._options.products)
        large.do("shop", "export", str(file))
        patchers = [Patcher(running, self._key, 200), Patcher(running, self._other_key, 201)]
        with self._watched(running, row, self._options.page_p99), at_work(patchers):
            begin = time.monotonic()
            done = self._program.run("shop", "import", str(file))
            seconds = time.monotonic() - begin
        require(done.returncode == 0, f"shop import: {done.stderr.strip()}")
        self._figures.note(row, f"import of {self._options.products} products", seconds, "s")
        note_writes(self._figures, row, patchers)
