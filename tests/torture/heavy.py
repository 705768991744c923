"""Documents and answers that are large: they keep nobody else waiting, and come whole."""

import http.client
import json
import socket
import threading
import time

import filling
from locks import LATEST, at_work
from pages import Pages

CLIENTS = 8
READERS = 4
MOST_LISTS = 100  # On one page.
STEP = 256 * 1024


class Asker(threading.Thread):
    """Asks for one document after the other."""

    def __init__(self, running, key, path):
        super().__init__()
        self._client = running.client(key, timeout=120)
        self._path = path
        self._stopping = threading.Event()
        self.times, self.busy, self.others = [], [], []

    def run(self):
        while not self._stopping.is_set():
            begin = time.monotonic()
            answer = self._client.send("GET", f"/api/v1/{self._path}")
            seconds = time.monotonic() - begin
            if answer.status == 200 and answer.body.startswith(b"%PDF"):
                self.times.append(seconds)
            elif answer.status == 503:
                self.busy.append(seconds)
                self._stopping.wait(1)
            else:
                self.others.append(answer.status)

    def stop(self):
        self._stopping.set()
        self.join()


class SlowReader(threading.Thread):
    """Asks for one large answer and takes it in as many seconds; says how it came."""

    def __init__(self, running, key, path, seconds):
        super().__init__()
        self._running, self._key, self._path, self._seconds = running, key, path, seconds
        self.said = "nothing"

    def run(self):
        try:
            self.said = self._read()
        except (OSError, http.client.HTTPException, ValueError) as error:
            self.said = f"cut: {error}"

    def _read(self):
        with socket.socket() as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, STEP)
            one.settimeout(60)
            one.connect((self._running.host, self._running.port))
            connection = http.client.HTTPConnection(self._running.host, self._running.port)
            connection.sock = one
            connection.request("GET", f"/api/v1/{self._path}", headers={"Authorization": f"Bearer {self._key}"})
            answer = connection.getresponse()
            length = int(answer.headers.get("Content-Length", 0))
            begin, data = time.monotonic(), bytearray()
            while piece := answer.read(STEP):
                data += piece
                time.sleep(max(0, begin + self._seconds * len(data) / max(length, 1) - time.monotonic()))
        if length and len(data) != length:
            return f"cut: {len(data)} of {length} bytes"
        json.loads(data)
        return answer.status


class Heavy:
    def __init__(self, program, options, figures):
        self._program, self._options, self._figures = program, options, figures

    def run(self):
        self._key = self._program.prepare(demo=True)
        self._other_key = self._program.add_shop("Beside")
        running = self._program.serve()
        client = running.client(self._key, timeout=600)
        variants = filling.add_products(client, self._options.lines)
        self._print(running, filling.add_event(client, variants))
        self._read_slowly(running, client, variants)
        running.stop()
        self._program.check()
        return f"documents of {self._options.lines} lines, answers of {self._options.answer_mb} MB"

    def _note(self, row, mine, other):
        mine.note(self._figures, row, "of the same shop", self._options.page_p99)
        other.note(self._figures, row, "of another shop", self._options.page_p99)

    def _print(self, running, event):
        row = f"{CLIENTS} clients ask for a PDF"
        askers = [Asker(running, self._key, f"events/{event}/order-sheet?format=pdf") for _ in range(CLIENTS)]
        with Pages(running, self._key) as mine, Pages(running, self._other_key) as other:
            with at_work(askers):
                time.sleep(self._options.lock_seconds)
        self._note(row, mine, other)
        times, busy, others = (sum(lists, []) for lists in zip(*((one.times, one.busy, one.others) for one in askers)))
        self._figures.note(row, f"documents, {len(busy)} told to come again", len(times), least=1)
        self._figures.note(row, "a document, slowest", max(times, default=0), "s")
        self._figures.note(row, "slowest 'busy'", max(busy, default=0), "s", most=LATEST)
        self._figures.note(row, f"answered otherwise {others or ''}".strip(), len(others), most=0)

    def _read_slowly(self, running, client, variants):
        row, path = "slow readers", "price-lists?limit=100&fields=name,entries"
        filling.add_price_list(client, variants, 1)
        one = len(client.send("GET", f"/api/v1/{path}").body)
        size = one * min(MOST_LISTS, (self._options.answer_mb << 20) // one + 1)
        for number in range(2, size // one + 1):
            filling.add_price_list(client, variants, number)
        before = running.memory("VmHWM")
        readers = [SlowReader(running, self._key, path, self._options.lock_seconds) for _ in range(READERS)]
        with Pages(running, self._key) as mine, Pages(running, self._other_key) as other:
            for reader in readers:
                reader.start()
            for reader in readers:
                reader.join()
        self._note(row, mine, other)
        said = [reader.said for reader in readers]
        cut = [one for one in said if one not in (200, 503)]
        self._figures.note(row, f"answers of {size / (1 << 20):.0f} MB that came whole, of {READERS}", said.count(200),
                           least=1)
        self._figures.note(row, "answers " + (cut + ["cut"])[0], len(cut), most=0)
        self._figures.note(row, "memory that they took", running.memory("VmHWM") - before, "MB")
