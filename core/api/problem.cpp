#include "core/api/problem.h"

#include "core/base/log.h"
#include "core/json/json_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

int statusOf(const Error &error)
{
    switch (error.kind) {
    case Error::Kind::Invalid: return 422;
    case Error::Kind::NotFound: return 404;
    case Error::Kind::Conflict: return 409;
    case Error::Kind::Stale: return 412;
    case Error::Kind::Forbidden: return 403;
    case Error::Kind::Unavailable: return 503;
    case Error::Kind::Internal: return 500;
    }
    return 500;
}

} // namespace

http::Response problem(const Error &error, const QByteArray &requestId)
{
    const int status = statusOf(error);
    if (status == 500) {
        qCCritical(logApi).noquote() << requestId << error.message;
        return problem(status, "internal_error", u"Something went wrong here; it was logged under this request id."_s,
                       requestId);
    }
    if (status == 503) {
        qCWarning(logApi).noquote() << requestId << error.code << error.message;
        const bool isFull = error.code == "storage_full";
        // Other faults of the store are told by the log: their sentences name files.
        http::Response response = problem(status, isFull ? "storage_full" : "busy",
                                          isFull ? u"The disk is full; nothing was written."_s
                                                 : u"The store cannot be written now; try again shortly."_s,
                                          requestId);
        response.headers.append(http::Header{"Retry-After", isFull ? "60" : "1"});
        return response;
    }
    return problem(status, error.code, error.message, requestId);
}

http::Response problem(int status, const QByteArray &code, const QString &message, const QByteArray &requestId)
{
    JsonWriter json;
    json.beginObject();
    json.field("error", QByteArrayView(code));
    json.field("message", QStringView(message));
    json.field("requestId", QByteArrayView(requestId));
    json.endObject();
    return {.status = status, .body = json.take()};
}

http::Response methodNotAllowed(const QByteArray &allow, const QByteArray &requestId)
{
    http::Response response =
        problem(405, "method_not_allowed", u"This path does not take this method; see Allow."_s, requestId);
    response.headers.append(http::Header{"Allow", allow});
    return response;
}

} // namespace stemdesk
