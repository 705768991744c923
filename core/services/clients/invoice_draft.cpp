#include "core/services/clients/invoice_draft.h"

#include "core/base/wording.h"
#include "core/json/clients/proposal_json.h"
#include "core/services/clients/invoice_reading.h"
#include "core/services/clients/payment_service.h"
#include "core/services/clients/quote_freezing.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/clients/contact_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/clients/quote_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The version of the event that is charged for.
Result<FrozenProposal> chargedVersion(ServiceContext &context, EventId event)
{
    const QuoteStore store(context.session(), context.tenant());
    const auto quotes = TRY(store.ofEvent(event));
    const auto accepted = std::ranges::find(quotes, QuoteState::Accepted, &Quote::state);
    if (accepted == quotes.cend()) {
        Result<FrozenEvent> now = frozenEvent(context, event);
        return now ? std::move(now->proposal) : Result<FrozenProposal>(now.error());
    }
    const Quote whole = TRY(store.find(event, accepted->id));
    Result<FrozenProposal> proposal = proposalFrom(whole.proposal);
    return proposal ? proposal : unreadableQuote(whole, proposal.error());
}

InvoiceBuyer buyerFrom(const Contact &contact)
{
    return {.name = contact.company.isEmpty() ? contact.name : contact.company,
            .address = contact.address,
            .country = contact.country,
            .email = contact.emails.value(0),
            .taxNumber = contact.taxNumber,
            .electronicAddress = contact.electronicAddress,
            .reference = {}};
}

/// Its billing contact, else its client.
ContactId payingContact(const QList<EventContact> &contacts)
{
    for (const QLatin1StringView role : {"billing"_L1, "client"_L1}) {
        const auto found = std::ranges::find_if(contacts, [&](const EventContact &one) { return one.role == role; });
        if (found != contacts.cend())
            return found->contactId;
    }
    return {};
}

Result<InvoiceBuyer> payerOf(const ServiceContext &context, const StoredEvent &event, const InvoiceRequest &request)
{
    if (request.buyer)
        return buyerFrom(*request.buyer);
    const auto contacts = TRY(EventContactStore(context.session(), context.tenant()).ofEvent(event.key));
    const ContactId payer = request.contactId.value_or(payingContact(contacts));
    if (payer.isNull() && event.event.clientName1.isEmpty())
        return refused("buyer_required", u"buyer"_s,
                       u"Say who pays: give \"buyer\" or \"contactId\", or the event a contact or a client's name."_s);
    if (payer.isNull())
        return InvoiceBuyer{.name = event.event.clientName1};
    const auto contact = ContactStore(context.session(), context.tenant()).find(payer);
    if (contact)
        return buyerFrom(contact->contact);
    return contact.error().kind == Error::Kind::NotFound ? missing("contact", u"contactId"_s) : contact.error();
}

/// Earlier invoices of the event that count: what was taken back does not.
Result<QList<Invoice>> standingInvoices(const ServiceContext &context, EventId event)
{
    const auto stored = TRY(InvoiceStore(context.session(), context.tenant()).ofEvent(event));
    Result<QList<Invoice>> invoices = wholeInvoices(stored);
    if (invoices)
        invoices->removeIf([](const Invoice &invoice) {
            return invoice.kind == InvoiceKind::CreditNote || !invoice.creditedById.isNull();
        });
    return invoices;
}

/// The amounts an event owes and was charged so far.
struct Account {
    Balance balance;
    Bill bill;
    QList<Invoice> earlier;

    qint64 left() const
    {
        qint64 left = balance.total;
        for (const Invoice &invoice : earlier)
            left -= invoice.totalIncTax();
        return left;
    }
};

Error nothingLeft()
{
    return conflict("nothing_to_invoice", u"All that the event costs was invoiced; credit an invoice first."_s);
}

Result<QList<InvoiceLine>> restOf(const Account &account, const Shop &shop)
{
    if (account.left() <= 0)
        return nothingLeft();
    QList<EarlierInvoice> earlier;
    for (const Invoice &invoice : account.earlier)
        earlier.append({invoice.number, invoice.taxes()});
    const MinorUnit unit = account.balance.unit;
    const QList<RatedPrice> prices = pricesByRate(account.bill, unit, account.balance.total);
    return restLines({.bill = account.bill, .unit = unit, .prices = prices, .earlier = earlier}, invoiceWords(shop));
}

Result<QList<InvoiceLine>> instalmentOf(const Account &account, const Instalment &instalment, int place)
{
    if (std::ranges::find(account.earlier, std::optional(place), &Invoice::instalment) != account.earlier.cend())
        return conflict("instalment_invoiced", u"Instalment %1 was invoiced; credit that invoice first."_s.arg(place));
    const qint64 amount = std::min(instalment.amount, account.left());
    if (amount <= 0)
        return nothingLeft();
    return instalmentLines(instalment.name, amount,
                           pricesByRate(account.bill, account.balance.unit, account.balance.total));
}

/// Its first day; nullopt if it has none yet, invalid_eventOn if that lies beyond the calendar.
Result<std::optional<QDate>> firstDayOf(const PrintedEvent &event, const ShopDays &days)
{
    std::optional<Instant> start = event.ceremony.from;
    if (!start || (event.venue.from && *event.venue.from < *start))
        start = event.venue.from;
    if (!start)
        return std::optional<QDate>();
    const std::optional<QDate> day = days.dayOfExact(*start);
    if (!day)
        return invalid(u"eventOn"_s, u"Give the event a day of the years 1 to 9999 before it is invoiced."_s);
    return day;
}

/// Checks that all amounts can be represented exactly, before shares of them are calculated.
Status requireBookable(const Account &account)
{
    bool isKept = isBookable(account.balance.total);
    for (const BillCharge &charge : account.bill.charges)
        isKept = isKept && isBookable(account.balance.unit.rounded(charge.amountIncTax))
            && isBookable(withoutTax(account.balance.unit.rounded(charge.amountIncTax), charge.rate));
    return isKept ? Status() : Status(tooLargeAmount(u"totalIncTax"_s));
}

/// The same for the result, after deducting earlier invoices.
Status requireBookable(const QList<InvoiceLine> &lines)
{
    const bool isKept = std::ranges::all_of(
        lines, [](const InvoiceLine &line) { return isBookable(line.incTax) && isBookable(line.exclTax); });
    return isKept ? Status() : Status(tooLargeAmount(u"totalIncTax"_s));
}

/// Its lines and due day, by default the instalment's.
Status charge(Invoice &invoice, const Account &account, const std::optional<QDate> &dueOn)
{
    TRY(requireBookable(account));
    Result<QList<InvoiceLine>> lines = QList<InvoiceLine>();
    if (invoice.instalment) {
        if (*invoice.instalment < 0 || *invoice.instalment >= account.balance.instalments.size())
            return unfit(u"instalment"_s,
                         u"the place of an instalment, from 0 to %1"_s.arg(account.balance.instalments.size() - 1),
                         QString::number(*invoice.instalment));
        const Instalment &instalment = account.balance.instalments.at(*invoice.instalment);
        if (instalment.isDueBeyond && !dueOn)
            return invalid(u"dueOn"_s,
                           u"Give \"dueOn\": the day of the instalment's plan lies beyond the years 1 to 9999."_s);
        invoice.dueOn = instalment.dueOn;
        lines = instalmentOf(account, instalment, *invoice.instalment);
    } else {
        lines = restOf(account, invoice.seller);
    }
    if (!lines)
        return lines.error();
    TRY(requireBookable(*lines));
    invoice.lines = *std::move(lines);
    return {};
}

} // namespace

Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request)
{
    const auto stored = EventStore(context.session(), context.tenant()).find(event, EventStore::Columns::List);
    return stored ? payerOf(context, *stored, request) : Result<InvoiceBuyer>(stored.error());
}

Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request)
{
    const auto stored = TRY(EventStore(context.session(), context.tenant()).find(event, EventStore::Columns::List));
    InvoiceBuyer buyer = TRY(payerOf(context, stored, request));
    FrozenProposal version = TRY(chargedVersion(context, event));
    const EventBalance owed = TRY(PaymentService(context).balance(event));
    QList<Invoice> earlier = TRY(standingInvoices(context, event));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const ShopDays days = TRY(ShopDays::of(context));
    const std::optional<QDate> eventOn = TRY(firstDayOf(version.printed, days));
    Invoice invoice{.eventId = event,
                    .eventName = version.printed.name,
                    .eventOn = eventOn,
                    .instalment = request.instalment,
                    .seller = letterhead(shop),
                    .buyer = std::move(buyer)};
    const Status charged =
        charge(invoice, {.balance = owed.balance, .bill = version.bill, .earlier = std::move(earlier)}, request.dueOn);
    return charged ? Result<Invoice>(std::move(invoice)) : Result<Invoice>(charged.error());
}

} // namespace stemdesk
