#include "ui/undo/order_sheet_edits.h"

#include "core/services/orders/order_sheet_removal.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "ui/undo/creation_edit.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

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

bool isAsExpected(const OrderSheet &sheet, const QList<ReceivedRow> &expected)
{
    QHash<std::pair<VariantId, SupplierId>, Goods> stored;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            stored.insert({line.variantId, supplier.supplierId}, line.received);
    }
    return std::ranges::all_of(expected, [&](const ReceivedRow &row) {
        return stored.value({row.variantId, row.supplierId}) == goodsOf(row);
    });
}

Status receive(ShopServices &services, const OrderSheetId &sheet, const QList<ReceivedRow> &rows,
               const QList<ReceivedRow> &expected)
{
    Result<UnitOfWork> work = UnitOfWork::begin(services.context);
    if (!work)
        return work.error();
    const Result<OrderSheet> stored = services.orderSheets.find(sheet);
    if (!stored)
        return stored.error();
    if (!isAsExpected(*stored, expected))
        return stale();
    const Result<OrderSheet> patched = services.orderSheets.patch(sheet, {.received = rows});
    if (!patched)
        return patched.error();
    return work->commit();
}

/// Removes a sheet of which nothing came in: what was noted on it since must not go with the undo of something else.
Result<OrderSheet> takenBack(ShopServices &services, const OrderSheetId &id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(services.context);
    if (!work)
        return work.error();
    Result<OrderSheet> removed = removeOrderSheet(services.context, id);
    if (!removed)
        return removed;
    if (hasGoods(*removed))
        return stale();
    if (const Status done = work->commit(); !done)
        return done.error();
    return removed;
}

} // namespace

Edit saveSheetEdit(const QString &text, const QList<EventId> &events, const std::shared_ptr<OrderSheetId> &made)
{
    return creation<OrderSheet>(
        text,
        [events, made](ShopServices &services) -> Result<OrderSheetId> {
            const Result<OrderSheet> saved = services.orderSheets.save(events);
            if (!saved)
                return saved.error();
            *made = saved->id;
            return saved->id;
        },
        [](ShopServices &services, const OrderSheet &sheet) { return restoreOrderSheet(services.context, sheet); },
        takenBack);
}

Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after)
{
    return {.text = text,
            .apply = [=](ShopServices &services) { return receive(services, sheet, after, before); },
            .revert = [=](ShopServices &services) { return receive(services, sheet, before, after); }};
}

} // namespace stemdesk::ui
