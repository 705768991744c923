#include "core/http/answer_head.h"

#include "core/base/utc.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace stemdesk::http {

using namespace Qt::StringLiterals;

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

bool isToken(QByteArrayView name)
{
    const auto isTokenCharacter = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c));
    };
    return !name.isEmpty() && std::ranges::all_of(name, isTokenCharacter);
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

} // namespace stemdesk::http
