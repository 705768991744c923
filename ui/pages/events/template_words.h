#pragma once

#include "core/domain/events/event_template.h"

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// "12 × Rose Quicksand (Bridal bouquet), 3 × ...": every line, for a message.
QString missingLinesText(const QList<MissingLine> &lines);

} // namespace stemdesk::ui
