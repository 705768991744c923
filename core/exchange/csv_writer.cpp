#include "core/exchange/csv_writer.h"

#include <array>
#include <charconv>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// What Excel, LibreOffice and Sheets take for the beginning of a formula.
bool wouldRun(const QString &text)
{
    return !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front());
}

} // namespace

CsvWriter::CsvWriter() : m_bytes("\xef\xbb\xbf") {}

void CsvWriter::text(const QString &text)
{
    beginCell();
    QByteArray utf8 = (wouldRun(text) ? u'\'' + text : text).toUtf8();
    const bool needsQuotes =
        utf8.contains('"') || utf8.contains(',') || utf8.contains('\n') || utf8.contains('\r') || utf8.contains(';');
    if (needsQuotes)
        utf8 = '"' + utf8.replace("\"", "\"\"") + '"';
    m_bytes += utf8;
}

void CsvWriter::number(double number)
{
    beginCell();
    // Never with an exponent, which not every program reads; the longest has three hundred zeros and 17 digits.
    std::array<char, 400> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number, std::chars_format::fixed).ptr;
    m_bytes.append(digits.data(), end - digits.data());
}

void CsvWriter::number(std::optional<double> number)
{
    if (number)
        this->number(*number);
    else
        beginCell();
}

void CsvWriter::endRow()
{
    m_bytes += "\r\n";
    m_isFirstInRow = true;
}

void CsvWriter::beginCell()
{
    if (!m_isFirstInRow)
        m_bytes += ',';
    m_isFirstInRow = false;
}

} // namespace stemdesk
