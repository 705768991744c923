"""The built program from outside: its commands, a running server of it, and clients that speak to that."""

import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import time


class Failure(Exception):
    """Something that has to hold does not."""


def require(holds, sentence):
    if not holds:
        raise Failure(sentence)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Program:
    """stemdesk with one data folder, and the database of a server where `database` is given."""

    def __init__(self, path, folder, database=None):
        self.path = str(pathlib.Path(path).resolve())
        self.folder = pathlib.Path(folder)
        self._places = ["--data", str(folder)] + (["--database", database] if database else [])
        # No keyring of whoever runs this, no display, the same words everywhere.
        self.environment = dict(os.environ, DBUS_SESSION_BUS_ADDRESS="disabled:", QT_QPA_PLATFORM="offscreen",
                                STEMDESK_CORE_DUMPS="1",  # Else only root may count its files.
                                LC_ALL="C.UTF-8", TZ="UTC")

    def run(self, *words, prefix=(), timeout=300):
        """Any command, whatever becomes of it."""
        return subprocess.run([*prefix, self.path, *words, *self._places], env=self.environment,
                              capture_output=True, text=True, timeout=timeout)

    def do(self, *words):
        """A command that has to succeed; returns what it printed."""
        done = self.run(*words)
        require(done.returncode == 0, f"stemdesk {' '.join(words)} ended with {done.returncode}: {done.stderr.strip()}")
        return done.stdout.strip()

    def knows(self, command):
        return re.search(rf"^  {command} ", self.run("--help").stdout, re.MULTILINE) is not None

    def prepare(self, demo):
        """A shop without limits; returns a key that may do everything."""
        if demo:
            self.do("demo")
        return self.open_shop()

    def open_shop(self, *of):
        """The same for one that is there; `of` names it where it is not the first."""
        self.do("shop", "set", *of, "rate-per-minute=0", "monthly-cap=0")
        return self.do("key", "create", *of, "--name", "torture", "--scopes", "all")

    def add_shop(self, name):
        """Another one; returns its key."""
        return self.open_shop("--shop", self.do("shop", "create", name))

    started = []

    def start(self, *words, prefix=(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL):
        process = subprocess.Popen([*prefix, self.path, *words, *self._places], env=self.environment, stdout=stdout,
                                   stderr=stderr, text=True)
        self.started.append(process)
        return process

    @classmethod
    def kill_all(cls):
        """What a row that failed has left running."""
        for process in cls.started:
            process.kill()
            process.wait()
        cls.started.clear()

    def serve(self, *options, context=None):
        """`context` is how its clients speak TLS, where it is told to."""
        return Running(self.start("serve", "--listen", "127.0.0.1:0", "--no-webhooks", *options), context=context)

    def serve_webhooks(self):
        """The same, and it delivers."""
        return Running(self.start("serve", "--listen", "127.0.0.1:0"))

    def serve_at(self, address, prefix, *options):
        """With webhooks, on another machine: `prefix` runs a command there."""
        return Running(self.start("serve", "--listen", f"{address}:0", "--insecure", *options, prefix=prefix),
                       host=address)

    def open_window(self):
        """The window, drawn nowhere, with its API."""
        port = free_port()
        return Running(self.start("--listen", f"127.0.0.1:{port}"), port)

    def check(self):
        """The program's own judgement of the folder."""
        done = self.run("check")
        require(done.returncode == 0, f"stemdesk check: {done.stdout.strip()} {done.stderr.strip()}")


class Running:
    """A process that answers."""

    def __init__(self, process, port=None, host="127.0.0.1", context=None):
        self.process = process
        self.context = context
        self.host = host
        self.port = port if port else self._announced_port()
        self._wait_for_answer()

    def _announced_port(self):
        line = self.process.stdout.readline()
        found = re.match(r"listening on https?://[^:]+:(\d+)", line)
        require(found, f"serve did not start: {line!r}")
        return int(found.group(1))

    def _wait_for_answer(self):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            require(self.process.poll() is None, f"The program ended with {self.process.returncode}")
            try:
                if self.client().send("GET", "/healthz").status == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise Failure("The program does not answer within a minute")

    def client(self, key=None, timeout=60):
        return Client(self.port, key, timeout, self.host, self.context)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=90)
        require(code == 0, f"The program ended with {code} when it was asked to stop")

    def is_alive(self):
        return self.process.poll() is None

    def memory(self, field="VmRSS"):
        """In MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(rf"{field}:\s+(\d+)", status).group(1)) / 1024

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.process.pid}/task"))


class Answer:
    def __init__(self, answer):
        self.status = answer.status
        self.type = answer.headers.get_content_type()
        self.headers = answer.headers
        # A stream does not end by itself.
        self.is_stream = self.type == "text/event-stream"
        self.body = answer.read1() if self.is_stream else answer.read()

    def json(self):
        return json.loads(self.body)


class Client:
    """One kept-alive connection, opened again where the server closed it."""

    def __init__(self, port, key=None, timeout=60, host="127.0.0.1", context=None):
        self._connection = http.client.HTTPSConnection(host, port, timeout=timeout, context=context) if context \
            else http.client.HTTPConnection(host, port, timeout=timeout)
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    def send(self, method, path, body=None, headers=None):
        every = dict(self._headers, **(headers or {}))
        if body is not None and "Content-Type" not in every:
            every["Content-Type"] = "application/json"
        try:
            self._connection.request(method, path, body=body, headers=every)
            answer = Answer(self._connection.getresponse())
            if answer.is_stream:
                self._connection.close()
            return answer
        except (OSError, http.client.HTTPException):
            self._connection.close()
            raise

    def call(self, method, path, value=None):
        """A call that has to succeed; returns what it answered."""
        body = None if value is None else json.dumps(value).encode()
        answer = self.send(method, f"/api/v1/{path}", body)
        require(answer.status < 300, f"{method} {path} is answered with {answer.status}: {answer.body[:300]!r}")
        return answer.json()

    def everything(self, path):
        """All items of a list."""
        glue = "&" if "?" in path else "?"
        page = self.call("GET", f"{path}{glue}limit=100")
        yield from page["items"]
        while not page["isDone"]:
            page = self.call("GET", f"{path}{glue}limit=100&cursor={page['cursor']}")
            yield from page["items"]
