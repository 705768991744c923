"""Pictures that were made to do harm: each is refused or taken, in bounded memory, while pages are read."""

import base64
import collections
import random
import struct
import threading
import zlib

from pages import Pages
from program import Client


def png(width, height, depth=8, colour=2):
    """All black."""
    row = b"\0" + bytes((width * depth * (3 if colour == 2 else 1) + 7) // 8)
    packer = zlib.compressobj(9)
    data = b"".join(packer.compress(row) for _ in range(height)) + packer.flush()
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in ((b"IHDR", head), (b"IDAT", data), (b"IEND", b"")))


def jpeg(width, height):
    """All grey: each block takes two bits."""
    def part(kind, body):
        return struct.pack(">BBH", 0xFF, kind, len(body) + 2) + body

    code = bytes([1] + [0] * 15) + b"\0"  # One word, of one bit.
    blocks = (width + 7) // 8 * ((height + 7) // 8)
    return b"\xff\xd8" + b"".join((
        part(0xDB, b"\0" + b"\1" * 64), part(0xC0, struct.pack(">BHHBBBB", 8, height, width, 1, 1, 0x11, 0)),
        part(0xC4, b"\0" + code), part(0xC4, b"\x10" + code), part(0xDA, bytes([1, 1, 0, 0, 63, 0])),
        bytes(blocks // 4), bytes([0xFF >> blocks % 4 * 2]), b"\xff\xd9"))


WEBP = base64.b64decode("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")


def bad_ones(good, count, seed):
    """Bombs, and good ones with bytes flipped."""
    dice = random.Random(seed)
    for bomb in (png(8000, 8000, 1, 0), png(8000, 8000), png(60000, 60, 8, 0), png(20000, 20000, 1, 0)):
        yield from [(bomb, "png")] * 4  # At the same time.
    for bomb in (jpeg(8000, 8000), jpeg(65000, 65000)[:100000]):
        yield from [(bomb, "jpeg")] * 4
    for _ in range(count):
        data, kind = dice.choice(good)
        data = bytearray(data)
        for _ in range(dice.choice([1, 4, 16])):
            data[dice.randrange(len(data))] = dice.randrange(256)
        yield bytes(data[:dice.choice([len(data), dice.randrange(1, len(data))])]), kind


def send_picture(running, key, picture, kind):
    try:
        client = Client(running.port, key)
        return client.send("POST", "/api/v1/images", picture, {"Content-Type": f"image/{kind}"}).status
    except OSError as error:
        return type(error).__name__


def send_all(running, key, every):
    """By four at a time; counts the answers."""
    said, lock, left = collections.Counter(), threading.Lock(), iter(every)

    def send():
        while True:
            with lock:
                picture = next(left, None)
            if not picture:
                return
            status = send_picture(running, key, *picture)
            with lock:
                said[status] += 1

    threads = [threading.Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return said


def send_bad_ones(program, options, figures):
    row = "hostile pictures"
    key = program.prepare(demo=True)
    running = program.serve()
    before = running.memory()
    good = [(png(640, 480), "png"), (jpeg(64, 48), "jpeg"), (WEBP, "webp")]
    good = [picture for picture in good if send_picture(running, key, *picture) == 201]
    figures.note(row, "kinds of good pictures that are taken (WebP is Qt's plugin's)", len(good), least=2)
    every = list(bad_ones(good, options.files, options.seed))
    with Pages(running, key) as pages:
        said = send_all(running, key, every)
    pages.note(figures, row, "meanwhile", options.page_p99)
    others = {status: count for status, count in said.items() if status not in (201, 413, 415, 422, 503)}
    figures.note(row, f"taken, {sum(said.values()) - said[201]} refused", said[201])
    figures.note(row, f"answered otherwise {others or ''}".strip(), sum(others.values()), most=0)
    figures.note(row, "memory that they took", running.memory("VmHWM") - before, "MB", most=options.memory_mb)
    running.stop()
    program.check()
    return f"{sum(said.values())} pictures"
