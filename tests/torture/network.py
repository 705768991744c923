"""Two machines on one wire with public addresses, a name server, an authority that is trusted here, and receivers.

All of it is this process's own and ends with it: nothing leaves the machine, and nothing of the machine's is changed.
"""

import asyncio
import contextlib
import json
import os
import pathlib
import socket
import ssl
import struct
import subprocess
import sys
import threading
import time

from program import require

INSIDE = "STEMDESK_TORTURE_OWN_NETWORK"
HERE = "8.8.4.4"  # This process's: the receivers' and the name server's.
DEAF = "8.8.4.6"  # This process's too: takes connections and says nothing.
THERE = "8.8.4.5"  # The program's.
DOMAIN = "example.com"


def enter():
    """Runs this program again where it has a network of its own; only root can. Says whether it is there."""
    if INSIDE not in os.environ and os.geteuid() == 0:
        os.environ[INSIDE] = "1"
        os.execvp("unshare", ["unshare", "--net", "--mount", sys.executable, *sys.argv])
    if INSIDE in os.environ:
        do("ip link set lo up")
    return INSIDE in os.environ


def do(line):
    done = subprocess.run(["sh", "-ec", line], capture_output=True, text=True, check=False)
    require(done.returncode == 0, f"{line}: {done.stderr.strip()}")


class Network:
    """The other machine, and what the system's resolver and TLS are told on both."""

    def __init__(self, folder):
        self._folder = pathlib.Path(folder) / "network"
        self._other = None
        self._stack = contextlib.ExitStack()

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            self._other = subprocess.Popen(["unshare", "--net", "sh", "-c", "echo ready; exec sleep 86400"],
                                           stdout=subprocess.PIPE)
            stack.callback(self._end_other)
            self._other.stdout.readline()
            self._connect()
            stack.callback(do, "ip link del here")
            self._make_certificates()
            for path in ("/etc/ssl/certs", "/etc/hosts", "/etc/resolv.conf"):
                do(f"mount --bind {self._folder}{path} {path}")
                stack.callback(do, f"umount {path}")
            self.names = stack.enter_context(Names())
            self.receivers = stack.enter_context(Receivers(self._folder))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_):
        self._stack.close()

    @property
    def prefix(self):
        """Runs a command on the other machine."""
        return ("nsenter", "--target", str(self._other.pid), "--net")

    def _end_other(self):
        self._other.kill()
        self._other.wait()

    def _connect(self):
        there = " ".join(self.prefix)
        do(f"ip link add here type veth peer name there netns {self._other.pid}")
        do(f"ip addr add {HERE}/24 dev here; ip addr add {DEAF}/24 dev here; ip link set here up")
        do(f"{there} ip addr add {THERE}/24 dev there; {there} ip link set there up; {there} ip link set lo up")

    def _make_certificates(self):
        certs = self._folder / "etc/ssl/certs"
        certs.mkdir(parents=True)
        (self._folder / "etc/hosts").write_text("127.0.0.1 localhost\n", encoding="ascii")
        (self._folder / "etc/resolv.conf").write_text(f"nameserver {HERE}\n", encoding="ascii")
        new = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
        do(f"""cd {self._folder}
            {new} -keyout authority.key -out authority.pem -subj '/CN=Authority of a test'
            {new} -keyout host.key -out host.pem -CA authority.pem -CAkey authority.key -subj '/CN=Host of a test' \
                -addext 'subjectAltName=DNS:*.{DOMAIN}' -addext 'basicConstraints=critical,CA:FALSE'
            cp authority.pem etc/ssl/certs/$(openssl x509 -noout -hash -in authority.pem).0""")


class Names(threading.Thread):
    """A name server: names that begin with `deaf` are the deaf address's, all others the receivers'. Questions for
    names that begin with `lost` are swallowed once it is told to."""

    def __init__(self):
        super().__init__(daemon=True)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind((HERE, 53))
        self._socket.settimeout(0.2)
        self._is_stopping = False
        self.swallows = False
        self.swallowed = 0

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self._is_stopping = True
        self.join()
        self._socket.close()

    def run(self):
        while not self._is_stopping:
            with contextlib.suppress(OSError):  # Nobody asked, or whoever did is gone.
                question, asker = self._socket.recvfrom(4096)
                answer = self._answer(question)
                if answer:
                    self._socket.sendto(answer, asker)

    def _answer(self, question):
        end = question.index(b"\0", 12)
        name = question[13:end].lower()
        if self.swallows and name.startswith(b"lost"):
            self.swallowed += 1
            return None
        kind = struct.unpack(">H", question[end + 1:end + 3])[0]
        address = socket.inet_aton(DEAF if name.startswith(b"deaf") else HERE)
        records = [struct.pack(">HHHIH", 0xC00C, 1, 1, 0, 4) + address] if kind == 1 else []
        head = question[:2] + struct.pack(">HHHHH", 0x8180, 1, len(records), 0, 0)
        return head + question[12:end + 5] + b"".join(records)


class Receivers(threading.Thread):
    """Web servers with TLS on port 443. What they answer is told by the path: /hang nothing, /drip a head without an
    end, /fail 500, /flaky 500 the first time, /slow 200 after a pause, anything else 200; the deaf one does not even
    speak TLS."""

    def __init__(self, folder):
        super().__init__(daemon=True)
        self._tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._tls.load_cert_chain(folder / "host.pem", folder / "host.key")
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._deaf = socket.create_server((DEAF, 443), backlog=4096)
        self.pause = 0.0  # Seconds.
        self.requests = []  # When, path, webhook-id and body of each that came to one that answers 200.

    def __enter__(self):
        self.start()
        require(self._ready.wait(10), "The receivers do not start")
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._loop.stop)
        self.join()
        self._deaf.close()

    def run(self):
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, HERE, 443, ssl=self._tls, backlog=4096))
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.1))
        self._loop.close()

    async def _serve(self, reader, writer):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                fields = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
                body = await reader.readexactly(int(fields["content-length"]))
                await self._answer(head[0].split(" ")[1], fields["webhook-id"], body, writer)
        writer.close()

    async def _answer(self, path, delivery, body, writer):
        if path == "/hang":
            await asyncio.sleep(3600)
        elif path == "/drip":
            for byte in b"HTTP/1.1 200 OK\r\nX: " + b"x" * 3600:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(1)
        else:
            is_known = any(known[1:3] == (path, delivery) for known in self.requests)
            if path != "/fail":
                self.requests.append((time.monotonic(), path, delivery, json.loads(body)))
            if path == "/slow":
                await asyncio.sleep(self.pause)
            fails = path == "/fail" or path == "/flaky" and not is_known
            writer.write(b"HTTP/1.1 %s\r\nContent-Length: 0\r\n\r\n" % (b"500 Oh" if fails else b"200 OK"))
