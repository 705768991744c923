#include "ui/undo/payment_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

Edit recordPaymentEdit(const QString &text, const EventId &event, const PaymentPatch &patch)
{
    return creation<Payment>(
        text, {}, [=](ShopServices &services) { return services.payments.create(event, patch); },
        kRestored<&ShopServices::payments>,
        [=](ShopServices &services, const PaymentId &id) { return services.payments.remove(event, id); });
}

Edit recordInvoicePaymentEdit(const QString &text, const InvoiceId &invoice, const PaymentPatch &patch)
{
    return creation<Payment>(
        text, {}, [=](ShopServices &services) { return services.payments.create(invoice, patch); },
        kRestored<&ShopServices::payments>,
        [=](ShopServices &services, const PaymentId &id) { return services.payments.remove(invoice, id); });
}

Edit patchPaymentEdit(const QString &text, const Payment &before, const PaymentPatch &patch)
{
    return patchEdit(text, before, patch,
                     [event = before.eventId, id = before.id](ShopServices &services, const PaymentPatch &to,
                                                              const PaymentPatch &from) {
                         return services.payments.patch(event, id, to, from);
                     });
}

Edit removePaymentEdit(const QString &text, const Payment &payment)
{
    return removal<Payment>(
        text,
        [event = payment.eventId, id = payment.id](ShopServices &services) {
            return services.payments.remove(event, id);
        },
        kRestored<&ShopServices::payments>);
}

} // namespace stemdesk::ui
