#include "core/api/problem.h"

#include "core/api/not_found.h"
#include "core/base/log.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/services/taken.h"

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

struct Unavailability {
    QByteArray code;
    QString message;
    QByteArray retryAfter; ///< Seconds.
};

/// The public message, because the error's own sentence may name files.
Unavailability unavailabilityOf(const Error &error)
{
    if (error.code == "storage_full")
        return {"storage_full", u"The disk is full; nothing was written."_s, "60"};
    if (error.code == "storage_moved" || error.code == "storage_missing")
        return {"busy",
                u"The file that holds the shop's data was moved, replaced or deleted on the computer that runs "
                "Stemdesk: nothing was written, and nothing will be until it is put back and Stemdesk started again."_s,
                "60"};
    if (error.code.startsWith("master_key_"))
        return {"busy",
                u"The key that seals webhook secrets cannot be had now: unlock the keyring of the computer that runs "
                "Stemdesk, or give it its key file, and try again."_s,
                "60"};
    if (error.code == "webhooks_unavailable")
        return {"busy", u"This server does not make or check webhook subscriptions now; try again later."_s, "60"};
    if (error.code == "timeout")
        return {
            "busy",
            u"This takes longer than 30 seconds and was given up: ask for less at a time, or try again when less is "
            "going on."_s,
            "60"};
    if (error.code == "overloaded")
        return {"busy", u"Too many requests of this kind wait for their turn; try again shortly."_s, "5"};
    return {"busy", u"The store cannot be written now; try again shortly."_s, "1"};
}

QByteArray problemBody(const QByteArray &code, const QString &message, const QByteArray &requestId,
                       const QByteArray &existing = {})
{
    JsonWriter json;
    json.beginObject();
    json.field("error", QByteArrayView(code));
    json.field("message", QStringView(message));
    json.field("requestId", QByteArrayView(requestId));
    if (!existing.isEmpty())
        json.field("existingId", QByteArrayView(existing));
    json.endObject();
    return json.take();
}

} // namespace

http::Response problem(const Error &error, const QByteArray &requestId)
{
    const int status = statusOf(error);
    if (status == 500) {
        qCCritical(logApi).noquote() << requestId << error.message;
        if (error.code == "unreadable_row") // Its message is about data, not about a defect.
            return problem(status, error.code, error.message, requestId);
        return problem(status, "internal_error", u"Something went wrong here; it was logged under this request id."_s,
                       requestId);
    }
    if (status == 503) {
        qCWarning(logApi).noquote() << requestId << error.code << error.message;
        const Unavailability told = unavailabilityOf(error);
        http::Response response = problem(status, told.code, told.message, requestId);
        response.headers.append(http::Header{"Retry-After", told.retryAfter});
        return response;
    }
    return {.status = status, .body = problemBody(error.code, error.message, requestId, existingId(error))};
}

http::Response problem(int status, const QByteArray &code, const QString &message, const QByteArray &requestId)
{
    return {.status = status, .body = problemBody(code, message, requestId)};
}

http::Response otherMethodAnswer(const http::Request &request, const QByteArray &allow)
{
    const bool isQuestion = request.method == http::Method::Options;
    http::Response response = isQuestion ? http::Response{.status = 204}
                                         : problem(405, "method_not_allowed", otherMethod(request, allow), request.id);
    response.headers.append(http::Header{"Allow", isQuestion ? allow + ", OPTIONS" : allow});
    return response;
}

QString refusalIn(const http::Response &response)
{
    constexpr int kFirstRefusal = 400;
    if (response.status < kFirstRefusal)
        return {};
    const auto body = JsonDocument::parse(response.body);
    const auto code = body ? body->root().find("error") : std::nullopt;
    const auto message = body ? body->root().find("message") : std::nullopt;
    const bool isText =
        code && code->type() == JsonValue::Type::String && message && message->type() == JsonValue::Type::String;
    return isText ? u"%1 (%2)"_s.arg(message->toText(), code->toText()) : QString();
}

} // namespace stemdesk
