#include "core/http/head_scanner.h"

#include <cstring>

namespace stemdesk::http {

namespace {

constexpr int kMaxLeadingBlankLines = 2; // Old clients send one after a body; more is not HTTP.

bool isTokenCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c));
}

} // namespace

void HeadScanner::reset()
{
    m_refusal.reset();
    m_start = m_seen = m_lineStart = m_fieldBytes = 0;
    m_blankLines = m_lines = 0;
}

HeadScanner::Line HeadScanner::refuse(const Refusal &refusal)
{
    m_refusal = refusal;
    return Line::Last;
}

bool HeadScanner::scan(QByteArrayView data)
{
    while (m_seen < data.size()) {
        const qsizetype newline = data.indexOf('\n', m_seen);
        if (newline < 0) {
            m_seen = data.size();
            const QByteArrayView rest = data.sliced(m_lineStart);
            m_lines == 0 ? checkRequestLine(rest) : checkUnfinishedField(rest);
            return m_refusal.has_value();
        }
        const QByteArrayView line = data.sliced(m_lineStart, newline - m_lineStart);
        m_seen = m_lineStart = newline + 1;
        if (onLine(line) == Line::Last)
            return true;
    }
    return false;
}

HeadScanner::Line HeadScanner::onLine(QByteArrayView line)
{
    if (!line.endsWith('\r'))
        return refuse(badRequest("Lines of the head must end with CR LF."));
    const QByteArrayView text = line.chopped(1);
    if (m_lines == 0 && text.isEmpty())
        return onBlankLeadingLine();
    if (m_lines++ == 0) {
        checkRequestLine(text);
        return m_refusal ? Line::Last : Line::More;
    }
    if (text.isEmpty())
        return Line::Last;
    if (text.front() == ' ' || text.front() == '\t')
        return refuse(badRequest("Header fields must not be folded over several lines."));
    m_fieldBytes += line.size() + 1;
    if (m_lines - 1 > m_limits.headerFields || m_fieldBytes > m_limits.headerBlock)
        return refuse(headersTooLarge(m_limits.headerBlock, m_limits.headerFields));
    return Line::More;
}

HeadScanner::Line HeadScanner::onBlankLeadingLine()
{
    if (++m_blankLines > kMaxLeadingBlankLines)
        return refuse(badRequest("The request begins with empty lines."));
    m_start = m_lineStart;
    return Line::More;
}

void HeadScanner::checkRequestLine(QByteArrayView line)
{
    if (line.isEmpty() || line == "\r")
        return;
    if (!isTokenCharacter(line.front()))
        refuse(badRequest("The request does not begin with a method."));
    else if (line.size() > m_limits.requestLine + (line.endsWith('\r') ? 1 : 0)) // Its LF may still be to come.
        refuse(uriTooLong(m_limits.requestLine));
}

void HeadScanner::checkUnfinishedField(QByteArrayView line)
{
    if (m_fieldBytes + line.size() > m_limits.headerBlock)
        refuse(headersTooLarge(m_limits.headerBlock, m_limits.headerFields));
}

} // namespace stemdesk::http
