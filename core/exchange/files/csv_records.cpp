#include "core/exchange/files/csv_records.h"

#include "core/exchange/files/sheet_rows.h"

#include <QStringDecoder>

#include <algorithm>

#include <csv.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestRow = 8LL * 1024 * 1024;
constexpr qsizetype kLongestPiece = 64LL * 1024;

bool isLineEnd(char character)
{
    return character == '\n' || character == '\r';
}

bool isBlank(char character)
{
    return isLineEnd(character) || character == ' ' || character == '\t';
}

Error neverClosed()
{
    return refused("unclosed_quote", {},
                   u"A quotation mark in the row that begins here is never closed, so that nothing from here on can be "
                   "read."_s);
}

Error tooLong()
{
    return refused("unclosed_quote", {},
                   u"The row that begins here is longer than %1 megabytes, as where a quotation mark is never closed; "
                   "nothing from here on can be read."_s.arg(kLongestRow >> 20));
}

/// How much the parser's memory grows at a time. libcsv's own 128 bytes would copy a cell of megabytes thousands of
/// times.
constexpr size_t kGrowth = size_t{64} * 1024;

} // namespace

struct CsvRecords::Parser {
    Parser()
    {
        csv_init(&csv, 0);
        csv_set_blk_size(&csv, kGrowth);
    }
    ~Parser() { csv_free(&csv); }
    Q_DISABLE_COPY_MOVE(Parser)

    csv_parser csv{};
};

CsvRecords::CsvRecords(char separator) : m_parser(std::make_unique<Parser>())
{
    csv_set_delim(&m_parser->csv, static_cast<unsigned char>(separator));
}

CsvRecords::~CsvRecords() = default;

void CsvRecords::onCell(void *bytes, size_t size, void *self)
{
    TableRow &row = static_cast<CsvRecords *>(self)->m_row;
    if (row.cells.size() >= kMostSheetColumns) {
        row.damage = rowTooLong(); // The row's bytes may be few, but each cell takes memory.
        return;
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QByteArrayView cell(static_cast<const char *>(bytes), qsizetype(size));
    row.cells.append(decoder.decode(cell));
}

void CsvRecords::onRow(int, void *self)
{
    static_cast<CsvRecords *>(self)->endRow();
}

void CsvRecords::feed(QByteArrayView text)
{
    while (!text.isEmpty() && !m_isStuck) {
        const auto end = std::find_if(text.begin(), text.end(), isLineEnd);
        const qsizetype size = end == text.end() ? text.size() : end - text.begin() + 1;
        const QByteArrayView piece = text.first(std::min(size, kLongestPiece));
        feedPiece(piece);
        text = text.sliced(piece.size());
    }
}

void CsvRecords::feedPiece(QByteArrayView piece)
{
    const bool isBlankPiece = std::all_of(piece.begin(), piece.end(), isBlank);
    if (!m_hasRowBegun)
        m_row.line = m_line;
    if (!isBlankPiece)
        m_hasRowBegun = true;
    m_rowBytes += piece.size();
    const size_t parsed = csv_parse(&m_parser->csv, piece.data(), size_t(piece.size()), onCell, onRow, this);
    if (parsed != size_t(piece.size()) || m_rowBytes > kLongestRow)
        stopWith(tooLong());
    countLine(piece);
}

void CsvRecords::countLine(QByteArrayView piece)
{
    const char last = piece.back();
    const bool isRestOfEnd = last == '\n' && m_wasReturn && piece.size() == 1;
    m_wasReturn = last == '\r';
    if (isLineEnd(last) && !isRestOfEnd)
        ++m_line;
}

void CsvRecords::endRow()
{
    const bool isEmpty = std::ranges::all_of(m_row.cells, [](const QString &cell) { return cell.trimmed().isEmpty(); });
    const qint64 line = m_row.line;
    if (!isEmpty || m_row.damage)
        m_rows.push_back(std::move(m_row));
    m_row = {.line = line};
    m_rowBytes = 0;
    m_hasRowBegun = false;
}

void CsvRecords::finish()
{
    if (m_isStuck)
        return;
    // Only at the start of a cell: elsewhere a quotation mark is an ordinary character (ribbon 5").
    csv_set_opts(&m_parser->csv, CSV_STRICT | CSV_STRICT_FINI);
    if (csv_fini(&m_parser->csv, onCell, onRow, this) != 0)
        stopWith(neverClosed());
}

void CsvRecords::stopWith(const Error &damage)
{
    m_isStuck = true;
    m_row.damage = damage;
    m_rows.push_back(std::move(m_row));
}

TableRow CsvRecords::take()
{
    TableRow row = std::move(m_rows.front());
    m_rows.pop_front();
    return row;
}

} // namespace stemdesk
