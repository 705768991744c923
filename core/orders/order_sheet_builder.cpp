#include "core/orders/order_sheet_builder.h"

#include "core/domain/field_rules.h"
#include "core/orders/cheapest_supplier.h"
#include "core/orders/line_pool.h"
#include "core/orders/pack_advice.h"
#include "core/orders/pack_rounding.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {
namespace {

QList<Event> eachOnce(const QList<Event> &events)
{
    QList<Event> distinct;
    QSet<EventId> seen;
    for (const Event &event : events) {
        if (!seen.contains(event.id))
            distinct.append(event);
        seen.insert(event.id);
    }
    return distinct;
}

OrderSheetEvent sheetEvent(const Event &event)
{
    return {.eventId = event.id,
            .name = event.name,
            .status = event.status,
            .isCleared = isClearedToOrder(event.status),
            .startsAt = event.venueStart ? event.venueStart : event.ceremonyStart};
}

/// The lists' tax multiplier. If they differ, the one that turns the pool's cost into the sum of its lines with tax.
double taxMultiplierOf(const LinePool &pool, const OrderCatalogue &catalogue)
{
    PooledUnitCost multiplier;
    for (const ListShare &share : pool.lists)
        multiplier.add(share.units, share.keptMultiplier.value_or(catalogue.taxMultipliers.value(share.listId, 1)));
    const double exclTax = pool.unitCostExclTax.value();
    return multiplier.isCommon() || exclTax <= 0 ? multiplier.value()
                                                 : std::min(pool.unitCostIncTax.value() / exclTax, kMaxFactor);
}

/// Of a pool, what is to be bought; the rest comes from stock.
struct ToBuy {
    double units = 0;
    std::optional<double> ownUnits; ///< nullopt: no own thing.
};

/// What the pools of own things leave to be bought. A variant of several suppliers is taken from stock in their order.
class OwnStock {
public:
    OwnStock(const QList<LinePool> &pools, const OrderCatalogue &catalogue)
    {
        QHash<VariantId, QHash<EventId, double>> needed;
        for (const LinePool &pool : pools) {
            for (const EventUnits &share : pool.eventUnits) {
                if (catalogue.own.contains(pool.variantId))
                    needed[pool.variantId][share.eventId] += share.unitsNeeded;
            }
        }
        for (const auto &[variant, units] : needed.asKeyValueRange())
            m_left.insert(variant, unitsFromStock(catalogue.own.value(variant), units));
    }

    ToBuy toBuy(const LinePool &pool)
    {
        const auto left = m_left.find(pool.variantId);
        if (left == m_left.end())
            return {.units = pool.units, .ownUnits = std::nullopt};
        double missing = 0;
        for (const EventUnits &share : pool.eventUnits) {
            double &free = (*left)[share.eventId];
            const double own = std::min(free, share.unitsNeeded);
            free -= own;
            missing += share.unitsNeeded - own;
        }
        return {.units = missing, .ownUnits = pool.units - missing};
    }

private:
    QHash<VariantId, QHash<EventId, double>> m_left;
};

/// A minimum does not hold for what is not ordered.
PackOrder packOrderFor(const ToBuy &wanted, const PackTerms &terms, std::optional<double> minPacks)
{
    const bool isOrdered = !wanted.ownUnits || wanted.units > 0;
    return packOrderFor(wanted.units, terms, isOrdered ? minPacks : std::nullopt);
}

OrderSheetLine lineOf(const LinePool &pool, const ToBuy &wanted, const OrderCatalogue &catalogue)
{
    const Variant variant = catalogue.variants.value(pool.variantId);
    const SupplierTerms sold = termsAt(variant, pool.supplierId);
    const PackTerms terms{.unitsPerPack = sold.unitsPerPack, .sparePercent = catalogue.sparePercents.value(variant.id)};
    const PackOrder order = packOrderFor(wanted, terms, sold.minPacks);
    const double unitCostIncTax = pool.unitCostIncTax.value();
    OrderSheetLine line{.variantId = pool.variantId,
                        .productName = catalogue.productNames.value(pool.variantId),
                        .variantName = variant.name,
                        .sku = variant.sku,
                        .supplierCode = sold.code,
                        .supplierEan = sold.ean,
                        .colors = variant.colors,
                        .stemLength = variant.stemLength,
                        .unitsNeeded = pool.units,
                        .spareUnits = order.spareUnits,
                        .ownUnits = wanted.ownUnits,
                        .unitsPerPack = sold.unitsPerPack,
                        .packsNeeded = order.packsNeeded,
                        .minPacks = sold.minPacks,
                        .packsToOrder = order.packsToOrder,
                        .unitsToOrder = order.unitsToOrder,
                        .leftoverUnits = order.leftoverUnits,
                        .unitCostExclTax = pool.unitCostExclTax.value(),
                        .orderCostExclTax = order.unitsToOrder * pool.unitCostExclTax.value(),
                        .orderCostIncTax = order.unitsToOrder * unitCostIncTax,
                        .isPriced = pool.isPriced,
                        .eventItemIds = pool.itemIds,
                        .eventNames = pool.eventNames,
                        .eventUnits = pool.eventUnits,
                        .taxMultiplier = taxMultiplierOf(pool, catalogue)};
    if (line.isFromStock())
        return line;
    LinePool bought = pool;
    bought.units = wanted.units;
    line.cheapest = cheapestFor(bought, variant, catalogue);
    line.unitsNeeded = wanted.units;
    line.advice = packAdviceFor(line, unitCostIncTax, terms.sparePercent);
    line.unitsNeeded = pool.units;
    return line;
}

OrderSheetSupplier sheetSupplier(SupplierId id, const OrderCatalogue &catalogue)
{
    const Supplier supplier = catalogue.suppliers.value(id);
    return {.supplierId = id,
            .name = supplier.name,
            .contactEmail = supplier.contactEmail,
            .address = supplier.address,
            .accountNumber = supplier.accountNumber,
            .isArchived = supplier.isArchived};
}

bool isSupplierBefore(const OrderSheetSupplier &left, const OrderSheetSupplier &right)
{
    if (left.supplierId.isNull() != right.supplierId.isNull())
        return right.supplierId.isNull();
    const int byName = left.name.compare(right.name, Qt::CaseInsensitive);
    return byName != 0 ? byName < 0 : left.supplierId < right.supplierId;
}

bool isLineBefore(const OrderSheetLine &left, const OrderSheetLine &right)
{
    if (const int byProduct = left.productName.compare(right.productName, Qt::CaseInsensitive); byProduct != 0)
        return byProduct < 0;
    if (const int byVariant = left.variantName.compare(right.variantName, Qt::CaseInsensitive); byVariant != 0)
        return byVariant < 0;
    return left.stemLength != right.stemLength ? left.stemLength < right.stemLength : left.variantId < right.variantId;
}

QList<OrderSheetSupplier> suppliersOf(const QList<LinePool> &pools, const OrderCatalogue &catalogue)
{
    OwnStock stock(pools, catalogue);
    QList<OrderSheetSupplier> suppliers;
    QHash<SupplierId, qsizetype> places;
    for (const LinePool &pool : pools) {
        if (!places.contains(pool.supplierId)) {
            places.insert(pool.supplierId, suppliers.size());
            suppliers.append(sheetSupplier(pool.supplierId, catalogue));
        }
        suppliers[places.value(pool.supplierId)].lines.append(lineOf(pool, stock.toBuy(pool), catalogue));
    }
    std::ranges::sort(suppliers, isSupplierBefore);
    for (OrderSheetSupplier &supplier : suppliers)
        std::ranges::sort(supplier.lines, isLineBefore);
    return suppliers;
}

void addTo(OrderSheetTotals &totals, const OrderSheetLine &line)
{
    totals.orderCostExclTax += line.orderCostExclTax;
    totals.orderCostIncTax += line.orderCostIncTax;
}

} // namespace

OrderSheet buildOrderSheet(const QList<Event> &pricedEvents, const OrderCatalogue &catalogue)
{
    const QList<Event> events = eachOnce(pricedEvents);
    OrderSheet sheet;
    for (const Event &event : events)
        sheet.events.append(sheetEvent(event));
    sheet.suppliers = suppliersOf(linePools(events), catalogue);
    for (OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : std::as_const(supplier.lines)) {
            addTo(supplier.totals, line);
            addTo(sheet.totals, line);
        }
    }
    return sheet;
}

} // namespace stemdesk
