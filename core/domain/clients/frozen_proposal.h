#pragma once

#include "core/domain/clients/bill.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

#include <QHash>

namespace stemdesk {

/// What the papers of a quote were made of when it was made, with what its lines were called.
struct FrozenProposal {
    PrintedEvent printed;
    Shop shop; ///< What documents say of it.
    QHash<VariantId, QString> labels; ///< "Rose Quicksand".
    Bill bill;
    double fees = 0; ///< All of them, with tax.
    double discount = 0; ///< What it took off.

    friend bool operator==(const FrozenProposal &, const FrozenProposal &) = default;
};

} // namespace stemdesk
