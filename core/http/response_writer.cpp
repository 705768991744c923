#include "core/http/response_writer.h"

#include "core/base/clock.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::http {

using namespace Qt::StringLiterals;

void AnswerOutlet::send(const QByteArray &head, const QByteArray &body, qint64 now)
{
    if (unsent() == 0)
        m_lastProgress = now;
    m_transport.write(head, body);
}

void AnswerOutlet::flush(qint64 now)
{
    if (m_transport.flush())
        m_lastProgress = now;
}

bool AnswerOutlet::isStuck(qint64 now)
{
    const qint64 left = unread();
    if (left < std::exchange(m_left, left))
        m_lastProgress = now;
    return now - m_lastProgress >= m_limits.writeStall.count();
}

namespace {

constexpr std::array<std::pair<int, QByteArrayView>, 29> kReasons{{
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
}};

QByteArrayView reasonOf(int status)
{
    if (status == 505)
        return "HTTP Version Not Supported";
    const auto *found = std::ranges::find(kReasons, status, &std::pair<int, QByteArrayView>::first);
    return found == kReasons.end() ? QByteArrayView() : found->second;
}

bool isOurs(const QByteArray &name)
{
    constexpr std::array<QByteArrayView, 6> kOurs{"content-length", "connection",        "x-request-id",
                                                  "date",           "transfer-encoding", "content-type"};
    return std::ranges::any_of(kOurs, [&name](QByteArrayView ours) {
        return name.size() == ours.size() && name.compare(ours, Qt::CaseInsensitive) == 0;
    });
}

bool breaksTheLine(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
}

void appendField(QByteArray &head, QByteArrayView name, QByteArrayView value)
{
    head.append(name).append(": ");
    const qsizetype from = head.size();
    head.append(value);
    if (std::ranges::any_of(value, breaksTheLine)) // A line break would start another field or response.
        std::replace_if(head.begin() + from, head.end(), breaksTheLine, ' ');
    head.append("\r\n");
}

} // namespace

QByteArray answerHead(const Response &response, const AnswerFrame &frame)
{
    QByteArray head;
    head.reserve(512);
    head.append("HTTP/1.1 ").append(QByteArray::number(response.status)).append(' ');
    head.append(reasonOf(response.status)).append("\r\n");
    if ((!response.body.isEmpty() || response.stream) && !hasNoBody(response.status))
        appendField(head, "Content-Type", response.contentType);
    if (frame.isChunked)
        head.append("Transfer-Encoding: chunked\r\n");
    if (!response.stream && !hasNoBody(response.status))
        head.append("Content-Length: ").append(QByteArray::number(response.body.size())).append("\r\n");
    appendField(head, "X-Request-Id", frame.requestId);
    for (const Header &header : response.headers) {
        if (isToken(header.name) && !isOurs(header.name))
            appendField(head, header.name, header.value);
    }
    if (!frame.date.isEmpty())
        appendField(head, "Date", frame.date);
    head.append(frame.keepsAlive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n");
    return head;
}

bool hasNoBody(int status)
{
    return status == 204 || status == 304 || status < 200;
}

QByteArray httpDate(qint64 unixMilliseconds)
{
    const QDateTime moment = utcOf(unixMilliseconds);
    return QLocale::c().toString(moment, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s).toLatin1();
}

AnswerStream::AnswerStream(std::shared_ptr<BodySource> source, Framing framing)
    : m_source(std::move(source)), m_framing(framing)
{}

void AnswerStream::pump(AnswerOutlet &outlet, qint64 now)
{
    constexpr qint64 kRoom = 16LL * 1024; // So little of it is in our buffers that others need not wait for its room.
    while (outlet.unsent() < kRoom) {
        const QByteArray bytes = next();
        if (bytes.isEmpty())
            return;
        m_given += bytes.size();
        outlet.send(bytes, now);
    }
}

/// The next bytes; empty if there are none now.
QByteArray AnswerStream::next()
{
    if (m_isDone || isBroken())
        return {};
    const QByteArray part = m_source->take();
    if (!part.isEmpty())
        return m_framing == Framing::Chunks ? QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n" : part;
    m_isDone = m_source->state() == BodySource::State::Ended;
    return m_isDone && m_framing == Framing::Chunks ? "0\r\n\r\n" : QByteArray();
}

bool AnswerStream::isStuck(AnswerOutlet &outlet, qint64 now)
{
    return hasAllowance() ? isNeglected(outlet.unread(), now) : outlet.isWatched() && outlet.isStuck(now);
}

/// A client that keeps reading is not slow.
bool AnswerStream::isNeglected(qint64 unread, qint64 now)
{
    const std::optional<BodySource::Allowance> allowance = m_source->allowance();
    if (!allowance || unread + m_source->waitingBytes() < allowance->bytes) {
        m_neglectedSince = -1;
        return false;
    }
    const qint64 taken = m_given - unread;
    if (m_neglectedSince < 0 || taken - m_takenThen >= allowance->bytes) {
        m_neglectedSince = now;
        m_takenThen = taken;
    }
    return now - m_neglectedSince >= allowance->time.count();
}

} // namespace stemdesk::http
