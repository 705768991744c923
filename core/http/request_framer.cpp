#include "core/http/request_framer.h"

#include <algorithm>
#include <utility>

namespace stemdesk::http {

namespace {

constexpr int kMaxLeadingBlankLines = 2; // Old clients send an extra line break after a body; more is not HTTP.

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

namespace {

constexpr qsizetype kMaxChunkLine = 8LL * 1024; // A chunk's size line, or the trailers with the last one.
constexpr qsizetype kBytesPerField = 112; // Two byte arrays and their blocks, beside what they hold.
constexpr qsizetype kFirstBodyRoom = 4LL * 1024; // Grows as data arrives: an announcement costs a client nothing.
constexpr qsizetype kShortestChunkEnd = 5; // "0 CR LF CR LF"; Beast 1.74 asserts not to be asked again with less.

/// "GET / HTTP/2.0" is a version that we do not speak; "GET / HTTP/x" is nonsense.
bool namesAnotherVersion(QByteArrayView head)
{
    const QByteArrayView line = head.first(head.indexOf('\r'));
    const QByteArrayView version = line.sliced(line.lastIndexOf(' ') + 1);
    if (!version.startsWith("HTTP/") || version == "HTTP/1.1" || version == "HTTP/1.0" || version.size() < 6)
        return false;
    return std::ranges::all_of(version.sliced(5), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

bool isOrigin(QByteArrayView name)
{
    constexpr QByteArrayView kOrigin = "origin";
    return name.size() == kOrigin.size() && name.compare(kOrigin, Qt::CaseInsensitive) == 0;
}

/// The part of an unread head that has arrived.
QByteArray originIn(QByteArrayView head)
{
    for (const QByteArray &line : head.toByteArray().split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && isOrigin(QByteArrayView(line).first(colon)))
            return line.sliced(colon + 1).trimmed();
    }
    return {};
}

} // namespace

RequestFramer::RequestFramer(const Limits &limits, const HostList &hosts)
    : m_limits(limits), m_hosts(hosts), m_scanner(limits)
{}

RequestFramer::~RequestFramer() = default;

qsizetype RequestFramer::feed(QByteArrayView bytes)
{
    qsizetype consumed = 0;
    while (consumed < bytes.size() && (m_stage == Stage::Head || m_stage == Stage::Body)) {
        const QByteArrayView rest = bytes.sliced(consumed);
        consumed += m_stage == Stage::Head ? feedHead(rest) : feedBody(rest);
    }
    return consumed;
}

qsizetype RequestFramer::feedHead(QByteArrayView bytes)
{
    const qsizetype before = m_pending.size();
    if (before > 0)
        m_pending.append(bytes);
    const QByteArrayView data = before > 0 ? QByteArrayView(m_pending) : bytes;

    if (!m_scanner.scan(data)) {
        if (before == 0)
            m_pending = bytes.toByteArray();
        return bytes.size();
    }
    m_isHead = data.sliced(m_scanner.start()).startsWith("HEAD ");
    if (m_scanner.refusal()) {
        m_origin = originIn(data);
        refuse(*m_scanner.refusal());
        return bytes.size();
    }
    const qsizetype end = m_scanner.end();
    onHead(data.sliced(m_scanner.start(), end - m_scanner.start()));
    m_pending = QByteArray();
    m_scanner.reset();
    return end - before;
}

void RequestFramer::onHead(QByteArrayView head)
{
    m_parser = std::make_unique<MessageParser>(m_limits.body);
    m_headBytes = head.size() + kBytesPerField * head.count('\n');
    switch (m_parser->putHead(head)) {
    case MessageParser::Outcome::HeadDone:
    case MessageParser::Outcome::Done: return onParsedHead();
    case MessageParser::Outcome::BadVersion:
        if (namesAnotherVersion(head))
            return refuse(versionNotSupported());
        break;
    case MessageParser::Outcome::NeedsMore:
    case MessageParser::Outcome::BodyTooLarge:
    case MessageParser::Outcome::Malformed: break;
    }
    refuse(badRequest("The head of the request is not well-formed HTTP."));
}

void RequestFramer::onParsedHead()
{
    m_facts = {};
    if (const auto refusal = refusalOf(m_parser->head(), m_hosts, m_facts))
        return refuse(*refusal);
    if (m_parser->exceeds(m_limits.body))
        return refuse(bodyTooLarge(m_limits.body));
    m_keepsAlive = m_parser->keepsAlive();
    m_isHttp10 = m_parser->head().isHttp10;
    if (!m_parser->hasBody()) {
        m_facts.wantsContinue = false;
        m_stage = Stage::Complete;
        return;
    }
    m_parser->reserveBody(kFirstBodyRoom);
    m_stage = Stage::Body;
}

qsizetype RequestFramer::feedBody(QByteArrayView bytes)
{
    const qsizetype before = m_pending.size();
    if (before > 0)
        m_pending.append(bytes);
    const QByteArrayView data = before > 0 ? QByteArrayView(m_pending) : bytes;

    m_facts.wantsContinue = false; // It did not wait.
    if (before > 0 && data.size() < kShortestChunkEnd)
        return bytes.size();
    const MessageParser::Step step = m_parser->putBody(data);
    switch (step.outcome) {
    case MessageParser::Outcome::NeedsMore: break;
    case MessageParser::Outcome::Done:
        m_pending = QByteArray();
        m_stage = Stage::Complete;
        return step.consumed - before;
    case MessageParser::Outcome::BodyTooLarge: refuse(bodyTooLarge(m_limits.body)); return bytes.size();
    case MessageParser::Outcome::HeadDone:
    case MessageParser::Outcome::BadVersion:
    case MessageParser::Outcome::Malformed:
        refuse(badRequest("The chunks of the body are not well-formed."));
        return bytes.size();
    }
    QByteArray rest = data.sliced(step.consumed).toByteArray();
    if (rest.size() > kMaxChunkLine)
        refuse(badRequest("A line between the chunks of the body is too long."));
    else
        m_pending = std::move(rest);
    return bytes.size();
}

bool RequestFramer::takeWantsContinue()
{
    return std::exchange(m_facts.wantsContinue, false);
}

qsizetype RequestFramer::heldBytes() const
{
    return m_pending.size() + (m_parser ? m_headBytes + m_parser->body().size() : 0);
}

qsizetype RequestFramer::bodyBytes() const
{
    return m_parser ? m_parser->body().size() : 0;
}

qsizetype RequestFramer::expectedBodyBytes() const
{
    return m_parser ? m_parser->announcedBody().value_or(m_limits.body) : 0;
}

qint64 RequestFramer::caller() const
{
    const auto isKey = [](const Header &header) {
        return header.name.compare("authorization", Qt::CaseInsensitive) == 0;
    };
    const Headers &headers = m_parser->head().headers;
    const auto key = std::ranges::find_if(headers, isKey);
    return key == headers.end() ? 0 : qint64(qHash(key->value));
}

void RequestFramer::reserveBody()
{
    if (m_parser)
        m_parser->reserveBody(m_limits.body);
}

Request RequestFramer::takeRequest()
{
    RequestHead &head = m_parser->head();
    Request request;
    request.method = m_facts.method;
    const qsizetype question = m_facts.target.indexOf('?');
    request.query = question < 0 ? QByteArray() : m_facts.target.sliced(question + 1);
    if (question >= 0)
        m_facts.target.truncate(question);
    request.path = std::move(m_facts.target);
    request.headers = std::move(head.headers);
    request.host = std::move(m_facts.host);
    request.body = std::move(m_parser->body());
    request.hasBody = m_parser->hasBody();
    m_parser.reset();
    m_stage = Stage::Head;
    m_isHead = false;
    return request;
}

void RequestFramer::refuse(const Refusal &refusal)
{
    m_refusal = refusal;
    stop();
}

void RequestFramer::stop()
{
    m_stage = Stage::Refused;
    m_pending = QByteArray();
    if (m_parser && m_origin.isEmpty()) {
        const Headers &headers = m_parser->head().headers;
        const auto origin = std::ranges::find_if(headers, isOrigin, &Header::name);
        m_origin = origin == headers.end() ? QByteArray() : origin->value;
    }
    m_parser.reset();
}

} // namespace stemdesk::http
