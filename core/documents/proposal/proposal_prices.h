#pragma once

#include "core/domain/events/printed_event.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// Price of an arrangement as printed.
struct ProposalPrice {
    std::optional<double> each; ///< nullopt: its copies cannot have the same price in whole minor units.
    double amount = 0; ///< The number of copies times `each`, if there is one.

    friend bool operator==(const ProposalPrice &, const ProposalPrice &) = default;
};

/// The amounts of a proposal in whole minor units. They add up to the total, and are those of the invoice that follows:
/// who lays one beside the other finds no row that differs.
struct ProposalPrices {
    QList<ProposalPrice> groups; ///< In the order of PrintedEvent.
    double arrangements = 0;
    double labour = 0;
    QList<double> fees; ///< In the order of PrintedEvent.
    double travel = 0;
    double discount = 0; ///< Subtracted; at most the sum of the amounts above.
    double total = 0; ///< The event's price, the same as everywhere else.
    double tax = 0; ///< Included in the total.

    friend bool operator==(const ProposalPrices &, const ProposalPrices &) = default;
};

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency);

} // namespace stemdesk
