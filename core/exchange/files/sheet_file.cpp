#include "core/exchange/files/sheet_file.h"

#include "core/base/plain_file.h"
#include "core/base/wording.h"
#include "core/exchange/files/sheet_rows.h"

#include <QFile>
#include <QFileInfo>

#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostPacked = 64LL * 1024 * 1024;
// Of all rows together: a few bytes of the file may stand for a million cells, or name a long text once more.
constexpr qint64 kMostCells = 50'000'000;
constexpr qint64 kMostText = 2'000'000'000;

} // namespace

QString sheetNumber(const QString &stored)
{
    constexpr double kWhole = 1e15;
    bool isNumber = false;
    const double number = stored.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return stored;
    if (std::abs(number) < kWhole && number == std::floor(number))
        return QString::number(qint64(number)); // A number of an article stays one: no 1e+12.
    const QString text = numberText(number);
    // "1.125" might be read as a thousand and more: three digits behind a sign are those of a group too.
    const bool isPlain = text.contains(u'.') && !text.contains(u'e');
    return isPlain && text.size() - text.indexOf(u'.') == 4 ? text + u'0' : text;
}

Error unknownSheet(const ZipArchive &archive, const QString &sheet, const QStringList &sheets)
{
    if (sheet.isEmpty())
        return refused("file_empty", {}, u"%1 has no sheet."_s.arg(archive.name()));
    return refused("unknown_sheet", u"sheet"_s,
                   u"%1 has no sheet %2"_s.arg(archive.name(), quoted(sheet)) + insteadOf(sheet, sheets));
}

Error rowTooLong()
{
    return refused("too_many_cells", {}, u"The row has more cells or text than a sheet can hold."_s);
}

Status mayGoOn(qint64 cells)
{
    return cells <= 2 * kMostSheetColumns ? Status() : Status(rowTooLong());
}

SheetFile::SheetFile(QString path, QString sheet)
    : m_path(std::move(path)), m_wanted(std::move(sheet)), m_stamp(stampNow())
{}

SheetFile::~SheetFile()
{
    m_rows.reset(); // Before the archive that it reads.
}

Result<std::unique_ptr<SheetFile>> SheetFile::open(const QString &name, const QString &sheet)
{
    auto file = std::unique_ptr<SheetFile>(new SheetFile(name, sheet));
    TRY(file->load());
    TRY(file->rewind());
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
    return {};
}

FileStamp SheetFile::stampNow() const
{
    const QFileInfo info(m_path);
    return {.bytes = info.size(), .written = info.lastModified()};
}

Status SheetFile::rewind()
{
    if (stampNow() != m_stamp)
        return unavailable(
            "file_changed",
            u"%1 was changed while it was read; save and close it in the other program, then try again."_s.arg(m_path));
    const bool isXlsx = m_archive->contains("[Content_Types].xml") && m_archive->contains("_rels/.rels");
    if (!isXlsx && !m_archive->contains("content.xml"))
        return refused("not_table", {}, u"%1 is a ZIP archive, but no workbook."_s.arg(name()));
    if (m_archive->contains("word/document.xml"))
        return refused("not_csv:document", {}, u"%1 is a text document, no table."_s.arg(name()));
    m_rows.reset();
    auto rows = TRY(isXlsx ? xlsxRows(*m_archive, m_wanted) : odsRows(*m_archive, m_wanted));
    m_rows = std::move(rows);
    const std::optional<TableRow> first = TRY(nextRow());
    if (!first)
        return refused("file_empty", {},
                       u"The sheet of %1 is empty; it needs a first row with names of columns."_s.arg(name()));
    m_cells = 0;
    m_text = 0;
    if (first->damage)
        return unreadableHeader(name(), *first);
    m_header = first->cells;
    for (QString &cell : m_header)
        cell = cell.simplified();
    return {};
}

QString SheetFile::name() const
{
    return QFileInfo(m_path).fileName();
}

FileForm SheetFile::form() const
{
    return {.sheet = m_rows->sheet()};
}

/// With the place in the sheet, where it cannot be read on.
Result<std::optional<TableRow>> SheetFile::nextRow()
{
    Result<std::optional<TableRow>> row = m_rows->next();
    if (row)
        return row;
    Error error = row.error();
    error.message += u" It was read up to row %1 of the sheet %2."_s.arg(m_rows->line()).arg(quoted(m_rows->sheet()));
    return error;
}

Result<std::optional<TableRow>> SheetFile::next()
{
    Result<std::optional<TableRow>> row = nextRow();
    if (!row || !*row)
        return row;
    m_cells += (*row)->cells.size();
    for (const QString &cell : std::as_const((*row)->cells))
        m_text += cell.size();
    if (m_cells > kMostCells || m_text > kMostText)
        return m_archive->tooLarge();
    return row;
}

} // namespace stemdesk
