#include "core/storage/events/event_store.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/events/event_pricing.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/prices/tax_group_store.h"
#include "core/storage/rows/resource_rows.h"

#include <QByteArray>

#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

inline constexpr int kEventPricingColumnCount = 19;

/// The pricing columns of the event's table; pins, markups and fees have their own tables.
QByteArray eventPricingColumns()
{
    return "event.has_pricing, event.unit_uplift_inc_tax, event.has_labour, event.labour_percent, event.labour_hours, "
           "event.labour_hourly_rate_excl_tax, event.labour_amount_excl_tax, event.has_travel, event.travel_distance, "
           "event.travel_rate_excl_tax, event.travel_amount_excl_tax, event.has_price_lists, event.has_markups, "
           "event.has_fees, event.has_discount, event.discount_percent, event.discount_amount_inc_tax, "
           "tax_group.id, "
           "event.prices_kept_at";
}

/// A join, not a subquery per column, which would not name the shop that a distributed database needs for routing.
const QByteArray kPricedEvents = " from event left join tax_group on tax_group.shop = event.shop and "
                                 "tax_group.key = event.tax_group where event.shop = ? ";

/// Reads the columns of a row from `first` on.
std::optional<EventPricing> eventPricingFrom(const Row &row, int first)
{
    if (!row.flag(first))
        return std::nullopt;
    EventPricing pricing;
    pricing.unitUpliftIncTax = row.optionalReal(first + 1);
    if (row.flag(first + 2))
        pricing.labour = Labour{.percent = row.optionalReal(first + 3),
                                .hours = row.optionalReal(first + 4),
                                .hourlyRateExclTax = row.optionalReal(first + 5),
                                .amountExclTax = row.optionalReal(first + 6)};
    if (row.flag(first + 7))
        pricing.travel = Travel{.distance = row.optionalReal(first + 8),
                                .rateExclTax = row.optionalReal(first + 9),
                                .amountExclTax = row.optionalReal(first + 10)};
    if (row.flag(first + 11))
        pricing.priceListIds.emplace();
    if (row.flag(first + 12))
        pricing.markups.emplace();
    if (row.flag(first + 13))
        pricing.additionalFees.emplace();
    if (row.flag(first + 14))
        pricing.discount =
            Discount{.percent = row.optionalReal(first + 15), .amountIncTax = row.optionalReal(first + 16)};
    if (!row.isNull(first + 17))
        pricing.taxGroupId = row.id<TaxGroupId>(first + 17);
    return pricing;
}

const ResourceRows<Event> kRowFields(eventRowSpec());
/// The fields that only a whole event has.
const SpecOf<Event, EventPatch> kHeavySpec{{"event", eventSpec().fields.subspan(eventRowSpec().fields.size())}};
const ResourceRows<Event> kHeavyFields(kHeavySpec);

const QByteArray kListColumns =
    "event.key, event.announced_at, event.customer_price_inc_tax, event.cost_inc_tax, event.waste_cost_inc_tax, "
    "event.series_id, event.occurrence_on, event.is_detached, "
    + kRowFields.qualifiedNames();
constexpr int kFirstOfFields = 8;
const int kListColumnCount = kFirstOfFields + kRowFields.count();

const QByteArray kHeavyColumns = "event.links, event.payment_plan, event.occurrence_template, event.occurrence_print, "
    + kHeavyFields.qualifiedNames();

Totals totalsFrom(const Row &row, int first)
{
    Totals totals{.customerPriceIncTax = row.real(first),
                  .costIncTax = row.real(first + 1),
                  .wasteCostIncTax = row.real(first + 2)};
    totals.costOfGoodsIncTax = totals.costIncTax + totals.wasteCostIncTax;
    return totals;
}

QString linkLines(const QList<EventLink> &links)
{
    QStringList lines;
    for (const EventLink &link : links)
        lines << link.label << link.url;
    return joinedLines(lines);
}

std::optional<PaymentPlan> planIn(const Row &row, int at)
{
    const auto plan = row.isNull(at) ? std::nullopt : std::optional(planFrom(row.text(at).toUtf8()));
    return plan && *plan ? std::optional(**plan) : std::nullopt;
}

StoredEvent wholeEventFrom(const Row &row)
{
    StoredEvent stored = listedEventFrom(row);
    const int first = kListColumnCount + kEventPricingColumnCount;
    stored.event.pricing = eventPricingFrom(row, kListColumnCount);
    stored.event.pricesKeptAt = row.optionalInteger(first - 1);
    stored.event.links = linksFrom(row.lines(first));
    stored.event.paymentPlan = planIn(row, first + 1);
    if (stored.event.occurrence) {
        stored.event.occurrence->templateId = row.id<EventId>(first + 2);
        stored.event.occurrence->print = row.text(first + 3);
    }
    kHeavyFields.readInto(row, first + 4, stored.event);
    return stored;
}

/// The pricing columns but the tax group.
void addPricing(RowColumns &columns, const std::optional<EventPricing> &given)
{
    const EventPricing pricing = given.value_or(EventPricing{});
    const Labour labour = pricing.labour.value_or(Labour{});
    const Travel travel = pricing.travel.value_or(Travel{});
    const Discount discount = pricing.discount.value_or(Discount{});
    columns.add("has_pricing", given.has_value())
        .add("unit_uplift_inc_tax", pricing.unitUpliftIncTax)
        .add("has_labour", pricing.labour.has_value())
        .add("labour_percent", labour.percent)
        .add("labour_hours", labour.hours)
        .add("labour_hourly_rate_excl_tax", labour.hourlyRateExclTax)
        .add("labour_amount_excl_tax", labour.amountExclTax)
        .add("has_travel", pricing.travel.has_value())
        .add("travel_distance", travel.distance)
        .add("travel_rate_excl_tax", travel.rateExclTax)
        .add("travel_amount_excl_tax", travel.amountExclTax)
        .add("has_price_lists", pricing.priceListIds.has_value())
        .add("has_markups", pricing.markups.has_value())
        .add("has_fees", pricing.additionalFees.has_value())
        .add("has_discount", pricing.discount.has_value())
        .add("discount_percent", discount.percent)
        .add("discount_amount_inc_tax", discount.amountIncTax);
}

/// All that changes.
RowColumns columnsOf(const StoredEvent &stored, const Tenant &tenant, std::optional<qint64> taxGroup)
{
    const Event &event = stored.event;
    const Occurrence occurrence = event.occurrence.value_or(Occurrence{});
    RowColumns columns = kRowFields.updated(event);
    columns.add(kHeavyFields.updated(event))
        .add("first_start", firstStart(event))
        .add("customer_price_inc_tax", event.totals.customerPriceIncTax)
        .add("cost_inc_tax", event.totals.costIncTax)
        .add("waste_cost_inc_tax", event.totals.wasteCostIncTax)
        .add("announced_at", stored.announcedAt)
        .add("prices_kept_at", event.pricesKeptAt)
        .add("tax_group", taxGroup)
        .add("links", linkLines(event.links))
        .add("payment_plan",
             event.paymentPlan ? std::optional(QString::fromUtf8(planText(*event.paymentPlan))) : std::nullopt)
        .add("search", eventSearchText(tenant, event))
        .add("series_id", occurrence.seriesId)
        .add("occurrence_on", event.occurrence ? std::optional(dayText(occurrence.on)) : std::nullopt)
        .add("is_detached", occurrence.isDetached)
        .add("occurrence_template", occurrence.templateId)
        .add("occurrence_print", occurrence.print);
    addPricing(columns, event.pricing);
    return columns;
}

} // namespace

QList<EventLink> linksFrom(const QStringList &lines)
{
    QList<EventLink> links;
    for (qsizetype line = 0; line + 1 < lines.size(); line += 2)
        links.append({.label = lines.at(line), .url = lines.at(line + 1)});
    return links;
}

QString eventShopTag(const Tenant &tenant)
{
    return u"_h"_s + QString::number(tenant.shop);
}

QString eventSearchText(const Tenant &tenant, const Event &event)
{
    QStringList tokens{eventShopTag(tenant)};
    for (const QString &text :
         {event.name, event.clientName1, event.clientName2, event.venueAddress, event.ceremonyAddress})
        tokens += searchTokens(text);
    tokens.removeDuplicates();
    return tokens.join(u' ');
}

QByteArray eventListColumns()
{
    return kListColumns;
}

StoredEvent listedEventFrom(const Row &row)
{
    StoredEvent stored{
        .key = row.integer(0), .announcedAt = row.integer(1), .event = kRowFields.read(row, kFirstOfFields)};
    stored.event.totals = totalsFrom(row, 2);
    if (!row.isNull(6))
        stored.event.occurrence = Occurrence{.seriesId = row.id<SeriesId>(5),
                                             .on = QDate::fromString(row.text(6), Qt::ISODate),
                                             .isDetached = row.flag(7)};
    return stored;
}

Result<StoredEvent> EventStore::find(EventId id, Columns columns) const
{
    static const QByteArray kListed = "select " + kListColumns + " from event where shop = ? and id = ?";
    static const QByteArray kWhole = "select " + kListColumns + ", " + eventPricingColumns() + ", " + kHeavyColumns
        + kPricedEvents + "and event.id = ?";
    const auto event = TRY(columns == Columns::List ? m_session.first(kListed, listedEventFrom, m_tenant.shop, id)
                                                    : m_session.first(kWhole, wholeEventFrom, m_tenant.shop, id));
    if (!event)
        return notFound();
    return *event;
}

Result<qint64> EventStore::keyOf(EventId id) const
{
    const auto key = TRY(m_session.first(
        "select key from event where shop = ? and id = ?", [](const Row &row) { return row.integer(0); }, m_tenant.shop,
        id));
    if (!key)
        return notFound();
    return *key;
}

Result<QSet<EventId>> EventStore::existing(const QList<EventId> &ids) const
{
    static const InSql kExisting("select id from event where shop = ? and id in");
    QSet<EventId> found;
    TRY(readParts(kExisting, ids, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.insert(row.id<EventId>(0)); }, m_tenant.shop, part);
    }));
    return found;
}

Result<bool> EventStore::keepsPrices(EventId id) const
{
    const auto keeps = TRY(m_session.first(
        "select prices_kept_at from event where shop = ? and id = ?", [](const Row &row) { return !row.isNull(0); },
        m_tenant.shop, id));
    return keeps.value_or(false);
}

Result<QList<StoredEvent>> EventStore::pricedHeads(const QList<qint64> &keys) const
{
    static const QByteArray kSelect =
        "select event.key, event.id, event.ceremony_start, event.venue_start, event.created_at, "
        "event.customer_price_inc_tax, event.cost_inc_tax, event.waste_cost_inc_tax, "
        + eventPricingColumns() + kPricedEvents;
    const auto head = [](const Row &row) {
        StoredEvent stored{.key = row.integer(0)};
        stored.event.id = row.id<EventId>(1);
        stored.event.ceremonyStart = row.optionalInteger(2);
        stored.event.venueStart = row.optionalInteger(3);
        stored.event.createdAt = row.integer(4);
        stored.event.totals = totalsFrom(row, 5);
        stored.event.pricing = eventPricingFrom(row, 8);
        return stored;
    };
    const Driver &driver = m_session.driver();
    return m_session.all(kSelect + "and event.key " + driver.amongKeys(), head, m_tenant.shop, driver.keysText(keys));
}

Result<QStringList> EventStore::slugsLike(const QString &slug) const
{
    // A slug is [a-z0-9-], and '.' follows '-'.
    const auto slugs = TRY(m_session.all(
        "select slug from event where shop = ? and (slug = ? or (slug >= ? and slug < ?))",
        [](const Row &row) { return row.text(0); }, m_tenant.shop, slug, slug + u'-', slug + u'.'));
    return QStringList(slugs);
}

Result<std::optional<std::pair<qint64, EventId>>> EventStore::ownerOfSlug(const QString &slug) const
{
    return m_session.first(
        "select key, id from event where shop = ? and slug = ?",
        [](const Row &row) { return std::pair(row.integer(0), row.id<EventId>(1)); }, m_tenant.shop, slug);
}

/// The key of the tax group that the event's pricing names, if any.
Result<std::optional<qint64>> EventStore::taxGroupKey(const StoredEvent &stored) const
{
    const auto &pricing = stored.event.pricing;
    return pricing && pricing->taxGroupId ? TaxGroupStore(m_session, m_tenant).keyOf(*pricing->taxGroupId)
                                          : Result<std::optional<qint64>>(std::nullopt);
}

Result<qint64> EventStore::insert(const StoredEvent &stored)
{
    const auto taxGroup = TRY(taxGroupKey(stored));
    const Event &event = stored.event;
    RowColumns row;
    row.add("shop", m_tenant.shop).add("id", event.id).add("created_at", event.createdAt);
    row.add(columnsOf(stored, m_tenant, taxGroup));
    static const QByteArray kInsert = row.insertSql("event");
    const qint64 key = TRY(m_session.insert(kInsert, row));
    TRY(m_session.driver().reindex(m_session, "event", key, {}, eventSearchText(m_tenant, event)));
    return key;
}

Status EventStore::update(const StoredEvent &before, const StoredEvent &after)
{
    const auto groupBefore = TRY(taxGroupKey(before));
    const auto group = after.event.pricing == before.event.pricing ? groupBefore : TRY(taxGroupKey(after));
    const RowChange change("event", columnsOf(before, m_tenant, groupBefore), columnsOf(after, m_tenant, group));
    const QString search = eventSearchText(m_tenant, after.event);
    std::optional<QString> indexed = search; // Read where it may be another.
    if (search != eventSearchText(m_tenant, before.event))
        indexed = TRY(m_session.first(
            "select search from event where shop = ? and key = ?", [](const Row &row) { return row.text(0); },
            m_tenant.shop, after.key));
    TRY(m_session.run(change.sql(" where shop = ? and key = ?"), change, m_tenant.shop, after.key));
    return m_session.driver().reindex(m_session, "event", after.key, indexed.value_or(QString()), search);
}

Status EventStore::remove(qint64 key)
{
    const auto search = TRY(m_session.first(
        "delete from event where shop = ? and key = ? returning search", [](const Row &row) { return row.text(0); },
        m_tenant.shop, key));
    if (!search)
        return notFound();
    return m_session.driver().reindex(m_session, "event", key, *search, {});
}

Status EventStore::touch(qint64 key, Instant now, int itemsDelta)
{
    return m_session.run("update event set updated_at = ?, version = version + 1, items_count = items_count + ? "
                         "where shop = ? and key = ?",
                         now, itemsDelta, m_tenant.shop, key);
}

Status EventStore::setItemsCount(qint64 key, int count)
{
    return m_session.run("update event set items_count = ? where shop = ? and key = ?", count, m_tenant.shop, key);
}

Status EventStore::setTotals(qint64 key, const Totals &totals, Instant now)
{
    return m_session.run("update event set customer_price_inc_tax = ?, cost_inc_tax = ?, waste_cost_inc_tax = ?, "
                         "updated_at = ?, version = version + 1 where shop = ? and key = ?",
                         totals.customerPriceIncTax, totals.costIncTax, totals.wasteCostIncTax, now, m_tenant.shop,
                         key);
}

Result<QList<StoredEvent>> EventStore::withColourScheme() const
{
    static const QByteArray kSql =
        "select " + kListColumns + " from event where shop = ? and colour_scheme is not null order by key";
    return m_session.all(kSql, listedEventFrom, m_tenant.shop);
}

} // namespace stemdesk
