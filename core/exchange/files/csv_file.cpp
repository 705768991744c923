#include "core/exchange/files/csv_file.h"

#include "core/exchange/files/csv_records.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/files/text_source.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// In order of preference: commas also occur in numbers and texts.
constexpr std::array kSeparators{'\t', ';', '|', ','};
constexpr int kSampleRows = 50;
constexpr char16_t kEndOfFile = 0x1a; // Written by old programs.

/// How well a separator cuts the first rows of a file.
struct Fit {
    double alike = 0; ///< The share of rows with the most common number of cells.
    qsizetype columns = 0;

    bool operator<(const Fit &other) const
    {
        return alike != other.alike ? alike < other.alike : columns < other.columns;
    }
    double weight() const { return alike * double(columns - 1); }
};

QList<TableRow> rowsOf(char separator, QByteArrayView sample, bool isWhole)
{
    CsvRecords records(separator);
    records.feed(sample);
    if (isWhole || records.isEmpty()) // Else the last row may be cut in two; the only one tells enough.
        records.finish();
    QList<TableRow> rows;
    while (rows.size() < kSampleRows && !records.isEmpty())
        rows += records.take();
    return rows;
}

/// Titles above the header and lines below the table have other numbers of cells.
Fit fitOf(const QList<TableRow> &rows)
{
    QHash<qsizetype, int> rowsOfWidth;
    for (const TableRow &row : rows)
        ++rowsOfWidth[row.cells.size()];
    Fit fit;
    for (auto width = rowsOfWidth.cbegin(); width != rowsOfWidth.cend(); ++width) {
        const Fit own{.alike = double(*width) / double(rows.size()), .columns = width.key()};
        if (own.columns > 1 && fit < own)
            fit = own;
    }
    return fit;
}

/// The separator that spreadsheets declare in a first line: `sep=;`, `"SEP=|"`, `sep=;;;;`.
std::optional<char> namedSeparator(QByteArrayView sample)
{
    const auto end = std::ranges::find_if(sample, [](char c) { return c == '\r' || c == '\n'; });
    QByteArray line = sample.first(end - sample.begin()).toByteArray().replace('"', "").toLower();
    if (!line.startsWith("sep=") || line.size() < 5)
        return {};
    line.remove(0, 4);
    const char named = line == "\\t" ? '\t' : line.front();
    for (const char c : std::as_const(line)) {
        if (c != named && named != '\t')
            return {};
    }
    return std::ranges::find(kSeparators, named) == kSeparators.end() ? std::nullopt : std::optional(named);
}

/// The sample with points for the commas between digits.
QByteArray withoutDecimalCommas(QByteArrayView sample)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    QByteArray plain = sample.toByteArray();
    for (qsizetype at = 1; at + 1 < plain.size(); ++at) {
        if (plain.at(at) == ',' && isDigit(plain.at(at - 1)) && isDigit(plain.at(at + 1)))
            plain[at] = '.';
    }
    return plain;
}

char likeliestSeparator(QByteArrayView sample, bool isWhole)
{
    char best = ',';
    Fit bestFit;
    Fit other; // The best one that is no comma, which stands at the end.
    char otherSeparator = ';';
    for (const char separator : kSeparators) {
        const Fit fit = fitOf(rowsOf(separator, sample, isWhole));
        if (bestFit < fit) {
            best = separator;
            bestFit = fit;
        }
        if (separator != ',' && other < fit) {
            other = fit;
            otherSeparator = separator;
        }
    }
    if (best != ',' || other.columns < bestFit.columns)
        return best;
    // Titles with one comma each and prices with a decimal comma are alike, but make no table.
    const Fit commas = fitOf(rowsOf(',', withoutDecimalCommas(sample), isWhole));
    return commas.weight() < other.weight() ? otherSeparator : best;
}

/// Whether every row, separators included, is inside one pair of quotation marks.
bool isWrapped(QByteArrayView sample, bool isWhole)
{
    const QList<TableRow> rows = rowsOf(',', sample, isWhole);
    return sample.startsWith('"') && std::ranges::all_of(rows, [](const TableRow &row) {
               const QString &cell = row.cells.value(0);
               return row.cells.size() == 1 && std::ranges::any_of(kSeparators, [&cell](char separator) {
                          return cell.count(QLatin1Char(separator)) > 0;
                      });
           });
}

/// Splits a row that isWrapped() found.
void unwrap(TableRow &row, char separator)
{
    if (row.cells.size() != 1 || row.damage)
        return;
    CsvRecords records(separator);
    records.feed(row.cells.constFirst().toUtf8());
    records.finish();
    if (!records.isEmpty())
        row.cells = records.take().cells;
}

/// ="00123" keeps a spreadsheet from reading a text as a number.
QString textOf(QString cell)
{
    if (cell.size() > 2 && cell.startsWith("=\""_L1) && cell.endsWith(u'"'))
        return cell.sliced(2, cell.size() - 3).replace("\"\""_L1, "\""_L1);
    cell.remove(kEndOfFile);
    return undefused(cell);
}

} // namespace

class CsvFile::Reader {
public:
    explicit Reader(std::unique_ptr<TextSource> text) : source(std::move(text)) {}

    Status start();
    Status restart();
    Result<std::optional<TableRow>> next();

    std::unique_ptr<TextSource> source;
    char separator = ',';

private:
    Result<std::optional<TableRow>> nextRecord();

    bool m_isSeparatorNamed = false;
    bool m_isWrapped = false;
    bool m_isFinished = false;
    std::unique_ptr<CsvRecords> m_records;
};

Status CsvFile::Reader::start()
{
    const QByteArray sample = TRY(source->next());
    const QByteArray more = TRY(source->next());
    const std::optional<char> named = namedSeparator(sample);
    m_isSeparatorNamed = named.has_value();
    separator = named ? *named : likeliestSeparator(sample, more.isEmpty());
    m_isWrapped = !named && isWrapped(sample, more.isEmpty());
    if (m_isWrapped) {
        QByteArray plain = sample;
        separator = likeliestSeparator(plain.replace('"', ""), more.isEmpty());
    }
    return restart();
}

Status CsvFile::Reader::restart()
{
    TRY(source->rewind());
    m_records = std::make_unique<CsvRecords>(separator);
    m_isFinished = false;
    if (m_isSeparatorNamed) {
        TRY(nextRecord());
    }
    return {};
}

Result<std::optional<TableRow>> CsvFile::Reader::nextRecord()
{
    while (m_records->isEmpty() && !m_isFinished) {
        const QByteArray text = TRY(m_records->isStuck() ? QByteArray() : source->next());
        m_records->feed(text);
        if (text.isEmpty()) {
            m_records->finish();
            m_isFinished = true;
        }
    }
    return m_records->isEmpty() ? std::optional<TableRow>() : std::optional(m_records->take());
}

Result<std::optional<TableRow>> CsvFile::Reader::next()
{
    for (;;) {
        std::optional<TableRow> row = TRY(nextRecord());
        if (!row)
            return row;
        if (m_isWrapped)
            unwrap(*row, separator);
        for (QString &cell : row->cells)
            cell = textOf(cell);
        if (!row->isBlank())
            return row;
    }
}

CsvFile::CsvFile(std::unique_ptr<Reader> reader) : m_reader(std::move(reader)) {}

CsvFile::~CsvFile() = default;

Result<std::unique_ptr<CsvFile>> CsvFile::open(const QString &name, const TableOptions &options)
{
    std::unique_ptr<TextSource> source = TRY(TextSource::open(name, options.encoding));
    auto reader = std::make_unique<Reader>(std::move(source));
    TRY(reader->start());
    auto file = std::unique_ptr<CsvFile>(new CsvFile(std::move(reader)));
    TRY(file->findHeader(options));
    return file;
}

QString CsvFile::name() const
{
    return m_reader->source->name();
}

FileForm CsvFile::form() const
{
    return {.separator = m_reader->separator, .encoding = m_reader->source->encoding()};
}

FileStamp CsvFile::stamp() const
{
    return m_reader->source->stamp();
}

Result<std::optional<TableRow>> CsvFile::nextRow()
{
    return m_reader->next();
}

Status CsvFile::restart()
{
    return m_reader->restart();
}

} // namespace stemdesk
