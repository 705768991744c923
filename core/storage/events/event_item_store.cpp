#include "core/storage/events/event_item_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_rows.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace stemdesk {

namespace {

const ResourceRows<EventItem> kItemRows(eventItemSpec());

constexpr int kKeptColumnCount = 5;
const QByteArray kKeptColumns = "kept_unit_cost_excl_tax, kept_tax_multiplier, kept_units_per_pack, kept_price_list, "
                                "kept_at";

std::optional<KeptPrice> keptFrom(const Row &row, int first)
{
    if (row.isNull(first + 4))
        return {};
    return KeptPrice{.unitCostExclTax = row.real(first),
                     .taxMultiplier = row.real(first + 1),
                     .unitsPerPack = row.optionalReal(first + 2),
                     .priceListId = row.id<PriceListId>(first + 3),
                     .keptAt = row.integer(first + 4)};
}

/// All that changes.
RowColumns columnsOf(const StoredItem &stored)
{
    const std::optional<KeptPrice> &kept = stored.item.kept;
    const KeptPrice price = kept.value_or(KeptPrice());
    const auto given = [&](const auto &value) { return kept ? std::optional(value) : std::nullopt; };
    RowColumns columns = kItemRows.updated(stored.item);
    return columns.add("event_group", stored.group)
        .add("rank", stored.rank)
        .add("variant", stored.variant)
        .add("supplier", stored.supplier)
        .add("kept_unit_cost_excl_tax", given(price.unitCostExclTax))
        .add("kept_tax_multiplier", given(price.taxMultiplier))
        .add("kept_units_per_pack", price.unitsPerPack)
        .add("kept_price_list", price.priceListId)
        .add("kept_at", given(price.keptAt));
}

// The lines come first, by their index, which has the order that is asked for.
QByteArray itemSelect(const Driver &driver)
{
    const auto lookUp = [&](const QByteArray &table, const QByteArray &column) {
        return driver.lookUp(table, table,
                             table + ".key = event_item." + column + " and " + table + ".shop = event_item.shop");
    };
    return "select event_item.key, event_item.event, event_item.event_group, event_item.rank, "
           "event_item.variant, event_item.supplier, event_group.id, variant.id, supplier.id, "
        + kKeptColumns + ", " + kItemRows.qualifiedNames() + " from event_item" + lookUp("event_group", "event_group")
        + lookUp("variant", "variant") + lookUp("supplier", "supplier") + " where event_item.shop = ? ";
}

qint64 keyFrom(const Row &row)
{
    return row.integer(0);
}

} // namespace

StoredItem EventItemStore::storedFrom(const Row &row) const
{
    StoredItem stored{.key = row.integer(0),
                      .event = row.integer(1),
                      .group = row.integer(2),
                      .rank = row.integer(3),
                      .variant = row.integer(4),
                      .supplier = row.integer(5)};
    EventItem &item = stored.item;
    item = kItemRows.read(row, 9 + kKeptColumnCount);
    item.kept = keptFrom(row, 9);
    item.groupId = row.id<EventGroupId>(6);
    item.variantId = row.id<VariantId>(7);
    if (stored.supplier != m_tenant.defaultSupplier)
        item.supplierId = row.id<SupplierId>(8);
    return stored;
}

Result<QList<StoredItem>> EventItemStore::ofEvents(const QList<qint64> &events) const
{
    const Driver &driver = m_session.driver();
    auto items = m_session.all(
        itemSelect(driver) + "and event_item.event " + driver.amongKeys(),
        [this](const Row &row) { return storedFrom(row); }, m_tenant.shop, driver.keysText(events));
    // They come in index order, but a list of keys guarantees none.
    const auto place = [](const StoredItem &item) { return std::tuple(item.event, item.group, item.rank); };
    if (items && !std::ranges::is_sorted(std::as_const(*items), {}, place))
        std::ranges::sort(*items, {}, place);
    return items;
}

Result<QList<PricingItem>> EventItemStore::pricingOf(const QList<qint64> &events) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select event, event_group, rank, variant, supplier, quantity, " + kKeptColumns
            + " from event_item where shop = ? and event " + driver.amongKeys(),
        [](const Row &row) {
            return PricingItem{.event = row.integer(0),
                               .group = row.integer(1),
                               .rank = row.integer(2),
                               .variant = row.integer(3),
                               .supplier = row.integer(4),
                               .quantity = row.real(5),
                               .kept = keptFrom(row, 6)};
        },
        m_tenant.shop, driver.keysText(events));
}

Result<qint64> EventItemStore::countIn(EventId event) const
{
    const auto count = m_session.first(
        "select count(*) from event_item where shop = ? and event = "
        "(select key from event where shop = ? and id = ?)",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, m_tenant.shop, event);
    return count ? Result<qint64>(count->value_or(0)) : Result<qint64>(count.error());
}

Result<QList<StoredItem>> EventItemStore::ofGroup(qint64 event, qint64 group) const
{
    return m_session.all(
        itemSelect(m_session.driver())
            + "and event_item.event = ? and event_item.event_group = ? order by event_item.rank",
        [this](const Row &row) { return storedFrom(row); }, m_tenant.shop, event, group);
}

Result<QList<StoredItem>> EventItemStore::after(qint64 event, qint64 group, const PageRequest &page) const
{
    return m_session.all(
        itemSelect(m_session.driver())
            + "and event_item.event = ? and event_item.event_group = ? and event_item.rank > ?"
            + idClause(page, "event_item.id") + " order by event_item.rank limit ?",
        [this](const Row &row) { return storedFrom(row); }, m_tenant.shop, event, group,
        page.after.value_or(std::numeric_limits<qint64>::min()), idsOf(page), page.limit + 1);
}

Result<StoredItem> EventItemStore::find(qint64 event, qint64 group, EventItemId id) const
{
    const auto item = TRY(m_session.first(
        itemSelect(m_session.driver())
            + "and event_item.event = ? and event_item.event_group = ? and event_item.id = ?",
        [this](const Row &row) { return storedFrom(row); }, m_tenant.shop, event, group, id));
    if (!item)
        return notFound();
    return *item;
}

Result<StoredItem> EventItemStore::findInEvent(qint64 event, EventItemId id) const
{
    const auto item = TRY(m_session.first(
        itemSelect(m_session.driver()) + "and event_item.event = ? and event_item.id = ?",
        [this](const Row &row) { return storedFrom(row); }, m_tenant.shop, event, id));
    if (!item)
        return notFound();
    return *item;
}

Result<std::optional<qint64>> EventItemStore::variantKey(VariantId id) const
{
    return m_session.first("select key from variant where shop = ? and id = ?", keyFrom, m_tenant.shop, id);
}

Result<qint64> EventItemStore::insert(const StoredItem &stored)
{
    RowColumns row;
    row.add("shop", m_tenant.shop).add("event", stored.event).add("id", stored.item.id);
    row.add("created_at", stored.item.createdAt).add(columnsOf(stored));
    static const QByteArray kInsert = row.insertSql("event_item");
    return m_session.insert(kInsert, row);
}

Status EventItemStore::update(const StoredItem &before, const StoredItem &after)
{
    const RowChange change("event_item", columnsOf(before), columnsOf(after));
    return m_session.run(change.sql(" where shop = ? and key = ?"), change, m_tenant.shop, after.key);
}

Status EventItemStore::remove(qint64 key)
{
    return m_session.run("delete from event_item where shop = ? and key = ?", m_tenant.shop, key);
}

Status EventItemStore::removeAllOf(qint64 event)
{
    return m_session.run("delete from event_item where shop = ? and event = ?", m_tenant.shop, event);
}

} // namespace stemdesk
