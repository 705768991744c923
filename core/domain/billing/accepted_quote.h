#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>

namespace stemdesk {

/// The version of an event that its client accepted.
struct AcceptedQuote {
    QuoteId quoteId;
    int number = 0;
    Instant acceptedAt = 0;
    QString acceptedBy;
    double customerPriceIncTax = 0;
    bool isChangedSince = false; ///< The goods or their cost have changed since.

    friend bool operator==(const AcceptedQuote &, const AcceptedQuote &) = default;
};

} // namespace stemdesk
