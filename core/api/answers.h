#pragma once

#include "core/api/call.h"
#include "core/base/clock.h"
#include "core/json/field_selection.h"
#include "core/json/json_writer.h"

#include <span>

namespace stemdesk {

/// 200 with what is worked out and stored nowhere; its bytes' hash is the ETag, and a caller who has them already gets
/// 304.
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

/// Identifies the stored state of an object. Includes the time, because versions start again after a backup is
/// restored.
QByteArray stateMark(const QByteArray &id, qint64 version, Instant updatedAt);
/// A strong ETag of an object's state in these bytes: of one state there are as many as there are selections of fields.
QByteArray etagOf(const QByteArray &state, const QByteArray &body);

/// version_mismatch where the request has an If-Match and no tag in it is of this state; invalid_if_match where what it
/// has are no tags. Call inside the unit of work that changes the object.
Status requireMatch(const Call &call, const QByteArray &state);
bool hasIfMatch(const Call &call);

/// The value of `format`; if it is absent, the first of `known`; invalid_format.
Result<QByteArray> formatOf(const Call &call, std::span<const std::string_view> known);
/// Files are computed for long, JSON is read.
Lane laneOfFormat(const Call &call);

/// A document to keep.
http::Response pdfAnswer(QByteArray pdf, const QByteArray &fileName);

/// The decoded `fields`, everything where it is absent.
Result<FieldSelection> fieldsOf(const Call &call, std::span<const FieldNode> table);

} // namespace stemdesk
