"""Imports workbooks that openpyxl and a real LibreOffice make anew, of the kinds that price lists come in.

Usage: foreign_workbooks.py PROGRAM; ends with 77 where there is neither.

Every kind is written by each program that is there, as XLSX and, by LibreOffice, as ODS too; what is imported, remarked
and refused is the same whoever wrote it.
"""

import csv
import datetime
import pathlib
import shutil
import subprocess
import sys
import tempfile

try:
    import openpyxl
except ImportError:
    openpyxl = None
try:
    import real_office
    import uno
    from com.sun.star.beans import PropertyValue
except ImportError:
    real_office = None

HEAD = ["product", "variant", "stemLength", "unitsPerPack", "sku", "unitCostExclTax"]


class Formula(str):
    """A cell that is computed."""


class Shown:
    """A value with the number format that it is shown in."""

    def __init__(self, value, code):
        self.value = value
        self.code = code


class Kind:
    """A workbook, and what comes of it: the catalogue as "product variant length pack sku cost" and what is said."""

    def __init__(self, name, rows, catalogue, said=(), **more):
        self.name = name
        self.rows = rows
        self.catalogue = catalogue
        self.said = list(said)
        self.merged = more.get("merged", [])  # (first row, first column, last row, last column), from 0
        self.hidden_rows = more.get("hidden_rows", [])
        self.before = more.get("before")  # Another sheet in front: (name, is hidden, rows)


FREEDOM = "Roos Freedom 60 20 - 0.45"
GOLD = "Tulp Gold 40 10 - 0.22"
KINDS = [
    Kind("plain", [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45], ["Tulp", "Gold", 40, 10, None, 0.22]],
         [FREEDOM, GOLD]),
    Kind("dates, times and percentages as numbers",
         [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45],
          ["Roos", "A", 60, 20, None, Shown(datetime.date(2026, 1, 5), "D-MMM")],
          ["Roos", "B", Shown(0.5, "HH:MM"), 20, None, 0.5],
          ["Roos", "C", 60, Shown(0.22, "0%"), None, 0.5]],
         [FREEDOM], ["line 3: invalid_unitCostExclTax", "line 4: invalid_stemLength", "line 5: invalid_unitsPerPack"]),
    Kind("errors of formulas",
         [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45], ["Roos", Formula("=NA()"), 60, 20, None, 0.5],
          ["Tulp", "Gold", 40, 10, None, Formula("=1/0")]],
         [FREEDOM, "Tulp Gold 40 10 - -"], ["line 3: invalid_variant", "line 4: value_left_out"]),
    Kind("codes as they are shown",
         [HEAD, ["Roos", "Freedom", 60, 20, Shown(123, "00000"), 0.45]], ["Roos Freedom 60 20 00123 0.45"]),
    Kind("merged products",
         [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45], [None, "Avalanche", 60, 20, None, 0.55],
          [None, "Naomi", 70, 20, None, 0.65], ["Tulp", "Gold", 40, 10, None, 0.22]],
         [FREEDOM, "Roos Avalanche 60 20 - 0.55", "Roos Naomi 70 20 - 0.65", GOLD], merged=[(1, 0, 3, 0)]),
    Kind("titles, groups and totals",
         [["Prijslijst week 22"], [Shown(datetime.date(2026, 5, 25), "D MMM YYYY")], [], HEAD,
          ["ROZEN"], ["Roos", "Freedom", 60, 20, None, 0.45], ["TULPEN"], ["Tulp", "Gold", 40, 10, None, 0.22],
          ["Totaal", None, None, None, None, 0.67]],
         [FREEDOM, GOLD], ["The header is row 4."]),
    Kind("a hidden sheet first", [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45]], [FREEDOM],
         ['The sheet "Prices" is read'],
         before=("Week 21", True, [HEAD, ["Roos", "Freedom", 60, 20, None, 0.95]])),
    Kind("conditions first", [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45]], [FREEDOM],
         ['The sheet "Prices" is read'], before=("Terms", False, [["Within 30 days"]])),
    Kind("hidden rows",
         [HEAD, ["Roos", "Freedom", 60, 20, None, 0.45], ["Roos", "Old", 60, 20, None, 0.95]], [FREEDOM],
         ["Rows that the sheet hides are left out: 1."], hidden_rows=[2]),
    Kind("another currency",
         [HEAD, ["Roos", "Freedom", 60, 20, None, Shown(0.45, '[$$-409]#,##0.00')]], [FREEDOM],
         ["the shop counts in EUR"]),
    Kind("texts of numbers",
         [HEAD, ["Roos", "Freedom", "60 cm", "20 st", None, "€ 0,45"], ["Tulp", "Gold", "40", "x10", None, "0,22"]],
         [FREEDOM, GOLD]),
    Kind("rows that differ",
         [HEAD, ["Roos", "Freedom", 60, 20, None, 0.5], ["Roos", "Freedom", 60, 20, None, 0.45]], [FREEDOM],
         ["line 3: row_differs: line 2"]),
]
# openpyxl writes formulas without their values; LibreOffice computes them.
WITHOUT_VALUES = Kind("formulas without values",
                      [HEAD, ["Roos", "Freedom", 60, 20, None, Formula("=0.4+0.05")],
                       ["Roos", Formula('="Na"&"omi"'), 60, 20, None, 0.5]],
                      ["Roos Freedom 60 20 - -"], ["line 2: value_left_out", "line 3: invalid_variant"])
WITH_VALUES = Kind("formulas with values", WITHOUT_VALUES.rows, [FREEDOM, "Roos Naomi 60 20 - 0.5"])


def by_openpyxl(kind, path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Prices"
    sheets = [(sheet, kind.rows)]
    if kind.before:
        name, is_hidden, rows = kind.before
        other = book.create_sheet(name, 0)
        other.sheet_state = "veryHidden" if is_hidden else "visible"
        sheets.append((other, rows))
        book.active = 1
    for target, rows in sheets:
        for row, cells in enumerate(rows, 1):
            for column, value in enumerate(cells, 1):
                cell = target.cell(row, column)
                cell.value = value.value if isinstance(value, Shown) else value
                if isinstance(value, Shown):
                    cell.number_format = value.code.lower() if "$" not in value.code else value.code
    for first_row, first_column, last_row, last_column in kind.merged:
        sheet.merge_cells(start_row=first_row + 1, start_column=first_column + 1, end_row=last_row + 1,
                          end_column=last_column + 1)
    for row in kind.hidden_rows:
        sheet.row_dimensions[row + 1].hidden = True
    book.save(path)


class Office:
    """A LibreOffice without a window."""

    def __init__(self, folder):
        self.process, self.context = real_office.started(folder)
        self.desktop = real_office.made(self.context, "com.sun.star.frame.Desktop")

    def fill(self, document, sheet, rows):
        english = uno.createUnoStruct("com.sun.star.lang.Locale")
        english.Language, english.Country = "en", "US"
        for row, cells in enumerate(rows):
            for column, value in enumerate(cells):
                cell = sheet.getCellByPosition(column, row)
                if isinstance(value, Shown):
                    plain = value.value
                    if isinstance(plain, datetime.date):
                        plain = (plain - datetime.date(1899, 12, 30)).days
                    cell.Value = plain
                    formats = document.NumberFormats
                    key = formats.queryKey(value.code, english, False)
                    cell.NumberFormat = formats.addNew(value.code, english) if key == -1 else key
                elif isinstance(value, Formula):
                    cell.Formula = value
                elif isinstance(value, str):
                    cell.String = value
                elif value is not None:
                    cell.Value = value

    def write(self, kind, path):
        hidden = PropertyValue(Name="Hidden", Value=True)
        document = self.desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, (hidden,))
        try:
            sheet = document.Sheets.getByIndex(0)
            sheet.Name = "Prices"
            self.fill(document, sheet, kind.rows)
            for first_row, first_column, last_row, last_column in kind.merged:
                sheet.getCellRangeByPosition(first_column, first_row, last_column, last_row).merge(True)
            for row in kind.hidden_rows:
                sheet.Rows.getByIndex(row).IsVisible = False
            if kind.before:
                name, is_hidden, rows = kind.before
                document.Sheets.insertNewByName(name, 0)
                other = document.Sheets.getByIndex(0)
                self.fill(document, other, rows)
                document.CurrentController.setActiveSheet(sheet)
                other.IsVisible = not is_hidden
            name = "calc8" if path.suffix == ".ods" else "Calc MS Excel 2007 XML"
            document.storeToURL(path.as_uri(), (PropertyValue(Name="FilterName", Value=name),))
        finally:
            document.close(True)

    def end(self):
        try:
            self.desktop.terminate()
        except Exception:  # It is gone before it can answer.
            pass
        self.process.wait(real_office.PATIENCE)


def catalogue_of(program, data, folder):
    """As the shop exports it, with the price of each variety."""
    def table(name, *arguments):
        path = folder / f"{name}.csv"
        subprocess.run([program, "export", name, str(path), "--data", data, *arguments], check=True,
                       capture_output=True)
        with open(path, encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file))
    costs = {row["variantId"]: row["unitCostExclTax"] for row in table("price-entries")}
    return [" ".join([row["product"], row["variant"], row["stemLength"] or "-", row["unitsPerPack"] or "-",
                      row["sku"] or "-", costs.get(row["variantId"], "-")]) for row in table("products")]


def check(program, kind, path, writer):
    with tempfile.TemporaryDirectory(prefix="stemdesk-books-") as name:
        folder = pathlib.Path(name)
        data = str(folder / "data")
        subprocess.run([program, "shop", "create", "Fern", "--data", data], check=True, capture_output=True)
        subprocess.run([program, "shop", "set", "currency=EUR", "--data", data], check=True, capture_output=True)
        done = subprocess.run([program, "import", "products", str(path), "--new-list", "L", "--date", "2026-05-01",
                               "--data", data], capture_output=True, text=True)
        story = f"{writer}, {kind.name}: {done.stdout}{done.stderr}"
        assert catalogue_of(program, data, folder) == kind.catalogue, (catalogue_of(program, data, folder), story)
        for sentence in kind.said:
            assert sentence in done.stderr, (sentence, story)
        refused = sum(": invalid_" in sentence for sentence in kind.said)
        assert done.returncode == (1 if refused else 0), story
        assert done.stdout.strip().endswith(f"{refused} refused"), story
        remarks = [line for line in done.stderr.splitlines() if line.startswith("line ")]
        assert len(remarks) == sum(sentence.startswith("line ") for sentence in kind.said), story


def main():
    has_office = real_office and shutil.which("soffice")
    if not openpyxl and not has_office:
        sys.exit(77)
    program = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="stemdesk-office-") as name:
        folder = pathlib.Path(name)
        count = 0
        if openpyxl:
            for kind in KINDS + [WITHOUT_VALUES]:
                path = folder / "book.xlsx"
                by_openpyxl(kind, path)
                check(program, kind, path, "openpyxl")
                count += 1
        if has_office:
            office = Office(folder)
            try:
                for kind in KINDS + [WITH_VALUES]:
                    for suffix in ("xlsx", "ods"):
                        if suffix == "xlsx" and kind.before and kind.before[1]:
                            continue  # There it saves a hidden first sheet as one that is seen.
                        path = folder / f"book.{suffix}"
                        office.write(kind, path)
                        check(program, kind, path, f"LibreOffice {suffix}")
                        count += 1
            finally:
                office.end()
        print(f"{count} workbooks")


if __name__ == "__main__":
    main()
