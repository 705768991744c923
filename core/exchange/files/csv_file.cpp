#include "core/exchange/files/csv_file.h"

#include "core/exchange/files/csv_records.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/files/text_source.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSeparators{',', ';', '\t'};
constexpr int kSampleRows = 50;

/// How well a separator cuts the first rows of a file.
struct Fit {
    double likeHeader = 0; ///< The part of the rows that have as many cells as the first.
    qsizetype columns = 0;

    bool operator<(const Fit &other) const
    {
        return likeHeader != other.likeHeader ? likeHeader < other.likeHeader : columns < other.columns;
    }
};

Fit fitOf(char separator, QByteArrayView sample, bool isWhole)
{
    CsvRecords records(separator);
    records.feed(sample);
    if (isWhole) // Else the last row may be cut in two.
        records.finish();
    Fit fit;
    int rows = 0;
    int alike = 0;
    for (; rows < kSampleRows && !records.isEmpty(); ++rows) {
        const qsizetype cells = records.take().cells.size();
        if (rows == 0)
            fit.columns = cells;
        if (cells == fit.columns)
            ++alike;
    }
    if (fit.columns < 2)
        return {};
    fit.likeHeader = double(alike) / rows;
    return fit;
}

/// What spreadsheets write above everything else to name the separator.
std::optional<char> namedSeparator(QByteArrayView sample)
{
    if (!sample.startsWith("sep=") || sample.size() < 6 || (sample[5] != '\r' && sample[5] != '\n'))
        return {};
    for (const char separator : kSeparators) {
        if (sample[4] == separator)
            return separator;
    }
    return {};
}

char likeliestSeparator(QByteArrayView sample, bool isWhole)
{
    char best = kSeparators.front();
    Fit bestFit;
    for (const char separator : kSeparators) {
        const Fit fit = fitOf(separator, sample, isWhole);
        if (bestFit < fit) {
            best = separator;
            bestFit = fit;
        }
    }
    return best;
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
    TableRow header;

private:
    bool m_isSeparatorNamed = false;
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
    return restart();
}

Status CsvFile::Reader::restart()
{
    TRY(source->rewind());
    m_records = std::make_unique<CsvRecords>(separator);
    m_isFinished = false;
    if (m_isSeparatorNamed) {
        TRY(next());
    }
    std::optional<TableRow> first = TRY(next());
    if (!first)
        return refused("file_empty", {},
                       u"%1 is empty; it needs a first row with names of columns."_s.arg(source->name()));
    if (first->damage)
        return unreadableHeader(source->name(), *first);
    header = *std::move(first);
    for (QString &cell : header.cells)
        cell = cell.trimmed();
    return {};
}

Result<std::optional<TableRow>> CsvFile::Reader::next()
{
    while (m_records->isEmpty() && !m_isFinished) {
        const QByteArray text = TRY(m_records->isStuck() ? QByteArray() : source->next());
        m_records->feed(text);
        if (text.isEmpty()) {
            m_records->finish();
            m_isFinished = true;
        }
    }
    if (m_records->isEmpty())
        return std::optional<TableRow>();
    TableRow row = m_records->take();
    for (QString &cell : row.cells)
        cell = undefused(cell);
    return std::optional<TableRow>(std::move(row));
}

CsvFile::CsvFile(std::unique_ptr<Reader> reader) : m_reader(std::move(reader)) {}

CsvFile::~CsvFile() = default;

Result<std::unique_ptr<CsvFile>> CsvFile::open(const QString &name)
{
    std::unique_ptr<TextSource> source = TRY(TextSource::open(name));
    auto reader = std::make_unique<Reader>(std::move(source));
    TRY(reader->start());
    return std::unique_ptr<CsvFile>(new CsvFile(std::move(reader)));
}

QString CsvFile::name() const
{
    return m_reader->source->name();
}

const QStringList &CsvFile::header() const
{
    return m_reader->header.cells;
}

qint64 CsvFile::headerLine() const
{
    return m_reader->header.line;
}

FileForm CsvFile::form() const
{
    return {.separator = m_reader->separator, .encoding = m_reader->source->encoding(), .sheet = {}};
}

FileStamp CsvFile::stamp() const
{
    return m_reader->source->stamp();
}

Result<std::optional<TableRow>> CsvFile::next()
{
    return m_reader->next();
}

Status CsvFile::rewind()
{
    return m_reader->restart();
}

} // namespace stemdesk
