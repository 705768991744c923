#include "core/storage/billing/quote_store.h"

#include "core/base/day.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kQuoteColumns =
    "key, id, event_id, number, quote_state, note, valid_until, accepted_at, accepted_by, declined_at, decline_reason, "
    "customer_price_inc_tax, cost_inc_tax, waste_cost_inc_tax, created_at, updated_at, version";
constexpr int kQuoteColumnCount = 17;

Quote quoteFrom(const Row &row)
{
    Quote quote{.id = row.id<QuoteId>(1),
                .eventId = row.id<EventId>(2),
                .number = row.smallInteger(3),
                .state = quoteStateFrom(row.text(4).toLatin1()).value_or(QuoteState::Superseded),
                .note = row.text(5),
                .acceptedAt = row.optionalInteger(7),
                .acceptedBy = row.text(8),
                .declinedAt = row.optionalInteger(9),
                .declineReason = row.text(10),
                .totals = {.customerPriceIncTax = row.real(11),
                           .costIncTax = row.real(12),
                           .wasteCostIncTax = row.real(13),
                           .costOfGoodsIncTax = row.real(12) + row.real(13)},
                .createdAt = row.integer(14),
                .updatedAt = row.integer(15),
                .version = row.smallInteger(16)};
    if (!row.isNull(6))
        quote.validUntil = QDate::fromString(row.text(6), Qt::ISODate);
    return quote;
}

std::optional<QString> lastDay(const Quote &quote)
{
    return quote.validUntil ? std::optional(dayText(*quote.validUntil)) : std::nullopt;
}

} // namespace

Result<Page<Quote>> QuoteStore::list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const
{
    const QByteArray listed = "select " + kQuoteColumns
        + " from quote where shop = ? and event_id = ? and key < ? and updated_at >= ?" + idClause(page)
        + " order by key desc limit ?";
    Page<Quote> found;
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(quoteFrom(row));
        lastKey = row.integer(0);
    };
    const Status read =
        m_session.each(listed, take, m_tenant.shop, event, page.after.value_or(std::numeric_limits<qint64>::max()),
                       updatedSince.value_or(std::numeric_limits<qint64>::min()), idsOf(page), page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<QList<Quote>> QuoteStore::ofEvent(EventId event) const
{
    static const QByteArray kAll =
        "select " + kQuoteColumns + " from quote where shop = ? and event_id = ? order by key desc";
    return m_session.all(kAll, quoteFrom, m_tenant.shop, event);
}

Result<Quote> QuoteStore::find(EventId event, QuoteId id) const
{
    static const QByteArray kFind =
        "select " + kQuoteColumns + ", event, proposal from quote where shop = ? and event_id = ? and id = ?";
    const auto whole = [](const Row &row) {
        Quote quote = quoteFrom(row);
        quote.event = row.text(kQuoteColumnCount).toUtf8();
        quote.proposal = row.text(kQuoteColumnCount + 1).toUtf8();
        return quote;
    };
    const auto quote = TRY(m_session.first(kFind, whole, m_tenant.shop, event, id));
    if (!quote)
        return notFound();
    return *quote;
}

Result<bool> QuoteStore::hasAccepted() const
{
    const auto first = TRY(m_session.first(
        "select 1 from quote join event on event.shop = quote.shop and event.id = quote.event_id "
        "where quote.shop = ? and quote.quote_state = 'accepted' limit 1",
        [](const Row &) { return true; }, m_tenant.shop));
    return first.has_value();
}

Status QuoteStore::removeAccepted()
{
    return m_session.run("delete from quote where shop = ? and quote_state = 'accepted'", m_tenant.shop);
}

Result<int> QuoteStore::takeNumber(EventId event)
{
    const auto number = TRY(m_session.first(
        "insert into quote_count (shop, event_id, number) values (?, ?, 1) on conflict (shop, event_id) do update set "
        "number = quote_count.number + 1 returning number",
        [](const Row &row) { return row.smallInteger(0); }, m_tenant.shop, event));
    return number.value_or(1);
}

Status QuoteStore::insert(const Quote &quote)
{
    return m_session.run(
        "insert into quote (shop, event_id, id, number, quote_state, note, valid_until, accepted_at, accepted_by, "
        "declined_at, decline_reason, customer_price_inc_tax, cost_inc_tax, waste_cost_inc_tax, created_at, "
        "updated_at, version, event, proposal) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, quote.eventId, quote.id, quote.number, QString::fromLatin1(quoteStateText(quote.state)),
        quote.note, lastDay(quote), quote.acceptedAt, quote.acceptedBy, quote.declinedAt, quote.declineReason,
        quote.totals.customerPriceIncTax, quote.totals.costIncTax, quote.totals.wasteCostIncTax, quote.createdAt,
        quote.updatedAt, quote.version, QString::fromUtf8(quote.event), QString::fromUtf8(quote.proposal));
}

Status QuoteStore::update(const Quote &quote)
{
    const auto changed = TRY(m_session.change(
        "update quote set quote_state = ?, accepted_at = ?, accepted_by = ?, declined_at = ?, decline_reason = ?, "
        "updated_at = ?, version = ? where shop = ? and id = ? and version = ?",
        QString::fromLatin1(quoteStateText(quote.state)), quote.acceptedAt, quote.acceptedBy, quote.declinedAt,
        quote.declineReason, quote.updatedAt, quote.version, m_tenant.shop, quote.id, quote.version - 1));
    return changed == 1 ? Status() : Status(stale());
}

Status QuoteStore::remove(QuoteId id)
{
    return m_session.run("delete from quote where shop = ? and id = ?", m_tenant.shop, id);
}

} // namespace stemdesk
