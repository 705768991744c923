#include "core/orders/order_sheet_builder.h"

#include "core/base/day.h"
#include "core/domain/field_rules.h"
#include "core/domain/hire/event_hire.h"
#include "core/orders/line_pool.h"
#include "core/orders/order_advice.h"
#include "core/orders/pack_rounding.h"

#include <QSet>

#include <algorithm>
#include <utility>

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

/// The part of a pool that is bought; the rest comes from stock.
struct ToBuy {
    double units = 0;
    std::optional<double> ownUnits; ///< nullopt: no own thing.
    QHash<EventId, double> ownOf = {}; ///< The same by event.
};

/// Reduces the pools of own things to the units that are bought. A variant of several suppliers is taken from stock in
/// their order.
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
        ToBuy bought;
        for (const EventUnits &share : pool.eventUnits) {
            double &free = (*left)[share.eventId];
            const double own = std::min(free, share.unitsNeeded);
            free -= own;
            bought.ownOf.insert(share.eventId, own);
            bought.units += share.unitsNeeded - own;
        }
        bought.ownUnits = pool.units - bought.units;
        return bought;
    }

private:
    QHash<VariantId, QHash<EventId, double>> m_left;
};

/// The minimum does not apply if nothing is ordered.
PackOrder packOrderFor(const ToBuy &wanted, const PackTerms &terms, std::optional<double> minPacks)
{
    const bool isOrdered = !wanted.ownUnits || wanted.units > 0;
    return packOrderFor(wanted.units, terms, isOrdered ? minPacks : std::nullopt);
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

void addTo(OrderSheetTotals &totals, const OrderSheetLine &line)
{
    totals.orderCostExclTax += line.orderCostExclTax;
    totals.orderCostIncTax += line.orderCostIncTax;
}

/// Builds one sheet.
class SheetBuilder {
public:
    SheetBuilder(const QList<Event> &events, const OrderCatalogue &catalogue, const SheetRequest &request)
        : m_events(events), m_catalogue(catalogue), m_request(request)
    {
        for (const Event &event : m_events)
            m_byId.insert(event.id, &event);
    }

    OrderSheet build();

private:
    std::optional<QDate> dayFor(const Event &event, SupplierId supplier) const;
    bool delivers(const Event &event, SupplierId supplier) const;
    OrderedUnits orderedOf(const GoodsKey &key) const;

    void add(const LinePool &pool, const ToBuy &wanted);
    /// The line of a pool, apart from what was ordered already. Where only what is new is asked for, the pool is what
    /// is still missing.
    OrderSheetLine lineOf(const LinePool &pool, const ToBuy &wanted, const PackTerms &terms,
                          std::optional<double> minPacks) const;
    LinePool missingOf(const LinePool &pool, const ToBuy &wanted, double sparePercent, double ordered) const;
    /// The goods that were ordered and are no longer needed.
    void addSurplus(const QList<LinePool> &pools);
    OrderSheetLine surplusLine(const GoodsKey &key) const;
    void append(SupplierId supplier, const OrderSheetLine &line);
    void finish(OrderSheetSupplier &supplier) const;
    QList<DeliveryDay> daysOf(const OrderSheetSupplier &supplier) const;
    void keepOrderedEvents();

    const QList<Event> &m_events;
    const OrderCatalogue &m_catalogue;
    const SheetRequest &m_request;
    QHash<EventId, const Event *> m_byId;
    OrderSheet m_sheet;
    QHash<SupplierId, qsizetype> m_places;
};

std::optional<QDate> SheetBuilder::dayFor(const Event &event, SupplierId supplier) const
{
    const auto times = timesOf(event);
    if (!m_request.delivery || !times)
        return {};
    return deliveryDayFor(dayOf(times->first, m_request.zone), m_catalogue.suppliers.value(supplier).deliveryWeekdays,
                          *m_request.delivery);
}

bool SheetBuilder::delivers(const Event &event, SupplierId supplier) const
{
    const SheetChoice &choice = m_request.choice;
    return (!choice.pairs || choice.pairs->contains({event.id, supplier}))
        && (!choice.deliverOn || dayFor(event, supplier) == choice.deliverOn);
}

OrderedUnits SheetBuilder::orderedOf(const GoodsKey &key) const
{
    return m_request.ordered.of(key, [&](EventId id) {
        const Event *event = m_byId.value(id);
        return event && delivers(*event, key.second);
    });
}

/// The part of the pool that is neither in stock nor on its way. Each event's need includes its share of the spare
/// units.
LinePool SheetBuilder::missingOf(const LinePool &pool, const ToBuy &wanted, double sparePercent, double ordered) const
{
    const GoodsKey key{pool.variantId, pool.supplierId};
    const double withSpare = pool.units + spareUnits(pool.units, sparePercent);
    LinePool rest = pool;
    rest.units = missingUnits(withSpare, wanted.ownUnits.value_or(0) + ordered);
    const QHash<EventId, double> had = m_request.ordered.byEvent(key);
    QList<double> lacks;
    for (const EventUnits &share : pool.eventUnits)
        lacks.append(std::max(0.0,
                              share.unitsNeeded * (withSpare / pool.units) - wanted.ownOf.value(share.eventId)
                                  - had.value(share.eventId)));
    const QList<double> shares = sharedByLack(rest.units, lacks);
    rest.eventUnits.clear();
    rest.eventNames.clear();
    for (qsizetype at = 0; at < shares.size(); ++at) {
        if (shares[at] <= 0)
            continue;
        rest.eventUnits.append({pool.eventUnits[at].eventId, shares[at]});
        rest.eventNames.append(pool.eventNames[at]);
    }
    return rest;
}

void SheetBuilder::add(const LinePool &pool, const ToBuy &wanted)
{
    const Variant variant = m_catalogue.variants.value(pool.variantId);
    const SupplierTerms sold = termsAt(variant, pool.supplierId);
    const OrderedUnits ordered = orderedOf({pool.variantId, pool.supplierId});
    PackTerms terms{.unitsPerPack = sold.unitsPerPack, .sparePercent = m_catalogue.sparePercents.value(variant.id)};
    OrderSheetLine line;
    if (m_request.choice.onlyNew) {
        const LinePool rest = missingOf(pool, wanted, std::exchange(terms.sparePercent, 0), ordered.units);
        // The need does not include units from stock.
        const ToBuy missing{.units = rest.units, .ownUnits = wanted.ownUnits ? std::optional(0.0) : std::nullopt};
        line = lineOf(rest, missing, terms, ordered.units > 0 ? std::nullopt : sold.minPacks);
        if (rest.units <= 0 || line.unitsToOrder <= 0)
            return;
    } else {
        line = lineOf(pool, wanted, terms, sold.minPacks);
        line.surplusUnits = missingUnits(ordered.units, line.unitsToOrder);
    }
    line.unitsOrdered = ordered.units;
    line.packsOrdered = ordered.packs ? ordered.packs : line.unitsPerPack ? std::optional(0.0) : std::nullopt;
    append(pool.supplierId, line);
}

OrderSheetLine SheetBuilder::lineOf(const LinePool &pool, const ToBuy &wanted, const PackTerms &terms,
                                    std::optional<double> minPacks) const
{
    const Variant variant = m_catalogue.variants.value(pool.variantId);
    const SupplierTerms sold = termsAt(variant, pool.supplierId);
    const PackOrder order = packOrderFor(wanted, terms, minPacks);
    const double unitCostIncTax = pool.unitCostIncTax.value();
    OrderSheetLine line{.variantId = pool.variantId,
                        .productName = m_catalogue.productNames.value(pool.variantId),
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
                        .minPacks = minPacks,
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
                        .taxMultiplier = taxMultiplierOf(pool, m_catalogue)};
    if (!line.isFromStock()) {
        LinePool bought = pool;
        bought.units = wanted.units;
        line.cheapest =
            cheapestFor(bought, variant, m_catalogue, m_request.choice.onlyNew ? &m_request.ordered : nullptr);
        line.unitsNeeded = wanted.units;
        line.advice = packAdviceFor(line, unitCostIncTax, terms.sparePercent);
        line.unitsNeeded = pool.units;
    }
    line.minPacks = sold.minPacks;
    return line;
}

OrderSheetLine SheetBuilder::surplusLine(const GoodsKey &key) const
{
    const OrderSheetLine &ordered = m_request.ordered.newest(key);
    OrderSheetLine line{.variantId = key.first,
                        .productName = ordered.productName,
                        .variantName = ordered.variantName,
                        .sku = ordered.sku,
                        .supplierCode = ordered.supplierCode,
                        .supplierEan = ordered.supplierEan,
                        .colors = ordered.colors,
                        .stemLength = ordered.stemLength,
                        .unitsPerPack = ordered.unitsPerPack};
    if (const auto variant = m_catalogue.variants.constFind(key.first); variant != m_catalogue.variants.cend()) {
        const SupplierTerms sold = termsAt(*variant, key.second);
        line.productName = m_catalogue.productNames.value(key.first);
        line.variantName = variant->name;
        line.sku = variant->sku;
        line.supplierCode = sold.code;
        line.supplierEan = sold.ean;
        line.unitsPerPack = sold.unitsPerPack;
        line.minPacks = sold.minPacks;
    }
    if (line.unitsPerPack)
        line.packsNeeded = line.packsToOrder = line.leftoverUnits = 0;
    return line;
}

void SheetBuilder::addSurplus(const QList<LinePool> &pools)
{
    QSet<GoodsKey> needed;
    for (const LinePool &pool : pools)
        needed.insert({pool.variantId, pool.supplierId});
    for (const GoodsKey &key : m_request.ordered.keys()) {
        const OrderedUnits ordered = orderedOf(key);
        if (needed.contains(key) || ordered.units <= 0)
            continue;
        OrderSheetLine line = surplusLine(key);
        line.unitsOrdered = line.surplusUnits = ordered.units;
        line.packsOrdered = ordered.packs;
        const QHash<EventId, double> had = m_request.ordered.byEvent(key);
        for (const Event &event : m_events) {
            if (had.value(event.id) > 0 && delivers(event, key.second)) {
                line.eventUnits.append({event.id, 0});
                line.eventNames.append(event.name);
            }
        }
        append(key.second, line);
    }
}

void SheetBuilder::append(SupplierId supplier, const OrderSheetLine &line)
{
    if (!m_places.contains(supplier)) {
        m_places.insert(supplier, m_sheet.suppliers.size());
        m_sheet.suppliers.append(sheetSupplier(supplier, m_catalogue));
    }
    m_sheet.suppliers[m_places.value(supplier)].lines.append(line);
}

/// Only for the events for which something is ordered.
QList<DeliveryDay> SheetBuilder::daysOf(const OrderSheetSupplier &supplier) const
{
    QSet<EventId> served;
    for (const OrderSheetLine &line : supplier.lines) {
        for (const EventUnits &share : line.eventUnits) {
            if (line.unitsToOrder > 0 && share.unitsNeeded > 0)
                served.insert(share.eventId);
        }
    }
    QList<std::pair<QDate, EventId>> days;
    for (const Event &event : m_events) {
        const auto day = served.contains(event.id) ? dayFor(event, supplier.supplierId) : std::nullopt;
        if (day)
            days.append({*day, event.id});
    }
    return groupedByDay(days);
}

void SheetBuilder::finish(OrderSheetSupplier &supplier) const
{
    std::ranges::sort(supplier.lines, isLineBefore);
    for (const OrderSheetLine &line : std::as_const(supplier.lines))
        addTo(supplier.totals, line);
    supplier.deliveryDays = daysOf(supplier);
    const bool isOrder =
        std::ranges::any_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsToOrder > 0; });
    // Without an order there is no delivery, and no minimum.
    const OrderConditions conditions = isOrder
        ? conditionsOf(m_catalogue.suppliers.value(supplier.supplierId), supplier.totals.orderCostExclTax)
        : OrderConditions();
    supplier.deliveryCostExclTax = conditions.deliveryCostExclTax;
    supplier.shortOfMinimumExclTax = conditions.shortOfMinimumExclTax;
    supplier.totals.deliveryCostExclTax = conditions.deliveryCostExclTax.value_or(0);
}

/// A sheet for one delivery day covers the events of that day.
void SheetBuilder::keepOrderedEvents()
{
    QSet<EventId> served;
    for (const OrderSheetSupplier &supplier : std::as_const(m_sheet.suppliers)) {
        for (const OrderSheetLine &line : supplier.lines) {
            for (const EventUnits &share : line.eventUnits)
                served.insert(share.eventId);
        }
    }
    m_sheet.events.removeIf([&](const OrderSheetEvent &event) { return !served.contains(event.eventId); });
}

OrderSheet SheetBuilder::build()
{
    const auto taken = [this](const Event &event, SupplierId supplier) { return delivers(event, supplier); };
    const QList<LinePool> pools = linePools(m_events, taken);
    for (const Event &event : m_events)
        m_sheet.events.append(sheetEvent(event));
    OwnStock stock(pools, m_catalogue);
    for (const LinePool &pool : pools)
        add(pool, stock.toBuy(pool));
    if (!m_request.choice.onlyNew)
        addSurplus(pools);
    std::ranges::sort(m_sheet.suppliers, isSupplierBefore);
    for (OrderSheetSupplier &supplier : m_sheet.suppliers) {
        finish(supplier);
        for (const OrderSheetLine &line : std::as_const(supplier.lines))
            addTo(m_sheet.totals, line);
        m_sheet.totals.deliveryCostExclTax += supplier.totals.deliveryCostExclTax;
    }
    m_sheet.isTopUp = m_request.choice.onlyNew;
    m_sheet.dayAsked = m_request.choice.deliverOn;
    if (m_request.choice.deliverOn)
        keepOrderedEvents();
    return std::move(m_sheet);
}

} // namespace

OrderSheet buildOrderSheet(const QList<Event> &pricedEvents, const OrderCatalogue &catalogue,
                           const SheetRequest &request)
{
    const QList<Event> events = eachOnce(pricedEvents);
    return SheetBuilder(events, catalogue, request).build();
}

} // namespace stemdesk
