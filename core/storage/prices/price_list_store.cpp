#include "core/storage/prices/price_list_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kPriceListColumns = "key, id, name, product_type, date, tax_multiplier, entries_count, created_at, "
                                     "updated_at, version";

StoredPriceList priceListFrom(const Row &row)
{
    return {.key = row.integer(0),
            .list = {.id = row.id<PriceListId>(1),
                     .name = row.text(2),
                     .productType = row.text(3),
                     .date = QDate::fromString(row.text(4), Qt::ISODate),
                     .taxMultiplier = row.real(5),
                     .entriesCount = row.smallInteger(6),
                     .createdAt = row.integer(7),
                     .updatedAt = row.integer(8),
                     .version = row.smallInteger(9)}};
}

} // namespace

Result<Page<StoredPriceList>> PriceListStore::list(const PriceListFilter &filter, const PageRequest &page) const
{
    Page<StoredPriceList> found;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit)
            found.next = found.rows.constLast().key;
        else
            found.rows.append(priceListFrom(row));
    };
    const qint64 after = page.after.value_or(0);
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<Instant>::min());
    static const QByteArray kBegin = "select " + kPriceListColumns + " from price_list where shop = ?";
    static const QByteArray kEnd = " and key > ? and updated_at >= ? order by key limit ?";
    static const QByteArray kListed = kBegin + kEnd;
    static const QByteArray kOfType = kBegin + " and product_type = ?" + kEnd;
    const Status read = filter.productType.isEmpty()
        ? m_session.each(kListed, take, m_tenant.shop, after, since, page.limit + 1)
        : m_session.each(kOfType, take, m_tenant.shop, filter.productType, after, since, page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<QList<StoredPriceList>> PriceListStore::all() const
{
    static const QByteArray kAll = "select " + kPriceListColumns + " from price_list where shop = ? order by key";
    return m_session.all(kAll, priceListFrom, m_tenant.shop);
}

Result<StoredPriceList> PriceListStore::find(PriceListId id) const
{
    static const QByteArray kFind = "select " + kPriceListColumns + " from price_list where shop = ? and id = ?";
    const auto found = m_session.first(kFind, priceListFrom, m_tenant.shop, id);
    if (!found)
        return found.error();
    if (!*found)
        return notFound();
    return **found;
}

Result<QList<StoredPriceList>> PriceListStore::findByKeys(const QList<qint64> &keys) const
{
    static const InSql kFind("select " + kPriceListColumns + " from price_list where shop = ? and key in");
    QList<StoredPriceList> found;
    const Status read = readParts(kFind, keys, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(priceListFrom(row)); }, m_tenant.shop, part);
    });
    if (!read)
        return read.error();
    return found;
}

Result<qint64> PriceListStore::pinCount(qint64 key) const
{
    const auto count = m_session.first(
        "select count(distinct event) from event_price_list where shop = ? and price_list = ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, key);
    if (!count)
        return count.error();
    return count->value_or(0);
}

Result<QHash<qint64, qint64>> PriceListStore::pinCounts() const
{
    QHash<qint64, qint64> counts;
    const Status read = m_session.each(
        "select price_list, count(distinct event) from event_price_list where shop = ? group by price_list",
        [&](const Row &row) { counts.insert(row.integer(0), row.integer(1)); }, m_tenant.shop);
    if (!read)
        return read.error();
    return counts;
}

Result<QList<PinningEvent>> PriceListStore::pinnedBy(qint64 key, int limit) const
{
    return m_session.all(
        "select distinct event.key, event.id, event.name from event_price_list join event "
        "on event.key = event_price_list.event where event_price_list.shop = ? and event_price_list.price_list = ? "
        "order by event.key desc limit ?",
        [](const Row &row) { return PinningEvent{.id = row.id<EventId>(1), .name = row.text(2)}; }, m_tenant.shop, key,
        limit);
}

Result<qint64> PriceListStore::insert(const PriceList &list)
{
    return m_session.insert("insert into price_list (shop, id, name, product_type, date, tax_multiplier, "
                            "entries_count, created_at, updated_at, version) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            m_tenant.shop, list.id, list.name, list.productType, list.date.toString(Qt::ISODate),
                            list.taxMultiplier, list.entriesCount, list.createdAt, list.updatedAt, list.version);
}

Status PriceListStore::update(const StoredPriceList &stored, int storedVersion)
{
    const PriceList &list = stored.list;
    const auto changed = m_session.change(
        "update price_list set name = ?, product_type = ?, date = ?, tax_multiplier = ?, entries_count = ?, "
        "updated_at = ?, version = ? where shop = ? and key = ? and version = ?",
        list.name, list.productType, list.date.toString(Qt::ISODate), list.taxMultiplier, list.entriesCount,
        list.updatedAt, list.version, m_tenant.shop, stored.key, storedVersion);
    if (!changed)
        return changed.error();
    if (*changed != 1)
        return stale();
    return {};
}

Status PriceListStore::remove(qint64 key)
{
    return m_session.run("delete from price_list where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
