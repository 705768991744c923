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

/// The amounts of a proposal, each rounded once to the currency's minor unit, so that a reader with a pencil finds that
/// copies times price is the amount, and that the amounts add up to the total.
struct ProposalPrices {
    QList<ProposalPrice> groups; ///< In the order of PrintedEvent.
    double arrangements = 0;
    double labour = 0;
    QList<double> fees;
    double travel = 0;
    double discount = 0; ///< Subtracted; at most the sum of the amounts above.
    double rounding = 0; ///< The rounding difference that no amount is large enough to absorb; nearly always 0.
    double total = 0; ///< The event's price, the same as everywhere else.
    double tax = 0; ///< Included in the total.

    friend bool operator==(const ProposalPrices &, const ProposalPrices &) = default;
};

/// The cent that rounding leaves over is absorbed where it is noticed least: in labour, travel, the dearest single
/// piece, the discount, a fee, or else in an arrangement of several, which then names no price for one.
ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency);

} // namespace stemdesk
