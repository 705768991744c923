#include "ui/undo/order_sheet_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

QList<EventId> eventIdsIn(const OrderSheet &sheet)
{
    QList<EventId> events;
    for (const OrderSheetEvent &event : sheet.events)
        events.append(event.eventId);
    return events;
}

/// The edit, which also ticks the tasks that it completes: `tick(services)` returns them as they were before.
template <class Tick>
Edit ticking(Edit edit, Tick tick)
{
    const auto ticked = std::make_shared<QList<Task>>(); // Shared by both steps.
    edit.apply = [apply = edit.apply, tick, ticked](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        TRY(apply(services));
        *ticked = TRY(tick(services));
        return work.commit();
    };
    edit.revert = [revert = edit.revert, ticked](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        TRY(revert(services));
        TRY(services.tasks.reopen(*ticked));
        return work.commit();
    };
    return edit;
}

Result<QList<Task>> finishOrdered(ShopServices &services, const OrderSheetId &id)
{
    return services.tasks.finishOrdered(eventIdsIn(TRY(services.orderSheets.find(id, {.lines = false}))));
}

/// Keeps only the fields in which the two rows differ, because others may have changed meanwhile. Goods that come or go
/// do so with their notes, and stay whole.
void leaveOther(ReceivedRow &row, ReceivedRow &expected)
{
    if (!row.packs || !expected.packs)
        return;
    const auto drop = [&](auto field) {
        if (row.*field == expected.*field)
            row.*field = expected.*field = std::nullopt;
    };
    row.namesPacks = expected.namesPacks = row.packs != expected.packs;
    row.namesCost = expected.namesCost = row.unitCostExclTax != expected.unitCostExclTax;
    drop(&ReceivedRow::rejectedUnits);
    drop(&ReceivedRow::reason);
    drop(&ReceivedRow::receivedOn);
    drop(&ReceivedRow::invoiceNumber);
    drop(&ReceivedRow::creditExclTax);
    drop(&ReceivedRow::imageUrls);
}

/// With another state, if there is one.
Status receive(ShopServices &services, const OrderSheetId &sheet, QList<ReceivedRow> rows, QList<ReceivedRow> expected,
               std::optional<SheetState> state)
{
    for (qsizetype at = 0; at < rows.size(); ++at)
        leaveOther(rows[at], expected[at]);
    const Result<OrderSheet> patched = services.orderSheets.patch(sheet, {.received = rows, .state = state}, expected);
    return patched ? Status() : Status(patched.error());
}

/// The units ordered of each line.
QHash<std::pair<VariantId, SupplierId>, double> orderedOn(const OrderSheet &sheet)
{
    QHash<std::pair<VariantId, SupplierId>, double> ordered;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (line.unitsOrdered > 0)
                ordered.insert({line.variantId, supplier.supplierId}, line.unitsOrdered);
        }
    }
    return ordered;
}

/// Saves the parts as ordered sheets; returns their ids.
Result<QList<OrderSheetId>> order(ShopServices &services, const SheetOrder &order)
{
    UnitOfWork work = TRY(services.begin());
    const OrderSheet present = TRY(services.orderSheets.sheetFor(order.wanted.events, {.deliverOn = order.day}));
    if (orderedOn(present) != orderedOn(order.seen))
        return stale();
    QList<OrderSheetId> made;
    for (const OrderSheet &sheet :
         TRY(services.orderSheets.order(order.wanted.events, order.wanted.asked, order.parts)))
        made.append(sheet.id);
    TRY(work.commit());
    return made;
}

Result<QList<OrderSheet>> removeAll(ShopServices &services, const QList<OrderSheetId> &sheets)
{
    UnitOfWork work = TRY(services.begin());
    QList<OrderSheet> removed;
    for (const OrderSheetId &id : sheets)
        removed.append(TRY(services.orderSheets.remove(id)));
    TRY(work.commit());
    return removed;
}

Status restoreAll(ShopServices &services, const QList<OrderSheet> &sheets)
{
    UnitOfWork work = TRY(services.begin());
    for (const OrderSheet &sheet : sheets)
        TRY(services.orderSheets.restore(sheet));
    return work.commit();
}

Status mark(ShopServices &services, const OrderSheetId &id, SheetState state)
{
    UnitOfWork work = TRY(services.begin());
    const OrderSheet sheet = TRY(services.orderSheets.find(id, {.events = false, .lines = false}));
    if (sheet.state == state)
        return stale();
    TRY(state == SheetState::Ordered ? services.orderSheets.markOrdered(id)
                                     : services.orderSheets.patch(id, {.state = state}));
    return work.commit();
}

/// Takes a changed value; false if the stored one is not as expected.
template <class T>
bool takeAsked(std::optional<T> &given, const T &asked, const T &expected, const T &is)
{
    if (asked != expected)
        given = asked;
    return !given || is == expected;
}

/// Only what changes is compared and written: another field of the delivery may have changed meanwhile.
Status ask(ShopServices &services, const SheetPart &part, const OrderDelivery &asked, const OrderDelivery &expected)
{
    UnitOfWork work = TRY(services.begin());
    const OrderSheet sheet = TRY(services.orderSheets.find(part.sheet));
    const auto found = std::ranges::find(sheet.suppliers, part.supplier, &OrderSheetSupplier::supplierId);
    if (found == sheet.suppliers.cend())
        return stale();
    const OrderDelivery &is = found->delivery;
    OrderDeliveryRow row{.supplierId = part.supplier, .on = {}, .to = {}, .note = {}, .allowsSubstitutes = {}};
    const bool isAsExpected = takeAsked(row.on, asked.on, expected.on, is.on)
        && takeAsked(row.to, asked.to, expected.to, is.to) && takeAsked(row.note, asked.note, expected.note, is.note)
        && takeAsked(row.allowsSubstitutes, asked.allowsSubstitutes, expected.allowsSubstitutes, is.allowsSubstitutes);
    if (!isAsExpected)
        return stale();
    const auto patched = services.orderSheets.patch(part.sheet, {.suppliers = QList<OrderDeliveryRow>{row}});
    return patched ? work.commit() : Status(patched.error());
}

} // namespace

Edit saveSheetEdit(const QString &text, const NewSheet &wanted, const std::shared_ptr<OrderSheetId> &made)
{
    return creation<OrderSheet>(
        text, made,
        [wanted](ShopServices &services) {
            return services.orderSheets.save(wanted.events, wanted.asked, wanted.choice);
        },
        kRestored<&ShopServices::orderSheets>, kRemoved<&ShopServices::orderSheets>);
}

Edit orderSheetsEdit(const QString &text, const SheetOrder &order, const std::shared_ptr<QList<OrderSheetId>> &made)
{
    const auto removed = std::make_shared<QList<OrderSheet>>(); // Set by undo.
    return ticking(
        {.text = text,
         .apply = [=](ShopServices &services) -> Status {
             if (!removed->isEmpty())
                 return restoreAll(services, *removed);
             *made = TRY(stemdesk::ui::order(services, order));
             return {};
         },
         .revert = [=](ShopServices &services) -> Status {
             *removed = TRY(removeAll(services, *made));
             return {};
         }},
        [events = order.wanted.events](ShopServices &services) { return services.tasks.finishOrdered(events); });
}

Edit markSheetEdit(const QString &text, const OrderSheetId &sheet, SheetState state)
{
    const SheetState before = state == SheetState::Ordered ? SheetState::Draft : SheetState::Ordered;
    return ticking({.text = text,
                    .apply = [=](ShopServices &services) { return mark(services, sheet, state); },
                    .revert = [=](ShopServices &services) { return mark(services, sheet, before); }},
                   [=](ShopServices &services) -> Result<QList<Task>> {
                       if (state == SheetState::Draft)
                           return QList<Task>();
                       return finishOrdered(services, sheet);
                   });
}

Edit askSupplierEdit(const QString &text, const SheetPart &part, const OrderDelivery &before,
                     const OrderDelivery &after)
{
    return {.text = text,
            .apply = [=](ShopServices &services) { return ask(services, part, after, before); },
            .revert = [=](ShopServices &services) { return ask(services, part, before, after); }};
}

Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after)
{
    const auto wasDraft = std::make_shared<bool>(false);
    return ticking({.text = text,
                    .apply = [=](ShopServices &services) -> Status {
                        const OrderSheet found =
                            TRY(services.orderSheets.find(sheet, {.events = false, .lines = false}));
                        *wasDraft = found.state == SheetState::Draft
                            && std::ranges::any_of(after, [](const ReceivedRow &row) { return row.packs.has_value(); });
                        return receive(services, sheet, after, before,
                                       *wasDraft ? std::optional(SheetState::Ordered) : std::nullopt);
                    },
                    .revert =
                        [=](ShopServices &services) {
                            return receive(services, sheet, before, after,
                                           *wasDraft ? std::optional(SheetState::Draft) : std::nullopt);
                        }},
                   [=](ShopServices &services) -> Result<QList<Task>> {
                       const OrderSheet found = TRY(services.orderSheets.find(sheet, {.lines = false}));
                       QList<Task> ticked = TRY(services.tasks.finishReceived(eventIdsIn(found)));
                       if (*wasDraft)
                           ticked += TRY(services.tasks.finishOrdered(eventIdsIn(found)));
                       return ticked;
                   });
}

} // namespace stemdesk::ui
