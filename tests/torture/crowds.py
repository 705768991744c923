"""Crowds of clients that mean it no good, while one who behaves goes on being answered."""

import contextlib
import json
import resource
import selectors
import socket
import threading
import time

from program import require

MEMORY_MB = 150
PATIENCE = 5  # Seconds that the one who behaves may have to wait.


class GoodClient(threading.Thread):
    """Asks all the time; remembers the slowest answer and everything that was none."""

    def __init__(self, client):
        super().__init__()
        self._client = client
        self._stopping = threading.Event()
        self.answers, self.slowest, self.complaint = 0, 0.0, None

    def run(self):
        while not self._stopping.wait(0.02):
            begin = time.monotonic()
            try:
                status = self._client.send("GET", "/api/v1/suppliers?limit=5").status
            except OSError as error:
                self.complaint = str(error)
                return
            self.answers += 1
            self.slowest = max(self.slowest, time.monotonic() - begin)
            if status != 200:
                self.complaint = f"It was answered with {status}"

    def wait_for(self, answers):
        """A few answers while the crowd is still there."""
        end = time.monotonic() + answers * PATIENCE
        while self.answers < answers and self.is_alive() and time.monotonic() < end:
            time.sleep(0.05)

    def stop(self):
        self._stopping.set()
        self.join()


def request(key, line, *fields):
    return "\r\n".join((line, "Host: localhost", f"Authorization: Bearer {key}", *fields, "", "")).encode()


def bulk(key, length):
    return request(key, "POST /api/v1/products HTTP/1.1", "Content-Type: application/json", f"Content-Length: {length}")


def connect(port, stack, count):
    sockets = []
    for _ in range(count):
        one = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
        one.setblocking(False)
        sockets.append(one)
    return sockets


def push(sockets, data, seconds, step=65536, pause=0.0, reading=False):
    """Sends `data` on each, as much as each takes, over and over until the time is up or it is all gone."""
    waiting = selectors.DefaultSelector()
    left = {}
    for one in sockets:
        left[one] = memoryview(data)
        waiting.register(one, selectors.EVENT_WRITE)
    end = time.monotonic() + seconds
    while time.monotonic() < end and waiting.get_map():
        for ready, _ in waiting.select(0.05):
            one = ready.fileobj
            try:
                left[one] = left[one][one.send(left[one][:step]):]
                if reading:
                    with contextlib.suppress(BlockingIOError):
                        one.recv(65536)
            except BlockingIOError:
                continue
            except OSError:
                waiting.unregister(one)  # The server had enough of it, as it should.
                continue
            if not left[one]:
                waiting.unregister(one)
        time.sleep(max(pause, 0.001))  # The one who behaves runs in this process too.
    waiting.close()


def stay_idle(port, key, stack, seconds):
    connect(port, stack, 2000)
    time.sleep(seconds)


def send_slowly(port, key, stack, seconds):
    push(connect(port, stack, 200), request(key, "GET /api/v1/products HTTP/1.1"), seconds, step=1, pause=0.2)


def read_nothing(port, key, stack, seconds):
    asked = request(key, "GET /api/v1/products?limit=100 HTTP/1.1") * 200
    push(connect(port, stack, 100), asked, seconds)


def send_huge_bodies(port, key, stack, seconds):
    size = 200 * 1024 * 1024
    push(connect(port, stack, 20), bulk(key, size) + bytes(8 * 1024 * 1024), seconds)
    chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
    head = request(key, "POST /api/v1/products HTTP/1.1", "Content-Type: application/json",
                   "Transfer-Encoding: chunked")
    push(connect(port, stack, 20), head + chunk * 8, seconds)


def send_endless_headers(port, key, stack, seconds):
    lines = b"".join(b"X-Line-%d: %s\r\n" % (number, b"y" * 400) for number in range(4000))
    push(connect(port, stack, 100), b"GET / HTTP/1.1\r\nHost: localhost\r\n" + lines, seconds)
    push(connect(port, stack, 100), b"GET /" + b"a" * 1_000_000, seconds)


def pipeline(port, key, stack, seconds):
    push(connect(port, stack, 50), request(key, "GET /api/v1/events HTTP/1.1") * 2000, seconds)


def hang_up(port, key, stack, seconds):
    end = time.monotonic() + seconds
    body = json.dumps({"items": [{"name": "Gone", "productType": "flower", "variant": {"name": "V"}}] * 10}).encode()
    asked = [request(key, "GET /api/v1/products?limit=100 HTTP/1.1"), bulk(key, len(body)) + body,
             bulk(key, len(body)) + body[:100]]
    while time.monotonic() < end:
        for data in asked:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as one:
                one.sendall(data)
            time.sleep(0.02)  # What was sent whole is done all the same, and this is no contest of writers.


CROWDS = [
    ("2,000 idle connections", stay_idle),
    ("200 slow senders", send_slowly),
    ("100 slow readers", read_nothing),
    ("40 bodies of 200 MB", send_huge_bodies),
    ("200 endless heads", send_endless_headers),
    ("50 who pipeline 2,000 requests and read nothing", pipeline),
    ("disconnects during requests and answers", hang_up),
]


def besiege(program, seconds):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16384), hard))
    key = program.prepare(demo=True)
    running = program.serve()
    for name, crowd in CROWDS:
        good = GoodClient(running.client(key, timeout=30))
        good.start()
        with contextlib.ExitStack() as stack:
            crowd(running.port, key, stack, seconds)
            good.wait_for(3)
            require(running.is_alive(), f"{name}: the server is gone")
        good.stop()
        peak = running.memory("VmHWM")
        said = f"{name}: {good.answers} answers to the one who behaves, slowest {good.slowest * 1000:.0f} ms, " \
               f"at most {peak:.0f} MB so far"
        require(good.complaint is None, f"{said}; {good.complaint}")
        require(good.answers > 0 and good.slowest < PATIENCE, said)
        require(peak < MEMORY_MB, said)
        print(f"  {said}", flush=True)
    running.stop()
    program.check()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return f"{len(CROWDS)} kinds of crowds"
