#include "core/storage/reports/report_store.h"

#include "core/domain/catalogue/flower_name.h"
#include "core/domain/events/event.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/reports/event_figure_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Must match isClearedToOrder().
const QByteArray kWorkStatus = "event.status in ('approved', 'in_progress', 'complete')";
/// The events of a range.
const QByteArray kWork = "event.shop = ? and event.first_start >= ? and event.first_start < ? and " + kWorkStatus;

const QByteArray kTimedGoods =
    "select event.id, event.ceremony_start, event.ceremony_end, event.venue_start, event.venue_end, event_figure.goods "
    "from event join event_figure on event_figure.shop = event.shop and event_figure.event = event.key ";

TimedGoods timedGoodsFrom(const Row &row)
{
    Event event;
    event.ceremonyStart = row.optionalInteger(1);
    event.ceremonyEnd = row.optionalInteger(2);
    event.venueStart = row.optionalInteger(3);
    event.venueEnd = row.optionalInteger(4);
    return {.eventId = row.id<EventId>(0), .times = timesOf(event), .goods = goodsFrom(row.blob(5))};
}

QDate dayIn(const Row &row, int column)
{
    return QDate::fromString(row.text(column), Qt::ISODate);
}

std::optional<QDate> optionalDayIn(const Row &row, int column)
{
    const QDate day = dayIn(row, column);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

} // namespace

Result<QList<InvoiceFact>> ReportStore::invoices() const
{
    const auto shared = TRY(sharedInvoices());
    return m_session.all(
        "select invoice.id, invoice.event_id, invoice.credits, invoice.issued_on, invoice.due_on, "
        "invoice_figure.taxes from invoice join invoice_figure on invoice_figure.shop = invoice.shop "
        "and invoice_figure.invoice = invoice.key where invoice.shop = ? order by invoice.key",
        [&](const Row &row) {
            InvoiceFact invoice{.id = row.id<InvoiceId>(0),
                                .eventId = row.id<EventId>(1),
                                .creditsId = row.id<InvoiceId>(2),
                                .issuedOn = dayIn(row, 3),
                                .dueOn = optionalDayIn(row, 4),
                                .shares = sharesFrom(row.text(5))};
            if (invoice.eventId.bytes() == invoice.id.bytes()) {
                invoice.eventId = {};
                invoice.events = shared.value(invoice.id);
            }
            return invoice;
        },
        m_tenant.shop);
}

Result<QHash<InvoiceId, QList<EventAmount>>> ReportStore::sharedInvoices() const
{
    QHash<InvoiceId, QList<EventAmount>> shared;
    TRY(m_session.each(
        "select invoice_id, event_id, amount from invoice_event where shop = ? order by invoice_id, position",
        [&](const Row &row) {
            shared[row.id<InvoiceId>(0)].append({.eventId = row.id<EventId>(1), .amount = row.integer(2)});
        },
        m_tenant.shop));
    return shared;
}

Result<QList<ReceivedMoney>> ReportStore::payments() const
{
    // Payments of deleted events are left out. For an invoice over several events the event column holds the invoice's
    // id.
    return m_session.all(
        "select payment.event_id, payment.invoice_id, payment.amount, payment.paid_on from payment "
        "left join event on event.shop = payment.shop and event.id = payment.event_id where payment.shop = ? "
        "and (event.id is not null or payment.event_id = payment.invoice_id) order by payment.paid_on, payment.key",
        [](const Row &row) {
            ReceivedMoney money{.eventId = row.id<EventId>(0),
                                .invoiceId = row.id<InvoiceId>(1),
                                .amount = row.integer(2),
                                .on = dayIn(row, 3)};
            if (money.eventId.bytes() == money.invoiceId.bytes())
                money.eventId = {};
            return money;
        },
        m_tenant.shop);
}

Result<QList<EventFact>> ReportStore::events(const InstantRange &range) const
{
    static const QByteArray kEvents = "select event.key, event.id, event.first_start, " + eventFigureColumns()
        + " from event left join event_figure on event_figure.shop = event.shop and event_figure.event = event.key "
          "where "
        + kWork;
    return m_session.all(
        kEvents,
        [](const Row &row) {
            return EventFact{.key = row.integer(0),
                             .id = row.id<EventId>(1),
                             .startsAt = row.integer(2),
                             .figures = eventFiguresFrom(row, 3)};
        },
        m_tenant.shop, range.from, range.to);
}

Result<QHash<qint64, MinutesFact>> ReportStore::minutes(const InstantRange &range) const
{
    // The conditions on tasks and groups are those of their indexes: most of them have no minutes.
    static const QByteArray kStored =
        "select event.key, coalesce(sum(task.minutes), 0), coalesce(sum(task.minutes_spent), 0) from event "
        "cross join task where task.shop = event.shop and task.event_id = event.id "
        "and (task.minutes is not null or task.minutes_spent is not null) and "
        + kWork + " group by event.key";
    static const QByteArray kFollowing =
        "select event.key, count(*) from event cross join task where task.shop = event.shop "
        "and task.event_id = event.id and task.task_kind = 'design' and task.plan_row <> '' "
        "and task.has_own_minutes = 0 and "
        + kWork + " group by event.key";
    static const QByteArray kDesign =
        "select event.key, sum(event_group.minutes_per_copy * event_group.quantity) from event cross join event_group "
        "where event_group.shop = event.shop and event_group.event = event.key "
        "and event_group.minutes_per_copy is not null and event_group.is_hidden = 0 and "
        + kWork + " group by event.key";
    QHash<qint64, MinutesFact> minutes;
    TRY(m_session.each(
        kStored,
        [&](const Row &row) { minutes.insert(row.integer(0), {.planned = row.real(1), .spent = row.real(2)}); },
        m_tenant.shop, range.from, range.to));
    QHash<qint64, double> design;
    TRY(m_session.each(
        kDesign, [&](const Row &row) { design.insert(row.integer(0), row.real(1)); }, m_tenant.shop, range.from,
        range.to));
    if (design.isEmpty())
        return minutes;
    TRY(m_session.each(
        kFollowing,
        [&](const Row &row) {
            if (const auto ofEvent = design.constFind(row.integer(0)); ofEvent != design.cend())
                minutes[row.integer(0)].planned += *ofEvent * double(row.integer(1));
        },
        m_tenant.shop, range.from, range.to));
    return minutes;
}

Result<QList<EnquiryFact>> ReportStore::enquiries(const InstantRange &range) const
{
    return m_session.all(
        "select event.created_at, event.status, event.source, event_figure.customer_price_excl_tax, event.id from "
        "event "
        "left join event_figure on event_figure.shop = event.shop and event_figure.event = event.key "
        "where event.shop = ? and event.created_at >= ? and event.created_at < ?",
        [](const Row &row) {
            return EnquiryFact{.madeAt = row.integer(0),
                               .status = row.text(1),
                               .source = row.text(2),
                               .customerPriceExclTax = row.optionalReal(3).value_or(0),
                               .eventId = row.id<EventId>(4)};
        },
        m_tenant.shop, range.from, range.to);
}

Result<QList<SupplyFact>> ReportStore::supplies(const InstantRange &range) const
{
    static const QByteArray kLines =
        "select order_sheet_line_event.order_sheet_line from event cross join order_sheet_line_event "
        "where order_sheet_line_event.shop = event.shop and order_sheet_line_event.event = event.id and "
        + kWork;
    return suppliesWith(TRY(m_session.all(
        kLines, [](const Row &row) { return row.integer(0); }, m_tenant.shop, range.from, range.to)));
}

Result<QList<SupplyFact>> ReportStore::supplies(const QList<EventId> &events) const
{
    static const InSql kLines("select order_sheet_line from order_sheet_line_event where shop = ? and event in");
    QList<qint64> lines;
    const auto take = [&](const Row &row) { lines.append(row.integer(0)); };
    TRY(readParts(kLines, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return suppliesWith(std::move(lines));
}

Result<QList<TimedGoods>> ReportStore::timedGoods(Instant before) const
{
    static const QByteArray kHolding =
        kTimedGoods + "where event.shop = ? and event.first_start < ? and " + kWorkStatus;
    return m_session.all(kHolding, timedGoodsFrom, m_tenant.shop, before);
}

Result<QList<TimedGoods>> ReportStore::timedGoods(const QList<EventId> &events) const
{
    static const InSql kOfEvents(kTimedGoods + "where event.shop = ? and event.id in");
    QList<TimedGoods> goods;
    const auto take = [&](const Row &row) { goods.append(timedGoodsFrom(row)); };
    TRY(readParts(kOfEvents, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return goods;
}

Result<QHash<EventId, QString>> ReportStore::eventNames(const QList<EventId> &events) const
{
    static const InSql kNames("select id, name from event where shop = ? and id in");
    QHash<EventId, QString> names;
    const auto take = [&](const Row &row) { names.insert(row.id<EventId>(0), row.text(1)); };
    TRY(readParts(kNames, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return names;
}

Result<QHash<InvoiceId, QString>> ReportStore::invoiceNumbers(const QList<InvoiceId> &invoices) const
{
    static const InSql kNumbers("select id, number from invoice where shop = ? and id in");
    QHash<InvoiceId, QString> numbers;
    const auto take = [&](const Row &row) { numbers.insert(row.id<InvoiceId>(0), row.text(1)); };
    TRY(readParts(kNumbers, invoices, [&](const QByteArray &sql, const InList<InvoiceId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return numbers;
}

Result<QHash<EventId, QString>> ReportStore::sources(const QList<EventId> &events) const
{
    static const InSql kSources("select id, source from event where shop = ? and id in");
    QHash<EventId, QString> sources;
    const auto take = [&](const Row &row) { sources.insert(row.id<EventId>(0), row.text(1)); };
    TRY(readParts(kSources, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return sources;
}

Result<QList<SupplyFact>> ReportStore::suppliesWith(QList<qint64> lines) const
{
    if (lines.isEmpty())
        return QList<SupplyFact>();
    std::ranges::sort(lines); // Every event of a line has named it.
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    const Driver &driver = m_session.driver();
    const QString keys = driver.keysText(lines);
    auto supplies = TRY(m_session.all(
        "select order_sheet_line.key, order_sheet_line.supplier, order_sheet_line.variant, "
        "order_sheet_line.order_cost_excl_tax, received_goods.packs_received, "
        "coalesce(order_sheet_line.units_per_pack, 1), received_goods.unit_cost_excl_tax, "
        "received_goods.rejected_units, received_goods.credit_excl_tax, order_sheet.is_draft, order_sheet.is_top_up "
        "from order_sheet_line join order_sheet on order_sheet.shop = order_sheet_line.shop "
        "and order_sheet.key = order_sheet_line.order_sheet left join received_goods on received_goods.shop = "
        "order_sheet_line.shop "
        "and received_goods.order_sheet_line = order_sheet_line.key where "
            + driver.notByIndex("order_sheet_line.shop") + " = ? and order_sheet_line.key " + driver.amongKeys(),
        [](const Row &row) {
            SupplyFact supply{.key = row.integer(0),
                              .supplierId = row.id<SupplierId>(1),
                              .variantId = row.id<VariantId>(2),
                              .orderedExclTax = row.flag(9) && row.isNull(4)
                                  ? 0
                                  : row.real(3), // A draft's line counts as ordered once its goods arrived.
                              .isTopUp = row.flag(10),
                              .isReceived = !row.isNull(4)};
            if (!supply.isReceived)
                return supply;
            supply.receivedExclTax = row.real(4) * row.real(5) * row.real(6);
            supply.rejectedExclTax = row.real(7) * row.real(6);
            supply.creditExclTax = row.real(8);
            return supply;
        },
        m_tenant.shop, keys));
    std::ranges::sort(supplies, {}, &SupplyFact::key); // A list of keys promises no order.
    TRY(addEventUnits(supplies, keys));
    return supplies;
}

Status ReportStore::addEventUnits(QList<SupplyFact> &supplies, const QString &lines) const
{
    auto supply = supplies.begin();
    return m_session.each(
        "select order_sheet_line, event, units_needed from order_sheet_line_event where shop = ? and order_sheet_line "
            + m_session.driver().amongKeys() + " order by order_sheet_line, position",
        [&](const Row &row) {
            const qint64 line = row.integer(0);
            while (supply != supplies.end() && supply->key < line)
                ++supply;
            if (supply != supplies.end() && supply->key == line)
                supply->eventUnits.append({.eventId = row.id<EventId>(1), .unitsNeeded = row.real(2)});
        },
        m_tenant.shop, lines);
}

Result<QHash<SupplierId, QString>> ReportStore::supplierNames() const
{
    QHash<SupplierId, QString> names;
    TRY(m_session.each(
        "select id, name from supplier where shop = ?",
        [&](const Row &row) { names.insert(row.id<SupplierId>(0), row.text(1)); }, m_tenant.shop));
    return names;
}

Result<QHash<VariantId, NamedGoods>> ReportStore::goods(const QList<VariantId> &variants) const
{
    static const InSql kGoods(
        "select variant.id, product.name, variant.name, product.product_type, "
        "(select count(*) from product_type where product_type.shop = ? "
        "and product_type.name = product.product_type and product_type.is_hired = 1), variant.units_per_pack, "
        "variant.owned_units, coalesce(variant.hire_days_before, shop.hire_days_before), "
        "coalesce(variant.hire_days_after, shop.hire_days_after), variant.stem_length from variant "
        "join product on product.key = variant.product and product.shop = variant.shop "
        "join shop on shop.key = variant.shop "
        "where variant.shop = ? and variant.id in");
    QHash<VariantId, NamedGoods> goods;
    const auto take = [&](const Row &row) {
        goods.insert(row.id<VariantId>(0),
                     {.name = u"%1 %2"_s.arg(row.text(1), row.text(2)).simplified(),
                      .productType = row.text(3),
                      .isHired = row.integer(4) > 0,
                      .unitsPerPack = row.optionalReal(5),
                      .ownedUnits = row.optionalReal(6),
                      .daysBefore = row.smallInteger(7),
                      .daysAfter = row.smallInteger(8),
                      .title = flowerName(row.text(1), row.text(2), row.text(3)),
                      .stemLength = row.optionalReal(9)});
    };
    TRY(readParts(kGoods, variants, [&](const QByteArray &sql, const InList<VariantId> &part) {
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, part);
    }));
    return goods;
}

Status ReportStore::putShares(InvoiceId invoice, const QList<InvoiceShare> &shares)
{
    return m_session.run("insert into invoice_figure (shop, invoice, taxes) "
                         "select shop, key, cast(? as text) from invoice where shop = ? and id = ? "
                         "on conflict (shop, invoice) do update set taxes = excluded.taxes",
                         sharesText(shares), m_tenant.shop, invoice);
}

} // namespace stemdesk
