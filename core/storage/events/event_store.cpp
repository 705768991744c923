#include "core/storage/events/event_store.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/events/event_pricing.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/prices/tax_group_store.h"

#include <QByteArray>

#include <array>
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

const QByteArray kListColumns =
    "event.key, event.id, event.slug, event.name, event.status, event.ceremony_address, event.venue_address, "
    "event.ceremony_start, event.ceremony_end, event.venue_start, event.venue_end, event.client_name1, "
    "event.client_name2, event.budget, event.number_of_guests, event.number_of_tables, event.colour_scheme, "
    "event.customer_price_inc_tax, event.cost_inc_tax, event.waste_cost_inc_tax, event.items_count, event.created_at, "
    "event.updated_at, event.announced_at, event.version, event.external_id, event.series_id, event.occurrence_on, "
    "event.is_detached";
constexpr int kListColumnCount = 29;

const QByteArray kHeavyColumns = "event.image_urls, event.links, event.notes, event.description_html, event.source, "
                                 "event.follow_up_on, event.lost_reason, event.payment_plan, "
                                 "event.occurrence_template, event.occurrence_print";

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
    stored.event.imageUrls = row.lines(first);
    stored.event.links = linksFrom(row.lines(first + 1));
    stored.event.notes = row.text(first + 2);
    stored.event.descriptionHtml = row.text(first + 3);
    stored.event.source = row.text(first + 4);
    if (!row.isNull(first + 5))
        stored.event.followUpOn = QDate::fromString(row.text(first + 5), Qt::ISODate);
    stored.event.lostReason = row.text(first + 6);
    stored.event.paymentPlan = planIn(row, first + 7);
    if (stored.event.occurrence) {
        stored.event.occurrence->templateId = row.id<EventId>(first + 8);
        stored.event.occurrence->print = row.text(first + 9);
    }
    return stored;
}

std::optional<QString> schemeLines(const Event &event)
{
    return event.colourScheme ? std::optional(joinedLines(*event.colourScheme)) : std::nullopt;
}

/// Columns written by insert() and update(), in the order of withWritten().
constexpr std::array<QByteArrayView, 57> kWritten{"slug",
                                                  "name",
                                                  "status",
                                                  "ceremony_address",
                                                  "venue_address",
                                                  "ceremony_start",
                                                  "ceremony_end",
                                                  "venue_start",
                                                  "venue_end",
                                                  "first_start",
                                                  "client_name1",
                                                  "client_name2",
                                                  "budget",
                                                  "number_of_guests",
                                                  "number_of_tables",
                                                  "colour_scheme",
                                                  "customer_price_inc_tax",
                                                  "cost_inc_tax",
                                                  "waste_cost_inc_tax",
                                                  "items_count",
                                                  "updated_at",
                                                  "announced_at",
                                                  "version",
                                                  "prices_kept_at",
                                                  "has_pricing",
                                                  "unit_uplift_inc_tax",
                                                  "has_labour",
                                                  "labour_percent",
                                                  "labour_hours",
                                                  "labour_hourly_rate_excl_tax",
                                                  "labour_amount_excl_tax",
                                                  "has_travel",
                                                  "travel_distance",
                                                  "travel_rate_excl_tax",
                                                  "travel_amount_excl_tax",
                                                  "has_price_lists",
                                                  "has_markups",
                                                  "has_fees",
                                                  "has_discount",
                                                  "discount_percent",
                                                  "discount_amount_inc_tax",
                                                  "tax_group",
                                                  "image_urls",
                                                  "links",
                                                  "notes",
                                                  "description_html",
                                                  "source",
                                                  "follow_up_on",
                                                  "lost_reason",
                                                  "payment_plan",
                                                  "search",
                                                  "external_id",
                                                  "series_id",
                                                  "occurrence_on",
                                                  "is_detached",
                                                  "occurrence_template",
                                                  "occurrence_print"};

QByteArray insertSql()
{
    QByteArray columns = "created_at, shop, id";
    QByteArray values = "?, ?, ?";
    for (const QByteArrayView column : kWritten) {
        columns += ", " + column.toByteArray();
        values += ", ?";
    }
    return "insert into event (" + columns + ") values (" + values + ")";
}

QByteArray updateSql()
{
    QByteArray assignments;
    for (const QByteArrayView column : kWritten)
        assignments += (assignments.isEmpty() ? "" : ", ") + column.toByteArray() + " = ?";
    return "update event set " + assignments + " where shop = ? and key = ?";
}

/// Calls `use` with a value for each parameter of kWritten.
template <class Use>
auto withWritten(const StoredEvent &stored, const Tenant &tenant, std::optional<qint64> taxGroup, Use use)
{
    const Event &e = stored.event;
    const EventPricing pricing = e.pricing.value_or(EventPricing{});
    const Labour labour = pricing.labour.value_or(Labour{});
    const Travel travel = pricing.travel.value_or(Travel{});
    const Discount discount = pricing.discount.value_or(Discount{});
    const Occurrence occurrence = e.occurrence.value_or(Occurrence{});
    return use(e.slug, e.name, e.status, e.ceremonyAddress, e.venueAddress, e.ceremonyStart, e.ceremonyEnd,
               e.venueStart, e.venueEnd, firstStart(e), e.clientName1, e.clientName2, e.budget, e.numberOfGuests,
               e.numberOfTables, schemeLines(e), e.totals.customerPriceIncTax, e.totals.costIncTax,
               e.totals.wasteCostIncTax, e.itemsCount, e.updatedAt, stored.announcedAt, e.version, e.pricesKeptAt,
               e.pricing.has_value(), pricing.unitUpliftIncTax, pricing.labour.has_value(), labour.percent,
               labour.hours, labour.hourlyRateExclTax, labour.amountExclTax, pricing.travel.has_value(),
               travel.distance, travel.rateExclTax, travel.amountExclTax, pricing.priceListIds.has_value(),
               pricing.markups.has_value(), pricing.additionalFees.has_value(), pricing.discount.has_value(),
               discount.percent, discount.amountIncTax, taxGroup, joinedLines(e.imageUrls), linkLines(e.links), e.notes,
               e.descriptionHtml, e.source, e.followUpOn ? std::optional(dayText(*e.followUpOn)) : std::nullopt,
               e.lostReason, e.paymentPlan ? std::optional(QString::fromUtf8(planText(*e.paymentPlan))) : std::nullopt,
               eventSearchText(tenant, e), e.externalId, occurrence.seriesId,
               e.occurrence ? std::optional(dayText(occurrence.on)) : std::nullopt, occurrence.isDetached,
               occurrence.templateId, occurrence.print);
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
    StoredEvent stored{.key = row.integer(0), .announcedAt = row.integer(23)};
    Event &event = stored.event;
    event.id = row.id<EventId>(1);
    event.slug = row.text(2);
    event.name = row.text(3);
    event.status = row.text(4);
    event.ceremonyAddress = row.text(5);
    event.venueAddress = row.text(6);
    event.ceremonyStart = row.optionalInteger(7);
    event.ceremonyEnd = row.optionalInteger(8);
    event.venueStart = row.optionalInteger(9);
    event.venueEnd = row.optionalInteger(10);
    event.clientName1 = row.text(11);
    event.clientName2 = row.text(12);
    event.budget = row.optionalReal(13);
    event.numberOfGuests = row.optionalInteger(14);
    event.numberOfTables = row.optionalInteger(15);
    if (!row.isNull(16))
        event.colourScheme = row.lines(16);
    event.totals = totalsFrom(row, 17);
    event.itemsCount = row.smallInteger(20);
    event.createdAt = row.integer(21);
    event.updatedAt = row.integer(22);
    event.version = row.smallInteger(24);
    event.externalId = row.text(25);
    if (!row.isNull(27))
        event.occurrence = Occurrence{.seriesId = row.id<SeriesId>(26),
                                      .on = QDate::fromString(row.text(27), Qt::ISODate),
                                      .isDetached = row.flag(28)};
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
    static const QByteArray kInsert = insertSql();
    const auto taxGroup = TRY(taxGroupKey(stored));
    const Result<qint64> key = withWritten(stored, m_tenant, taxGroup, [&](const auto &...values) {
        return m_session.insert(kInsert, stored.event.createdAt, m_tenant.shop, stored.event.id, values...);
    });
    if (!key)
        return key;
    const Status indexed =
        m_session.driver().reindex(m_session, "event", *key, {}, eventSearchText(m_tenant, stored.event));
    return indexed ? key : Result<qint64>(indexed.error());
}

Status EventStore::update(const StoredEvent &stored)
{
    static const QByteArray kUpdate = updateSql();
    const auto taxGroup = TRY(taxGroupKey(stored));
    const auto before = TRY(m_session.first(
        "select search from event where shop = ? and key = ?", [](const Row &row) { return row.text(0); },
        m_tenant.shop, stored.key));
    TRY(withWritten(stored, m_tenant, taxGroup, [&](const auto &...values) {
        return m_session.run(kUpdate, values..., m_tenant.shop, stored.key);
    }));
    return m_session.driver().reindex(m_session, "event", stored.key, before.value_or(QString()),
                                      eventSearchText(m_tenant, stored.event));
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

Status EventStore::setColourScheme(const StoredEvent &stored)
{
    return m_session.run("update event set colour_scheme = ?, updated_at = ?, announced_at = ?, version = ? "
                         "where shop = ? and key = ?",
                         schemeLines(stored.event), stored.event.updatedAt, stored.announcedAt, stored.event.version,
                         m_tenant.shop, stored.key);
}

Result<QList<StoredEvent>> EventStore::withColourScheme() const
{
    static const QByteArray kSql =
        "select " + kListColumns + " from event where shop = ? and colour_scheme is not null order by key";
    return m_session.all(kSql, listedEventFrom, m_tenant.shop);
}

} // namespace stemdesk
