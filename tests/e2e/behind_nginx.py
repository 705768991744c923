"""Puts nginx, with the configuration of docs/network-and-postgresql.md, in front of a server: stream, tables, uploads, pictures and tags.

Usage: behind_nginx.py PROGRAM ROOT
Skipped where there is no nginx.
"""

import gzip
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import zlib

PATIENCE = 60  # Seconds, for a machine that is busy with other tests.
HOST = "shop.example.com"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def picture(bytes_):
    """A PNG of noise, so that it stays about as large as that."""
    side = int((bytes_ / 3) ** 0.5)
    rows = b"".join(b"\0" + os.urandom(side * 3) for _ in range(side))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))


class Proxied:
    def __init__(self, program, root, folder):
        self.program, self.data, self.port, behind = program, folder / "data", free_port(), free_port()
        self.run("demo")
        self.run("shop", "set", "rate-per-minute=0")
        self.key = self.run("key", "create", "--name", "Proxied", "--scopes", "all").strip()
        self.server = subprocess.Popen([program, "serve", "--data", self.data, "--listen", f"127.0.0.1:{behind}",
                                        "--host", HOST, "--behind", "127.0.0.1"], stdout=subprocess.PIPE, text=True)
        assert "listening" in self.server.stdout.readline(), "the server does not start"
        self.nginx = subprocess.Popen([nginx(), "-c", self.configured(root, folder, behind)], stderr=subprocess.PIPE)
        end = time.monotonic() + PATIENCE
        while socket.socket().connect_ex(("127.0.0.1", self.port)) != 0:
            assert time.monotonic() < end and self.nginx.poll() is None, self.nginx.stderr.read()
            time.sleep(0.05)

    def run(self, *words):
        return subprocess.run([self.program, *words, "--data", self.data], check=True, capture_output=True, text=True,
                              timeout=PATIENCE).stdout

    def configured(self, root, folder, behind):
        """That of the page, but without TLS, for which there is no certificate here."""
        block = re.search(r"^```nginx\n(.*?)^```$", (root / "docs/network-and-postgresql.md").read_text(), re.DOTALL | re.MULTILINE)[1]
        block = re.sub(r"^ *ssl_.*\n", "", block, flags=re.MULTILINE)
        block = block.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};").replace("127.0.0.1:8787",
                                                                                       f"127.0.0.1:{behind}")
        places = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in
                         ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root; " if os.geteuid() == 0 else ""
        file = folder / "nginx.conf"
        file.write_text(f"{user}daemon off; pid {folder}/pid; error_log {folder}/errors;\n"
                        f"events {{}}\nhttp {{ access_log off; {places}\n{block}\n}}\n")
        return file

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"Host": HOST, "Authorization": f"Bearer {self.key}", **headers})
        answer = connection.getresponse()
        content = answer.read()
        if answer.headers.get("Content-Encoding") == "gzip":
            content = gzip.decompress(content)
        connection.close()
        return answer, content

    def close(self):
        self.nginx.terminate()
        self.nginx.communicate()
        self.server.terminate()
        self.server.communicate()


def nginx():
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def check_stream(proxied):
    """What happens shows at once, and nothing is held back."""
    connection = http.client.HTTPConnection("127.0.0.1", proxied.port, timeout=PATIENCE)
    connection.request("GET", "/api/v1/changes/stream", headers={"Host": HOST, "Authorization": f"Bearer {proxied.key}"})
    stream = connection.getresponse()
    assert stream.status == 200
    opened = [stream.readline() for _ in range(5)]
    assert opened[1] == b"event: open\n" and opened[3] == b"data: {}\n", opened
    made, body = proxied.ask("POST", "/api/v1/suppliers", '{"name": "Behind"}', Content_Type="application/json")
    assert made.status == 201, body
    told = [stream.readline() for _ in range(3)]
    assert json.loads(body)["supplierId"].encode() in told[2], told
    connection.close()


def check_tags(proxied):
    """A tag is good as the proxy hands it on: it makes it weak where it packs the answer itself."""
    listed, body = proxied.ask("GET", "/api/v1/products?limit=1")
    path = f"/api/v1/products/{json.loads(body)['items'][0]['productId']}"
    for coding in ("identity", "gzip"):
        read, _ = proxied.ask("GET", path, Accept_Encoding=coding)
        for tag in (read.headers["ETag"], "W/" + read.headers["ETag"].removeprefix("W/")):
            again, _ = proxied.ask("GET", path, Accept_Encoding=coding, If_None_Match=tag)
            assert again.status == 304, (coding, tag, again.status)
            changed, body = proxied.ask("PATCH", path, "{}", Content_Type="application/json", If_Match=tag)
            assert changed.status == 200, (coding, tag, body)


def check_tables(proxied):
    direct, plain = proxied.ask("GET", "/api/v1/tables/price-entries.csv")
    packed, content = proxied.ask("GET", "/api/v1/tables/price-entries.csv", Accept_Encoding="gzip")
    assert direct.status == packed.status == 200 and plain == content and len(plain) > 1000
    known, _ = proxied.ask("GET", "/api/v1/tables/price-entries.csv", If_None_Match=direct.headers["ETag"])
    assert known.status == 304


def check_pictures(proxied):
    """One of nearly 4 MiB goes in, and its address is that of the proxy; a larger one is refused."""
    stored, body = proxied.ask("POST", "/api/v1/images", picture(4_100_000), Content_Type="image/png",
                               X_Forwarded_Proto="https")
    assert stored.status == 201, (stored.status, body[:300])
    url = json.loads(body)["url"]
    assert url.startswith(f"http://{HOST}:{proxied.port}/") or url.startswith(f"http://{HOST}/"), url
    read, shown = proxied.ask("GET", url[url.index("/api/"):])
    assert read.status == 200 and len(shown) > 1000
    refused, _ = proxied.ask("POST", "/api/v1/images", b"x" * 5_000_000, Content_Type="image/png")
    assert refused.status == 413


def check_reference(proxied):
    for path in ("/docs", "/api/v1/openapi.json", "/healthz", "/readyz"):
        assert proxied.ask("GET", path)[0].status == 200, path
    own, body = proxied.ask("GET", "/api/v1/shop", Origin=f"http://{HOST}")
    assert own.status == 200, body  # Its own page may ask.


def main(program, root):
    if not nginx():
        sys.exit(77)
    with tempfile.TemporaryDirectory() as name:
        proxied = Proxied(program, root, pathlib.Path(name))
        try:
            for check in (check_stream, check_tags, check_tables, check_pictures, check_reference):
                check(proxied)
        finally:
            proxied.close()


main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve())
