#include "core/services/orders/order_sheet_service.h"

#include "core/base/wording.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/image_service.h"
#include "core/services/orders/claim_time.h"
#include "core/services/orders/order_sheet_calculation.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

OrderSheetStore sheetStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

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

/// Stores what differs of the goods received; says whether anything does.
Result<bool> storeReceived(const ServiceContext &context, const StoredOrderSheet &before, const OrderSheet &after)
{
    OrderSheetLineStore store(context.session(), context.tenant());
    const QList<const OrderSheetLine *> was = linesOf(before.sheet);
    const QList<const OrderSheetLine *> is = linesOf(after);
    bool differs = false;
    for (qsizetype position = 0; position < is.size(); ++position) {
        const OrderSheetLine &line = *is[position];
        const OrderSheetLine &known = *was[position];
        if (line.received == known.received && line.notes == known.notes)
            continue;
        differs = true;
        if (const Status there = requireImages(context, known.notes.imageUrls, line.notes.imageUrls); !there)
            return there.error();
        if (const Status stored = store.setReceived(before.key, position, line, context.now()); !stored)
            return stored.error();
    }
    return differs;
}

/// The same of what suppliers are asked.
Result<bool> storeDeliveries(const ServiceContext &context, const StoredOrderSheet &before, const OrderSheet &after)
{
    OrderSheetLineStore store(context.session(), context.tenant());
    bool differs = false;
    for (qsizetype at = 0; at < after.suppliers.size(); ++at) {
        const OrderSheetSupplier &supplier = after.suppliers.at(at);
        if (supplier.delivery == before.sheet.suppliers.at(at).delivery)
            continue;
        differs = true;
        if (const Status stored = store.setDelivery(before.key, supplier); !stored)
            return stored.error();
    }
    return differs;
}

using SuppliersLine = std::pair<SupplierId, OrderSheetLine *>;

/// Lines of which something was rejected that somebody can be asked for.
QList<SuppliersLine> rejectsOf(QList<OrderSheet> &sheets)
{
    QList<SuppliersLine> rejects;
    for (OrderSheet &sheet : sheets) {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                if (line.notes.rejectedUnits > 0 && line.notes.receivedOn && !supplier.supplierId.isNull())
                    rejects.append({supplier.supplierId, &line});
            }
        }
    }
    return rejects;
}

/// Says until when what was rejected can be claimed.
Status fillClaims(ServiceContext &context, QList<OrderSheet> &sheets)
{
    const QList<SuppliersLine> rejects = rejectsOf(sheets);
    if (rejects.isEmpty())
        return {};
    QSet<SupplierId> ids;
    for (const auto &[supplier, line] : rejects)
        ids.insert(supplier);
    const auto suppliers = SupplierService(context).findAll(ids.values());
    if (!suppliers)
        return suppliers.error();
    const Result<ShopDays> days = ShopDays::of(context);
    if (!days)
        return days.error();
    QHash<SupplierId, std::optional<double>> hours;
    for (const Supplier &supplier : *suppliers)
        hours.insert(supplier.id, supplier.claimHours);
    for (const auto &[supplier, line] : rejects) {
        if (const auto claim = hours.value(supplier))
            line->claimUntil = claimUntil(*days, *line->notes.receivedOn, *claim);
    }
    return {};
}

Result<OrderSheet> withClaims(ServiceContext &context, OrderSheet sheet)
{
    QList<OrderSheet> one{std::move(sheet)};
    if (const Status filled = fillClaims(context, one); !filled)
        return filled.error();
    return one.takeFirst();
}

using Goods = std::optional<ReceivedGoods>;

Goods goodsOf(const ReceivedRow &row)
{
    return row.packs ? Goods({*row.packs, row.unitCostExclTax}) : std::nullopt;
}

bool hasGoods(const OrderSheet &sheet)
{
    return std::ranges::any_of(sheet.suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::any_of(supplier.lines,
                                   [](const OrderSheetLine &line) { return line.received.has_value(); });
    });
}

/// The goods as the row says, and of the notes those that it names.
bool isAs(const OrderSheetLine &line, const ReceivedRow &row)
{
    const auto isSame = [](const auto &named, const auto &stored) { return !named || *named == stored; };
    const ReceivedNotes &notes = line.notes;
    return line.received == goodsOf(row) && isSame(row.rejectedUnits, notes.rejectedUnits)
        && isSame(row.reason, notes.reason) && isSame(row.receivedOn, notes.receivedOn)
        && isSame(row.invoiceNumber, notes.invoiceNumber) && isSame(row.creditExclTax, notes.creditExclTax)
        && isSame(row.imageUrls, notes.imageUrls);
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

Result<OrderSheet> OrderSheetService::sheetFor(const QList<EventId> &events) const
{
    return presentSheet(m_context, events, GoneEvents::Refuse);
}

Result<OrderSheet> OrderSheetService::save(const QList<EventId> &events, const OrderDelivery &asked)
{
    if (const Status fits = checkCount(events); !fits)
        return fits.error();
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<OrderSheet> sheet = sheetFor(events);
    if (!sheet)
        return sheet;
    for (OrderSheetSupplier &supplier : sheet->suppliers)
        supplier.delivery = asked;
    sheet->id = OrderSheetId::create();
    sheet->updatedAt = sheet->createdAt;
    sheet->version = 1;
    if (const auto stored = sheetStore(m_context).insert(*sheet); !stored)
        return stored.error();
    work->changed(Resource::OrderSheet, sheet->id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return sheet;
}

Result<Page<OrderSheet>> OrderSheetService::list(const OrderSheetFilter &filter, const PageRequest &page,
                                                 const OrderSheetParts &parts) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    auto found = sheetStore(m_context).list(filter, page, parts);
    if (!found)
        return found;
    if (const Status filled = fillClaims(m_context, found->rows); !filled)
        return filled.error();
    return found;
}

Result<OrderSheet> OrderSheetService::find(OrderSheetId id, const OrderSheetParts &parts) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<StoredOrderSheet> stored = sheetStore(m_context).find(id, parts);
    if (!stored)
        return stored.error();
    return withClaims(m_context, std::move(stored->sheet));
}

Result<OrderSheet> OrderSheetService::patch(OrderSheetId id, const OrderSheetPatch &patch,
                                            const std::optional<QList<ReceivedRow>> &expected)
{
    if (const Status shape = checkShape(patch); !shape)
        return shape.error();
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredOrderSheet> stored = sheetStore(m_context).find(id, {});
    if (!stored)
        return stored.error();
    if (expected && !isAsExpected(stored->sheet, *expected))
        return stale();
    Result<OrderSheet> after = patched(stored->sheet, patch);
    if (!after)
        return after;
    const Result<bool> received = storeReceived(m_context, *stored, *after);
    if (!received)
        return received.error();
    const Result<bool> asked = storeDeliveries(m_context, *stored, *after);
    if (!asked)
        return asked.error();
    if (!*received && !*asked)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    stored->sheet = *after;
    if (const Status touched = sheetStore(m_context).touch(*stored); !touched)
        return touched.error();
    work->changed(Resource::OrderSheet, id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return after;
}

Result<OrderSheet> OrderSheetService::remove(OrderSheetId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredOrderSheet> stored = sheetStore(m_context).find(id, {});
    if (!stored)
        return stored.error();
    if (hasGoods(stored->sheet))
        return stale();
    if (const Status gone = sheetStore(m_context).remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::OrderSheet, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return std::move(stored->sheet);
}

Result<OrderSheet> OrderSheetService::restore(const OrderSheet &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    OrderSheet sheet = snapshot;
    sheet.updatedAt = m_context.now();
    ++sheet.version;
    if (const auto stored = sheetStore(m_context).insert(sheet); !stored)
        return stored.error();
    work->changed(Resource::OrderSheet, sheet.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return sheet;
}

Result<qint64> OrderSheetService::lineCount(OrderSheetId id) const
{
    const Result<StoredOrderSheet> stored = sheetStore(m_context).find(id, {.events = false, .lines = false});
    return stored ? Result<qint64>(stored->lineCount) : Result<qint64>(0);
}

Result<qint64> OrderSheetService::lineCount(EventId event) const
{
    return EventItemStore(m_context.session(), m_context.tenant()).countIn(event);
}

Result<SheetChanges> OrderSheetService::changesOf(OrderSheetId id) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<OrderSheet> saved = find(id);
    if (!saved)
        return saved.error();
    const Result<OrderSheet> present = presentSheet(m_context, eventIdsOf(*saved), GoneEvents::LeaveOut);
    if (!present)
        return present.error();
    return changesSince(*saved, *present);
}

Result<EventProfit> OrderSheetService::profitOf(EventId event) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const auto stored = EventStore(m_context.session(), m_context.tenant()).find(event, EventStore::Columns::List);
    if (!stored)
        return stored.error();
    const auto received = OrderSheetLineStore(m_context.session(), m_context.tenant()).receivedFor(event);
    if (!received)
        return received.error();
    return eventProfit(stored->event.totals, *received);
}

} // namespace stemdesk
