"""Reads the recipe for Home Assistant as its own loader would, and renders its templates with what a server answers and
what a webhook brings. Home Assistant itself is not here: that its keys are known to it, no test says.

Usage: recipes.py PROGRAM EXAMPLES
"""

import http.client
import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
from datetime import datetime, timezone

import jinja2.sandbox
import yaml

PATIENCE = 120  # Seconds, for a machine that is busy with other tests.


class Loader(yaml.SafeLoader):
    """With !secret; a name that is there twice is a mistake, and YAML says nothing of it."""

    def construct_mapping(self, node, deep=False):
        names = [key.value for key, _ in node.value]
        assert len(names) == len(set(names)), f"line {node.start_mark.line + 1} names something twice: {names}"
        return super().construct_mapping(node, deep)


class Server:
    def __init__(self, program, folder):
        self.program, self.data = program, folder
        self.run("shop", "set", "rate-per-minute=0")
        self.key = self.run("key", "create", "--name", "Home", "--scopes", "events:read,events:write,webhooks:manage").strip()
        self.process = subprocess.Popen([program, "serve", "--data", folder, "--webhooks-to-loopback", "--listen",
                                         "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = re.search(r"http://(\S+)", self.process.stdout.readline())[1]

    def run(self, *words):
        return subprocess.run([self.program, *words, "--data", self.data], check=True, capture_output=True, text=True,
                              timeout=PATIENCE).stdout

    def ask(self, method, path, body=None, authorization=None):
        connection = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        headers = {"Authorization": authorization or f"Bearer {self.key}", "Content-Type": "application/json"}
        connection.request(method, path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status < 300, f"{method} {path}: {answer.status} {text}"
        return json.loads(text)

    def end(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def rendered(template, **values):
    home = jinja2.sandbox.ImmutableSandboxedEnvironment(undefined=jinja2.StrictUndefined)
    home.globals["now"] = lambda: datetime.now(timezone.utc)
    return home.from_string(template).render(**values).strip()


def check_sensors(recipe, server):
    [rest] = recipe["rest"]
    assert rest["scan_interval"] >= 60, "a sensor leaves others their share of the limit"
    ahead, following = [sensor["value_template"] for sensor in rest["sensor"]]
    assert len({sensor["unique_id"] for sensor in rest["sensor"]}) == 2

    def shown():
        address = rendered(rest["resource_template"])
        prefix = "http://127.0.0.1:8787"
        assert address.startswith(prefix), address
        answer = server.ask("GET", address[len(prefix):], authorization=rest["headers"]["Authorization"])
        return rendered(ahead, value_json=answer), rendered(following, value_json=answer)

    assert shown() == ("0", "none"), shown()
    soon = int(time.time() * 1000) + 86_400_000
    for name, start, status in (("Later", soon + 1000, "approved"), ("Sooner", soon, "approved"), ("Maybe", soon, "quoting"),
                                ("Past", soon - 2 * 86_400_000, "approved")):
        server.ask("POST", "/api/v1/events", {"name": name, "venueStart": start, "status": status})
    assert shown() == ("2", "Sooner"), shown()


def check_automation(recipe, server):
    [automation] = recipe["automation"]
    [trigger] = automation["triggers"]
    assert trigger["allowed_methods"] == ["POST"] and len(trigger["webhook_id"]) >= 16, trigger
    told = []
    came = threading.Semaphore(0)

    class Receiver(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()
            came.release()

        def log_message(self, *words):
            pass

    receiver = http.server.HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{receiver.server_port}/api/webhook/{trigger['webhook_id']}"
    server.ask("POST", "/api/v1/webhooks", {"url": url, "events": ["event.created", "event.updated"]})
    event = server.ask("POST", "/api/v1/events", {"name": "Feast"})["eventId"]
    assert came.acquire(timeout=PATIENCE)
    server.ask("PATCH", f"/api/v1/events/{event}", {"status": "approved"})
    assert came.acquire(timeout=PATIENCE)
    [condition], [action] = automation["conditions"], automation["actions"]
    holds = [rendered(condition, trigger={"json": word}) for word in told]
    assert holds == ["False", "True"], holds
    assert rendered(action["data"]["message"], trigger={"json": told[1]}) == "Approved: Feast"
    receiver.shutdown()


def main(program, examples):
    with tempfile.TemporaryDirectory(prefix="stemdesk-recipes-") as folder:
        server = Server(program, folder)
        Loader.add_constructor("!secret", lambda loader, node: {"stemdesk_key": f"Bearer {server.key}"}[node.value])
        recipe = yaml.load((pathlib.Path(examples) / "home_assistant.yaml").read_text(), Loader)
        assert set(recipe) == {"rest", "automation"}
        check_sensors(recipe, server)
        check_automation(recipe, server)
        server.end()


main(*sys.argv[1:])
