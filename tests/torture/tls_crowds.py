"""Crowds of clients that do to TLS what it does not foresee, while one who behaves goes on being answered."""

import contextlib
import random
import socket
import ssl
import struct
import subprocess
import threading
import time

from crowds import MEMORY_MB, PATIENCE, GoodClient, bulk, request
from program import require

THREADS = 8
LARGE = 200  # Requests that fill every buffer on the way.


def make_certificate(folder):
    names = (str(folder / "live.pem"), str(folder / "live.key"))
    subprocess.run(["openssl", "req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
                    "-out", names[0], "-keyout", names[1], "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"], check=True, capture_output=True)
    return names


class Peer:
    """A client whose bytes are in its own hands: TLS on one side, the socket on the other."""

    def __init__(self, port, version=None):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=2)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        if version:
            context.maximum_version = version
        self._in, self._out = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._in, self._out)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def _run(self, call):
        while True:
            try:
                done = call()
                self.flush()
                return done
            except ssl.SSLWantReadError:
                self.flush()
                data = self.socket.recv(65536)
                self._in.write(data) if data else self._in.write_eof()

    def flush(self):
        self.socket.sendall(self._out.read())

    def shake_hands(self):
        self._run(self._tls.do_handshake)

    def send(self, data):
        self._run(lambda: self._tls.write(data))

    def receive(self):
        """Until the end."""
        parts = []
        with contextlib.suppress(ssl.SSLError):  # An end that TLS was told of, and one that it was not.
            while part := self._run(lambda: self._tls.read(65536)):
                parts.append(part)
        return b"".join(parts)

    def say_end(self):
        """TLS's own end of the sending half."""
        with contextlib.suppress(ssl.SSLError):
            self._tls.unwrap()
        self.flush()

    def end_sending(self):
        self.socket.shutdown(socket.SHUT_WR)

    def reset(self):
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


LAST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
ENDS = (Peer.say_end, Peer.end_sending, Peer.reset, lambda peer: (peer.say_end(), peer.end_sending()),
        lambda peer: peer.socket.sendall(b"\x17\x03\x03\x00\x20garbage"), lambda peer: None)


def leave_at_once(peer, key, dice):
    peer.shake_hands()
    peer.send(LAST)
    dice.choice(ENDS)(peer)


def leave_midway(peer, key, dice):
    peer.shake_hands()
    asked = request(key, "GET /api/v1/products?limit=100 HTTP/1.1")
    peer.send(asked * dice.randrange(1, 20) + asked[:dice.randrange(len(asked))])
    for _ in range(dice.randrange(1, 4)):
        dice.choice(ENDS)(peer)


def stop_in_the_handshake(peer, key, dice):
    with contextlib.suppress(ssl.SSLWantReadError):
        peer._tls.do_handshake()
    first = peer._out.read()
    for byte in first[:dice.randrange(len(first))]:
        peer.socket.sendall(bytes([byte]))
    peer.socket.sendall(dice.randbytes(dice.randrange(1, 300)))
    time.sleep(0.05)


def send_garbage(peer, key, dice):
    if dice.random() < 0.5:
        peer.shake_hands()
        peer.send(LAST[:dice.randrange(len(LAST))])
    peer.socket.sendall(dice.choice((b"\x17\x03\x03", b"\x16\x03\x01", b"\x15\x03\x03", b"GET / HTTP/1.1\r\n"))
                        + dice.randbytes(dice.randrange(20000)))
    peer.socket.recv(1)


def cut_an_upload(peer, key, dice):
    peer.shake_hands()
    peer.send(bulk(key, 900_000) + bytes(dice.randrange(300_000)))
    dice.choice(ENDS)(peer)


def cut_a_stream(peer, key, dice):
    peer.shake_hands()
    peer.send(request(key, "GET /api/v1/changes/stream HTTP/1.1"))
    peer._run(lambda: peer._tls.read(10))
    dice.choice(ENDS)(peer)


def read_nothing(peer, key, dice):
    peer.shake_hands()
    peer.send(request(key, "GET /api/v1/products?limit=100 HTTP/1.1") * LARGE)
    time.sleep(0.5)
    dice.choice(ENDS)(peer)


def read_slowly(peer, key, dice):
    peer.shake_hands()
    peer.send(request(key, "GET /api/v1/products?limit=100 HTTP/1.1") * 5)
    for _ in range(10):
        peer._run(lambda: peer._tls.read(100))
        time.sleep(0.02)
    dice.choice(ENDS)(peer)


def end_a_half(peer, key, dice):
    """Who asks, ends its half and reads on gets everything."""
    peer.shake_hands()
    count = dice.randrange(1, 30)
    peer.send(request(key, "GET /api/v1/suppliers?limit=5 HTTP/1.1") * count)
    if dice.random() < 0.5:
        peer.say_end()
    else:
        peer.end_sending()
    answers = peer.receive().count(b"HTTP/1.1 200 OK\r\n")
    require(answers == count, f"{answers} answers to {count} requests of a client that had ended its half")


CROWDS = [
    ("clients that leave at once", leave_at_once),
    ("clients that leave midway", leave_midway),
    ("handshakes that stop and go on as something else", stop_in_the_handshake),
    ("garbage", send_garbage),
    ("uploads that are cut", cut_an_upload),
    ("streams that are cut", cut_a_stream),
    ("clients that read nothing", read_nothing),
    ("clients that read slowly", read_slowly),
    ("clients that end their half", end_a_half),
]


def negotiate_again(port):
    """As `openssl s_client` does at an R."""
    subprocess.run(["openssl", "s_client", "-tls1_2", "-connect", f"127.0.0.1:{port}"], input=b"R\n" * 20,
                   capture_output=True, timeout=30, check=False)


class Crowd(threading.Thread):
    def __init__(self, port, key, behaviours, seconds, seed):
        super().__init__()
        self._port, self._key, self._behaviours = port, key, behaviours
        self._end = time.monotonic() + seconds
        self._dice = random.Random(seed)
        self.count, self.complaint = 0, None

    def run(self):
        while time.monotonic() < self._end and self.complaint is None:
            behave = self._dice.choice(self._behaviours)
            try:
                with Peer(self._port, self._dice.choice((None, ssl.TLSVersion.TLSv1_2))) as peer:
                    behave(peer, self._key, self._dice)
            except (OSError, ValueError):
                pass  # The server had enough of it, as it should.
            except Exception as failure:
                self.complaint = str(failure)
            self.count += 1


def besiege(program, options):
    key = program.prepare(demo=True)
    certificate, own = make_certificate(program.folder)
    context = ssl.create_default_context(cafile=certificate)
    running = program.serve("--tls", f"{certificate},{own}", context=context)
    rows = [(name, [behave]) for name, behave in CROWDS] + [("all of them", [behave for _, behave in CROWDS])]
    total = 0
    for name, behaviours in rows:
        good = GoodClient(running.client(key, timeout=30))
        good.start()
        crowd = [Crowd(running.port, key, behaviours, options.crowd_seconds, f"{options.seed} {name} {number}")
                 for number in range(THREADS)]
        for one in crowd:
            one.start()
        negotiate_again(running.port)
        for one in crowd:
            one.join()
        good.wait_for(3)
        good.stop()
        require(running.is_alive(), f"{name}: the server ended with {running.process.returncode}")
        count, peak = sum(one.count for one in crowd), running.memory("VmHWM")
        total += count
        said = f"{name}: {count} clients, {good.answers} answers to the one who behaves, slowest " \
               f"{good.slowest * 1000:.0f} ms, at most {peak:.0f} MB so far"
        complaints = [one.complaint for one in crowd if one.complaint] + [good.complaint] * bool(good.complaint)
        require(not complaints, f"{said}; {complaints[:1]}")
        require(good.answers > 0 and good.slowest < PATIENCE, said)
        require(peak < MEMORY_MB, said)
        print(f"  {said}", flush=True)
    running.stop()
    program.check()
    return f"{total} hostile clients of {len(CROWDS)} kinds"
