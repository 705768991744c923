#include "core/exchange/files/csv_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Whether the text begins with what Excel, LibreOffice and Sheets take for a formula, after so many apostrophes.
bool isFormulaAfterApostrophes(QStringView text)
{
    while (text.startsWith(u'\''))
        text = text.sliced(1);
    return !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front());
}

} // namespace

QString defused(const QString &text)
{
    return isFormulaAfterApostrophes(text) ? u'\'' + text : text;
}

QString undefused(const QString &cell)
{
    return cell.startsWith(u'\'') && isFormulaAfterApostrophes(cell) ? cell.sliced(1) : cell;
}

CsvWriter::CsvWriter(char separator) : m_bytes("\xef\xbb\xbf"), m_separator(separator) {}

void CsvWriter::text(const QString &text)
{
    beginCell();
    QByteArray utf8 = defused(text).toUtf8();
    const bool needsQuotes = std::ranges::any_of(utf8, [](char c) { return std::strchr("\",;\n\r\t", c) && c != 0; });
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

QByteArray CsvWriter::takeBytes()
{
    return std::exchange(m_bytes, {});
}

void CsvWriter::beginCell()
{
    if (!m_isFirstInRow)
        m_bytes += m_separator;
    m_isFirstInRow = false;
}

} // namespace stemdesk
