#include "core/services/billing/account_reading.h"

#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/payment_store.h"

#include <QSet>

namespace stemdesk {

Result<InvoiceAccounts> accountsOf(const ServiceContext &context, const QList<EventId> &events,
                                   const QList<InvoiceClaim> &further)
{
    const auto claims = TRY(context.store<InvoiceStore>().claimsOn(events));
    QSet<InvoiceId> shared;
    for (const InvoiceClaim &claim : claims) {
        if (claim.isShared)
            shared.insert(claim.invoiceId);
    }
    const auto money = TRY(context.store<PaymentStore>().moneyIn(events, shared.values()));
    return InvoiceAccounts(claims + further, money);
}

Status fillStandings(const ServiceContext &context, QList<Invoice> &invoices)
{
    QSet<EventId> events;
    QList<InvoiceId> ids;
    for (const Invoice &invoice : std::as_const(invoices)) {
        ids.append(invoice.id);
        const QList<EventId> own = invoice.events();
        events.unite(QSet<EventId>(own.cbegin(), own.cend()));
    }
    const InvoiceAccounts accounts = TRY(accountsOf(context, events.values()));
    const auto reminders = TRY(context.store<InvoiceStore>().lastReminders(ids));
    const ShopDays days = TRY(ShopDays::of(context));
    for (Invoice &invoice : invoices) {
        invoice.standing = standingOf(invoice, accounts, days.today());
        const auto reminder = reminders.constFind(invoice.id);
        if (reminder == reminders.cend())
            continue;
        invoice.standing.remindedAt = reminder->at;
        invoice.standing.reminderLevel = reminder->level;
    }
    return {};
}

} // namespace stemdesk
