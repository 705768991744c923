"""Does what docs/integrate.md says, as a newcomer would: its blocks, twice, beside the demo shop. README and docs lead to
what is there.

Usage: readme.py PROGRAM ROOT
"""

import hashlib
import hmac
import http.client
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

PATIENCE = 60  # Seconds, for a machine that is busy with other tests.


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Server:
    """The program with the demo shop, and `stemdesk` on the path for its folder."""

    def __init__(self, program, folder, *options):
        data = folder / "data"
        self.bin = folder / "bin"
        self.bin.mkdir()
        wrapper = self.bin / "stemdesk"
        wrapper.write_text(f'#!/bin/sh\nexec "{program}" "$@" --data "{data}"\n')
        wrapper.chmod(0o755)
        subprocess.run([wrapper, "demo"], check=True)
        self.start(*options)

    def start(self, *options):
        self.process = subprocess.Popen([self.bin / "stemdesk", "serve", "--listen", "127.0.0.1:0", *options],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = re.search(r"http://(\S+)", self.process.stdout.readline()).group(1)

    def close(self):
        """What it said to standard error."""
        self.process.terminate()
        said = self.process.communicate(timeout=PATIENCE)[1]
        assert self.process.returncode == 0, f"the server did not end well:\n{said}"
        return said


def run_script(script, server, folder):
    """What it said; every command must succeed."""
    environment = dict(os.environ, PATH=f"{server.bin}:{os.environ['PATH']}")
    strict = 'set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; echo >&2; }\n'
    done = subprocess.run(["bash", "-c", strict + script], cwd=folder, env=environment, capture_output=True, text=True,
                          timeout=PATIENCE)
    said = done.stdout + done.stderr
    assert done.returncode == 0, f"the guide's commands fail:\n{said}"
    return said


def run_blocks(script, server, folder):
    """Every answer must be no error."""
    said = run_script(script, server, folder)
    assert '"errors":[{' not in said, f"a row of the guide's commands is refused:\n{said}"
    assert "Crème Perle" in said, f"the product of the guide is not found:\n{said}"
    assert (folder / "order-sheet.pdf").read_bytes().startswith(b"%PDF"), "the order sheet is no PDF"


def status_of(port, body, signature):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.putrequest("POST", "/")
    for name, value in (("Content-Length", str(len(body))), ("webhook-id", "whd_1"),
                        ("X-Service-Signature", signature)):
        connection.putheader(name, value)
    connection.endheaders(body)
    return connection.getresponse().status


def check_receiver(source, folder):
    """It takes what is signed and refuses the rest, whatever bytes the header holds."""
    port = free_port()
    receiver = folder / "receiver.py"
    receiver.write_text(source.replace("9000", str(port)))
    process = subprocess.Popen([sys.executable, receiver], env=dict(os.environ, WEBHOOK_SECRET="whsec_x"),
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while socket.socket().connect_ex(("127.0.0.1", port)) != 0:
            assert time.monotonic() < end and process.poll() is None, "the receiver of the guide does not start"
            time.sleep(0.05)
        body = "{}".encode()
        signature = hmac.new(b"whsec_x", body, hashlib.sha256).hexdigest()
        assert status_of(port, body, signature) == 204
        assert status_of(port, body, "0" * 64) == 401
        assert status_of(port, body, "schön".encode()) == 401
    finally:
        process.kill()
        process.wait()


def check_loopback(program, guide, prelude, folder):
    """A receiver on this machine gets webhooks from a server that was told so, and from no other."""
    folder.mkdir()
    server = Server(program, folder, "--webhooks-to-loopback")
    port = str(free_port())
    (folder / "receiver.py").write_text(blocks(guide, "python")[0].replace("9000", port))
    hearing, waiting = prelude + blocks(guide.split("--webhooks-to-loopback")[1], "sh")[0], "until curl "
    assert waiting in hearing, "the guide waits otherwise for its receiver"
    # It answers no GET, which is all that the waiting wants to know.
    script = hearing.replace("9000", port).replace(waiting, "until command curl ").replace("127.0.0.1:8787", server.address)
    ending = '\nuntil grep -q Picnic out; do sleep 0.1; done; kill $!; echo "$WEBHOOK"\n'
    try:
        said = run_script(script.replace("receiver.py &", "receiver.py > out &") + ending, server, folder)
        assert '"status":204' in said, f"the receiver of the guide does not take its test:\n{said}"
        assert "event.created" in (folder / "out").read_text(), "the receiver of the guide does not print events"
    finally:
        told = server.close()
    assert "by http" in told, f"the server does not say where it sends webhooks:\n{told}"
    server.start()
    try:
        wanted = f'{{"url": "http://127.0.0.1:{port}/", "events": ["event.created"]}}'
        again = prelude + f"""curl -s -H "$AUTH" -X POST "$API/webhooks/{re.search('whsub_[a-z0-9]*', said)[0]}/test"
            command curl -s -H "$AUTH" -H "$JSON" $API/webhooks -d '{wanted}'"""
        said = run_script(again.replace("127.0.0.1:8787", server.address), server, folder)
        assert '"status":null' in said and "url_not_https" in said, f"the switch is remembered:\n{said}"
    finally:
        server.close()


def check_assistant(settings, server):
    """What an assistant is told to start tells its tools."""
    started = json.loads(settings)["mcpServers"]["stemdesk"]
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "README", "version": "1"}}
    asked = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello},
             {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]
    done = subprocess.run([server.bin / started["command"], *started["args"]], check=True, capture_output=True,
                          text=True, timeout=PATIENCE, input="".join(json.dumps(one) + "\n" for one in asked))
    tools = json.loads(done.stdout.splitlines()[1])["result"]["tools"]
    assert "find_products" in [tool["name"] for tool in tools], done.stdout


def check_settings(server, root):
    """docs/settings.md and the manual page name every setting that the program knows."""
    told = subprocess.run([server.bin / "stemdesk", "shop", "set", "--help"], check=True, capture_output=True, text=True)
    keys = re.findall(r"^  ([a-z-]+)(?:\.<type>)? ", told.stdout.split("Settings:")[1], re.MULTILINE)
    assert len(keys) > 15, told.stdout
    told_in_docs = (root / "docs/settings.md").read_text()
    manual = (root / "packaging/linux/stemdesk.1").read_text().replace("\\", "")
    for key in keys:
        assert f"`{key}" in told_in_docs, f"docs/settings.md says nothing of the setting {key}"
        assert key in manual, f"the manual page says nothing of the setting {key}"


def check_links(root):
    """Every relative link of the pages leads to a file and, where it names one, to a heading of it."""
    for page in [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").glob("*.md"))]:
        for link in re.findall(r"\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"", page.read_text()):
            target = link[0] or link[1]
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            file = page if not path else page.parent / path
            assert file.exists(), f"{page.name} leads to {target}, which is not there"
            if anchor:
                heads = re.findall(r"^#+ (.*)$", file.read_text(), re.MULTILINE)
                names = [re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads]
                assert anchor in names, f"{page.name} leads to the heading {target}, which is not there"


def main(program, root):
    check_links(root)
    guide = (root / "docs/integrate.md").read_text()
    section = guide.split("\n## Hear of events")[0]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        server = Server(program, folder, "--no-webhooks")
        try:
            script = "\n".join(blocks(section, "sh")).replace("127.0.0.1:8787", server.address)
            for _ in range(2):
                run_blocks(script, server, folder)
            check_assistant(blocks(section, "json")[0], server)
            check_settings(server, root)
        finally:
            server.close()
        check_receiver(blocks(guide, "python")[0], folder)
        check_loopback(program, guide, blocks(section, "sh")[0], folder / "loopback")


main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]))
