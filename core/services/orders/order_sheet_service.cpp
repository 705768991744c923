#include "core/services/orders/order_sheet_service.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/orders/claim.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/shops/time_zone.h"
#include "core/orders/ordered_goods.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/image_service.h"
#include "core/services/orders/order_sheet_calculation.h"
#include "core/services/prices/price_freeze_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"
#include "core/storage/series/occurrence_store.h"
#include "core/storage/shops/shop_store.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QList<EventId> eventIdsOf(const OrderSheet &sheet)
{
    QList<EventId> ids;
    for (const OrderSheetEvent &event : sheet.events)
        ids.append(event.eventId);
    return ids;
}

Status checkCount(const QList<EventId> &events)
{
    const qsizetype count = QSet<EventId>(events.cbegin(), events.cend()).size();
    if (count < 1 || count > kMaxSheetEvents)
        return unfit(u"eventIds"_s, u"an array of the ids of 1 to %1 events"_s.arg(kMaxSheetEvents),
                     u"of %1"_s.arg(count));
    return {};
}

QList<const OrderSheetLine *> linesOf(const OrderSheet &sheet)
{
    QList<const OrderSheetLine *> lines;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            lines.append(&line);
    }
    return lines;
}

/// Stores the received goods that differ; returns whether any do.
Result<bool> storeReceived(const ServiceContext &context, const StoredOrderSheet &before, const OrderSheet &after)
{
    auto store = context.store<OrderSheetLineStore>();
    const QList<const OrderSheetLine *> was = linesOf(before.sheet);
    const QList<const OrderSheetLine *> is = linesOf(after);
    bool differs = false;
    for (qsizetype position = 0; position < is.size(); ++position) {
        const OrderSheetLine &line = *is[position];
        const OrderSheetLine &known = *was[position];
        if (line.received == known.received && line.notes == known.notes)
            continue;
        differs = true;
        TRY(requireImages(context, known.notes.imageUrls, line.notes.imageUrls));
        TRY(store.setReceived(before.key, position, line, context.now()));
    }
    return differs;
}

/// The same for delivery instructions.
Result<bool> storeDeliveries(const ServiceContext &context, const StoredOrderSheet &before, const OrderSheet &after)
{
    auto store = context.store<OrderSheetLineStore>();
    bool differs = false;
    for (qsizetype at = 0; at < after.suppliers.size(); ++at) {
        const OrderSheetSupplier &supplier = after.suppliers.at(at);
        if (supplier.delivery == before.sheet.suppliers.at(at).delivery)
            continue;
        differs = true;
        TRY(store.setDelivery(before.key, supplier));
    }
    return differs;
}

using SuppliersLine = std::pair<SupplierId, OrderSheetLine *>;

/// Lines with rejects that can be claimed from a supplier.
QList<SuppliersLine> rejectsOf(QList<OrderSheet> &sheets)
{
    QList<SuppliersLine> rejects;
    for (OrderSheet &sheet : sheets) {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                const bool hasStart = line.notes.receivedOn || line.notes.receivedAt;
                if (line.notes.rejectedUnits > 0 && hasStart && !supplier.supplierId.isNull())
                    rejects.append({supplier.supplierId, &line});
            }
        }
    }
    return rejects;
}

/// When the goods were received; the beginning of that day if the time is not known.
Instant receiptOf(const ReceivedNotes &notes, const ShopDays &days)
{
    return notes.receivedAt ? *notes.receivedAt : days.startOf(notes.receivedOn.value_or(days.today()));
}

/// Sets the deadlines for claims about rejects.
Status fillClaims(ServiceContext &context, QList<OrderSheet> &sheets)
{
    const QList<SuppliersLine> rejects = rejectsOf(sheets);
    if (rejects.isEmpty())
        return {};
    QSet<SupplierId> ids;
    for (const auto &[supplier, line] : rejects)
        ids.insert(supplier);
    const auto suppliers = TRY(SupplierService(context).findAll(ids.values()));
    const ShopDays days = TRY(ShopDays::of(context));
    QHash<SupplierId, std::optional<double>> hours;
    for (const Supplier &supplier : suppliers)
        hours.insert(supplier.id, supplier.claimHours);
    for (const auto &[supplier, line] : rejects) {
        if (const auto claim = hours.value(supplier))
            line->claimUntil = claimUntil(receiptOf(line->notes, days), *claim);
    }
    return {};
}

/// The events that the lines of the sheets are for.
QSet<EventId> eventsNamedBy(const QList<OrderSheet> &sheets)
{
    QSet<EventId> events;
    for (const OrderSheet &sheet : sheets) {
        for (const OrderSheetLine *line : linesOf(sheet)) {
            for (const EventUnits &share : line->eventUnits)
                events.insert(share.eventId);
        }
    }
    return events;
}

/// Marks the events of lines that are no longer there.
Status markGone(const ServiceContext &context, QList<OrderSheet> &sheets)
{
    const auto store = context.store<EventStore>();
    const auto present = TRY(store.existing(eventsNamedBy(sheets).values()));
    for (OrderSheet &sheet : sheets) {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                for (EventUnits &share : line.eventUnits)
                    share.isGone = !present.contains(share.eventId);
            }
        }
    }
    return {};
}

/// Fills in current facts that are not saved with the sheet.
Status fillPresent(ServiceContext &context, QList<OrderSheet> &sheets, const OrderSheetParts &parts)
{
    if (!parts.lines || sheets.isEmpty())
        return {};
    TRY(fillClaims(context, sheets));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    for (OrderSheet &sheet : sheets)
        fillDeliveryDays(sheet, shop);
    return markGone(context, sheets);
}

Result<OrderSheet> withPresent(ServiceContext &context, OrderSheet sheet, const OrderSheetParts &parts = {})
{
    QList<OrderSheet> one{std::move(sheet)};
    TRY(fillPresent(context, one, parts));
    return one.takeFirst();
}

/// If the row says that nothing came, packs and cost are not compared separately.
bool areAs(const std::optional<ReceivedGoods> &goods, const ReceivedRow &row)
{
    if (!goods || (row.namesPacks && !row.packs))
        return !goods && !row.packs;
    return (!row.namesPacks || goods->packs == *row.packs)
        && (!row.namesCost || goods->unitCostExclTax == row.unitCostExclTax);
}

/// Whether the line has the goods and notes that the row names.
bool isAs(const OrderSheetLine &line, const ReceivedRow &row)
{
    const auto isSame = [](const auto &named, const auto &stored) { return !named || *named == stored; };
    const ReceivedNotes &notes = line.notes;
    return areAs(line.received, row) && isSame(row.rejectedUnits, notes.rejectedUnits)
        && isSame(row.reason, notes.reason) && isSame(row.receivedOn, notes.receivedOn)
        && isSame(row.invoiceNumber, notes.invoiceNumber) && isSame(row.creditExclTax, notes.creditExclTax)
        && isSame(row.imageUrls, notes.imageUrls) && isSame(row.receivedAt, notes.receivedAt);
}

Error nothingToOrder(const SheetChoice &choice)
{
    return conflict("nothing_to_order",
                    choice.deliverOn
                        ? u"No supplier delivers anything for these events on %1."_s.arg(dayText(*choice.deliverOn))
                        : u"Everything that these events need is ordered."_s);
}

OrderSheet withoutLines(OrderSheet sheet)
{
    sheet.suppliers.clear();
    return sheet;
}

QSet<std::pair<EventId, SupplierId>> pairsOf(const OrderSheet &sheet)
{
    QSet<std::pair<EventId, SupplierId>> pairs;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            for (const EventUnits &share : line.eventUnits)
                pairs.insert({share.eventId, supplier.supplierId});
        }
    }
    return pairs;
}

bool isAsExpected(const OrderSheet &sheet, const QList<ReceivedRow> &expected)
{
    QHash<std::pair<VariantId, SupplierId>, OrderSheetLine> stored;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            stored.insert({line.variantId, supplier.supplierId}, line);
    }
    return std::ranges::all_of(expected, [&](const ReceivedRow &row) {
        return isAs(stored.value({row.variantId, row.supplierId}), row);
    });
}

} // namespace

Result<OrderSheet> OrderSheetService::sheetFor(const QList<EventId> &events, const SheetChoice &choice) const
{
    return presentSheet(m_context, events, GoneEvents::Refuse, choice);
}

Result<OrderSheet> OrderSheetService::save(const QList<EventId> &events, const OrderDelivery &asked,
                                           const SheetChoice &choice)
{
    TRY(checkCount(events));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<OrderSheet> sheet = sheetFor(events, choice);
    if (!sheet)
        return sheet;
    if ((choice.onlyNew || choice.deliverOn) && !sheet->ordersAnything())
        return nothingToOrder(choice);
    for (OrderSheetSupplier &supplier : sheet->suppliers)
        supplier.delivery = asked;
    sheet->id = OrderSheetId::create();
    sheet->updatedAt = sheet->createdAt;
    sheet->version = 1;
    TRY(m_context.store<OrderSheetStore>().insert(*sheet));
    work.changed(Resource::OrderSheet, sheet->id, ChangeAction::Created);
    TRY(work.commit());
    return sheet;
}

Result<Page<OrderSheet>> OrderSheetService::list(const OrderSheetFilter &filter, const PageRequest &page,
                                                 const OrderSheetParts &parts) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto found = m_context.store<OrderSheetStore>().list(filter, page, parts);
    if (!found)
        return found;
    TRY(fillPresent(m_context, found->rows, parts));
    return found;
}

Result<OrderSheet> OrderSheetService::find(OrderSheetId id, const OrderSheetParts &parts) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    StoredOrderSheet stored = TRY(m_context.store<OrderSheetStore>().find(id, parts));
    return withPresent(m_context, std::move(stored.sheet), parts);
}

namespace {

/// Events that a series made follow the lists until their flowers are ordered, and keep their prices from then on.
Status keepOccurrencePrices(ServiceContext &context, const OrderSheet &sheet)
{
    QList<EventId> events;
    for (const OrderSheetEvent &event : sheet.events)
        events += event.eventId;
    for (const EventId &id : TRY(context.store<OccurrenceStore>().among(events)))
        TRY(PriceFreezeService(context).keep(id));
    return {};
}

} // namespace

Result<OrderSheet> OrderSheetService::patch(OrderSheetId id, const OrderSheetPatch &patch,
                                            const std::optional<QList<ReceivedRow>> &expected)
{
    TRY(checkShape(patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredOrderSheet stored = TRY(m_context.store<OrderSheetStore>().find(id, {}));
    if (expected && !isAsExpected(stored.sheet, *expected))
        return stale();
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    fillDeliveryDays(stored.sheet, shop);
    Result<OrderSheet> after = patched(stored.sheet, patch, {.now = m_context.now(), .zone = zoneNamed(shop.timeZone)});
    if (!after)
        return after;
    const bool received = TRY(storeReceived(m_context, stored, *after));
    const bool asked = TRY(storeDeliveries(m_context, stored, *after));
    if (!received && !asked && after->state == stored.sheet.state)
        return withPresent(m_context, *std::move(after));
    if (after->state == SheetState::Ordered && stored.sheet.state != after->state)
        TRY(keepOccurrencePrices(m_context, *after));
    after->updatedAt = m_context.now();
    ++after->version;
    stored.sheet = *after;
    TRY(m_context.store<OrderSheetStore>().touch(stored));
    work.changed(Resource::OrderSheet, id, ChangeAction::Updated);
    after = TRY(withPresent(m_context, *std::move(after)));
    TRY(work.commit());
    return after;
}

Error orderedMeanwhile()
{
    return conflict("ordered_meanwhile",
                    u"Some of it is ordered already, and would be ordered twice: order its events with \"onlyNew\"."_s);
}

Result<OrderSheet> OrderSheetService::markOrdered(OrderSheetId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    OrderSheet sheet = TRY(find(id));
    if (sheet.state == SheetState::Ordered)
        return sheet;
    if (TRY(isOrderedMeanwhile(sheet)))
        return orderedMeanwhile();
    sheet = TRY(patch(id, {.state = SheetState::Ordered}));
    TRY(work.commit());
    return sheet;
}

Result<QList<OrderSheet>> OrderSheetService::order(const QList<EventId> &events, const OrderDelivery &asked,
                                                   const QList<SheetChoice> &parts)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    // All are saved before one is marked: goods that are already ordered would be missing in the others.
    QList<OrderSheet> sheets;
    for (const SheetChoice &part : parts)
        sheets.append(TRY(save(events, asked, part)));
    for (OrderSheet &sheet : sheets)
        sheet = TRY(patch(sheet.id, {.state = SheetState::Ordered}));
    TRY(work.commit());
    return sheets;
}

Result<OrderSheet> OrderSheetService::remove(OrderSheetId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredOrderSheet stored = TRY(m_context.store<OrderSheetStore>().find(id, {}));
    if (stored.sheet.hasGoods())
        return stale();
    TRY(m_context.store<OrderSheetStore>().remove(stored.key));
    work.changed(Resource::OrderSheet, id, ChangeAction::Deleted);
    TRY(work.commit());
    return std::move(stored.sheet);
}

Result<OrderSheet> OrderSheetService::restore(const OrderSheet &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    OrderSheet sheet = snapshot;
    sheet.updatedAt = m_context.now();
    ++sheet.version;
    TRY(m_context.store<OrderSheetStore>().insert(sheet));
    work.changed(Resource::OrderSheet, sheet.id, ChangeAction::Created);
    TRY(work.commit());
    return sheet;
}

Result<qint64> OrderSheetService::lineCount(OrderSheetId id) const
{
    const Result<StoredOrderSheet> stored =
        m_context.store<OrderSheetStore>().find(id, {.events = false, .lines = false});
    return stored ? Result<qint64>(stored->lineCount) : Result<qint64>(0);
}

Result<qint64> OrderSheetService::lineCount(EventId event) const
{
    return m_context.store<EventItemStore>().countIn(event);
}

Result<SheetChanges> OrderSheetService::changesOf(OrderSheetId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const OrderSheet saved = TRY(find(id));
    SheetChoice choice{.onlyNew = saved.isTopUp};
    if (saved.dayAsked)
        choice.pairs = pairsOf(saved);
    const OrderedSheets ordered = saved.isTopUp ? OrderedSheets::Count : OrderedSheets::LeaveOut;
    const OrderSheet present = TRY(presentSheet(m_context, eventIdsOf(saved), GoneEvents::LeaveOut, choice, ordered));
    // The goods of an ordered top-up are no longer new; only those missing beside it are.
    return changesSince(saved.isTopUp && saved.state == SheetState::Ordered ? withoutLines(saved) : saved, present);
}

Result<bool> OrderSheetService::isOrderedMeanwhile(const OrderSheet &draft) const
{
    SheetChoice choice;
    if (draft.dayAsked)
        choice.pairs = pairsOf(draft);
    const OrderSheet present = TRY(presentSheet(m_context, eventIdsOf(draft), GoneEvents::LeaveOut, choice));
    QHash<std::pair<VariantId, SupplierId>, double> ordered;
    for (const OrderSheetSupplier &supplier : present.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            ordered.insert({line.variantId, supplier.supplierId}, line.unitsOrdered);
    }
    return std::ranges::any_of(draft.suppliers, [&](const OrderSheetSupplier &supplier) {
        return std::ranges::any_of(supplier.lines, [&](const OrderSheetLine &line) {
            const double now = ordered.value({line.variantId, supplier.supplierId});
            return line.unitsToOrder > 0 && missingUnits(now, line.unitsOrdered) > 0;
        });
    });
}

Result<EventProfit> OrderSheetService::profitOf(EventId event) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(m_context.store<EventStore>().find(event, EventStore::Columns::List));
    const auto received = TRY(m_context.store<OrderSheetLineStore>().receivedFor(event));
    const auto costs = TRY(costsOf({event})).value(event);
    Totals totals = stored.event.totals;
    totals.costOfGoodsIncTax = costs.costOfGoods(); // Differs only if the event hires goods from the shop's own stock.
    EventProfit profit = eventProfit(totals, received);
    profit.ownHireIncTax = costs.ownHire;
    return profit;
}

Result<QHash<EventId, EventCosts>> OrderSheetService::costsOf(const QList<EventId> &events) const
{
    return stemdesk::costsOf(m_context, events);
}

} // namespace stemdesk
