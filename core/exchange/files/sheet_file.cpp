#include "core/exchange/files/sheet_file.h"

#include "core/base/files.h"
#include "core/base/wording.h"
#include "core/exchange/files/sheet_rows.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostPacked = 64LL * 1024 * 1024;
// Limits for all rows together: a few bytes of the file can repeat a million cells, or a long text.
constexpr qint64 kMostCells = 50'000'000;
constexpr qint64 kMostText = 2'000'000'000;

Error unknownSheet(const QString &file, const QString &sheet, const QList<SheetName> &sheets)
{
    QStringList names;
    for (const SheetName &each : sheets.first(std::min<qsizetype>(sheets.size(), 100)))
        names += each.name;
    return refused("unknown_sheet", u"sheet"_s,
                   u"%1 has no sheet %2"_s.arg(file, quoted(sheet)) + insteadOf(sheet, names));
}

} // namespace

QString sheetNumber(const QString &stored)
{
    constexpr double kWhole = 1e15;
    bool isNumber = false;
    const double number = stored.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return stored;
    if (std::abs(number) < kWhole && number == std::floor(number))
        return QString::number(qint64(number)); // Keeps article numbers readable: no 1e+12.
    const QString text = numberText(number);
    // Three digits after the point could be read as a thousands group ("1.125"), so a digit is added.
    const bool isPlain = text.contains(u'.') && !text.contains(u'e');
    return isPlain && text.size() - text.indexOf(u'.') == 4 ? text + u'0' : text;
}

QString raisedDigits(QStringView text)
{
    static const QString kRaised = u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079"_s;
    QString digits = text.toString();
    for (QChar &c : digits) {
        if (c >= u'0' && c <= u'9')
            c = kRaised.at(c.unicode() - u'0');
    }
    return digits;
}

Error rowTooLong()
{
    return refused("too_many_cells", {}, u"The row has more cells or text than a sheet can hold."_s);
}

Status mayGoOn(qint64 cells)
{
    return cells <= 2 * kMostSheetColumns ? Status() : Status(rowTooLong());
}

void MergedCells::begin(qsizetype column, qint64 rowsBelow, const QString &cell, const CellFact &fact)
{
    m_cells.insert(column, {.rowsLeft = rowsBelow, .text = cell, .fact = fact});
}

void MergedCells::fill(TableRow &row)
{
    m_cells.removeIf([](const auto &each) { return each.value().rowsLeft <= 0; });
    for (auto cell = m_cells.begin(); cell != m_cells.end(); ++cell) {
        row.put(cell.key(), cell->text, cell->fact);
        --cell->rowsLeft;
    }
}

SheetFile::SheetFile(QString path) : m_path(std::move(path)), m_stamp(stampNow()) {}

SheetFile::~SheetFile()
{
    m_rows.reset(); // The rows read from the book, and the book from the archive: release them in this order.
    m_book.reset();
}

Result<std::unique_ptr<SheetFile>> SheetFile::open(const QString &name, const TableOptions &options)
{
    auto file = std::unique_ptr<SheetFile>(new SheetFile(name));
    TRY(file->load());
    TRY(file->choose(options));
    return file;
}

Status SheetFile::load()
{
    QFile file(m_path);
    TRY(openPlain(file));
    if (file.size() > kMostPacked)
        return refused("file_too_large", {},
                       u"%1 is larger than %2 megabytes; save the sheet as CSV and take that file."_s.arg(name()).arg(
                           kMostPacked >> 20));
    std::unique_ptr<ZipArchive> archive = TRY(ZipArchive::open(file.read(file.size()), name()));
    m_archive = std::move(archive);
    const bool isXlsx = m_archive->contains("[Content_Types].xml") && m_archive->contains("_rels/.rels");
    if (!isXlsx && !m_archive->contains("content.xml"))
        return refused("not_table", {}, u"%1 is a ZIP archive, but no workbook."_s.arg(name()));
    if (m_archive->contains("word/document.xml"))
        return refused("not_csv:document", {}, u"%1 is a text document, no table."_s.arg(name()));
    std::unique_ptr<SheetBook> book = TRY(isXlsx ? xlsxBook(*m_archive) : odsBook(*m_archive));
    m_book = std::move(book);
    if (m_book->sheets().isEmpty())
        return refused("file_empty", {}, u"%1 has no sheet."_s.arg(name()));
    return {};
}

/// Chooses the first visible sheet with a usable header, else the first visible one with any content.
Status SheetFile::choose(const TableOptions &options)
{
    const QList<SheetName> &sheets = m_book->sheets();
    if (!options.sheet.isEmpty()) {
        TRY(chooseNamed(options.sheet));
        TRY(findHeader(options));
        return {};
    }
    const bool areAllHidden = std::ranges::all_of(sheets, &SheetName::isHidden);
    std::optional<qsizetype> first;
    std::optional<Error> problem;
    for (qsizetype sheet = 0; sheet < sheets.size(); ++sheet) {
        if (sheets.at(sheet).isHidden && !areAllHidden)
            continue;
        m_sheet = sheet;
        const Result<int> usable = findHeader(options);
        if (!usable) {
            if (!options.score || usable.error().code != "file_empty")
                return usable.error();
            problem = problem.value_or(usable.error());
            continue;
        }
        if (!options.score || *usable >= kUsableHeader)
            return {};
        first = first.value_or(sheet);
    }
    if (!first)
        return *problem;
    m_sheet = *first;
    TRY(findHeader(options));
    return {};
}

Status SheetFile::chooseNamed(const QString &sheet)
{
    const QList<SheetName> &sheets = m_book->sheets();
    const auto named = std::ranges::find(sheets, sheet, &SheetName::name);
    const qsizetype number = sheet.toLongLong();
    if (named == sheets.end() && (number < 1 || number > sheets.size()))
        return unknownSheet(name(), sheet, sheets);
    m_sheet = named == sheets.end() ? number - 1 : named - sheets.begin();
    return {};
}

FileStamp SheetFile::stampNow() const
{
    const QFileInfo info(m_path);
    return {.bytes = info.size(), .written = info.lastModified()};
}

Status SheetFile::restart()
{
    if (stampNow() != m_stamp)
        return unavailable(
            "file_changed",
            u"%1 was changed while it was read; save and close it in the other program, then try again."_s.arg(m_path));
    m_rows.reset();
    auto rows = TRY(m_book->rows(m_sheet));
    m_rows = std::move(rows);
    m_cells = 0;
    m_text = 0;
    return {};
}

QString SheetFile::name() const
{
    return QFileInfo(m_path).fileName();
}

FileForm SheetFile::form() const
{
    return {.sheet = m_book->sheets().at(m_sheet).name, .sheets = m_book->sheets()};
}

qint64 SheetFile::hiddenRows() const
{
    return m_rows->hiddenRows();
}

/// If reading fails, the error names the place in the sheet.
Result<std::optional<TableRow>> SheetFile::nextRow()
{
    Result<std::optional<TableRow>> row = m_rows->next();
    if (!row) {
        Error error = row.error();
        const QString sheet = quoted(m_book->sheets().at(m_sheet).name);
        error.message += m_rows->line() > 0
            ? u" It was read up to row %1 of the sheet %2."_s.arg(m_rows->line()).arg(sheet)
            : u" Nothing of the sheet %1 could be read."_s.arg(sheet);
        return error;
    }
    if (!*row)
        return row;
    m_cells += (*row)->cells.size();
    for (const QString &cell : std::as_const((*row)->cells))
        m_text += cell.size();
    if (m_cells > kMostCells || m_text > kMostText)
        return m_archive->tooLarge();
    return row;
}

} // namespace stemdesk
