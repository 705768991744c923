#!/usr/bin/env python3
"""Prints gcovr's summary (--json-summary) as one figure and a table by folder."""

import collections
import json
import pathlib
import sys


def share(covered, total):
    return 100 * covered / total if total else 100.0


def main(path):
    folders = collections.defaultdict(lambda: [0, 0])
    for file in json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["files"]:
        counts = folders[str(pathlib.PurePath(file["filename"]).parent)]
        counts[0] += file["line_covered"]
        counts[1] += file["line_total"]
    print(f"{'folder':28} {'lines':>8} {'run':>8} {'share':>8}")
    for folder, (covered, total) in sorted(folders.items()):
        print(f"{folder:28} {total:8} {covered:8} {share(covered, total):7.1f} %")
    covered = sum(counts[0] for counts in folders.values())
    total = sum(counts[1] for counts in folders.values())
    print(f"{'core':28} {total:8} {covered:8} {share(covered, total):7.1f} %")


main(sys.argv[1])
