"""What was measured, in one table; what is beyond its bound is marked and counts as a failure."""


class Figures:
    def __init__(self):
        self.rows = []

    def note(self, row, what, value, unit="", most=None, least=None):
        """`most` and `least` bound it, where it has bounds."""
        is_broken = (most is not None and value > most) or (least is not None and value < least)
        bounds = [f"{word} {bound:g}" for word, bound in (("at most", most), ("at least", least)) if bound is not None]
        figure = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
        self.rows.append((row, what, f"{figure} {unit}".strip(), " and ".join(bounds), "BROKEN" if is_broken else ""))
        print("  " + ": ".join(filter(None, self.rows[-1])), flush=True)

    def note_times(self, row, what, times, most=None, slowest=None):
        """Seconds of many of one kind, shown as milliseconds: `most` bounds the slowest but one in a hundred."""
        ordered = sorted(time * 1000 for time in times) or [float("inf")]
        self.note(row, f"{what}, p50", ordered[len(ordered) // 2], "ms")
        self.note(row, f"{what}, p99", ordered[(len(ordered) - 1) * 99 // 100], "ms", most)
        self.note(row, f"{what}, slowest of {len(times)}", ordered[-1], "ms", slowest)

    def note_starts(self, row, what, times, most):
        """Of few: the slowest is bounded, in milliseconds."""
        ordered = sorted(time * 1000 for time in times) or [float("inf")]
        self.note(row, f"{what} begins, p50", ordered[len(ordered) // 2], "ms")
        self.note(row, f"{what} begins, latest of {len(times)}", ordered[-1], "ms", most)

    def broken(self):
        return sum(1 for row in self.rows if row[-1])

    def table(self):
        widths = [max(map(len, column)) for column in zip(*self.rows)]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in self.rows)
