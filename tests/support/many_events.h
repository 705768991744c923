#pragma once

#include <QtGlobal>

namespace stemdesk {

class Session;

/// Copies the event with this storage key `copies` times, with its groups and lines, directly in the tables, which is
/// fast. The copies are in no search index or change feed.
void copyEvent(Session &session, qint64 event, int copies);

} // namespace stemdesk
