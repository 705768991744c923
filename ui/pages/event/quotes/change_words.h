#pragma once

#include "core/domain/billing/quote_changes.h"

#include <QString>
#include <QTimeZone>

namespace stemdesk::ui {

/// How the shop writes amounts and times.
struct ChangeTerms {
    QString currency;
    QTimeZone zone;
};

/// The difference in words for a client: "Rose Quicksand in Bridal bouquet: 12 → 15".
QString changeSentence(const QuoteChange &change, const ChangeTerms &terms);

} // namespace stemdesk::ui
