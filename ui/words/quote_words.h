#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk {
struct Quote;
}

namespace stemdesk::ui {

/// "Accepted", or "Expired" for an open one whose last day is over.
QString quoteStateWords(const Quote &quote);
Tone quoteStateTone(const Quote &quote);

} // namespace stemdesk::ui
