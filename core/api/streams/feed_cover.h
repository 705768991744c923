#pragma once

#include "core/api/call.h"
#include "core/domain/change.h"
#include "core/domain/resource_set.h"

namespace stemdesk {

/// The kinds of changes that the read scopes of a key allow.
ResourceSet coveredBy(Scopes scopes);
/// The kinds in a list of table names ("products,events"); invalid_resources for a name that is not in the feed.
Result<ResourceSet> resourcesNamed(const QByteArray &tables);

/// A position in the feed, as a caller has it. All endpoints of the feed accept cursors of all others.
QByteArray feedCursorText(qint64 seq, const QByteArray &history);
/// Reads a cursor. It is bound to the history in which it was issued: a position beyond the part shared with this
/// database is refused.
Result<qint64> feedPositionFrom(const QByteArray &cursor, const QList<FeedHistory> &histories);

} // namespace stemdesk
