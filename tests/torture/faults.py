"""What may become of a disk and the files on it: a clear sentence, the old data intact, and a way on."""

import contextlib
import hashlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess

from program import Client, Failure, Program, require

NOBODY = 65534


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def refused(done, what):
    """It said in one line why, and did not crash."""
    lines = done.stderr.strip().splitlines()
    require(done.returncode == 1, f"{what}: it ended with {done.returncode}: {done.stderr.strip()}")
    require(lines and lines[-1].endswith("."), f"{what}: no sentence says why: {done.stderr!r}")
    return lines[-1]


def database(program):
    return program.folder / "stemdesk.db"


def rest(program):
    """Everything into the one file."""
    with contextlib.closing(sqlite3.connect(database(program))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def read_only_folder(program):
    rest(program)
    before = digest(database(program))
    prefix = ()
    if os.geteuid() == 0:  # Whom no mode keeps from writing.
        prefix = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--")
        for path in (program.folder, *program.folder.iterdir()):
            os.chown(path, NOBODY, NOBODY)
        for parent in (program.folder.parent, program.folder.parent.parent):
            parent.chmod(0o755)
    for path in program.folder.iterdir():
        path.chmod(0o400)
    program.folder.chmod(0o500)
    try:
        sentence = refused(program.run("shop", "create", "Nowhere", prefix=prefix), "read-only folder")
    finally:
        program.folder.chmod(0o700)
        for path in program.folder.iterdir():
            path.chmod(0o600)
        if os.geteuid() == 0:
            for path in (program.folder, *program.folder.iterdir()):
                os.chown(path, 0, 0)
    require(digest(database(program)) == before, "The read-only database is another one now")
    program.do("shop", "create", "Afterwards")
    program.check()
    return sentence


def locked_database(program):
    with contextlib.closing(sqlite3.connect(database(program), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        sentence = refused(program.run("shop", "create", "Waiting"), "locked database")
        other.execute("ROLLBACK")
    program.do("shop", "create", "Afterwards")
    program.check()
    return sentence


def damaged_page(program):
    rest(program)
    path = database(program)
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    size = 65536 if size == 1 else size
    said = set()
    pages = len(whole) // size
    # Pages spread over the file, the first left whole: without it, it is no database at all.
    for page in range(1, pages, max(1, pages // 12)):
        path.write_bytes(whole[:page * size] + bytes(range(256)) * (size // 256) + whole[(page + 1) * size:])
        done = program.run("check")
        require(done.returncode in (0, 1), f"damaged page {page}: it ended with {done.returncode}")
        if done.returncode == 1:
            said.add(refused(done, "damaged page"))
        for rest_of in ("-wal", "-shm"):
            path.with_name(path.name + rest_of).unlink(missing_ok=True)
    require(said, "No damage was found")
    path.write_bytes(b"not a database at all" * 4096)
    said.add(refused(program.run("shop", "list"), "no database"))
    path.write_bytes(whole)
    program.check()
    return min(said, key=len)


def truncated_log(program):
    key = program.do("key", "create", "--name", "log")
    running = program.serve()
    client = Client(running.port, key)
    names = [f"Logged {number}" for number in range(40)]
    for name in names:
        client.call("POST", "suppliers", {"name": name})
    running.kill()
    log = database(program).with_name("stemdesk.db-wal")
    data = log.read_bytes()
    require(len(data) > 10000, "There is no log to cut")
    log.write_bytes(data[:len(data) * 2 // 3 + 7])
    program.check()
    running = program.serve()
    client = Client(running.port, key)
    there = [row["name"] for row in client.everything("suppliers?q=logged&fields=name")]
    running.stop()
    # What was in the part that is gone is gone; what is left is the beginning, without a hole.
    require(there == names[:len(there)], f"There is a hole: {there}")
    return f"{len(there)} of {len(names)} suppliers were in what was left, the first ones"


def newer_schema(program):
    rest(program)
    with contextlib.closing(sqlite3.connect(database(program))) as connection, connection:
        connection.execute("INSERT INTO schema_migration (number, name, applied_at) VALUES (9999, 'future', 0)")
    rest(program)
    before = digest(database(program))
    sentence = refused(program.run("shop", "list"), "newer schema")
    refused(program.run("serve", "--listen", "127.0.0.1:0"), "newer schema")
    require(digest(database(program)) == before, "The newer database was touched")
    return sentence


def full_disk(program):
    if os.geteuid() != 0:
        return "not tried: only root can mount a small disk"
    whole = program.folder
    disk = whole.parent / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m,mode=700", "tmpfs", str(disk)], check=True)
    try:
        small = Program(program.path, disk / "data")
        shutil.copytree(whole, small.folder)
        key = small.prepare(demo=False)
        running = small.serve()
        client = Client(running.port, key)
        filler = disk / "filler"
        room = shutil.disk_usage(disk).free - 1024 * 1024
        with contextlib.suppress(OSError):  # The server writes too, so that less may be left than was counted.
            filler.write_bytes(bytes(room))
        stored, answer = 0, None
        for batch in range(400):
            rows = [{"name": f"Full {batch} {row}", "description": "x" * 2000, "productType": "flower",
                     "variant": {"name": "V"}} for row in range(50)]
            answer = client.send("POST", "/api/v1/products", json.dumps({"items": rows}).encode())
            if answer.status != 200:
                break
            stored += 50
        require(answer.status == 503 and answer.json()["error"] == "storage_full",
                f"The full disk is answered with {answer.status}: {answer.body[:200]!r}")
        require(sum(1 for _ in client.everything("products?q=full&fields=name")) == stored, "A batch is half there")
        filler.unlink()
        client.call("POST", "suppliers", {"name": "Room again"})
        running.stop()
        small.check()
        return answer.json()["message"]
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=False)


FAULTS = [
    ("read-only folder", read_only_folder),
    ("database locked by another program", locked_database),
    ("damaged pages", damaged_page),
    ("log cut short", truncated_log),
    ("newer schema", newer_schema),
    ("full disk", full_disk),
]


def provoke(path, folder):
    origin = Program(path, folder / "origin")
    origin.prepare(demo=True)
    rest(origin)
    wrong = []
    for number, (name, fault) in enumerate(FAULTS):
        place = folder / f"fault-{number}"
        place.mkdir()
        shutil.copytree(origin.folder, place / "data")
        try:
            said = fault(Program(path, place / "data"))
        except Failure as failure:
            wrong.append(f"{name}: {failure}")
            said = f"FAILED, {failure}"
        print(f"  {name}: {said}", flush=True)
    require(not wrong, "; ".join(wrong))
    return f"{len(FAULTS)} faults"
