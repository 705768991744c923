#pragma once

#include "core/api/call.h"
#include "core/domain/change.h"
#include "core/domain/resource_set.h"

namespace stemdesk {

/// The kinds of changes that the read scopes of a key allow.
ResourceSet coveredBy(Scopes scopes);
/// The kinds that a list of table names ("products,events") names; invalid_resources for what is none of the feed's.
Result<ResourceSet> resourcesNamed(const QByteArray &tables);

/// A place in the feed, as a caller carries it. Wherever it was given out, it is good wherever the feed is read.
QByteArray feedCursorText(qint64 seq, const QByteArray &history);
/// Reads a cursor. It is bound to the history in which it was issued: a position beyond the part shared with this
/// database is refused.
Result<qint64> feedPositionFrom(const QByteArray &cursor, const QList<FeedHistory> &histories);

} // namespace stemdesk
