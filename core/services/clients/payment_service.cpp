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

/// Says what became of a payment: in the feed, in the event's history, and by the event's own version.
Status reportPayment(const ServiceContext &context, UnitOfWork &work, const Payment &payment, ChangeAction action,
                     HistoryEntry entry)
{
    EventStore events(context.session(), context.tenant());
    const auto key = events.keyOf(payment.eventId);
    if (!key)
        return key.error();
    if (const Status touched = events.touch(*key, context.now(), 0); !touched)
        return touched;
    work.note(payment.eventId, std::move(entry));
    work.changed(Resource::Payment, payment.id, action, payment.eventId);
    work.changed(Resource::Event, payment.eventId, ChangeAction::Updated);
    return {};
}

/// The sum of an event's payments is an amount, too.
Status requireBookableSum(const ServiceContext &context, EventId event)
{
    const auto money = paymentStore(context).moneyOf({event});
    if (!money)
        return money.error();
    return isBookable(money->value(event).paid) ? Status() : Status(tooLargeAmount(u"amount"_s));
}

QString amountText(const Payment &payment)
{
    return numberText(payment.amount.amount());
}

/// A payment that is new, or there again.
Result<Payment> insertedPayment(const ServiceContext &context, UnitOfWork &work, Payment payment)
{
    payment.updatedAt = context.now();
    ++payment.version;
    if (const Status inserted = paymentStore(context).insert(payment); !inserted)
        return inserted.error();
    if (const Status kept = requireBookableSum(context, payment.eventId); !kept)
        return kept.error();
    const Status reported = reportPayment(context, work, payment, ChangeAction::Created,
                                          {.change = EventChange::PaymentMade, .after = amountText(payment)});
    if (!reported)
        return reported.error();
    if (const Status done = work.commit(); !done)
        return done.error();
    return payment;
}

/// What balances of one shop share.
struct BalanceRules {
    Shop shop;
    ShopDays days;

    static Result<BalanceRules> of(const ServiceContext &context)
    {
        Result<Shop> shop = ShopStore(context.session()).find(context.tenant());
        if (!shop)
            return shop.error();
        Result<ShopDays> days = ShopDays::of(context);
        if (!days)
            return days.error();
        shop->paymentPlan = paymentPlanOf(*shop);
        return BalanceRules{*std::move(shop), *std::move(days)};
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

/// Of those with the first role that any has: who is the client goes before who pays for them.
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
    const auto contacts = EventContactStore(context.session(), context.tenant()).ofEvents(nameless);
    if (!contacts)
        return contacts.error();
    for (EventBalance &balance : owed) {
        if (!contacts->contains(balance.eventId))
            continue;
        const QStringList names = namesOf(contacts->value(balance.eventId));
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
    const auto money = paymentStore(context).moneyOf(ids);
    if (!money)
        return money.error();
    QList<EventBalance> balances;
    for (const Event &event : events)
        balances += rules.balanceOf(event, money->value(event.id));
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
    if (const Status there = requirePaidEvent(m_context, event); !there)
        return there.error();
    return paymentStore(m_context).list(event, page, updatedSince);
}

Result<Page<NamedPayment>> PaymentService::listAll(const PaymentFilter &filter, const PageRequest &page) const
{
    return paymentStore(m_context).listAll(filter, page);
}

Result<Payment> PaymentService::find(EventId event, PaymentId id) const
{
    if (const Status there = requirePaidEvent(m_context, event); !there)
        return there.error();
    return paymentStore(m_context).find(event, id);
}

Result<Payment> PaymentService::create(EventId event, const PaymentPatch &patch)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Shop> shop = ShopStore(m_context.session()).find(m_context.tenant());
    if (!shop)
        return shop.error();
    Result<Payment> payment = patched(Payment{.amount = {.unit = MinorUnit(shop->currency)}}, patch);
    if (!payment)
        return payment;
    if (const Status there = requirePaidEvent(m_context, event); !there)
        return there.error();
    payment->id = PaymentId::create();
    payment->eventId = event;
    payment->createdAt = m_context.now();
    return insertedPayment(m_context, *work, *std::move(payment));
}

Result<Payment> PaymentService::restore(const Payment &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status there = requirePaidEvent(m_context, snapshot.eventId); !there)
        return there.error();
    return insertedPayment(m_context, *work, snapshot);
}

Result<Payment> PaymentService::patch(EventId event, PaymentId id, const PaymentPatch &patch,
                                      const std::optional<PaymentPatch> &expected)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Payment> before = find(event, id);
    if (!before)
        return before;
    if (expected && inverse(*before, patch) != *expected)
        return stale();
    Result<Payment> after = patched(*before, patch);
    if (!after || *after == *before)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    if (const Status updated = paymentStore(m_context).update(*after); !updated)
        return updated.error();
    if (const Status kept = requireBookableSum(m_context, event); !kept)
        return kept.error();
    const Status reported = reportPayment(
        m_context, *work, *after, ChangeAction::Updated,
        {.change = EventChange::PaymentChanged, .before = amountText(*before), .after = amountText(*after)});
    if (!reported)
        return reported.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return after;
}

Result<Payment> PaymentService::remove(EventId event, PaymentId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<Payment> payment = find(event, id);
    if (!payment)
        return payment;
    if (const Status gone = paymentStore(m_context).remove(id); !gone)
        return gone.error();
    const Status reported = reportPayment(m_context, *work, *payment, ChangeAction::Deleted,
                                          {.change = EventChange::PaymentDeleted, .before = amountText(*payment)});
    if (!reported)
        return reported.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return payment;
}

Result<EventBalance> PaymentService::balance(EventId event) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const auto stored = EventStore(m_context.session(), m_context.tenant()).find(event, EventStore::Columns::List);
    if (!stored)
        return stored.error();
    const Result<BalanceRules> rules = BalanceRules::of(m_context);
    if (!rules)
        return rules.error();
    const auto money = paymentStore(m_context).moneyOf({event});
    if (!money)
        return money.error();
    return rules->balanceOf(stored->event, money->value(event));
}

Result<QHash<EventId, EventBalance>> PaymentService::agreedOn(const QList<Event> &events) const
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids += event.id;
    const auto money = paymentStore(m_context).moneyOf(ids);
    if (!money)
        return money.error();
    const Result<BalanceRules> rules = BalanceRules::of(m_context);
    if (!rules)
        return rules.error();
    QHash<EventId, EventBalance> balances;
    for (const Event &event : events) {
        const EventMoney known = money->value(event.id);
        if (known.acceptedPrice || known.paid != 0)
            balances.insert(event.id, rules->balanceOf(event, known));
    }
    return balances;
}

Result<QList<EventBalance>> PaymentService::owed() const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const auto agreed = ClientTaskStore(m_context.session(), m_context.tenant()).agreedEvents();
    if (!agreed)
        return agreed.error();
    if (agreed->isEmpty())
        return QList<EventBalance>();
    PageRequest all{.limit = int(agreed->size())};
    for (const EventId &event : *agreed)
        all.ids.append(event.bytes());
    auto events = EventListStore(m_context.session(), m_context.tenant()).list({}, all);
    if (!events)
        return events.error();
    events->rows.removeIf([](const Event &event) { return event.status == u"cancelled"; });
    const auto balances = agreedOn(events->rows);
    if (!balances)
        return balances.error();
    QList<EventBalance> owed;
    for (const EventBalance &balance : *balances) {
        if (balance.balance.next())
            owed.append(balance);
    }
    if (const Status named = nameClients(m_context, owed); !named)
        return named.error();
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
    constexpr int kMostRounds = 20; // What one page looks at where filters leave out many.
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<BalanceRules> rules = BalanceRules::of(m_context);
    if (!rules)
        return rules.error();
    const EventListStore store(m_context.session(), m_context.tenant());
    Page<EventBalance> found;
    const int limit = page.limit;
    for (int round = 0; round < kMostRounds && found.rows.size() < limit; ++round) {
        page.limit = limit - int(found.rows.size());
        const auto events = store.list(filter.events, page);
        if (!events)
            return events.error();
        auto owed = balancesOf(m_context, *rules, events->rows);
        if (!owed)
            return owed.error();
        owed->removeIf([&filter](const EventBalance &one) { return !fitsBalance(one.balance, filter); });
        found.rows += *std::move(owed);
        found.next = page.after = events->next;
        if (!events->next)
            break;
    }
    return found;
}

} // namespace stemdesk
