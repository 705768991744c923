#include "core/storage/billing/payment_store.h"

#include "core/storage/engine/day_place.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stemdesk {

namespace {

const ResourceRows<Payment> kPaymentRows(paymentSpec());
const QByteArray kPaymentColumns =
    "payment.key, payment.paid_on, payment.amount, shop.currency, payment.event_id, " + kPaymentRows.qualifiedNames();
constexpr int kFirstField = 5;
const QByteArray kPaymentFrom = " from payment join shop on shop.key = payment.shop ";

Payment paymentFrom(const Row &row)
{
    Payment payment = kPaymentRows.read(row, kFirstField);
    payment.amount = {.count = row.integer(2), .unit = MinorUnit(row.text(3))};
    if (row.idBytes(4) != payment.invoiceId.bytes())
        payment.eventId = row.id<EventId>(4);
    return payment;
}

/// The value of the row's event column; a payment of an invoice over several events has the invoice's id there.
EventId placeOf(const Payment &payment)
{
    return payment.eventId.isNull() ? EventId(payment.invoiceId.bytes()) : payment.eventId;
}

template <class T, class Map, class... Values>
Result<Page<T>> pageOfPayments(Session &session, const QByteArray &sql, Map map, int limit, const Values &...values)
{
    Page<T> found;
    qint64 last = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == limit) {
            found.next = last;
            return;
        }
        found.rows.append(map(row));
        last = DayPlace::of(QDate::fromString(row.text(1), Qt::ISODate), row.integer(0));
    };
    TRY(session.each(sql, take, values..., limit + 1));
    return found;
}

QByteArray ownerColumn(EventId /*event*/)
{
    return "event_id";
}

QByteArray ownerColumn(InvoiceId /*invoice*/)
{
    return "invoice_id";
}

} // namespace

template <class OwnerId>
Result<Page<Payment>> PaymentStore::list(OwnerId owner, const PageRequest &page,
                                         std::optional<Instant> updatedSince) const
{
    const QByteArray listed = "select " + kPaymentColumns + kPaymentFrom + "where payment.shop = ? and "
        + ownerColumn(owner) + " = ? and (paid_on, payment.key) > (?, ?) and payment.updated_at >= ?"
        + idClause(page, "payment.id") + " order by paid_on, payment.key limit ?";
    const DayPlace place(page.after);
    return pageOfPayments<Payment>(m_session, listed, paymentFrom, page.limit, m_tenant.shop, owner, place.day(),
                                   place.key(), updatedSince.value_or(std::numeric_limits<qint64>::min()), idsOf(page));
}
template Result<Page<Payment>> PaymentStore::list(EventId, const PageRequest &, std::optional<Instant>) const;
template Result<Page<Payment>> PaymentStore::list(InvoiceId, const PageRequest &, std::optional<Instant>) const;

Result<Page<NamedPayment>> PaymentStore::listAll(const PaymentFilter &filter, const PageRequest &page) const
{
    const QByteArray listed = "select " + kPaymentColumns + ", event.name" + kPaymentFrom
        + "left join event on event.shop = payment.shop and event.id = payment.event_id where payment.shop = ? and "
          "(event.id is not null or payment.event_id = payment.invoice_id) and (paid_on, payment.key) > (?, ?) and "
          "paid_on >= ? and paid_on <= ? and payment.updated_at >= ?"
        + idClause(page, "payment.id") + " order by paid_on, payment.key limit ?";
    const DayPlace place(page.after);
    const auto whole = [](const Row &row) {
        return NamedPayment{.payment = paymentFrom(row), .eventName = row.text(kFirstField + kPaymentRows.count())};
    };
    return pageOfPayments<NamedPayment>(m_session, listed, whole, page.limit, m_tenant.shop, place.day(), place.key(),
                                        firstDayText(filter.from), lastDayText(filter.to),
                                        filter.updatedSince.value_or(std::numeric_limits<qint64>::min()), idsOf(page));
}

Result<QList<Payment>> PaymentStore::ofEvent(EventId event) const
{
    static const QByteArray kAll = "select " + kPaymentColumns + kPaymentFrom
        + "where payment.shop = ? and event_id = ? order by paid_on, payment.key";
    return m_session.all(kAll, paymentFrom, m_tenant.shop, event);
}

template <class OwnerId>
Result<Payment> PaymentStore::find(OwnerId owner, PaymentId id) const
{
    static const QByteArray kFind = "select " + kPaymentColumns + kPaymentFrom
        + "where payment.shop = ? and payment.id = ? and " + ownerColumn(owner) + " = ?";
    const auto payment = TRY(m_session.first(kFind, paymentFrom, m_tenant.shop, id, owner));
    if (!payment)
        return notFound();
    return *payment;
}
template Result<Payment> PaymentStore::find(EventId, PaymentId) const;
template Result<Payment> PaymentStore::find(InvoiceId, PaymentId) const;

Result<QList<ReceivedMoney>> PaymentStore::moneyIn(const QList<EventId> &events,
                                                   const QList<InvoiceId> &sharedInvoices) const
{
    static const InSql kMoney("select event_id, invoice_id, amount, paid_on, key from payment where shop = ? and "
                              "event_id in");
    QList<EventId> places = events;
    for (const InvoiceId &invoice : sharedInvoices)
        places.append(EventId(invoice.bytes()));
    struct Entered {
        qint64 key;
        ReceivedMoney money;
    };
    QList<Entered> entered;
    TRY(readParts(kMoney, places, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(
            sql,
            [&](const Row &row) {
                ReceivedMoney money{.invoiceId = row.id<InvoiceId>(1),
                                    .amount = row.integer(2),
                                    .on = QDate::fromString(row.text(3), Qt::ISODate)};
                if (row.idBytes(0) != money.invoiceId.bytes())
                    money.eventId = row.id<EventId>(0);
                entered.append({row.integer(4), money});
            },
            m_tenant.shop, part);
    }));
    std::ranges::sort(entered, {}, [](const Entered &one) { return std::pair(one.money.on, one.key); });
    QList<ReceivedMoney> money;
    for (const Entered &one : std::as_const(entered))
        money.append(one.money);
    return money;
}

Result<QHash<EventId, EventMoney>> PaymentStore::moneyOf(const QList<EventId> &events) const
{
    static const InSql kPlans("select id, payment_plan from event where shop = ? and id in",
                              " and payment_plan is not null");
    static const InSql kPaid("select event_id, cast(sum(amount) as bigint) from payment where shop = ? and event_id in",
                             " group by event_id");
    static const InSql kAccepted("select event_id, customer_price_inc_tax, accepted_at from quote where shop = ? and "
                                 "event_id in",
                                 " and quote_state = 'accepted'");
    QHash<EventId, EventMoney> money;
    const auto read = [&](const InSql &sql, auto take) {
        return readParts(sql, events, [&](const QByteArray &text, const InList<EventId> &part) {
            return m_session.each(
                text, [&](const Row &row) { take(money[row.id<EventId>(0)], row); }, m_tenant.shop, part);
        });
    };
    TRY(read(kPlans, [](EventMoney &of, const Row &row) {
        if (auto plan = planFrom(row.text(1).toUtf8()); plan)
            of.plan = *std::move(plan);
    }));
    TRY(read(kPaid, [](EventMoney &of, const Row &row) { of.paid = row.integer(1); }));
    TRY(read(kAccepted, [](EventMoney &of, const Row &row) {
        of.acceptedPrice = row.real(1);
        of.acceptedAt = row.integer(2);
    }));
    return money;
}

Status PaymentStore::insert(const Payment &payment)
{
    static const QByteArray kInsert = kPaymentRows.insertSql("shop, amount, event_id");
    return m_session.run(kInsert, m_tenant.shop, payment.amount.count, placeOf(payment),
                         kPaymentRows.inserted(payment));
}

Status PaymentStore::update(const Payment &before, const Payment &after)
{
    const RowChange change("payment", kPaymentRows.updated(before).add("amount", before.amount.count),
                           kPaymentRows.updated(after).add("amount", after.amount.count));
    return m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop,
                                 before.id, before.version);
}

Status PaymentStore::remove(PaymentId id)
{
    return m_session.run("delete from payment where shop = ? and id = ?", m_tenant.shop, id);
}

Result<bool> PaymentStore::hasAny() const
{
    const auto first = TRY(m_session.first(
        "select 1 from payment join event on event.shop = payment.shop and event.id = payment.event_id "
        "where payment.shop = ? limit 1",
        [](const Row &) { return true; }, m_tenant.shop));
    return first.has_value();
}

Status PaymentStore::removeAll()
{
    return m_session.run("delete from payment where shop = ?", m_tenant.shop);
}

} // namespace stemdesk
