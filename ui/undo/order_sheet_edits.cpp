#include "ui/undo/order_sheet_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"

namespace stemdesk::ui {

namespace {

Status receive(ShopServices &services, const OrderSheetId &sheet, const QList<ReceivedRow> &rows,
               const QList<ReceivedRow> &expected)
{
    const Result<OrderSheet> patched = services.orderSheets.patch(sheet, {.received = rows}, expected);
    return patched ? Status() : Status(patched.error());
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
        [](ShopServices &services, const OrderSheet &sheet) { return services.orderSheets.restore(sheet); },
        [](ShopServices &services, const OrderSheetId &id) { return services.orderSheets.remove(id); });
}

Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after)
{
    return {.text = text,
            .apply = [=](ShopServices &services) { return receive(services, sheet, after, before); },
            .revert = [=](ShopServices &services) { return receive(services, sheet, before, after); }};
}

} // namespace stemdesk::ui
