#pragma once

#include "core/api/call.h"
#include "core/base/clock.h"
#include "core/json/field_selection.h"
#include "core/json/json_writer.h"

#include <span>

namespace stemdesk {

/// 200 with computed content that is stored nowhere; the hash of its bytes is the ETag, and a caller who has them
/// already gets 304.
http::Response readAnswer(const Call &call, QByteArray body);

/// The same for bytes whose ETag is known.
http::Response readAnswer(const http::Request &request, QByteArray body, const QByteArray &etag);

/// 201 with the object, at `location`.
http::Response createdAnswer(QByteArray body, const QByteArray &location);

/// The problem response for an Error.
http::Response failed(const Call &call, const Error &error);
/// The response of `work`, or failed() for its Error.
http::Response answerOf(const Call &call, const Deferred &work);

/// For an endpoint without properties: the body, if any, must be an empty object.
Status requireNoProperties(const Call &call);

/// A single write's warnings travel in a header.
void addWarnings(http::Response &response, const QList<QByteArray> &warnings);

/// A strong ETag of these bytes.
QByteArray etagOf(const QByteArray &body);

/// Identifies the stored state of an object. Includes the time, because versions repeat after a backup is restored.
QByteArray stateMark(const QByteArray &id, qint64 version, Instant updatedAt);
/// A strong ETag for these bytes of an object's state: each selection of fields has its own.
QByteArray etagOf(const QByteArray &state, const QByteArray &body);

/// version_mismatch if the request has an If-Match without a tag of this state; invalid_if_match if it has something
/// that is no tag. Call it inside the unit of work that changes the object.
Status requireMatch(const Call &call, const QByteArray &state);
bool hasIfMatch(const Call &call);

/// The value of `format`; the first of `known` if it is absent; invalid_format.
Result<QByteArray> formatOf(const Call &call, std::span<const std::string_view> known);
/// Files take long to compute, JSON is only read.
RequestQueue queueOfFormat(const Call &call);

/// A document to keep.
http::Response pdfAnswer(QByteArray pdf, const QByteArray &fileName);

/// The decoded `fields`; everything if it is absent.
Result<FieldSelection> fieldsOf(const Call &call, std::span<const FieldNode> table);

} // namespace stemdesk
