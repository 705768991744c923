"""Lets the web shop of packaging/examples keep in step with a server that is killed again and again and restored once.

Usage: web_shop.py PROGRAM EXAMPLES [PRODUCTS [KILLS]]
Prints how long it took until both sides were equal, row by row.
"""

import csv
import http.client
import http.server
import json
import os
import pathlib
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 120  # Seconds, for a machine that is busy with other tests.
VARIETIES = 3  # Of each product.


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def until(what, is_so):
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"in {PATIENCE} s it did not come to this: {what}"
        time.sleep(0.1)


class Server:
    def __init__(self, program, folder):
        self.program, self.data, self.port = program, folder / "data", free_port()
        self.run("shop", "set", "rate-per-minute=0", "monthly-cap=0")
        self.key = self.run("key", "create", "--name", "Web shop", "--scopes", "all").strip()
        self.start()

    def run(self, *words):
        return subprocess.run([self.program, *words, "--data", self.data], check=True, capture_output=True, text=True,
                              timeout=PATIENCE).stdout

    def start(self):
        self.process = subprocess.Popen([self.program, "serve", "--data", self.data, "--webhooks-to-loopback",
                                         "--listen", f"127.0.0.1:{self.port}"], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        assert re.search("listening on", self.process.stdout.readline()), "the server does not start"

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        connection.request(method, "/api/v1" + path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        assert answer.status < 300, f"{method} {path}: {answer.status} {text}"
        return json.loads(text)

    def products(self):
        found, cursor = [], ""
        while cursor is not None:
            page = self.ask("GET", "/products?limit=100" + cursor)
            found += page["items"]
            cursor = None if page["isDone"] else "&cursor=" + page["cursor"]
        return found

    def rows(self):
        return sorted((v["variantId"], p["productId"], p["name"], p["productType"], v["name"], v["stemLength"],
                       v["unitsPerPack"], v["sku"], v["externalId"]) for p in self.products() for v in p["variants"])


class WebShop:
    """The example as it is shipped, with its database and its catalogue."""

    def __init__(self, example, server, folder):
        self.example, self.file, self.catalogue = example, folder / "web_shop.db", folder / "catalogue.csv"
        self.environment = dict(os.environ, STEMDESK_URL=f"http://127.0.0.1:{server.port}", STEMDESK_KEY=server.key,
                                WEB_SHOP_DATABASE=str(self.file))
        self.log = open(folder / "web_shop.log", "w")
        self.started = []

    def start(self, *words, **environment):
        process = subprocess.Popen([sys.executable, self.example, *words], env={**self.environment, **environment},
                                   stdout=self.log, stderr=self.log)
        self.started.append(process)
        return process

    def run(self, *words, **environment):
        assert self.start(*words, **environment).wait(PATIENCE) == 0, f"{words} failed:\n{self.said()}"

    def said(self):
        return pathlib.Path(self.log.name).read_text()

    def rows(self, query):
        with sqlite3.connect(self.file, timeout=PATIENCE) as db:
            return sorted(db.execute(query).fetchall())

    def varieties(self):
        return self.rows("select variant_id, product_id, product, type, name, length, pack, sku, external_id from variety")

    def articles(self):
        return self.rows("select product, type, variety, length, pack, sku, variety_id from article")

    def write(self, articles):
        with open(self.catalogue, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["product_id", "product", "type", "variety_id", "variety", "length", "pack", "sku"])
            writer.writerows(articles)

    def close(self):
        for process in self.started:
            process.kill()
            process.wait()
        self.log.close()


def catalogue(products, season):
    """Each season a few other lengths, and one product more."""
    return [(f"p{p}", f"Röse {p}", "flower", f"v{p}-{v}", f"Variety {v}",
             40 + 10 * v + (season if p % 7 == season % 7 else 0), 25, f"RO-{p}-{v}")
            for p in range(products + season) for v in range(VARIETIES)]


def edit(server, chance):
    """As the florist does meanwhile."""
    products = server.products()
    for product in chance.sample(products, 5):
        variant = chance.choice(product["variants"])
        path = f"/products/{product['productId']}/variants/{variant['variantId']}"
        server.ask("PATCH", path, {"notes": "Seen", "unitsPerPack": chance.randint(5, 50)})
    server.ask("POST", "/products", {"items": [{"name": f"Own {chance.random()}", "productType": "material",
                                                "variants": [{"name": "A"}, {"name": "B", "sku": "OWN"}]}]})
    gone = chance.choice([product for product in products if product["externalId"] is None] or products[-1:])
    server.ask("DELETE", f"/products/{gone['productId']}")


def kill_while_it_pushes(server, shop, chance):
    push = shop.start("push", shop.catalogue)
    time.sleep(chance.uniform(0, 0.6))  # Whenever: before, while or after it sends.
    server.end(signal.SIGKILL)
    server.start()
    assert push.wait(PATIENCE) == 0, f"the push did not get through:\n{shop.said()}"


def is_equal(server, shop):
    rows = server.rows()
    return shop.varieties() == rows and shop.articles() == sorted((*row[2:8], row[8]) for row in rows if row[8])


def check_equal(server, shop):
    until("each side has the other's rows", lambda: is_equal(server, shop))


def check_steps(server, shop, products, kills):
    chance = random.Random(1)
    shop.write(catalogue(products, 0))
    shop.run("push", shop.catalogue)
    server.ask("DELETE", f"/products/{server.products()[0]['productId']}")  # Before the shop has read what it sent.
    shop.start("follow")
    check_equal(server, shop)
    for season in range(1, kills + 1):
        edit(server, chance)
        shop.write(catalogue(products, season))
        kill_while_it_pushes(server, shop, chance)
        if season == (kills + 1) // 2:
            server.run("backup", server.data / "half.backup")
    check_equal(server, shop)
    edit(server, chance)
    check_equal(server, shop)
    server.end()
    server.run("restore", server.data / "half.backup")
    server.start()
    check_equal(server, shop)
    edit(server, chance)
    check_equal(server, shop)


def check_webhooks(server, shop):
    """Signed ones are taken, also while the secret is being replaced; others are not."""
    port = free_port()
    hook = server.ask("POST", "/webhooks", {"url": f"http://127.0.0.1:{port}/", "events": ["event.created",
                                                                                        "event.updated"]})
    receiver = shop.start("receive", str(port), WEBHOOK_SECRET=hook["secret"])
    until("the receiver listens", lambda: receiver.poll() is None
          and socket.socket().connect_ex(("127.0.0.1", port)) == 0)
    event = server.ask("POST", "/events", {"name": "Picnic"})["eventId"]
    server.ask("POST", f"/webhooks/{hook['id']}/rotate-secret", {"overlapHours": 1})
    server.ask("PATCH", f"/events/{event}", {"name": "Picnic at the mill", "status": "approved"})
    until("the last word on the event is there", lambda: shop.rows("select event_id, name, status from event")
          == [(event, "Picnic at the mill", "approved")])
    forged = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    forged.request("POST", "/", b"{}", {"webhook-id": "whd_1", "webhook-timestamp": str(int(time.time())),
                                        "webhook-signature": "v1,AAAA"})
    assert forged.getresponse().status == 401, "what is not signed is taken"


def check_limits(shop):
    """Who asks too often is told when to come back, and does."""
    asked = []

    class Busy(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            refused = len(asked) % 2 == 1
            body = b'{"error":"rate_limited","message":"Wait."}' if refused else (
                b'{"items":[],"isDone":true,"cursor":"c"}')
            self.send_response(429 if refused else 200)
            if refused:
                self.send_header("Retry-After", "1")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Busy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    shop.run("pull", STEMDESK_URL=f"http://127.0.0.1:{server.server_port}", WEB_SHOP_DATABASE=":memory:")
    server.shutdown()
    assert len(asked) == 6 and asked[0] == asked[1], asked


def check_proxies(shop):
    """A proxy that has nobody to ask answers in its own words, and is waited for; what it refuses for good is told."""
    answers = [(502, b"<html>502 Bad Gateway</html>"), (504, b""), (200, b"<html>Sign in</html>"), (520, b"oops"),
               (200, b'{"items":[],"isDone":true,"cursor":"c"}')]
    asked = []

    class Proxy(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            status, body = answers[min(len(asked), len(answers) - 1)]
            asked.append(self.path)
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    there = dict(STEMDESK_URL=f"http://127.0.0.1:{server.server_port}", WEB_SHOP_DATABASE=":memory:")
    shop.run("pull", **there)
    assert asked[:5] == asked[:1] * 5, asked
    assert "http_502" in shop.said() and "is away" in shop.said(), shop.said()
    answers[:] = [(403, b"<html>Forbidden</html>")]
    assert shop.start("pull", **there).wait(PATIENCE) == 1, "a proxy's refusal is no end"
    server.shutdown()


def check_refused_rows(server, shop):
    """They are told, and sent again by the next push."""
    with open(shop.catalogue, "w", newline="") as file:
        csv.writer(file).writerows([
            ["product_id", "product", "type", "variety_id", "variety", "length", "pack", "sku"],
            ["odd", "Tulip", "flower", "odd-1", "Red", "", "-5", ""],
            ["even", "Tulip", "flower", "even-1", "White", "", "5", ""]])
    database = dict(WEB_SHOP_DATABASE=str(shop.file) + ".refused")
    for _ in range(2):
        assert shop.start("push", shop.catalogue, **database).wait(PATIENCE) == 3, shop.said()
    assert shop.said().count("refused: odd: ") == 2, shop.said()
    text = shop.catalogue.read_text().replace("-5", "5")
    shop.catalogue.write_text(text)
    shop.run("push", shop.catalogue, **database)
    for product in server.products():
        server.ask("DELETE", f"/products/{product['productId']}")
    assert shop.start("push", **database).wait(PATIENCE) == 2, "wrong use is not told"


def main(program, examples, products=40, kills=3):
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        server = Server(program, pathlib.Path(name))
        shop = WebShop(examples / "web_shop.py", server, pathlib.Path(name))
        try:
            check_limits(shop)
            check_proxies(shop)
            check_refused_rows(server, shop)
            check_steps(server, shop, products, kills)
            check_webhooks(server, shop)
            print(f"{len(shop.varieties())} varieties, {kills} kills, one restore: equal after "
                  f"{time.monotonic() - begun:.0f} s")
        except AssertionError:
            print(shop.said()[-4000:], file=sys.stderr)
            raise
        finally:
            shop.close()
            server.end()


main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), *map(int, sys.argv[3:5]))
