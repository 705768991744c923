#include "core/services/billing/invoice_draft.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoice_taxes.h"
#include "core/domain/billing/invoicing_terms.h"
#include "core/domain/billing/seller_texts.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event.h"
#include "core/json/billing/proposal_json.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/billing/payment_service.h"
#include "core/services/billing/quote_freezing.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/billing/quote_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/prices/price_context_store.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/shops/shop_store.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A quote that was accepted before a reason was given takes the one that the shop has by now, if it has one.
Status addReasons(const ServiceContext &context, Bill &bill)
{
    const auto store = context.store<PriceContextStore>();
    QMap<QString, QSet<QString>> reasons;
    const auto learn = [&](const TaxKind &tax) {
        if (!tax.reason.isEmpty())
            reasons[tax.category].insert(tax.reason);
    };
    const GroupTaxes groups = TRY(store.groupTaxes());
    for (const TaxKind &tax : groups.kinds)
        learn(tax);
    const auto lists = TRY(store.priceLists());
    for (const PricingList &list : lists)
        learn(list.tax);
    for (BillCharge &charge : bill.charges) {
        const QSet<QString> known = reasons.value(charge.tax.category);
        const bool isWanted = wantsExemptionReason(taxCategoryOf(charge.tax.category, charge.rate));
        if (isWanted && charge.tax.reason.isEmpty() && known.size() == 1)
            charge.tax.reason = *known.cbegin();
    }
    return {};
}

/// The version of the event that is charged for.
Result<FrozenProposal> frozenVersion(ServiceContext &context, EventId event)
{
    const auto store = context.store<QuoteStore>();
    const auto quotes = TRY(store.ofEvent(event));
    const auto accepted = std::ranges::find(quotes, QuoteState::Accepted, &Quote::state);
    if (accepted == quotes.cend()) {
        Result<FrozenEvent> now = frozenEvent(context, event);
        return now ? std::move(now->proposal) : Result<FrozenProposal>(now.error());
    }
    const Quote whole = TRY(store.find(event, accepted->id));
    Result<FrozenProposal> proposal = proposalFrom(whole.proposal);
    if (!proposal)
        return unreadableQuote(whole, proposal.error());
    TRY(addReasons(context, proposal->printed.bill));
    return proposal;
}

/// The same as the shop taxes it.
Result<FrozenProposal> chargedVersion(ServiceContext &context, EventId event, const Shop &shop)
{
    Result<FrozenProposal> version = frozenVersion(context, event);
    if (version && shop.isSmallBusiness)
        version->printed.bill = withoutTaxes(version->printed.bill, shop.exemptionReason);
    return version;
}

InvoiceBuyer buyerOf(const Contact &contact)
{
    return {.name = contact.company.isEmpty() ? contact.name : contact.company,
            .address = contact.address,
            .country = contact.country,
            .email = contact.emails.value(0),
            .taxNumber = contact.taxNumber,
            .electronicAddress = contact.electronicAddress,
            .reference = {}};
}

/// The contact as a buyer; contact_not_found.
Result<InvoiceBuyer> buyerFrom(const ServiceContext &context, ContactId contact)
{
    const auto stored = context.store<ResourceStore<contactSpec>>().find(contact);
    if (stored)
        return buyerOf(*stored);
    return stored.error().kind == Error::Kind::NotFound ? missing("contact", u"contactId"_s) : stored.error();
}

/// The shop as the invoice's seller, without its VAT number if the invoice is outside the scope of VAT.
Shop sellerOf(const Shop &shop, const QList<InvoiceLine> &lines)
{
    Shop seller = letterhead(shop);
    if (isOutOfScope(lines) && !isLocalTaxNumber(seller.taxNumber))
        seller.taxNumber.clear();
    return seller;
}

/// The contact that the invoice counts for, whoever it is made out to; null if there is none.
Result<ContactId> payerOf(const ServiceContext &context, const StoredEvent &event, const InvoiceRequest &request)
{
    const auto contacts = TRY(context.store<EventContactStore>().ofEvent(event.key));
    return request.contactId.value_or(payingContact(contacts));
}

Result<InvoiceBuyer> buyerOf(const ServiceContext &context, const StoredEvent &event, const InvoiceRequest &request)
{
    if (request.buyer)
        return buyerFrom(*request.buyer);
    const ContactId payer = TRY(payerOf(context, event, request));
    if (payer.isNull() && event.event.clientName1.isEmpty())
        return refused("buyer_required", u"buyer"_s,
                       u"Say who pays: give \"buyer\" or \"contactId\", or the event a contact or a client's name."_s);
    if (payer.isNull())
        return InvoiceBuyer{.name = event.event.clientName1};
    return buyerFrom(context, payer);
}

/// Earlier invoices of the event that count: what was taken back does not.
Result<QList<Invoice>> standingInvoices(const ServiceContext &context, EventId event)
{
    const auto stored = TRY(context.store<InvoiceStore>().ofEvent(event));
    Result<QList<Invoice>> invoices = wholeInvoices(stored);
    if (invoices)
        invoices->removeIf([](const Invoice &invoice) {
            return invoice.kind == InvoiceKind::CreditNote || !invoice.creditedById.isNull();
        });
    return invoices;
}

/// The amounts an event owes and was charged so far.
struct Account {
    EventId eventId;
    Balance balance;
    Bill bill;
    QList<Invoice> earlier; ///< Some of them may be over other events too.

    qint64 left() const
    {
        qint64 left = balance.total;
        for (const Invoice &invoice : earlier)
            left -= invoice.totalIncTax(eventId);
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
        earlier.append({invoice.number, taxesOf(invoice.linesOf(account.eventId))});
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

/// The part of an event that is not invoiced yet.
struct EventRest {
    EventId eventId;
    QString eventName; ///< In the version that is invoiced, like the following members.
    std::optional<QDate> eventOn;
    QList<InvoiceLine> lines; ///< Empty if everything was invoiced.
};

Result<EventRest> restOfEvent(ServiceContext &context, EventId event)
{
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    FrozenProposal version = TRY(chargedVersion(context, event, shop));
    const EventBalance owed = TRY(PaymentService(context).balance(event));
    QList<Invoice> earlier = TRY(standingInvoices(context, event));
    const ShopDays days = TRY(ShopDays::of(context));
    EventRest rest{.eventId = event, .eventName = version.printed.name, .eventOn = {}, .lines = {}};
    rest.eventOn = TRY(firstDayOf(version.printed, days));
    const Account account{
        .eventId = event, .balance = owed.balance, .bill = version.printed.bill, .earlier = std::move(earlier)};
    TRY(requireBookable(account));
    if (account.left() <= 0)
        return rest;
    rest.lines = TRY(restOf(account, shop));
    TRY(requireBookable(rest.lines));
    return rest;
}

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
    const auto store = context.store<EventListStore>();
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
    const auto contacts = TRY(context.store<EventContactStore>().ofEvents(ids));
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

Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request)
{
    const auto stored = context.store<EventStore>().find(event, EventStore::Columns::List);
    return stored ? buyerOf(context, *stored, request) : Result<InvoiceBuyer>(stored.error());
}

ContactId payingContact(const QList<EventContact> &contacts)
{
    for (const QLatin1StringView role : {"billing"_L1, "client"_L1}) {
        const auto found = std::ranges::find_if(contacts, [&](const EventContact &one) { return one.role == role; });
        if (found != contacts.cend())
            return found->contactId;
    }
    return {};
}

Result<QDate> defaultDueDay(const ServiceContext &context, ContactId contact, QDate day)
{
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    int days = shop.paymentDays;
    if (!contact.isNull()) {
        const auto stored = context.store<ResourceStore<contactSpec>>().find(contact);
        if (!stored && stored.error().kind != Error::Kind::NotFound)
            return stored.error();
        if (const auto terms = stored ? invoicingTermsFrom(stored->invoicing) : std::nullopt)
            days = terms->dueDays.value_or(days);
    }
    const std::optional<QDate> due = plusDaysExact(day, days);
    if (!due)
        return invalid(u"dueOn"_s, u"Give \"dueOn\": the day of payment lies beyond the years 1 to 9999."_s);
    return *due;
}

Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request)
{
    const auto stored = TRY(context.store<EventStore>().find(event, EventStore::Columns::List));
    InvoiceBuyer buyer = TRY(buyerOf(context, stored, request));
    const ContactId contact = TRY(payerOf(context, stored, request));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    FrozenProposal version = TRY(chargedVersion(context, event, shop));
    const EventBalance owed = TRY(PaymentService(context).balance(event));
    QList<Invoice> earlier = TRY(standingInvoices(context, event));
    const ShopDays days = TRY(ShopDays::of(context));
    const std::optional<QDate> eventOn = TRY(firstDayOf(version.printed, days));
    Invoice invoice{.eventId = event,
                    .contactId = contact,
                    .eventName = version.printed.name,
                    .eventOn = eventOn,
                    .instalment = request.instalment,
                    .seller = letterhead(shop),
                    .buyer = std::move(buyer)};
    const Status charged =
        charge(invoice,
               {.eventId = event, .balance = owed.balance, .bill = version.printed.bill, .earlier = std::move(earlier)},
               request.dueOn);
    if (!charged)
        return charged.error();
    invoice.seller = sellerOf(shop, invoice.lines);
    TRY(soundTaxes(invoice));
    return invoice;
}

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
