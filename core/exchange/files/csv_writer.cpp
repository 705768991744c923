#include "core/exchange/files/csv_writer.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Characters at which some spreadsheet, by its country or settings, ends a cell. Quotation marks do not prevent that:
/// they count at the start of its cells, not of ours.
constexpr QStringView kEnds = u",;|\t\r\n";
/// Characters that start a formula in Excel, LibreOffice or Google Sheets; some of them in full width too.
constexpr QStringView kFormulaSigns = u"=+-@\uff1d\uff0b\uff0d\uff20";

/// Whether a formula starts here, after any number of apostrophes.
bool isFormula(QStringView text, bool isStart)
{
    while (text.startsWith(u'\''))
        text = text.sliced(1);
    if (text.isEmpty())
        return false;
    const bool isIgnored = text.front() == u'\t' || text.front() == u'\r'; // In other places they end a cell.
    return kFormulaSigns.contains(text.front()) || (isStart && isIgnored);
}

/// Calls `change(at)` for each position where a cell could begin, whatever the separator, and a formula does.
template <class Change>
void eachFormula(const QString &text, Change change)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        while (at > 0 && at < text.size() && text.at(at) == u'"')
            ++at;
        if (isFormula(QStringView(text).sliced(at), at == 0))
            change(at);
        while (at < text.size() && !kEnds.contains(text.at(at)))
            ++at;
    }
}

} // namespace

QString defused(const QString &text)
{
    QString cell;
    qsizetype from = 0;
    eachFormula(text, [&](qsizetype at) {
        cell += QStringView(text).sliced(from, at - from);
        cell += u'\'';
        from = at;
    });
    return from == 0 && cell.isEmpty() ? text : cell + text.sliced(from);
}

QString undefused(const QString &cell)
{
    QString text;
    qsizetype from = 0;
    eachFormula(cell, [&](qsizetype at) {
        if (cell.at(at) != u'\'')
            return;
        text += QStringView(cell).sliced(from, at - from);
        from = at + 1;
    });
    return text + cell.sliced(from);
}

CsvWriter::CsvWriter(char separator) : m_bytes("\xef\xbb\xbf"), m_separator(separator) {}

void CsvWriter::text(const QString &text)
{
    beginCell();
    QByteArray utf8 = defused(fileText(text)).toUtf8();
    const bool needsQuotes = std::ranges::any_of(utf8, [](char c) { return std::strchr("\",;\n\r\t", c) && c != 0; });
    if (needsQuotes)
        utf8 = '"' + utf8.replace("\"", "\"\"") + '"';
    m_bytes += utf8;
}

void CsvWriter::number(double number)
{
    beginCell();
    // Never with an exponent, which some programs cannot read; the longest number has three hundred zeros and 17
    // digits.
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
