#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>

namespace stemdesk {

/// The version of an event that its client said yes to.
struct AcceptedQuote {
    QuoteId quoteId;
    int number = 0;
    Instant acceptedAt = 0;
    QString acceptedBy;
    double customerPriceIncTax = 0;
    bool isChangedSince = false; ///< What is bought, or what it costs, is not what it was.

    friend bool operator==(const AcceptedQuote &, const AcceptedQuote &) = default;
};

} // namespace stemdesk
