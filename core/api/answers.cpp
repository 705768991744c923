#include "core/api/answers.h"

#include "core/api/entity_tags.h"
#include "core/api/problem.h"
#include "core/api/way_on.h"
#include "core/base/wording.h"
#include "core/json/json_reader.h"
#include "core/json/object_reader.h"
#include "core/security/digest.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMarkBytes = 8;

QByteArray hexMark(const QByteArray &bytes)
{
    return sha256(bytes).left(kMarkBytes).toHex();
}

} // namespace

QByteArray etagOf(const QByteArray &body)
{
    return '"' + hexMark(body) + '"';
}

QByteArray stateMark(const QByteArray &id, qint64 version, Instant updatedAt)
{
    return hexMark(id + ' ' + QByteArray::number(version) + ' ' + QByteArray::number(updatedAt));
}

QByteArray etagOf(const QByteArray &state, const QByteArray &body)
{
    return '"' + state + '-' + hexMark(body) + '"';
}

http::Response readAnswer(const Call &call, QByteArray body)
{
    const QByteArray etag = etagOf(body);
    return readAnswer(call.request, std::move(body), etag);
}

http::Response readAnswer(const http::Request &request, QByteArray body, const QByteArray &etag)
{
    const std::optional<EntityTags> known = EntityTags::parse(request.headerValues("if-none-match"));
    if (known && known->name(etag)) // What is no list of tags names nothing.
        return {.status = 304, .headers = {{"ETag", etag}}};
    return {.body = std::move(body), .headers = {{"ETag", etag}}};
}

http::Response createdAnswer(QByteArray body, const QByteArray &location)
{
    return {.status = 201, .body = std::move(body), .headers = {{"Location", location}}};
}

http::Response failed(const Call &call, const Error &error)
{
    // Stores know no more than that a row is not there.
    const bool isBare = error == notFound() && !call.path.isEmpty();
    return problem(isBare ? noSuchObject(call) : error, call.request.id);
}

http::Response answerOf(const Call &call, const Deferred &work)
{
    Result<http::Response> answer = work(call);
    return answer ? *std::move(answer) : failed(call, answer.error());
}

Status requireNoProperties(const Call &call)
{
    constexpr std::array<QByteArrayView, 4> kNothing{"", "null", "\"\"", "[]"}; // As clients write no body.
    if (std::ranges::find(kNothing, QByteArrayView(call.request.body).trimmed()) != kNothing.end())
        return {};
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    return ObjectReader(document.root()).finish();
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

Status requireMatch(const Call &call, const QByteArray &state)
{
    if (!hasIfMatch(call))
        return {};
    const std::optional<EntityTags> wanted = EntityTags::parse(call.request.headerValues("if-match"));
    if (!wanted)
        return refused("invalid_if_match", {},
                       u"Send If-Match as the ETag of a read, in its quotation marks, as several with commas between "
                       "them, or as *."_s);
    return wanted->begin('"' + state + '-') ? Status() : stale();
}

Result<QByteArray> formatOf(const Call &call, std::span<const std::string_view> known)
{
    const std::string_view usual = known.front();
    const QByteArray format = call.query.value("format").value_or(QByteArray(usual.data(), qsizetype(usual.size())));
    if (std::ranges::find(known, std::string_view(format.constData(), size_t(format.size()))) == known.end())
        return notAmong(u"format"_s, QString::fromUtf8(format), namesFrom(known));
    return format;
}

Lane laneOfFormat(const Call &call)
{
    return call.query.value("format").value_or("json") == "json" ? Lane::Read : Lane::Document;
}

http::Response pdfAnswer(QByteArray pdf, const QByteArray &fileName)
{
    return {.contentType = "application/pdf",
            .body = std::move(pdf),
            .headers = {{"Content-Disposition", "attachment; filename=\"" + fileName + '"'}}};
}

Result<FieldSelection> fieldsOf(const Call &call, std::span<const FieldNode> table)
{
    const auto names = call.query.value("fields");
    if (!names || names->isEmpty())
        return FieldSelection();
    return FieldSelection::parse(*names, table);
}

} // namespace stemdesk
