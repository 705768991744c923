#include "core/http/refusal.h"

#include "core/base/wording.h"

namespace stemdesk::http {

namespace {

/// Every sentence is ours and needs at most quotes and backslashes escaped; checked anyway.
QByteArray quoted(const QByteArray &text)
{
    QByteArray out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out.append('\\');
        out.append(static_cast<unsigned char>(c) < 0x20 ? ' ' : c);
    }
    return out.append('"');
}

} // namespace

QByteArray defaultProblemBody(int status, const QByteArray &code, const QByteArray &sentence,
                              const QByteArray &requestId)
{
    Q_UNUSED(status)
    return "{\"error\":" + quoted(code) + ",\"message\":" + quoted(sentence) + ",\"requestId\":" + quoted(requestId)
        + '}';
}

Response answerTo(const Refusal &refusal, const ProblemBody &body, const QByteArray &requestId)
{
    Response response{.status = refusal.status,
                      .body = body(refusal.status, refusal.code, refusal.sentence, requestId)};
    if (refusal.status == 503)
        response.headers.append(Header{"Retry-After", "1"});
    return response;
}

Refusal badRequest(const QByteArray &sentence)
{
    return {400, "bad_request", sentence};
}

Refusal requestTimeout()
{
    return {408, "request_timeout", "The request was not complete in time; send it again, faster."};
}

Refusal bodyTooLarge(qsizetype limit)
{
    return {413, "body_too_large", "The body is over " + QByteArray::number(limit) + " bytes; send less at a time."};
}

Refusal uriTooLong(qsizetype limit)
{
    return {414, "uri_too_long", "The request line is over " + QByteArray::number(limit) + " bytes; shorten it."};
}

Refusal headersTooLarge(qsizetype bytes, int fields)
{
    return {431, "headers_too_large",
            "The header fields are over " + QByteArray::number(bytes) + " bytes or more than "
                + QByteArray::number(fields) + "; send fewer."};
}

Refusal unknownHost(const QByteArray &host)
{
    const QByteArray shown = stemdesk::quoted(QByteArrayView(host)).toUtf8();
    return {421, "unknown_host",
            "The server does not answer to the Host " + shown
                + ": use localhost or 127.0.0.1, or start it with --host and that name."};
}

Refusal notImplemented(const QByteArray &sentence)
{
    return {501, "not_implemented", sentence};
}

Refusal versionNotSupported()
{
    return {505, "http_version_not_supported", "Use HTTP/1.1 or HTTP/1.0."};
}

Refusal busy()
{
    return {503, "busy", "The server has too much to do at the moment; try again in a second."};
}

Refusal internalError()
{
    return {500, "internal_error", "Something went wrong in the server; its log says more under this request id."};
}

} // namespace stemdesk::http
