#pragma once

#include "core/pricing/event_price.h"
#include "core/storage/event_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class ServiceContext;

/// What events are priced from, with the ids that stand behind the storage keys of their lines.
struct PricingFacts {
    PriceContext context;
    QHash<qint64, VariantId> variantIds;
    QHash<qint64, SupplierId> supplierIds;
};

/// Reads, in a fixed number of set reads, what these events are priced from when their lines are of these variants
/// (storage keys). Of the price lists' entries only those that can apply.
Result<PricingFacts> pricingFactsFor(const ServiceContext &context, const QList<StoredEvent> &events,
                                     const QSet<qint64> &variants);

} // namespace stemdesk
