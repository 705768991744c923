#pragma once

#include "core/pricing/event_price.h"
#include "core/storage/events/event_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class PriceContextStore;
class ServiceContext;

/// Requested prices, by storage key: the suppliers of each variant. The Default supplier means any supplier: it reads
/// everything that any supplier's price can come from.
using WantedPrices = QHash<qint64, QSet<qint64>>;

/// The lists to search for prices of a product type; they differ between events with other days or pins.
using PriceListChains = QHash<QString, QList<PriceListChain>>;

/// The facts for pricing events, with the ids of the storage keys on their lines.
struct PricingFacts {
    PriceContext context;
    QString currency; ///< The shop's.
    QHash<qint64, VariantId> variantIds;
    QHash<qint64, SupplierId> supplierIds;
    QHash<qint64, PriceListId> listIds;
    bool hasLists = false; ///< Suppliers and price lists were read.
};

/// Reads, with a fixed number of queries, the data for pricing these events when their lines need these prices; only
/// those price list entries that can apply.
Result<PricingFacts> pricingFactsFor(const ServiceContext &context, const QList<StoredEvent> &events,
                                     const WantedPrices &wanted);

/// The price list part of it, for prices outside an event. First read the lists, then, with the variants and suppliers
/// in the facts, the entries that decide the wanted prices on these chains.
Status readPriceLists(const PriceContextStore &store, PricingFacts &facts);
Status readPriceEntries(const PriceContextStore &store, const PriceListChains &chains, const WantedPrices &wanted,
                        PricingFacts &facts);

} // namespace stemdesk
