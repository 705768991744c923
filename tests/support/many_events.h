#pragma once

#include <QtGlobal>

namespace stemdesk {

class Session;

/// Makes `copies` copies of the event with this storage key, with its groups and lines, straight in the tables: many
/// events in a moment. They are not searched for and no change tells of them.
void copyEvent(Session &session, qint64 event, int copies);

} // namespace stemdesk
