#include "ui/undo/order_sheet_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

Status receive(ShopServices &services, const OrderSheetId &sheet, const QList<ReceivedRow> &rows,
               const QList<ReceivedRow> &expected)
{
    const Result<OrderSheet> patched = services.orderSheets.patch(sheet, {.received = rows}, expected);
    return patched ? Status() : Status(patched.error());
}

Status ask(ShopServices &services, const SheetPart &part, const OrderDelivery &asked, const OrderDelivery &expected)
{
    UnitOfWork work = TRY(services.begin());
    const OrderSheet sheet = TRY(services.orderSheets.find(part.sheet));
    const auto is = std::ranges::find(sheet.suppliers, part.supplier, &OrderSheetSupplier::supplierId);
    if (is == sheet.suppliers.cend() || is->delivery != expected)
        return stale();
    const OrderDeliveryRow row{.supplierId = part.supplier,
                               .on = asked.on,
                               .to = asked.to,
                               .note = asked.note,
                               .allowsSubstitutes = asked.allowsSubstitutes};
    const auto patched = services.orderSheets.patch(part.sheet, {.suppliers = QList<OrderDeliveryRow>{row}});
    return patched ? work.commit() : Status(patched.error());
}

} // namespace

Edit saveSheetEdit(const QString &text, const NewSheet &wanted, const std::shared_ptr<OrderSheetId> &made)
{
    return creation<OrderSheet>(
        text, made, [wanted](ShopServices &services) { return services.orderSheets.save(wanted.events, wanted.asked); },
        kRestored<&ShopServices::orderSheets>, kRemoved<&ShopServices::orderSheets>);
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
    return {.text = text,
            .apply = [=](ShopServices &services) { return receive(services, sheet, after, before); },
            .revert = [=](ShopServices &services) { return receive(services, sheet, before, after); }};
}

} // namespace stemdesk::ui
