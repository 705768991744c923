#pragma once

#include "core/documents/event_pages.h"
#include "core/domain/events/printed_event.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// Price of an arrangement as printed.
struct ProposalPrice {
    double each = 0;
    double amount = 0; ///< Its copies times `each`.

    friend bool operator==(const ProposalPrice &, const ProposalPrice &) = default;
};

/// The amounts of a proposal, each rounded once to the currency's minor unit, so that a reader with a pencil finds that
/// copies times price is the amount, and that the amounts add up to the total.
struct ProposalPrices {
    QList<ProposalPrice> groups; ///< In the order of PrintedEvent.
    double arrangements = 0;
    double labour = 0;
    QList<double> fees;
    double travel = 0;
    double discount = 0; ///< Subtracted; at most the sum of the amounts above.
    double rounding = 0; ///< Difference from the amounts above to the total.
    double total = 0; ///< The event's price, the same as everywhere else.
    double tax = 0; ///< Included in the total.

    friend bool operator==(const ProposalPrices &, const ProposalPrices &) = default;
};

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency);

/// The offer to the customer: cover, description, each arrangement with its price, the total and the terms.
EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
