#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk {
struct Quote;
}

namespace stemdesk::ui {

/// "Accepted"; "Expired" for an open quote past its last day.
QString quoteStateWords(const Quote &quote);
Tone quoteStateTone(const Quote &quote);

} // namespace stemdesk::ui
