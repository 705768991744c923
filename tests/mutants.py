#!/usr/bin/env python3
"""Breaks the program on purpose, in many places, and asks the tests to notice each.

A mutant swaps a comparison or an operator, negates a condition, drops a statement or changes a constant, in one line. All
are compiled at once into copies of their layers, each behind a switch that STEMDESK_MUTANT turns on, and linked with what
the dev build made of the rest. One run of the tests of core (without PostgreSQL) records which of them come by which
mutant. Then each mutant meets the tests that came by: the one of its own file first, then those of its folder, then the
quickest, until one fails or takes ten times as long as it did. A mutant that nobody notices survives: either a test is missing, or the line has no
effect that matters. A mutant can be looked at again by its number:

    LD_LIBRARY_PATH=build/mutants STEMDESK_MUTANT=17 build/mutants/core_tests core/pricing/line_price
"""

import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEV = ROOT / "build/dev"
BUILD = ROOT / "build/mutants"
LAYERS = ["pricing", "orders", "domain", "json", "security", "webhooks"]
ENVIRONMENT = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "TZ": "UTC",
                            "QTEST_DISABLE_STACK_DUMP": "1", "LD_LIBRARY_PATH": str(BUILD)}
PATIENCE = 10  # Times as long as usual,
GRACE = 20  # and so many seconds more.

SWAPS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "), (r" / ", " * "), (r" \+= ", " -= "), (r" -= ", " += "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
]
CONSTANT = re.compile(r"(?<![\w.'])(\d+)(?![\w.'])")
TEXT = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'")

# The lines that can be had twice, each as what precedes the code, the code and what follows it.
CONDITION = re.compile(r"^(\s+(?:\} else )?(?:if|while) \((?:.*; )?)(.*)(\)(?: \{)?)$")
LOOP = re.compile(r"^(\s+for \([^;]*; )([^;]+)(; .*)$")
INITIALISER = re.compile(r"^(\s+(?!return|using|static|else|case)(?:const )?[\w:]+(?:<[^=;]*>)? \*?\w+ = )([^{[].*)(;)$")
STATEMENT = re.compile(r"^(\s+)((?:return\b|\+\+|--|\*?[\w:.>()\[\]-]+\s*(?:[-+*/|&]?=|\(|\.|->|\+\+|--)).*;)()$")
# What only makes faster or tells the log, and what a switch cannot stand before.
LEFT_ALONE = re.compile(r"^\s*(//|/?\*|#|Q_|qC|qWarning|qInfo|qDebug|case\b|default:|static\b|using\b|template\b|friend\b)"
                        r"|\bconstexpr\b|static_assert|reserve\(|squeeze\(|R\"")

SWITCH = """#pragma once
#include <atomic>
#include <cstdio>
#include <cstdlib>

inline bool mutated(int number)
{
    static const char *const chosen = std::getenv("STEMDESK_MUTANT");
    static const int mutant = chosen ? std::atoi(chosen) : -1;
    static const char *const record = std::getenv("STEMDESK_RECORD");
    static std::atomic_flag reached[%d];
    if (record && !reached[number].test_and_set()) {
        if (std::FILE *file = std::fopen(record, "a")) {
            std::fprintf(file, "%%d\\n", number);
            std::fclose(file);
        }
    }
    return number == mutant;
}
"""

Mutant = collections.namedtuple("Mutant", "file line code what text")
Unit = collections.namedtuple("Unit", "source object command files")
Test = collections.namedtuple("Test", "name command environment")


def changes_of(code):
    """The code with one thing changed, each with what is said of it. What stands in texts stays."""
    bare = TEXT.sub(lambda text: "\"" + "_" * (len(text.group()) - 2) + "\"", code)
    for pattern, other in SWAPS:
        if found := re.search(pattern, bare):
            yield f"{found.group().strip()} becomes {other.strip()}", code[:found.start()] + other + code[found.end():]
    if found := CONSTANT.search(bare):
        changed = str(int(found.group()) + 1)
        yield f"{found.group()} becomes {changed}", code[:found.start()] + changed + code[found.end():]


def choices_at(line, follows_whole):
    """The line's mutants: what is said of each, and the line with a switch in it, for the number to be filled in."""
    if found := CONDITION.match(line) or LOOP.match(line):
        before, code, after = found.groups()
        if " = " not in code:
            for what, changed in [*changes_of(code), ("negated", f"!({code})")]:
                yield what, f"{before}mutated(%d) ? static_cast<bool>({changed}) : static_cast<bool>({code}){after}"
    elif follows_whole and (found := INITIALISER.match(line)):
        before, code, after = found.groups()
        for what, changed in changes_of(code):
            yield what, f"{before}mutated(%d) ? ({changed}) : ({code}){after}"
    elif follows_whole and (found := STATEMENT.match(line)):
        before, code, after = found.groups()
        dropped = [("dropped", "")] if code == "return;" or not code.startswith("return") else []
        for what, changed in [*changes_of(code), *dropped]:
            yield what, f"{before}if (mutated(%d)) {{ {changed} }} else {{ {code} }}{after}"


def mutants_of(file):
    previous = ""
    for number, line in enumerate((ROOT / file).read_text().split("\n")):
        line = line.split(" //")[0]
        follows_whole = previous.endswith((";", "{", "}", ")", "else"))
        is_balanced = line.count("(") == line.count(")") and line.count("[") == line.count("]")
        if is_balanced and not LEFT_ALONE.search(line):
            for what, text in choices_at(line, follows_whole):
                yield Mutant(file, number, line.strip(), what, text.replace("%", "%%").replace("%%d", "%d", 1))
        if line.strip() and not line.lstrip().startswith("//"):
            previous = line


def places_of(layers, seed):
    """All mutants in an order of chance: one for each line, and one layer after the other, so that none is passed over."""
    chance = random.Random(seed)
    by_layer = []
    for layer in layers:
        files = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "core" / layer).rglob("*.cpp"))
        mutants = [mutant for file in files for mutant in mutants_of(file)]
        chance.shuffle(mutants)
        by_layer.append({(mutant.file, mutant.line): mutant for mutant in mutants}.values())
    return [mutant for row in itertools.zip_longest(*by_layer) for mutant in row if mutant]


def units_of(layers):
    """What the dev build compiles at once: a file, or several that a file of its own includes."""
    for entry in json.loads((DEV / "compile_commands.json").read_text()):
        source, command = pathlib.Path(entry["file"]), shlex.split(entry["command"])
        target = command[command.index("-o") + 1]
        if re.match(rf"core/CMakeFiles/stemdesk_({'|'.join(layers)})\.dir/", target):
            text = source.read_text() if source.is_relative_to(DEV) else f'"{source}"'
            yield Unit(source, target, command, re.findall(rf'"{ROOT}/(core/[^"]+\.cpp)"', text))


def write_if_changed(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.is_file() or file.read_text() != text:
        file.write_text(text)


def write_sources(mutants):
    """Copies of the files with these mutants in them."""
    by_file = collections.defaultdict(list)
    for number, mutant in mutants.items():
        by_file[mutant.file].append((number, mutant))
    for file, changed in by_file.items():
        lines = (ROOT / file).read_text().split("\n")
        for number, mutant in changed:
            lines[mutant.line] = mutant.text % number
        write_if_changed(BUILD / file, "\n".join([f'#include "{BUILD}/mutated.h"', *lines]))
    return by_file.keys()


def compile_unit(unit, mutated):
    """What the compiler says when it fails."""
    files = [BUILD / file if file in mutated else ROOT / file for file in unit.files]
    source, target = BUILD / unit.object.replace(".o", ""), BUILD / unit.object
    write_if_changed(source, "".join(f'#include "{file}"\n' for file in files))
    newest = max(file.stat().st_mtime for file in [*files, source, BUILD / "mutated.h", DEV / unit.object])
    if target.exists() and target.stat().st_mtime > newest:
        return ""
    changed = {str(unit.source): str(source), unit.object: str(target)}
    command = [changed.get(part, part) for part in unit.command]
    return subprocess.run([*command, "-w"], cwd=DEV, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False).stdout


def link(layer, units):
    """As the dev build links it, but with the objects that have mutants in them."""
    library = f"core/libstemdesk_{layer}.so"
    command = subprocess.run(["ninja", "-C", DEV, "--quiet", "-t", "commands", "-s", library], stdout=subprocess.PIPE,
                             text=True, check=True).stdout
    for unit in units:
        command = command.replace(f" {unit.object} ", f" {BUILD / unit.object} ")
    command = command.replace(f" -o {library} ", f" -o {BUILD / library.removeprefix('core/')} ")
    subprocess.run(command, shell=True, cwd=DEV, check=True)


def build(mutants, layers):
    """Empty when all was built, else the numbers of the mutants that the compiler complains of."""
    mutated = write_sources(mutants)
    units = [unit for unit in units_of(layers) if mutated & set(unit.files)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        output = "".join(pool.map(lambda unit: compile_unit(unit, mutated), units))
    if output:
        named = {(file, int(line) - 2) for file, line in re.findall(rf"{BUILD}/(core/[\w/]+\.cpp):(\d+):", output)}
        failing = [number for number, mutant in mutants.items() if (mutant.file, mutant.line) in named]
        return failing or sys.exit(output[-5000:])
    for layer in layers:
        link(layer, units)
    return []


def built_mutants(places, count, layers):
    """The first so many that compile, by their numbers, and how many did not."""
    write_if_changed(BUILD / "mutated.h", SWITCH % len(places))
    mutants = dict(list(enumerate(places))[:count])
    while failing := build(mutants, layers):
        for number in failing:
            del mutants[number]
        following = max(max(mutants), max(failing)) + 1
        more = range(following, min(following + len(failing), len(places)))
        mutants |= {number: places[number] for number in more}
    return mutants, max(mutants) + 1 - len(mutants)


def copy_rest(layers):
    """The tests and the other libraries, so that a dev build in the meantime does not matter."""
    mutated = {f"libstemdesk_{layer}.so" for layer in layers}
    for file in [DEV / "bin/core_tests", *DEV.glob("core/*.so"), *DEV.glob("tests/support/*.so")]:
        if file.name not in mutated:
            shutil.copy2(file, BUILD)


def tests_of_core():
    listed = subprocess.run(["ctest", "--test-dir", DEV, "--show-only=json-v1", "-R", "^core/", "-LE", "postgres"],
                            check=True, stdout=subprocess.PIPE).stdout
    for test in json.loads(listed)["tests"]:
        properties = {each["name"]: each["value"] for each in test["properties"]}
        variables = dict(variable.split("=", 1) for variable in properties.get("ENVIRONMENT", []))
        command = [part.replace(f"{DEV}/bin", str(BUILD)) for part in test["command"]]
        yield Test(test["name"], command, variables)


def passes(test, seconds, variables):
    """Whether it ended well in time. Seconds in which all of this was stopped do not count."""
    process = subprocess.Popen(test.command, cwd=BUILD, env=ENVIRONMENT | test.environment | variables, process_group=0,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(seconds):
        try:
            return process.wait(1) == 0
        except subprocess.TimeoutExpired:
            pass
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    return False


def record(test, folder):
    """How long it takes and which mutants it comes by; none where it fails as it is, and again."""
    reached = pathlib.Path(folder) / test.name.replace("/", ".")
    reached.touch()
    for _ in range(2):  # What else the machine does may make it fail once.
        start = time.monotonic()
        if passes(test, 600, {"STEMDESK_RECORD": str(reached)}):
            return test, time.monotonic() - start, {int(line) for line in reached.read_text().split()}
    print(f"{test.name} fails without a mutant and is left out", flush=True)
    return test, 0, set()


def judge(number, mutant, recorded, most):
    own = mutant.file.removesuffix(".cpp")
    folder = own.rpartition("/")[0] + "/"

    def nearest(run):
        return run[0].name != own, not run[0].name.startswith(folder), run[1]

    reaching = sorted((run for run in recorded if number in run[2]), key=nearest)
    for test, seconds, _ in reaching[:most]:
        if not passes(test, int(seconds * PATIENCE) + GRACE, {"STEMDESK_MUTANT": str(number)}):
            return number, "noticed", test.name
    return number, "survives" if reaching else "is not reached", f"{min(len(reaching), most)} of {len(reaching)} tests"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--count", type=int, default=300, help="mutants to judge")
    options.add_argument("--seed", type=int, default=1, help="for the choice of mutants")
    options.add_argument("--tests", type=int, default=40, help="the most tests that a mutant meets")
    options.add_argument("--verbose", action="store_true", help="also tell which test noticed which mutant")
    options.add_argument("layers", nargs="*", default=LAYERS)
    chosen = options.parse_args()
    places = places_of(chosen.layers, chosen.seed)
    print(f"Building {chosen.count} mutants of {len(places)} lines", flush=True)
    mutants, dropped = built_mutants(places, chosen.count, chosen.layers)
    copy_rest(chosen.layers)
    # A mutant may ask for all memory there is, and write until the disk is full.
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool, tempfile.TemporaryDirectory() as folder:
        ENVIRONMENT["TMPDIR"] = folder
        print("Recording which test comes by which mutant", flush=True)
        recorded = list(pool.map(lambda test: record(test, folder), tests_of_core()))
        verdicts = pool.map(lambda item: judge(*item, recorded, chosen.tests), mutants.items())
        for number, verdict, by in verdicts:
            counts[verdict] += 1
            if verdict != "noticed" or chosen.verbose:
                mutant = mutants[number]
                print(f"{mutant.file}:{mutant.line + 1}: {mutant.code}\n"
                      f"    {mutant.what}: {verdict} ({by}; mutant {number})", flush=True)
    print(f"{len(mutants)} mutants in {len(places)} lines: {counts['noticed']} noticed, {counts['survives']} survive, "
          f"{counts['is not reached']} are not reached ({dropped} more did not compile), seed {chosen.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
