#include "tests/core/services/events/plain_money.h"

#include "core/base/clock.h"
#include "core/storage/engine/session.h"

#include <QDate>
#include <QDateTime>
#include <QMap>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct ShopRow {
    QTimeZone zone;
    QByteArray defaultTaxGroup;
    qint64 defaultSupplier = 0;
};

struct TypeRow {
    double markup = 1;
    bool isHired = false;
};

struct VariantRow {
    QString type;
    std::optional<double> unitsPerPack;
};

struct ListRow {
    PriceListId id;
    QString type;
    QDate date;
    double multiplier = 0;
};

struct EventRow {
    EventId id;
    Instant pricedAt = 0;
    double uplift = 0;
    double labourPercent = 0;
    double labourHours = 0;
    double labourRate = 0;
    double labourAmount = 0;
    double distance = 0;
    double travelRate = 0;
    double travelAmount = 0;
    double discountPercent = 0;
    double discountAmount = 0;
    std::optional<qint64> taxGroup;
    Totals stored;
    int storedLines = 0;
};

struct GroupRow {
    qint64 key = 0;
    EventGroupId id;
    double copies = 1;
    bool isHidden = false;
    std::optional<double> fixedPrice;
};

struct ItemRow {
    EventItemId id;
    qint64 variant = 0;
    qint64 supplier = 0;
    double quantity = 0;
    std::optional<double> keptCost; ///< With it the three others count instead of lists and packs.
    double keptMultiplier = 1;
    std::optional<double> keptPack;
    PriceListId keptList;
};

/// Reads the rows and does the sums for one shop.
class PlainShop {
public:
    PlainShop(Session &session, qint64 shop) : m_session(session), m_shop(shop)
    {
        readShop();
        readCatalogue();
        readPrices();
        readEvents();
    }

    QList<PlainEvent> events() const
    {
        QList<PlainEvent> all;
        for (auto event = m_events.cbegin(); event != m_events.cend(); ++event)
            all.append(eventOf(event.key(), *event));
        return all;
    }

private:
    template <class Take>
    void read(const char *sql, Take take)
    {
        if (const Status done = m_session.each(sql, take, m_shop); !done)
            qFatal("%s: %ls", sql, qUtf16Printable(done.error().message));
    }
    void readShop();
    void readCatalogue();
    void readPrices();
    void readEvents();
    void readPricing();

    QList<qint64> listsFor(qint64 event, const QString &type) const;
    std::optional<double> entryFor(qint64 list, const ItemRow &item) const;
    double markupFor(qint64 event, const QString &type) const;
    double taxRateOf(const EventRow &event) const;
    LinePrice lineOf(qint64 event, const GroupRow &group, const ItemRow &item) const;
    PlainEvent eventOf(qint64 key, const EventRow &row) const;
    double extrasOf(qint64 key, const EventRow &row, double lines) const;

    Session &m_session;
    qint64 m_shop;
    ShopRow m_row;
    QHash<QString, TypeRow> m_types;
    QHash<qint64, VariantRow> m_variants;
    QMap<qint64, ListRow> m_lists; // By key, which is the order of creation.
    QHash<QString, double> m_entries; // By "list/variant/supplier".
    QHash<qint64, double> m_taxRates;
    QHash<QByteArray, double> m_taxRatesById;
    QMap<qint64, EventRow> m_events;
    QHash<qint64, QList<GroupRow>> m_groups; // By event.
    QHash<qint64, QList<ItemRow>> m_items; // By group.
    QHash<qint64, QHash<QString, qint64>> m_pins; // By event and type.
    QHash<qint64, QHash<QString, double>> m_markups; // By event and type.
    QHash<qint64, QList<double>> m_fees; // By event.
};

QString entryKey(qint64 list, qint64 variant, qint64 supplier)
{
    return u"%1/%2/%3"_s.arg(list).arg(variant).arg(supplier);
}

void PlainShop::readShop()
{
    read("select time_zone, default_tax_group, default_supplier from shop where key = ?", [this](const Row &row) {
        m_row = {.zone = QTimeZone(row.text(0).toUtf8()),
                 .defaultTaxGroup = row.isNull(1) ? QByteArray() : row.bytes(1),
                 .defaultSupplier = row.integer(2)};
    });
    read("select name, markup, is_hired from product_type where shop = ?",
         [this](const Row &row) { m_types.insert(row.text(0), {.markup = row.real(1), .isHired = row.flag(2)}); });
    read("select key, id, rate from tax_group where shop = ?", [this](const Row &row) {
        m_taxRates.insert(row.integer(0), row.real(2));
        m_taxRatesById.insert(row.bytes(1), row.real(2));
    });
}

void PlainShop::readCatalogue()
{
    QHash<qint64, QString> types;
    read("select key, product_type from product where shop = ?",
         [&types](const Row &row) { types.insert(row.integer(0), row.text(1)); });
    read("select key, product, units_per_pack from variant where shop = ?", [&](const Row &row) {
        m_variants.insert(row.integer(0), {.type = types.value(row.integer(1)), .unitsPerPack = row.optionalReal(2)});
    });
}

void PlainShop::readPrices()
{
    read("select key, id, product_type, date, tax_multiplier from price_list where shop = ?", [this](const Row &row) {
        m_lists.insert(row.integer(0),
                       {.id = row.id<PriceListId>(1),
                        .type = row.text(2),
                        .date = QDate::fromString(row.text(3), Qt::ISODate),
                        .multiplier = row.real(4)});
    });
    read("select price_list, variant, supplier, unit_cost_excl_tax from price_entry where shop = ?",
         [this](const Row &row) {
             m_entries.insert(entryKey(row.integer(0), row.integer(1), row.integer(2)), row.real(3));
         });
}

void PlainShop::readEvents()
{
    read("select key, id, coalesce(venue_start, ceremony_start, created_at), coalesce(unit_uplift_inc_tax, 0.0), "
         "coalesce(labour_percent, 0.0), coalesce(labour_hours, 0.0), coalesce(labour_hourly_rate_excl_tax, 0.0), "
         "coalesce(labour_amount_excl_tax, 0.0), coalesce(travel_distance, 0.0), coalesce(travel_rate_excl_tax, 0.0), "
         "coalesce(travel_amount_excl_tax, 0.0), tax_group, customer_price_inc_tax, cost_inc_tax, "
         "waste_cost_inc_tax, items_count, coalesce(discount_percent, 0.0), coalesce(discount_amount_inc_tax, 0.0) "
         "from event where shop = ?",
         [this](const Row &row) {
             EventRow event{.id = row.id<EventId>(1),
                            .pricedAt = row.integer(2),
                            .uplift = row.real(3),
                            .labourPercent = row.real(4),
                            .labourHours = row.real(5),
                            .labourRate = row.real(6),
                            .labourAmount = row.real(7),
                            .distance = row.real(8),
                            .travelRate = row.real(9),
                            .travelAmount = row.real(10),
                            .discountPercent = row.real(16),
                            .discountAmount = row.real(17),
                            .taxGroup = row.optionalInteger(11),
                            .storedLines = row.smallInteger(15)};
             event.stored = {.customerPriceIncTax = row.real(12),
                             .costIncTax = row.real(13),
                             .wasteCostIncTax = row.real(14),
                             .costOfGoodsIncTax = row.real(13) + row.real(14)};
             m_events.insert(row.integer(0), event);
         });
    read("select event, key, id, quantity, is_hidden, fixed_price_inc_tax from event_group where shop = ? "
         "order by position",
         [this](const Row &row) {
             m_groups[row.integer(0)].append({.key = row.integer(1),
                                              .id = row.id<EventGroupId>(2),
                                              .copies = row.real(3),
                                              .isHidden = row.flag(4),
                                              .fixedPrice = row.optionalReal(5)});
         });
    read("select event_group, id, variant, supplier, quantity, kept_unit_cost_excl_tax, "
         "coalesce(kept_tax_multiplier, 1.0), kept_units_per_pack, kept_price_list from event_item where shop = ? "
         "order by position",
         [this](const Row &row) {
             m_items[row.integer(0)].append({.id = row.id<EventItemId>(1),
                                             .variant = row.integer(2),
                                             .supplier = row.integer(3),
                                             .quantity = row.real(4),
                                             .keptCost = row.optionalReal(5),
                                             .keptMultiplier = row.real(6),
                                             .keptPack = row.optionalReal(7),
                                             .keptList = row.id<PriceListId>(8)});
         });
    readPricing();
}

void PlainShop::readPricing()
{
    read("select event, product_type, price_list from event_price_list where shop = ?",
         [this](const Row &row) { m_pins[row.integer(0)].insert(row.text(1), row.integer(2)); });
    read("select event, product_type, markup from event_markup where shop = ?",
         [this](const Row &row) { m_markups[row.integer(0)].insert(row.text(1), row.real(2)); });
    read("select event, amount_excl_tax from event_fee where shop = ? order by position",
         [this](const Row &row) { m_fees[row.integer(0)].append(row.real(1)); });
}

/// The pinned list of T, then the lists of T dated on or before the pricing day (and the pinned list) from the newest
/// back, of equal dates the later created first.
QList<qint64> PlainShop::listsFor(qint64 event, const QString &type) const
{
    QDate last = QDateTime::fromMSecsSinceEpoch(m_events.value(event).pricedAt, m_row.zone).date();
    QList<qint64> lists;
    const qint64 pinned = m_pins.value(event).value(type, -1);
    if (m_lists.contains(pinned) && m_lists.value(pinned).type == type) {
        lists.append(pinned);
        last = std::min(last, m_lists.value(pinned).date);
    }
    QMap<std::pair<QDate, qint64>, qint64> byAge;
    for (auto list = m_lists.cbegin(); list != m_lists.cend(); ++list) {
        if (list->type == type && list->date <= last)
            byAge.insert({list->date, list.key()}, list.key());
    }
    QList<qint64> older = byAge.values();
    std::ranges::reverse(older);
    return lists + older;
}

/// L's entry for (variant, s), else L's entry for (variant, no supplier).
std::optional<double> PlainShop::entryFor(qint64 list, const ItemRow &item) const
{
    for (const qint64 supplier : {item.supplier, m_row.defaultSupplier}) {
        const QString key = entryKey(list, item.variant, supplier);
        if (m_entries.contains(key))
            return m_entries.value(key);
    }
    return std::nullopt;
}

double PlainShop::markupFor(qint64 event, const QString &type) const
{
    if (m_markups.value(event).contains(type))
        return m_markups.value(event).value(type);
    return m_types.contains(type) ? m_types.value(type).markup : 1;
}

double PlainShop::taxRateOf(const EventRow &event) const
{
    if (event.taxGroup)
        return m_taxRates.value(*event.taxGroup, 0);
    return m_taxRatesById.value(m_row.defaultTaxGroup, 0);
}

LinePrice PlainShop::lineOf(qint64 event, const GroupRow &group, const ItemRow &item) const
{
    const VariantRow variant = m_variants.value(item.variant);
    const QList<qint64> lists = listsFor(event, variant.type);
    std::optional<qint64> list = lists.isEmpty() ? std::nullopt : std::optional(lists.constFirst());
    std::optional<double> entry;
    for (const qint64 one : lists) {
        entry = entryFor(one, item);
        if (entry) {
            list = one;
            break;
        }
    }
    const double U = item.quantity * group.copies;
    double c = entry.value_or(0);
    double m = list ? m_lists.value(*list).multiplier : 0; // Without a list c is 0.
    std::optional<double> pack = m_types.value(variant.type).isHired ? std::nullopt : variant.unitsPerPack;

    LinePrice price;
    price.units = U;
    price.isPriced = entry.has_value();
    price.priceListId = list ? m_lists.value(*list).id : PriceListId();
    if (item.keptCost) {
        c = *item.keptCost;
        m = item.keptMultiplier;
        pack = item.keptPack;
        price.isPriced = true;
        price.priceListId = item.keptList;
    }
    price.unitCostExclTax = c;
    price.unitCostIncTax = c * m;
    price.costExclTax = U * c;
    price.costIncTax = U * (c * m);
    if (pack) {
        const double packs = std::ceil(U / *pack - 1e-9);
        const double leftover = std::max(0.0, packs * *pack - U);
        price.wasteCostIncTax = leftover * (c * m);
    }
    price.customerPriceIncTax = U * (c * m + m_events.value(event).uplift) * markupFor(event, variant.type);
    return price;
}

void add(Totals &totals, const LinePrice &price)
{
    totals.customerPriceIncTax += price.customerPriceIncTax;
    totals.costIncTax += price.costIncTax;
    totals.wasteCostIncTax += price.wasteCostIncTax;
    totals.costOfGoodsIncTax = totals.costIncTax + totals.wasteCostIncTax;
}

/// The sum of lines + labour + fees + travel - discount, at least 0.
double PlainShop::extrasOf(qint64 key, const EventRow &row, double lines) const
{
    const double r = taxRateOf(row);
    const double labour =
        row.labourPercent / 100 * lines + (row.labourHours * row.labourRate + row.labourAmount) * (1 + r);
    double amounts = 0;
    for (const double amount : m_fees.value(key))
        amounts += amount;
    const double fees = amounts * (1 + r);
    const double travel = (row.distance * row.travelRate + row.travelAmount) * (1 + r);
    const double sum = lines + labour + fees + travel;
    return std::max(0.0, sum - (row.discountPercent / 100 * sum + row.discountAmount));
}

/// With P the sum of the lines' prices each becomes price x (F x G / P); where P is 0 the first one's is F x G.
void fix(QList<LinePrice> &prices, const GroupRow &group)
{
    if (!group.fixedPrice || prices.isEmpty())
        return;
    double P = 0;
    for (const LinePrice &price : std::as_const(prices))
        P += price.customerPriceIncTax;
    if (P == 0) {
        prices.first().customerPriceIncTax = *group.fixedPrice * group.copies;
        return;
    }
    for (LinePrice &price : prices)
        price.customerPriceIncTax *= *group.fixedPrice * group.copies / P;
}

PlainEvent PlainShop::eventOf(qint64 key, const EventRow &row) const
{
    PlainEvent event{.id = row.id, .storedTotals = row.stored, .storedLinesCount = row.storedLines};
    for (const GroupRow &group : m_groups.value(key)) {
        PlainGroup plain{.id = group.id};
        for (const ItemRow &item : m_items.value(group.key)) {
            const LinePrice price = lineOf(key, group, item);
            plain.lines.append(item.id);
            plain.prices.append(price);
            event.listsInUse.insert(m_variants.value(item.variant).type, price.priceListId);
            ++event.linesCount;
        }
        fix(plain.prices, group);
        for (const LinePrice &price : std::as_const(plain.prices)) {
            add(plain.subtotal, price);
            if (!group.isHidden)
                add(event.totals, price);
        }
        event.groups.append(plain);
    }
    event.totals.customerPriceIncTax = extrasOf(key, row, event.totals.customerPriceIncTax);
    return event;
}

} // namespace

QList<PlainEvent> plainMoney(Session &session, qint64 shop)
{
    return PlainShop(session, shop).events();
}

} // namespace stemdesk
