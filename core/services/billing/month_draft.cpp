#include "core/services/billing/month_draft.h"

#include "core/base/day.h"
#include "core/domain/billing/invoice_taxes.h"
#include "core/domain/events/event.h"
#include "core/services/billing/invoice_draft.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isAgreed(const Event &event)
{
    return event.status == "approved"_L1 || event.status == "in_progress"_L1 || event.status == "complete"_L1;
}

/// The contact's agreed events of these days, in the order of their days.
Result<QList<EventId>> eventsOf(const ServiceContext &context, const MonthRequest &request)
{
    constexpr int kAtOnce = 100;
    const ShopDays days = TRY(ShopDays::of(context));
    const EventFilter filter{.from = days.startOf(*request.from),
                             .to = days.startOf(plusDays(*request.to, 1)) - 1,
                             .contactId = request.contactId};
    const EventListStore store(context.session(), context.tenant());
    QList<Event> found;
    PageRequest page{.limit = kAtOnce};
    do {
        const auto slice = TRY(store.list(filter, page));
        found += slice.rows;
        page.after = slice.next;
    } while (page.after);
    QList<EventId> ids;
    for (const Event &event : std::as_const(found))
        ids.append(event.id);
    const auto contacts = TRY(EventContactStore(context.session(), context.tenant()).ofEvents(ids));
    found.removeIf([&](const Event &event) {
        return !isAgreed(event) || payingContact(contacts.value(event.id)) != *request.contactId;
    });
    std::ranges::reverse(found); // A list has the newest first.
    std::ranges::stable_sort(found, {}, [](const Event &event) { return firstStart(event).value_or(0); });
    ids.clear();
    for (const Event &event : std::as_const(found))
        ids.append(event.id);
    return ids;
}

/// Names the event above its lines.
InvoiceLine headingOf(const EventRest &rest)
{
    const QString day = rest.eventOn ? dayText(*rest.eventOn) + u' ' : QString();
    return {.text = day + rest.eventName, .eventId = rest.eventId, .isHeading = true};
}

} // namespace

Result<Invoice> draftedMonth(ServiceContext &context, const MonthRequest &request)
{
    const InvoiceBuyer ofContact = TRY(buyerFrom(context, *request.contactId));
    const InvoiceBuyer buyer = request.buyer ? TRY(buyerFrom(*request.buyer)) : ofContact;
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    Invoice invoice{.contactId = *request.contactId,
                    .eventOn = {},
                    .period = InvoicePeriod{.from = *request.from, .to = *request.to},
                    .buyer = buyer};
    const QList<EventId> events = TRY(eventsOf(context, request));
    for (const EventId &event : events) {
        const EventRest rest = TRY(restOfEvent(context, event));
        if (rest.lines.isEmpty())
            continue;
        invoice.lines.append(headingOf(rest));
        for (InvoiceLine line : rest.lines) {
            line.eventId = event;
            invoice.lines.append(std::move(line));
        }
        if (rest.eventOn && (!invoice.eventOn || *invoice.eventOn < *rest.eventOn))
            invoice.eventOn = rest.eventOn;
    }
    if (invoice.lines.isEmpty())
        return conflict("nothing_to_invoice",
                        u"None of the contact's approved events of these days has anything left to invoice."_s);
    if (!isBookable(invoice.totalIncTax()) || !isBookable(invoice.totalExclTax()))
        return tooLargeAmount(u"totalIncTax"_s);
    invoice.seller = sellerOf(shop, invoice.lines);
    TRY(soundTaxes(invoice));
    return invoice;
}

} // namespace stemdesk
