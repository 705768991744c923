#include "core/services/clients/payment_service.h"

#include "core/base/wording.h"
#include "core/domain/clients/shop_plan.h"
#include "core/domain/events/event_history.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/clients/client_task_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/clients/payment_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>
#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

PaymentStore paymentStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

Status requirePaidEvent(const ServiceContext &context, EventId event)
{
    const auto key = EventStore(context.session(), context.tenant()).keyOf(event);
    return key ? Status() : Status(key.error());
}

/// Records a payment's change: in the feed, in the event's history and in the event's version.
Status reportPayment(const ServiceContext &context, UnitOfWork &work, const Payment &payment, ChangeAction action,
                     HistoryEntry entry)
{
    EventStore events(context.session(), context.tenant());
    const auto key = TRY(events.keyOf(payment.eventId));
    TRY(events.touch(key, context.now(), 0));
    work.note(payment.eventId, std::move(entry));
    work.changed(Resource::Payment, payment.id, action, payment.eventId);
    work.changed(Resource::Event, payment.eventId, ChangeAction::Updated);
    return {};
}

/// The sum of an event's payments must be a valid amount too.
Status requireBookableSum(const ServiceContext &context, EventId event)
{
    const auto money = TRY(paymentStore(context).moneyOf({event}));
    return isBookable(money.value(event).paid) ? Status() : Status(tooLargeAmount(u"amount"_s));
}

QString amountText(const Payment &payment)
{
    return numberText(payment.amount.amount());
}

/// Stores a new or restored payment.
Result<Payment> insertedPayment(const ServiceContext &context, UnitOfWork &work, Payment payment)
{
    payment.updatedAt = context.now();
    ++payment.version;
    TRY(paymentStore(context).insert(payment));
    TRY(requireBookableSum(context, payment.eventId));
    TRY(reportPayment(context, work, payment, ChangeAction::Created,
                      {.change = EventChange::PaymentMade, .after = amountText(payment)}));
    TRY(work.commit());
    return payment;
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

    EventBalance balanceOf(const Event &event, const EventMoney &money) const
    {
        BalanceTerms terms{.priceIncTax = money.acceptedPrice.value_or(event.totals.customerPriceIncTax),
                           .unit = MinorUnit(shop.currency),
                           .plan = money.plan.value_or(shop.paymentPlan),
                           .paid = money.paid,
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
                .balance = stemdesk::balanceOf(terms)};
    }
};

/// Names of the contacts with the first role in use: clients come before payers.
QStringList namesOf(const QList<EventContact> &contacts)
{
    for (const QString &role : namesFrom(kContactRoles)) {
        QStringList names;
        for (const EventContact &contact : contacts) {
            if (contact.role == role)
                names += contact.name;
        }
        if (!names.isEmpty())
            return names;
    }
    return {};
}

/// An event that another program made may name its clients by its contacts alone.
Status nameClients(const ServiceContext &context, QList<EventBalance> &owed)
{
    QList<EventId> nameless;
    for (const EventBalance &balance : std::as_const(owed)) {
        if (balance.clientName1.isEmpty() && balance.clientName2.isEmpty())
            nameless += balance.eventId;
    }
    const auto contacts = TRY(EventContactStore(context.session(), context.tenant()).ofEvents(nameless));
    for (EventBalance &balance : owed) {
        if (!contacts.contains(balance.eventId))
            continue;
        const QStringList names = namesOf(contacts.value(balance.eventId));
        balance.clientName1 = names.value(0);
        balance.clientName2 = names.value(1);
    }
    return {};
}

Result<QList<EventBalance>> balancesOf(const ServiceContext &context, const BalanceRules &rules,
                                       const QList<Event> &events)
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids += event.id;
    const auto money = TRY(paymentStore(context).moneyOf(ids));
    QList<EventBalance> balances;
    for (const Event &event : events)
        balances += rules.balanceOf(event, money.value(event.id));
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
    return paymentStore(m_context).list(event, page, updatedSince);
}

Result<Page<NamedPayment>> PaymentService::listAll(const PaymentFilter &filter, const PageRequest &page) const
{
    return paymentStore(m_context).listAll(filter, page);
}

Result<Payment> PaymentService::find(EventId event, PaymentId id) const
{
    TRY(requirePaidEvent(m_context, event));
    return paymentStore(m_context).find(event, id);
}

Result<Payment> PaymentService::create(EventId event, const PaymentPatch &patch)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    Payment payment = TRY(patched(Payment{.amount = {.unit = MinorUnit(shop.currency)}}, patch));
    TRY(requirePaidEvent(m_context, event));
    payment.id = PaymentId::create();
    payment.eventId = event;
    payment.createdAt = m_context.now();
    return insertedPayment(m_context, work, std::move(payment));
}

Result<Payment> PaymentService::restore(const Payment &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(requirePaidEvent(m_context, snapshot.eventId));
    return insertedPayment(m_context, work, snapshot);
}

Result<Payment> PaymentService::patch(EventId event, PaymentId id, const PaymentPatch &patch,
                                      const std::optional<PaymentPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Payment before = TRY(find(event, id));
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<Payment> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(paymentStore(m_context).update(*after));
    TRY(requireBookableSum(m_context, event));
    TRY(reportPayment(
        m_context, work, *after, ChangeAction::Updated,
        {.change = EventChange::PaymentChanged, .before = amountText(before), .after = amountText(*after)}));
    TRY(work.commit());
    return after;
}

Result<Payment> PaymentService::remove(EventId event, PaymentId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<Payment> payment = find(event, id);
    if (!payment)
        return payment;
    TRY(paymentStore(m_context).remove(id));
    TRY(reportPayment(m_context, work, *payment, ChangeAction::Deleted,
                      {.change = EventChange::PaymentDeleted, .before = amountText(*payment)}));
    TRY(work.commit());
    return payment;
}

Result<EventBalance> PaymentService::balance(EventId event) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(EventStore(m_context.session(), m_context.tenant()).find(event, EventStore::Columns::List));
    const BalanceRules rules = TRY(BalanceRules::of(m_context));
    const auto money = TRY(paymentStore(m_context).moneyOf({event}));
    return rules.balanceOf(stored.event, money.value(event));
}

Result<QHash<EventId, EventBalance>> PaymentService::agreedOn(const QList<Event> &events) const
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids += event.id;
    const auto money = TRY(paymentStore(m_context).moneyOf(ids));
    const BalanceRules rules = TRY(BalanceRules::of(m_context));
    QHash<EventId, EventBalance> balances;
    for (const Event &event : events) {
        const EventMoney known = money.value(event.id);
        if (known.acceptedPrice || known.paid != 0)
            balances.insert(event.id, rules.balanceOf(event, known));
    }
    return balances;
}

Result<QList<EventBalance>> PaymentService::owed() const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto agreed = TRY(ClientTaskStore(m_context.session(), m_context.tenant()).agreedEvents());
    if (agreed.isEmpty())
        return QList<EventBalance>();
    PageRequest all{.limit = int(agreed.size())};
    for (const EventId &event : agreed)
        all.ids.append(event.bytes());
    auto events = TRY(EventListStore(m_context.session(), m_context.tenant()).list({}, all));
    events.rows.removeIf([](const Event &event) { return event.status == u"cancelled"; });
    const auto balances = TRY(agreedOn(events.rows));
    QList<EventBalance> owed;
    for (const EventBalance &balance : balances) {
        if (balance.balance.next())
            owed.append(balance);
    }
    TRY(nameClients(m_context, owed));
    std::ranges::sort(owed, {}, [](const EventBalance &balance) {
        const std::optional<QDate> dueOn = balance.balance.next()->dueOn;
        return std::make_tuple(!dueOn.has_value(), dueOn.value_or(QDate()), balance.name, balance.eventId.bytes());
    });
    return owed;
}

Result<QList<EventBalance>> PaymentService::dueUntil(QDate day) const
{
    Result<QList<EventBalance>> due = owed();
    if (due) {
        due->removeIf([day](const EventBalance &balance) {
            const std::optional<QDate> dueOn = balance.balance.next()->dueOn;
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
    const EventListStore store(m_context.session(), m_context.tenant());
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
