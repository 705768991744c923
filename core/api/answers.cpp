#include "core/api/answers.h"

#include "core/api/problem.h"
#include "core/security/digest.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// Whether an If-Match or If-None-Match field names the tag. Weak comparison where `isWeak`.
bool namesTag(const QList<QByteArray> &fields, const QByteArray &etag, bool isWeak)
{
    for (const QByteArray &field : fields) {
        for (const QByteArray &part : field.split(',')) {
            QByteArray tag = part.trimmed();
            if (tag == "*")
                return true;
            if (isWeak && tag.startsWith("W/"))
                tag.remove(0, 2);
            if (tag == etag)
                return true;
        }
    }
    return false;
}

} // namespace

QByteArray etagOf(const QByteArray &body)
{
    return '"' + sha256(body).left(16).toHex() + '"';
}

http::Response readAnswer(const Call &call, QByteArray body)
{
    const QByteArray etag = etagOf(body);
    return readAnswer(call.request, std::move(body), etag);
}

http::Response readAnswer(const http::Request &request, QByteArray body, const QByteArray &etag)
{
    const QList<QByteArray> known = request.headerValues("if-none-match");
    if (!known.isEmpty() && namesTag(known, etag, true))
        return {.status = 304, .headers = {{"ETag", etag}}};
    return {.body = std::move(body), .headers = {{"ETag", etag}}};
}

http::Response writtenAnswer(QByteArray body)
{
    const QByteArray etag = etagOf(body);
    return {.body = std::move(body), .headers = {{"ETag", etag}}};
}

http::Response createdAnswer(QByteArray body, const QByteArray &location)
{
    return {.status = 201, .body = std::move(body), .headers = {{"Location", location}}};
}

Deferred refusal(const Error &error)
{
    return [error](const Call &call) { return failed(call, error); };
}

http::Response failed(const Call &call, const Error &error)
{
    return problem(error, call.request.id);
}

void addWarnings(http::Response &response, const QList<QByteArray> &warnings)
{
    if (warnings.isEmpty())
        return;
    QList<QByteArray> encoded; // Names in warnings may hold any character, header fields may not.
    std::ranges::transform(warnings, std::back_inserter(encoded),
                           [](const QByteArray &warning) { return warning.toPercentEncoding(":_-.' ()&"); });
    response.headers.append(http::Header{"Stemdesk-Warnings", encoded.join(", ")});
}

bool hasIfMatch(const Call &call)
{
    return !call.request.headerValues("if-match").isEmpty();
}

Status requireMatch(const Call &call, const std::function<QByteArray()> &wholeObject)
{
    const QList<QByteArray> wanted = call.request.headerValues("if-match");
    if (wanted.isEmpty() || namesTag(wanted, etagOf(wholeObject()), false))
        return {};
    return stale();
}

Result<FieldSelection> fieldsOf(const Call &call, std::span<const FieldNode> table)
{
    const auto names = call.query.value("fields");
    if (!names || names->isEmpty())
        return FieldSelection();
    return FieldSelection::parse(*names, table);
}

} // namespace stemdesk
