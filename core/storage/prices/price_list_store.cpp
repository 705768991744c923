#include "core/storage/prices/price_list_store.h"

#include "core/storage/engine/page_read.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const ResourceRows<PriceList> kPriceListRows(priceListSpec());
const QByteArray kPriceListSelect = "select key, " + kPriceListRows.names() + " from price_list where shop = ?";

StoredPriceList priceListRowFrom(const Row &row)
{
    return {.key = row.integer(0), .list = kPriceListRows.read(row, 1)};
}

} // namespace

Result<Page<StoredPriceList>> PriceListStore::list(const PriceListFilter &filter, const PageRequest &page) const
{
    const qint64 after = page.after.value_or(0);
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<Instant>::min());
    const bool isOfOneType = !filter.productType.isEmpty();
    const QByteArray listed = kPriceListSelect + (isOfOneType ? " and product_type = ?" : "")
        + externalIdClause(filter.externalId) + " and key > ? and updated_at >= ?" + idClause(page)
        + " order by key limit ?";
    return readPage(m_session, listed, priceListRowFrom, page.limit, m_tenant.shop,
                    oneOrNone(filter.productType, isOfOneType), calledBy(filter.externalId), after, since, idsOf(page));
}

Result<QList<StoredPriceList>> PriceListStore::all() const
{
    static const QByteArray kAll = kPriceListSelect + " order by key";
    return m_session.all(kAll, priceListRowFrom, m_tenant.shop);
}

Result<StoredPriceList> PriceListStore::find(PriceListId id) const
{
    static const QByteArray kFind = kPriceListSelect + " and id = ?";
    const auto found = TRY(m_session.first(kFind, priceListRowFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Result<QList<StoredPriceList>> PriceListStore::findByKeys(const QList<qint64> &keys) const
{
    static const InSql kFind(kPriceListSelect + " and key in");
    QList<StoredPriceList> found;
    TRY(readParts(kFind, keys, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(priceListRowFrom(row)); }, m_tenant.shop, part);
    }));
    return found;
}

Result<qint64> PriceListStore::pinCount(qint64 key) const
{
    const auto count = TRY(m_session.first(
        "select count(distinct event) from event_price_list where shop = ? and price_list = ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, key));
    return count.value_or(0);
}

Result<QHash<qint64, qint64>> PriceListStore::pinCounts() const
{
    QHash<qint64, qint64> counts;
    TRY(m_session.each(
        "select price_list, count(distinct event) from event_price_list where shop = ? group by price_list",
        [&](const Row &row) { counts.insert(row.integer(0), row.integer(1)); }, m_tenant.shop));
    return counts;
}

Result<QList<PinningEvent>> PriceListStore::pinnedBy(qint64 key, int limit) const
{
    return m_session.all(
        "select distinct event.key, event.id, event.name from event_price_list join event "
        "on event.key = event_price_list.event and event.shop = event_price_list.shop where event_price_list.shop = ? "
        "and event_price_list.price_list = ? "
        "order by event.key desc limit ?",
        [](const Row &row) { return PinningEvent{.id = row.id<EventId>(1), .name = row.text(2)}; }, m_tenant.shop, key,
        limit);
}

Result<qint64> PriceListStore::insert(const PriceList &list)
{
    static const QByteArray kInsert = kPriceListRows.insertSql("shop");
    return m_session.insert(kInsert, m_tenant.shop, kPriceListRows.inserted(list));
}

Status PriceListStore::update(qint64 key, const PriceList &before, const PriceList &after)
{
    const RowChange change("price_list", kPriceListRows.updated(before), kPriceListRows.updated(after));
    return m_session.changeEvery(1, change.sql(" where shop = ? and key = ? and version = ?"), change, m_tenant.shop,
                                 key, before.version);
}

Status PriceListStore::remove(qint64 key)
{
    return m_session.run("delete from price_list where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
