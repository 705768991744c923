#include "core/services/billing/debtors.h"

#include "core/base/wording.h"
#include "core/domain/clients/contact.h"
#include "core/services/billing/invoice_draft.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/rows/resource_store.h"

#include <QSet>

#include <utility>

namespace stemdesk {

namespace {

/// The contacts with the first role in use: clients come before payers.
QList<EventContact> clientsAmong(const QList<EventContact> &contacts)
{
    for (const QString &role : namesFrom(kContactRoles)) {
        QList<EventContact> clients = contacts;
        clients.removeIf([&role](const EventContact &contact) { return contact.role != role; });
        if (!clients.isEmpty())
            return clients;
    }
    return {};
}

/// The buyers of the invoices that the balances name.
Result<QHash<InvoiceId, Debtor>> buyersOf(const ServiceContext &context, const QList<EventBalance> &balances)
{
    QSet<InvoiceId> ids;
    for (const EventBalance &balance : balances) {
        if (!balance.owedOn.isNull())
            ids.insert(balance.owedOn);
    }
    const auto stored = TRY(context.store<InvoiceStore>().findAll(ids.values()));
    const Page<Invoice> invoices = readableInvoices(stored);
    QHash<InvoiceId, Debtor> buyers;
    for (const Invoice &invoice : invoices.rows)
        buyers.insert(invoice.id, {.contactId = invoice.contactId, .name = invoice.buyer.name});
    return buyers;
}

/// The contact that an invoice for the event will be addressed to; null if only a name is known.
ContactId futureBuyer(const EventBalance &balance, const QList<EventContact> &contacts)
{
    const ContactId payer = payingContact(contacts);
    if (!payer.isNull() || !balance.clientName1.isEmpty() || contacts.isEmpty())
        return payer;
    return clientsAmong(contacts).constFirst().contactId;
}

/// The names that these contacts have on an invoice.
Result<QHash<ContactId, QString>> invoiceNames(const ServiceContext &context, const QSet<ContactId> &ids)
{
    const auto contacts = TRY(context.store<ResourceStore<contactSpec>>().findAll(ids.values()));
    QHash<ContactId, QString> names;
    for (const Contact &contact : contacts)
        names.insert(contact.id, contact.company.isEmpty() ? contact.name : contact.company);
    return names;
}

/// An event that another program made may name its clients by its contacts alone.
void nameClients(EventBalance &balance, const QList<EventContact> &contacts)
{
    if (!balance.clientName1.isEmpty() || !balance.clientName2.isEmpty())
        return;
    const QList<EventContact> clients = clientsAmong(contacts);
    balance.clientName1 = clients.value(0).name;
    balance.clientName2 = clients.value(1).name;
}

} // namespace

Status nameDebtors(const ServiceContext &context, QList<EventBalance> &balances)
{
    QList<EventId> events;
    for (const EventBalance &balance : std::as_const(balances))
        events += balance.eventId;
    const auto contacts = TRY(context.store<EventContactStore>().ofEvents(events));
    const auto buyers = TRY(buyersOf(context, balances));
    QSet<ContactId> asked;
    for (EventBalance &balance : balances) {
        const QList<EventContact> named = contacts.value(balance.eventId);
        balance.debtor = buyers.value(balance.owedOn);
        if (balance.debtor.name.isEmpty())
            balance.debtor.contactId = futureBuyer(balance, named);
        nameClients(balance, named);
        if (balance.debtor.name.isEmpty())
            asked.insert(balance.debtor.contactId);
    }
    const auto names = TRY(invoiceNames(context, asked));
    for (EventBalance &balance : balances) {
        if (balance.debtor.name.isEmpty())
            balance.debtor.name = names.value(balance.debtor.contactId, balance.clientName1);
    }
    return {};
}

} // namespace stemdesk
