#include "core/api/answers.h"

#include "core/api/not_found.h"
#include "core/api/problem.h"
#include "core/base/wording.h"
#include "core/json/json_reader.h"
#include "core/json/object_reader.h"
#include "core/security/digest.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The value of an If-Match or If-None-Match field, as RFC 9110 writes it: `*`, or entity tags with commas between
/// them. Only the text between their quotation marks counts, as it was sent from here: proxies that compress responses
/// make tags weak, or append the encoding to them.
class EntityTags {
public:
    /// nullopt for anything else, and for an absent field. Several fields are one list.
    static std::optional<EntityTags> parse(const QList<QByteArray> &fields);

    /// Whether one of them is `tag`.
    bool name(const QByteArray &tag) const;
    /// Whether one of them begins with `start`.
    bool begin(const QByteArray &start) const;

private:
    QList<QByteArray> m_tags; ///< With their quotation marks.
    bool m_isAny = false;
};

constexpr QByteArrayView kWeak = "W/";

bool isTagCharacter(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return code == 0x21 || (code >= 0x23 && code != 0x7f); // Neither a space nor a quotation mark.
}

/// The tag at the start of `text`, or nullopt.
QByteArrayView tagAt(QByteArrayView text)
{
    const qsizetype quote = text.startsWith(kWeak) ? kWeak.size() : 0;
    if (quote >= text.size() || text[quote] != '"')
        return {};
    const QByteArrayView opaque = text.sliced(quote + 1);
    const auto end = std::ranges::find_if_not(opaque, isTagCharacter);
    return end != opaque.cend() && *end == '"' ? text.first(end - text.cbegin() + 1) : QByteArrayView();
}

/// Suffixes that proxies append to the tag of a response they have compressed.
constexpr std::array<QByteArrayView, 5> kPackings{"-gzip", ";gzip", "-br", ";br", "-zstd"};

/// The tag as it was sent from here: proxies make it weak, or append the encoding.
QByteArray originalOf(QByteArrayView tag)
{
    if (tag.startsWith(kWeak))
        tag = tag.sliced(kWeak.size());
    QByteArrayView opaque = tag.chopped(1);
    for (const QByteArrayView packing : kPackings) {
        if (!opaque.endsWith(packing))
            continue;
        opaque = opaque.chopped(packing.size());
        while (opaque.endsWith('-')) // One proxy puts in two.
            opaque = opaque.chopped(1);
    }
    return opaque.toByteArray() + '"';
}

std::optional<EntityTags> EntityTags::parse(const QList<QByteArray> &fields)
{
    const QByteArray list = fields.join(',').trimmed();
    EntityTags found;
    found.m_isAny = list == "*";
    if (found.m_isAny)
        return found;
    bool isAfterTag = false; // Then a comma must come before the next one; empty members are allowed.
    for (QByteArrayView rest = list; !rest.isEmpty();) {
        if (rest.front() == ' ' || rest.front() == '\t' || rest.front() == ',') {
            isAfterTag = isAfterTag && rest.front() != ',';
            rest = rest.sliced(1);
            continue;
        }
        const QByteArrayView tag = tagAt(rest);
        if (tag.isEmpty() || isAfterTag)
            return {};
        found.m_tags += originalOf(tag);
        isAfterTag = true;
        rest = rest.sliced(tag.size());
    }
    return found.m_tags.isEmpty() ? std::nullopt : std::optional(found);
}

bool EntityTags::name(const QByteArray &tag) const
{
    return m_isAny || m_tags.contains(originalOf(tag));
}

bool EntityTags::begin(const QByteArray &start) const
{
    return m_isAny || std::ranges::any_of(m_tags, [&](const QByteArray &one) { return one.startsWith(start); });
}

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
    if (known && known->name(etag)) // Anything but a list of tags matches nothing.
        return {.status = 304, .headers = {{"ETag", etag}}};
    return {.body = std::move(body), .headers = {{"ETag", etag}}};
}

http::Response createdAnswer(QByteArray body, const QByteArray &location)
{
    return {.status = 201, .body = std::move(body), .headers = {{"Location", location}}};
}

http::Response failed(const Call &call, const Error &error)
{
    // Stores only know that a row is not there.
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
    constexpr std::array<QByteArrayView, 4> kNothing{"", "null", "\"\"",
                                                     "[]"}; // The ways in which clients send an empty body.
    if (std::ranges::find(kNothing, QByteArrayView(call.request.body).trimmed()) != kNothing.end())
        return {};
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    return ObjectReader(document.root()).finish();
}

void addWarnings(http::Response &response, const QList<QByteArray> &warnings)
{
    if (warnings.isEmpty())
        return;
    constexpr qsizetype kMostBytes = 2048; // Proxies have room for only a few kilobytes of fields.
    QByteArray told;
    for (qsizetype at = 0; at < warnings.size(); ++at) {
        if (told.size() > kMostBytes) {
            told += ", more_warnings:" + QByteArray::number(warnings.size() - at);
            break;
        }
        // Names in warnings may hold any character, header fields may not.
        told += (at == 0 ? "" : ", ") + warnings.at(at).toPercentEncoding(":_-.' ()&");
    }
    response.headers.append(http::Header{"Stemdesk-Warnings", told});
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

RequestQueue queueOfFormat(const Call &call)
{
    return call.query.value("format").value_or("json") == "json" ? RequestQueue::Read : RequestQueue::Document;
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
