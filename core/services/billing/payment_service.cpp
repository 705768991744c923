#include "core/services/billing/payment_service.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/events/event_history.h"
#include "core/services/billing/account_reading.h"
#include "core/services/billing/debtors.h"
#include "core/services/billing/journal_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/payment_store.h"
#include "core/storage/clients/client_task_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status requirePaidEvent(const ServiceContext &context, EventId event)
{
    const auto key = context.store<EventStore>().keyOf(event);
    return key ? Status() : Status(key.error());
}

Result<QList<EventId>> eventsOf(const ServiceContext &context, const Payment &payment)
{
    if (!payment.eventId.isNull())
        return QList<EventId>{payment.eventId};
    return context.store<InvoiceStore>().sharedEvents(payment.invoiceId);
}

/// Records a payment's change: in the feed, in the history and the version of its events, and of the invoices whose
/// standing it may change.
Status reportPayment(const ServiceContext &context, UnitOfWork &work, const Payment &payment, ChangeAction action,
                     const QList<HistoryEntry> &entries)
{
    auto events = context.store<EventStore>();
    const auto paid = TRY(eventsOf(context, payment));
    for (const EventId &event : paid) {
        const auto key = TRY(events.keyOf(event));
        TRY(events.touch(key, context.now(), 0));
        for (const HistoryEntry &entry : entries)
            work.note(event, entry);
    }
    if (payment.eventId.isNull())
        work.changed(Resource::Payment, payment.id, action);
    else
        work.changed(Resource::Payment, payment.id, action, payment.eventId);
    for (const EventId &event : paid)
        work.changed(Resource::Event, event, ChangeAction::Updated);
    const auto claims = TRY(context.store<InvoiceStore>().claimsOn(paid));
    QSet<InvoiceId> told;
    for (const InvoiceClaim &claim : claims) {
        if (claim.isCredited || told.contains(claim.invoiceId))
            continue;
        told.insert(claim.invoiceId);
        if (claim.isShared)
            work.changed(Resource::Invoice, claim.invoiceId, ChangeAction::Updated);
        else
            work.changed(Resource::Invoice, claim.invoiceId, ChangeAction::Updated, claim.eventId);
    }
    return {};
}

/// The sum of the payments of an event, or of an invoice over several, must be a valid amount too.
Status requireBookableSum(const ServiceContext &context, const Payment &payment)
{
    const bool isShared = payment.eventId.isNull();
    const auto money =
        TRY(context.store<PaymentStore>().moneyIn(isShared ? QList<EventId>() : QList{payment.eventId},
                                                  isShared ? QList{payment.invoiceId} : QList<InvoiceId>()));
    qint64 sum = 0;
    for (const ReceivedMoney &one : money)
        sum += one.amount;
    return isBookable(sum) ? Status() : Status(tooLargeAmount(u"amount"_s));
}

/// The invoice that a payment names is one of its event, and nothing has taken it back.
Status requirePayable(const ServiceContext &context, const Payment &payment)
{
    if (payment.invoiceId.isNull())
        return {};
    const auto stored = context.store<InvoiceStore>().find(payment.invoiceId);
    if (!stored)
        return stored.error().kind == Error::Kind::NotFound ? missing("invoice", u"invoiceId"_s) : stored.error();
    const Invoice &invoice = stored->numbered.invoice;
    if (invoice.kind == InvoiceKind::CreditNote)
        return invalid(u"invoiceId"_s, u"Give \"invoiceId\" an invoice: %1 is a credit note."_s.arg(invoice.number));
    if (invoice.eventId != payment.eventId)
        return invalid(u"invoiceId"_s,
                       u"Give \"invoiceId\" an invoice of this event; what is paid of an invoice over several events "
                       "is entered with the invoice."_s);
    if (!invoice.creditedById.isNull())
        return conflict("invoice_credited",
                        u"Invoice %1 was credited: nothing of it is to be paid."_s.arg(invoice.number));
    return {};
}

/// A payment entered with an invoice stays there.
Status requireSameInvoice(const PaymentPatch &patch, InvoiceId invoice)
{
    if (!patch.invoiceId || *patch.invoiceId == invoice)
        return {};
    return invalid(u"invoiceId"_s, u"Leave \"invoiceId\" as it is: these are the payments of this invoice."_s);
}

QString amountText(const Payment &payment)
{
    return numberText(payment.amount.amount());
}

/// An entry for each of its values that differs.
QList<HistoryEntry> changesBetween(const Payment &before, const Payment &after)
{
    QList<HistoryEntry> entries;
    const auto add = [&](const QString &field, const QString &was, const QString &is) {
        if (was != is)
            entries.append({.change = EventChange::PaymentChanged,
                            .subject = field,
                            .place = amountText(after),
                            .before = was,
                            .after = is});
    };
    add({}, amountText(before), amountText(after));
    add(u"paidOn"_s, dayText(before.paidOn), dayText(after.paidOn));
    add(u"method"_s, before.method, after.method);
    add(u"reference"_s, before.reference, after.reference);
    add(u"note"_s, before.note, after.note);
    if (entries.isEmpty()) // It is of another invoice.
        entries.append({.change = EventChange::PaymentChanged});
    return entries;
}

/// Stores a new or restored payment.
Result<Payment> insertedPayment(const ServiceContext &context, UnitOfWork &work, Payment payment)
{
    payment.updatedAt = context.now();
    ++payment.version;
    TRY(context.store<PaymentStore>().insert(payment));
    TRY(requireBookableSum(context, payment));
    TRY(reportPayment(context, work, payment, ChangeAction::Created,
                      QList{HistoryEntry{.change = EventChange::PaymentMade, .after = amountText(payment)}}));
    TRY(journalPayment(context, nullptr, &payment));
    TRY(work.commit());
    return payment;
}

Result<Payment> createdPayment(const ServiceContext &context, UnitOfWork &work, EventId event,
                               const PaymentPatch &patch)
{
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    Payment payment = TRY(patched(Payment{.eventId = event, .amount = {.unit = MinorUnit(shop.currency)}}, patch));
    if (!event.isNull())
        TRY(requirePaidEvent(context, event));
    TRY(requirePayable(context, payment));
    payment.id = PaymentId::create();
    payment.createdAt = context.now();
    return insertedPayment(context, work, std::move(payment));
}

Result<Payment> patchedPayment(const ServiceContext &context, UnitOfWork &work, const Payment &before,
                               const PaymentPatch &patch, const std::optional<PaymentPatch> &expected)
{
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<Payment> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    if (after->invoiceId != before.invoiceId) // What came in before an invoice was credited can still be corrected.
        TRY(requirePayable(context, *after));
    after->updatedAt = context.now();
    ++after->version;
    TRY(context.store<PaymentStore>().update(before, *after));
    TRY(requireBookableSum(context, *after));
    TRY(reportPayment(context, work, *after, ChangeAction::Updated, changesBetween(before, *after)));
    TRY(journalPayment(context, &before, &*after));
    TRY(work.commit());
    return after;
}

Status removePayment(const ServiceContext &context, UnitOfWork &work, const Payment &payment)
{
    TRY(context.store<PaymentStore>().remove(payment.id));
    TRY(reportPayment(context, work, payment, ChangeAction::Deleted,
                      QList{HistoryEntry{.change = EventChange::PaymentDeleted, .before = amountText(payment)}}));
    TRY(journalPayment(context, &payment, nullptr));
    return work.commit();
}

/// Data that all balances of a shop share.
struct BalanceRules {
    Shop shop;
    ShopDays days;

    static Result<BalanceRules> of(const ServiceContext &context)
    {
        Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
        ShopDays days = TRY(ShopDays::of(context));
        shop.paymentPlan = paymentPlanOf(shop);
        return BalanceRules{std::move(shop), std::move(days)};
    }

    EventBalance balanceOf(const Event &event, const EventMoney &money, const InvoiceAccounts::OfEvent &account) const
    {
        BalanceTerms terms{.priceIncTax = money.acceptedPrice.value_or(event.totals.customerPriceIncTax),
                           .unit = MinorUnit(shop.currency),
                           .plan = money.plan.value_or(shop.paymentPlan),
                           .paid = account.paid,
                           .openOfInvoices = account.open,
                           .invoicesDueOn = account.dueOn,
                           .today = days.today()};
        if (money.acceptedPrice)
            terms.acceptedOn = days.dayOf(money.acceptedAt);
        if (const auto start = firstStart(event); start)
            terms.eventOn = days.dayOf(*start);
        return {.eventId = event.id,
                .name = event.name,
                .clientName1 = event.clientName1,
                .clientName2 = event.clientName2,
                .currency = shop.currency,
                .isAccepted = money.acceptedPrice.has_value(),
                .owedOn = account.owedOn,
                .debtor = {},
                .balance = stemdesk::balanceOf(terms)};
    }
};

/// The ids that exist.
Result<QList<Event>> listedEvents(const ServiceContext &context, const QList<EventId> &ids)
{
    constexpr qsizetype kAtOnce = 100; // A list takes no more ids.
    const auto store = context.store<EventListStore>();
    QList<Event> events;
    for (qsizetype from = 0; from < ids.size(); from += kAtOnce) {
        PageRequest page{.limit = int(kAtOnce)};
        for (const EventId &event : ids.mid(from, kAtOnce))
            page.ids.append(event.bytes());
        const auto slice = TRY(store.list({}, page));
        events += slice.rows;
    }
    return events;
}

Result<QList<EventBalance>> balancesOf(const ServiceContext &context, const BalanceRules &rules,
                                       const QList<Event> &events)
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids += event.id;
    const auto money = TRY(context.store<PaymentStore>().moneyOf(ids));
    const InvoiceAccounts accounts = TRY(accountsOf(context, ids));
    QList<EventBalance> balances;
    for (const Event &event : events)
        balances += rules.balanceOf(event, money.value(event.id), accounts.event(event.id));
    return balances;
}

bool fitsBalance(const Balance &balance, const BalanceFilter &filter)
{
    return balance.isOverdue() == filter.isOverdue.value_or(balance.isOverdue())
        && (balance.outstanding > 0) == filter.isOutstanding.value_or(balance.outstanding > 0);
}

} // namespace

Result<Page<Payment>> PaymentService::list(EventId event, const PageRequest &page,
                                           std::optional<Instant> updatedSince) const
{
    TRY(requirePaidEvent(m_context, event));
    return m_context.store<PaymentStore>().list(event, page, updatedSince);
}

Result<Page<NamedPayment>> PaymentService::listAll(const PaymentFilter &filter, const PageRequest &page) const
{
    return m_context.store<PaymentStore>().listAll(filter, page);
}

Result<Payment> PaymentService::find(EventId event, PaymentId id) const
{
    TRY(requirePaidEvent(m_context, event));
    return m_context.store<PaymentStore>().find(event, id);
}

Result<Payment> PaymentService::create(EventId event, const PaymentPatch &patch)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    return createdPayment(m_context, work, event, patch);
}

Result<Payment> PaymentService::restore(const Payment &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    if (!snapshot.eventId.isNull())
        TRY(requirePaidEvent(m_context, snapshot.eventId));
    return insertedPayment(m_context, work, snapshot);
}

Result<Payment> PaymentService::patch(EventId event, PaymentId id, const PaymentPatch &patch,
                                      const std::optional<PaymentPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Payment before = TRY(find(event, id));
    return patchedPayment(m_context, work, before, patch, expected);
}

Result<Payment> PaymentService::remove(EventId event, PaymentId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Payment payment = TRY(find(event, id));
    TRY(removePayment(m_context, work, payment));
    return payment;
}

Status PaymentService::requireOwner(EventId event) const
{
    return requirePaidEvent(m_context, event);
}

Status PaymentService::requireOwner(InvoiceId invoice) const
{
    const auto stored = m_context.store<InvoiceStore>().find(invoice);
    return stored ? Status() : Status(stored.error());
}

Result<Page<Payment>> PaymentService::list(InvoiceId invoice, const PageRequest &page,
                                           std::optional<Instant> updatedSince) const
{
    TRY(requireOwner(invoice));
    return m_context.store<PaymentStore>().list(invoice, page, updatedSince);
}

Result<Payment> PaymentService::find(InvoiceId invoice, PaymentId id) const
{
    TRY(requireOwner(invoice));
    return m_context.store<PaymentStore>().find(invoice, id);
}

Result<Payment> PaymentService::create(InvoiceId invoice, const PaymentPatch &patch)
{
    TRY(requireSameInvoice(patch, invoice));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const auto stored = TRY(m_context.store<InvoiceStore>().find(invoice));
    PaymentPatch named = patch;
    named.invoiceId = invoice;
    return createdPayment(m_context, work, stored.numbered.invoice.eventId, named);
}

Result<Payment> PaymentService::patch(InvoiceId invoice, PaymentId id, const PaymentPatch &patch,
                                      const std::optional<PaymentPatch> &expected)
{
    TRY(requireSameInvoice(patch, invoice));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Payment before = TRY(find(invoice, id));
    return patchedPayment(m_context, work, before, patch, expected);
}

Result<Payment> PaymentService::remove(InvoiceId invoice, PaymentId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Payment payment = TRY(find(invoice, id));
    TRY(removePayment(m_context, work, payment));
    return payment;
}

Result<EventBalance> PaymentService::balance(EventId event) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(m_context.store<EventStore>().find(event, EventStore::Columns::List));
    const BalanceRules rules = TRY(BalanceRules::of(m_context));
    const auto money = TRY(m_context.store<PaymentStore>().moneyOf({event}));
    const InvoiceAccounts accounts = TRY(accountsOf(m_context, {event}));
    return rules.balanceOf(stored.event, money.value(event), accounts.event(event));
}

Result<QList<EventId>> PaymentService::agreedByShopsPlan() const
{
    const auto store = m_context.store<ClientTaskStore>();
    QList<EventId> events = TRY(store.agreedEvents());
    const auto existing = TRY(m_context.store<EventStore>().existing(events)); // Quotes outlive their event.
    events.removeIf([&existing](const EventId &event) { return !existing.contains(event); });
    const QSet<EventId> known(events.cbegin(), events.cend());
    const auto cleared = TRY(store.clearedEvents());
    std::ranges::copy_if(cleared, std::back_inserter(events),
                         [&known](const EventId &event) { return !known.contains(event); });
    const auto money = TRY(m_context.store<PaymentStore>().moneyOf(events));
    events.removeIf([&money](const EventId &event) { return money.value(event).plan.has_value(); });
    return events;
}

Result<QHash<EventId, EventBalance>> PaymentService::agreedOn(const QList<Event> &events) const
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids += event.id;
    const auto money = TRY(m_context.store<PaymentStore>().moneyOf(ids));
    const InvoiceAccounts accounts = TRY(accountsOf(m_context, ids));
    const BalanceRules rules = TRY(BalanceRules::of(m_context));
    QHash<EventId, EventBalance> balances;
    for (const Event &event : events) {
        const EventMoney known = money.value(event.id);
        const InvoiceAccounts::OfEvent account = accounts.event(event.id);
        if (known.acceptedPrice || account.paid != 0 || account.hasInvoices)
            balances.insert(event.id, rules.balanceOf(event, known, account));
    }
    return balances;
}

Result<QList<EventBalance>> PaymentService::owed() const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto agreed = TRY(m_context.store<ClientTaskStore>().agreedEvents());
    const QList<Event> events = TRY(listedEvents(m_context, agreed));
    const auto balances = TRY(agreedOn(events));
    QList<EventBalance> owed;
    for (const Event &event : events) {
        const auto balance = balances.constFind(event.id);
        if (balance == balances.cend())
            continue;
        // Invoiced amounts are owed whatever happens to the event.
        const bool isCancelled = event.status == u"cancelled";
        if (isCancelled ? balance->balance.openOfInvoices > 0 : balance->balance.isOpen())
            owed.append(*balance);
    }
    TRY(stemdesk::nameDebtors(m_context, owed));
    std::ranges::sort(owed, {}, [](const EventBalance &balance) {
        const std::optional<QDate> dueOn = balance.balance.nextDueOn();
        return std::make_tuple(!dueOn.has_value(), dueOn.value_or(QDate()), balance.name, balance.eventId.bytes());
    });
    return owed;
}

Status PaymentService::nameDebtors(QList<EventBalance> &balances) const
{
    return stemdesk::nameDebtors(m_context, balances);
}

Result<QList<EventBalance>> PaymentService::dueUntil(QDate day) const
{
    Result<QList<EventBalance>> due = owed();
    if (due) {
        due->removeIf([day](const EventBalance &balance) {
            const std::optional<QDate> dueOn = balance.balance.nextDueOn();
            return !dueOn || *dueOn > day;
        });
    }
    return due;
}

Result<Page<EventBalance>> PaymentService::balances(const BalanceFilter &filter, PageRequest page) const
{
    constexpr int kMostRounds = 20; // Limits the work of a page whose filters exclude most rows.
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const BalanceRules rules = TRY(BalanceRules::of(m_context));
    const auto store = m_context.store<EventListStore>();
    Page<EventBalance> found;
    const int limit = page.limit;
    for (int round = 0; round < kMostRounds && found.rows.size() < limit; ++round) {
        page.limit = limit - int(found.rows.size());
        const auto events = TRY(store.list(filter.events, page));
        auto owed = TRY(balancesOf(m_context, rules, events.rows));
        owed.removeIf([&filter](const EventBalance &one) { return !fitsBalance(one.balance, filter); });
        found.rows += std::move(owed);
        found.next = page.after = events.next;
        if (!events.next)
            break;
    }
    return found;
}

} // namespace stemdesk
