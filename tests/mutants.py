#!/usr/bin/env python3
"""Breaks the program on purpose, a place at a time, and asks the tests to notice.

Each mutant swaps a comparison, drops a statement or changes a constant in one line of a layer. It is built, and the tests
of its layer run, then, where they notice nothing, those that use the layer. A mutant that nobody notices survives: either
a test is missing, or the line has no effect that matters. Survivors are printed with their lines, the rest is counted.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = ["pricing", "orders", "domain", "json", "security", "webhooks"]
# Who else would notice: the services, and the API over them.
BEYOND = r"^core/(services/(events|orders|prices|catalogue|webhooks|secrets|keys)|api|webhooks|exchange)/"

SWAPS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "), (r" / ", " * "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"if \(!", "if ("),
]
CONSTANT = re.compile(r"(?<![\w.'\"])(\d+)(?![\w.'\"])")
STATEMENT = re.compile(r"^\s+(?!return\b|const\b|auto\b|using\b|static\b|case\b|break\b|continue\b|template\b|friend\b|Q_)"
                       r"[\w:.>()\[\]*-]+\s*(=|\+=|-=|\(|\.|->).*;$")

Mutant = collections.namedtuple("Mutant", "file line what text")


def code_lines(file):
    """The lines of function bodies, by number: no comments, no preprocessor, no tables of texts."""
    for number, line in enumerate(file.read_text().split("\n")):
        bare = line.strip()
        indented = line.startswith("    ") and not bare.startswith(("//", "#", "*", "\""))
        if indented and "R\"" not in line and "u\"" not in line:
            yield number, line.split(" //")[0]


def mutants_of(file):
    for number, line in code_lines(file):
        for pattern, other in SWAPS:
            if (found := re.search(pattern, line)) and "template" not in line and "->" not in found.group():
                yield Mutant(file, number, f"{found.group().strip()} becomes {other.strip()}",
                             line[:found.start()] + other + line[found.end():])
        if found := CONSTANT.search(line):
            changed = str(int(found.group(1)) + 1)
            yield Mutant(file, number, f"{found.group(1)} becomes {changed}",
                         line[:found.start()] + changed + line[found.end():])
        if STATEMENT.match(line):
            yield Mutant(file, number, "dropped", "")


def run(command, seconds):
    """Whether it ended well in time."""
    try:
        return subprocess.run(command, cwd=ROOT, env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8",
                              "TZ": "UTC"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds,
                              check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def is_noticed(build, tests):
    return not run(["ctest", "--test-dir", str(build), "--stop-on-failure", "-j", "2", "-LE", "postgres", "-R", tests], 900)


def judge(mutant, build):
    layer = mutant.file.relative_to(ROOT / "core").parts[0]
    original = mutant.file.read_text()
    lines = original.split("\n")
    lines[mutant.line] = mutant.text
    try:
        mutant.file.write_text("\n".join(lines))
        if not run(["ninja", "-C", str(build), f"stemdesk_{layer}"], 300):
            return "does not compile"
        for tests in (f"^core/{layer}/", BEYOND):
            if is_noticed(build, tests):
                return "noticed"
        return "survives"
    finally:
        mutant.file.write_text(original)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", type=pathlib.Path, required=True, help="a build of the tests with shared libraries")
    options.add_argument("--count", type=int, default=300)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("layers", nargs="*", default=LAYERS)
    chosen = options.parse_args()
    all_mutants = [mutant for layer in chosen.layers for file in sorted((ROOT / "core" / layer).rglob("*.cpp"))
                   for mutant in mutants_of(file)]
    random.Random(chosen.seed).shuffle(all_mutants)
    counts = collections.Counter()
    for mutant in all_mutants:
        if counts["noticed"] + counts["survives"] >= chosen.count:
            break
        verdict = judge(mutant, chosen.build)
        counts[verdict] += 1
        if verdict == "survives":
            where = mutant.file.relative_to(ROOT)
            print(f"{where}:{mutant.line + 1}: {mutant.what}: {mutant.text.strip() or '(dropped)'}", flush=True)
    run(["ninja", "-C", str(chosen.build)], 900)
    tried = counts["noticed"] + counts["survives"]
    print(f"{tried} mutants of {len(all_mutants)} places: {counts['noticed']} noticed, {counts['survives']} survive "
          f"({counts['does not compile']} more did not compile), seed {chosen.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
