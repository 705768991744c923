#pragma once

#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

#include <QHash>

namespace stemdesk {

/// The data that a quote's documents are made from, frozen when the quote was made, with the names of its lines.
struct FrozenProposal {
    PrintedEvent printed;
    Shop shop; ///< In the form that documents show.
    QHash<VariantId, QString> labels; ///< "Rose Quicksand".
    double fees = 0; ///< All of them, with tax.
    double discount = 0; ///< The amount of the discount.

    friend bool operator==(const FrozenProposal &, const FrozenProposal &) = default;
};

} // namespace stemdesk
