#pragma once

#include "core/domain/events/printed_event.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// An arrangement as it is priced on paper.
struct ProposalPrice {
    double each = 0;
    double amount = 0; ///< Its copies times `each`.

    friend bool operator==(const ProposalPrice &, const ProposalPrice &) = default;
};

/// The amounts of a proposal, each rounded once to the currency's minor unit, so that a reader who checks them with a
/// pencil finds that copies times price is the amount, and that the amounts are the total.
struct ProposalPrices {
    QList<ProposalPrice> groups; ///< In the order of PrintedEvent.
    double arrangements = 0;
    double labour = 0;
    QList<double> fees;
    double travel = 0;
    double discount = 0; ///< Subtracted; at most the sum of the amounts above.
    double rounding = 0; ///< Difference from the amounts above to the total.
    double total = 0; ///< The event's price, which is the same everywhere.
    double tax = 0; ///< In the total.

    friend bool operator==(const ProposalPrices &, const ProposalPrices &) = default;
};

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency);

} // namespace stemdesk
