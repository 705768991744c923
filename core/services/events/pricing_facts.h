#pragma once

#include "core/pricing/event_price.h"
#include "core/storage/events/event_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class PriceContextStore;
class ServiceContext;

/// Which prices are asked for, by storage key: the suppliers of each variant. The Default supplier means any supplier:
/// with it, everything is read that the price of any supplier can come from.
using WantedPrices = QHash<qint64, QSet<qint64>>;

/// The lists on which prices of a type of product are looked for: events of other days or pins look at others.
using PriceListChains = QHash<QString, QList<PriceListChain>>;

/// What events are priced from, with the ids that belong to the storage keys of their lines.
struct PricingFacts {
    PriceContext context;
    QString currency; ///< The shop's.
    QHash<qint64, VariantId> variantIds;
    QHash<qint64, SupplierId> supplierIds;
    QHash<qint64, PriceListId> listIds;
};

/// Reads, in a fixed number of set reads, what these events are priced from when their lines need these prices; of the
/// price lists' entries only those that can apply.
Result<PricingFacts> pricingFactsFor(const ServiceContext &context, const QList<StoredEvent> &events,
                                     const WantedPrices &wanted);

/// The parts of it that have to do with price lists, for prices that belong to no event: first the lists, then, with
/// the variants and suppliers in the facts, the entries that the wanted prices on these chains follow from.
Status readPriceLists(const PriceContextStore &store, PricingFacts &facts);
Status readPriceEntries(const PriceContextStore &store, const PriceListChains &chains, const WantedPrices &wanted,
                        PricingFacts &facts);

} // namespace stemdesk
