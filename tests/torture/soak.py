"""Mixed load for minutes: memory, descriptors and threads stay where they were after warming up."""

import statistics
import time

from load import Reader, Writer
from program import require

# What an allocator and SQLite's caches may still take in after warming up.
SLACK = 1.15
SLACK_MB = 4


def soak(program, minutes):
    key = program.prepare(demo=True)
    running = program.serve()
    idle_files, idle_threads = running.open_files(), running.threads()
    samples = []
    threads = [Writer(running.port, key, 1), Writer(running.port, key, 2),
               Reader(running.port, key, 3), Reader(running.port, key, 4)]
    for thread in threads:
        thread.start()
    begin = time.monotonic()
    while time.monotonic() < begin + minutes * 60:
        time.sleep(min(2, minutes * 2))
        require(running.is_alive(), "The server is gone")
        samples.append(running.memory())
    for thread in threads:
        thread.stop()
        require(not thread.was_left_alone, "A connection was cut while the server was running")
    # Connections that were closed are forgotten within moments.
    end = time.monotonic() + 30
    while running.open_files() > idle_files + 8 and time.monotonic() < end:
        time.sleep(0.5)
    files, after = running.open_files(), running.threads()
    peak = running.memory("VmHWM")
    running.stop()
    program.check()
    third = max(1, len(samples) // 3)
    warm, last = statistics.median(samples[third:2 * third] or samples), statistics.median(samples[-third:])
    writes = sum(len(thread.journal.suppliers) + len(thread.journal.batches) + thread.journal.renames
                 + len(thread.journal.events) for thread in threads[:2])
    said = (f"{minutes:g} minutes, {writes} writes and {threads[2].answers + threads[3].answers} reads; memory "
            f"{warm:.0f} MB in the second third, {last:.0f} MB in the last, at most {peak:.0f} MB; "
            f"files {idle_files} before and {files} after, threads {idle_threads} and {after}")
    require(last <= warm * SLACK + SLACK_MB, f"Memory grows: {said}")
    require(files <= idle_files + 8 and after <= idle_threads + 8, f"Something is left open: {said}")
    return said
