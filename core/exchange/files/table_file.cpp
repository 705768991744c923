#include "core/exchange/files/table_file.h"

#include "core/base/files.h"
#include "core/base/number_text.h"
#include "core/exchange/files/csv_file.h"
#include "core/exchange/files/file_kind.h"
#include "core/exchange/files/sheet_file.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTopRows = 20; // The header is looked for in these rows.

struct EncodingName {
    TextEncoding encoding;
    const char16_t *name; ///< The name in requests; empty if it cannot be requested.
    const char16_t *shown;
};

constexpr std::array kTextEncodings{EncodingName{TextEncoding::Utf8, u"utf-8", u"UTF-8"},
                                    EncodingName{TextEncoding::Utf16LittleEndian, u"utf-16", u"UTF-16"},
                                    EncodingName{TextEncoding::Utf16BigEndian, u"", u"UTF-16"},
                                    EncodingName{TextEncoding::Windows1252, u"windows-1252", u"Windows-1252"},
                                    EncodingName{TextEncoding::MacRoman, u"macroman", u"MacRoman"},
                                    EncodingName{TextEncoding::Cp850, u"cp850", u"CP850"},
                                    EncodingName{TextEncoding::Utf8Twice, u"", u"UTF-8 (2\u00d7)"}};

int scoreOf(const TableRow &row, const TableOptions &options)
{
    return options.score && !row.damage ? options.score(row.cells) : 0;
}

/// Whether the row has several cells, and a number among them.
bool isOfData(const TableRow &row)
{
    const auto isFilled = [](const QString &cell) { return !cell.trimmed().isEmpty(); };
    const auto isNumber = [](const QString &cell) { return writtenNumber(cell, NumberUnit::Money).has_value(); };
    return std::ranges::count_if(row.cells, isFilled) > 2 && std::ranges::any_of(row.cells, isNumber);
}

/// The first row, or the first of the usable ones with the best score. Behind one that is surely a header and has data
/// below it, a better one is that of another table.
qsizetype likelyHeader(const QList<TableRow> &rows, const TableOptions &options)
{
    qsizetype chosen = 0;
    for (qsizetype row = 1; row < rows.size(); ++row) {
        const int best = scoreOf(rows.at(chosen), options);
        if (best > kUsableHeader && isOfData(rows.at(row)))
            return chosen;
        const int score = scoreOf(rows.at(row), options);
        if (score >= kUsableHeader && score > best)
            chosen = row;
    }
    return chosen;
}

/// Workbooks are ZIP archives.
bool isArchive(const QString &name)
{
    QFile file(name);
    if (!openPlain(file))
        return false;
    const QByteArray start = file.read(kBytesOfKind);
    const auto kind = otherKindOf(start);
    return start.startsWith("PK\x03\x04") && kind && QLatin1StringView(kind->name) == "archive"_L1;
}

template <class File>
Result<std::unique_ptr<TableFile>> asTable(Result<std::unique_ptr<File>> file)
{
    if (!file)
        return file.error();
    return std::unique_ptr<TableFile>(*std::move(file));
}

/// Removes invisible characters: zero-width spaces and direction marks.
QString headingFrom(QString cell)
{
    cell.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    return cell.simplified();
}

/// Whether this continues the heading above it: "per bunch" below "Price".
bool isRest(const QString &cell)
{
    static const QRegularExpression kRest(u"^(?:/|(?:per|pro|je|par|por|p\\.)\\b|\u00e0\\s)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return kRest.match(cell.trimmed()).hasMatch();
}

/// Merges two heading rows: a column gets the upper heading if its lower one continues it or is empty.
TableRow merged(const TableRow &above, const TableRow &below)
{
    TableRow both = below;
    QString group; // The last non-empty upper heading, which spans the columns to its right.
    for (qsizetype column = 0; column < std::max(above.cells.size(), below.cells.size()); ++column) {
        const QString upper = above.cells.value(column).trimmed();
        const QString lower = below.cells.value(column).trimmed();
        group = upper.isEmpty() ? group : upper;
        if (lower.isEmpty())
            both.put(column, upper);
        else if (isRest(lower) && !isRest(group))
            both.put(column, group + u' ' + lower);
    }
    return both;
}

/// The header, merged with the row above or below if they form one header.
TableRow withNeighbour(const QList<TableRow> &rows, qsizetype chosen, const HeaderScore &score)
{
    const TableRow &header = rows.at(chosen);
    if (header.damage)
        return header;
    if (chosen + 1 < rows.size() && rows.at(chosen + 1).line == header.line + 1 && !rows.at(chosen + 1).damage) {
        const TableRow &below = rows.at(chosen + 1);
        const bool hasRest = std::ranges::any_of(below.cells, isRest);
        const bool hasNumber = std::ranges::any_of(
            below.cells, [](const QString &cell) { return writtenNumber(cell, NumberUnit::None).has_value(); });
        const TableRow both = merged(header, below);
        if (hasRest && !hasNumber && score(both.cells) >= score(header.cells))
            return both;
    }
    const bool isBelow = chosen > 0 && rows.at(chosen - 1).line + 1 == header.line && !rows.at(chosen - 1).damage;
    return isBelow && std::ranges::any_of(header.cells, isRest) ? merged(rows.at(chosen - 1), header) : header;
}

Error noSuchRow(const QString &file, qint64 line)
{
    return refused("unknown_row", u"header-row"_s,
                   u"%1 has no row %2 that could name the columns."_s.arg(file).arg(line));
}

} // namespace

QString nameOf(TextEncoding encoding)
{
    const auto known = std::ranges::find(kTextEncodings, encoding, &EncodingName::encoding);
    return known == kTextEncodings.end() ? QString() : QString::fromUtf16(known->shown);
}

std::optional<TextEncoding> textEncodingFrom(const QString &name)
{
    for (const EncodingName &known : kTextEncodings) {
        const bool isNamed = known.name[0] != u'\0';
        if (isNamed && name.trimmed().compare(QString::fromUtf16(known.name), Qt::CaseInsensitive) == 0)
            return known.encoding;
    }
    return {};
}

QStringList textEncodingNames()
{
    QStringList names;
    for (const EncodingName &known : kTextEncodings) {
        if (known.name[0] != u'\0')
            names += QString::fromUtf16(known.name);
    }
    return names;
}

void TableRow::put(qsizetype column, const QString &cell, const CellFact &fact)
{
    while (!cell.isEmpty() && cells.size() <= column)
        cells.append(QString());
    if (column < cells.size())
        cells[column] = cell;
    const auto place = std::ranges::lower_bound(facts, column, {}, &std::pair<qsizetype, CellFact>::first);
    const bool isThere = place != facts.end() && place->first == column;
    if (isThere)
        place->second = fact;
    else if (fact.kind != CellKind::Text)
        facts.insert(place, {column, fact});
}

CellFact TableRow::fact(qsizetype column) const
{
    const auto place = std::ranges::lower_bound(facts, column, {}, &std::pair<qsizetype, CellFact>::first);
    return place != facts.end() && place->first == column ? place->second : CellFact();
}

bool TableRow::isBlank() const
{
    return !damage && std::ranges::all_of(cells, [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

Error unreadableHeader(const QString &file, const TableRow &row)
{
    Error error = *row.damage;
    error.message = u"%1, row %2: %3"_s.arg(file).arg(row.line).arg(error.message);
    return error;
}

Result<std::unique_ptr<TableFile>> TableFile::open(const QString &name, const TableOptions &options)
{
    if (isArchive(name))
        return asTable(SheetFile::open(name, options));
    Result<std::unique_ptr<TableFile>> file = asTable(CsvFile::open(name, options));
    if (file && !options.sheet.isEmpty())
        return refused("unknown_sheet", u"sheet"_s, u"%1 is a text file, which has no sheets."_s.arg((*file)->name()));
    return file;
}

Status TableFile::rewind()
{
    TRY(restart());
    for (;;) {
        const auto row = TRY(nextRow());
        if (!row || row->line >= m_headerLine)
            return {};
    }
}

/// The rows that may be the header. If a header line was requested, it is the last of them.
Result<QList<TableRow>> TableFile::topRows(const TableOptions &options)
{
    const bool isGiven = options.headerLine > 0;
    const qint64 most = isGiven ? options.headerLine : options.score ? kTopRows : 1;
    QList<TableRow> rows;
    while (rows.isEmpty() || rows.constLast().line < most) {
        const auto row = TRY(nextRow());
        if (!row || (!rows.isEmpty() && row->line > most))
            return rows;
        if (isGiven)
            rows = rows.mid(rows.size() - 1); // Keep only the row above.
        rows.append(*row);
        if (row->damage)
            return rows;
    }
    return rows;
}

Result<int> TableFile::findHeader(const TableOptions &options)
{
    TRY(restart());
    const QList<TableRow> rows = TRY(topRows(options));
    if (rows.isEmpty())
        return refused("file_empty", {}, u"%1 is empty; it needs a first row with names of columns."_s.arg(name()));
    const bool isGiven = options.headerLine > 0;
    if (isGiven && rows.constLast().line != options.headerLine)
        return noSuchRow(name(), options.headerLine);
    const qsizetype chosen = isGiven ? rows.size() - 1 : likelyHeader(rows, options);
    m_titles.clear();
    for (const TableRow &row : rows.first(chosen))
        m_titles += row.cells.join(u' ').simplified();
    const TableRow header = options.score ? withNeighbour(rows, chosen, options.score) : rows.at(chosen);
    // While searching for the header, rows below it were read too.
    const bool isSearched = options.score && !isGiven;
    TRY(takeHeader(header, isSearched ? 0 : rows.constLast().line));
    m_isHeaderFirst = isGiven ? m_headerLine == 1 || rows.size() == 1 : chosen == 0;
    return isGiven ? kUsableHeader : scoreOf(rows.at(chosen), options);
}

Status TableFile::takeHeader(const TableRow &row, qint64 lastRead)
{
    if (row.damage)
        return unreadableHeader(name(), row);
    m_headerLine = row.line;
    m_header.clear();
    for (const QString &cell : row.cells)
        m_header += headingFrom(cell);
    return m_headerLine == lastRead ? Status() : rewind();
}

} // namespace stemdesk
