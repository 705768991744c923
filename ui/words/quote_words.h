#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk {
struct Quote;
}

namespace stemdesk::ui {

/// "Accepted"; "Expired" for an open quote past its last day. `isOlder`: a newer one has replaced it, if it is open.
QString quoteStateWords(const Quote &quote, bool isOlder = false);
Tone quoteStateTone(const Quote &quote, bool isOlder = false);

} // namespace stemdesk::ui
