#include "core/storage/check_store.h"

#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<CheckedEvent>> CheckStore::events(qint64 after, int rows) const
{
    return m_session.all(
        "select key, name, items_count from event where shop = ? and key > ? order by key limit ?",
        [](const Row &row) {
            return CheckedEvent{.key = row.integer(0), .name = row.text(1), .itemsCount = row.smallInteger(2)};
        },
        m_tenant.shop, after, rows);
}

Result<QList<CheckedPriceList>> CheckStore::priceLists(qint64 after, int rows) const
{
    return m_session.all(
        "select key, id, name, entries_count, (select count(*) from price_entry where price_entry.shop = ? "
        "and price_entry.price_list = price_list.key) "
        "from price_list where shop = ? and key > ? order by key limit ?",
        [](const Row &row) {
            return CheckedPriceList{.key = row.integer(0),
                                    .id = row.id<PriceListId>(1),
                                    .name = row.text(2),
                                    .entriesCount = row.smallInteger(3),
                                    .entries = row.smallInteger(4)};
        },
        m_tenant.shop, m_tenant.shop, after, rows);
}

Result<QList<SearchedRow>> CheckStore::searched(QByteArrayView table, const QList<qint64> &keys) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select id, name from " + table.toByteArray() + " where shop = ? and key " + driver.amongKeys()
            + " order by key",
        [](const Row &row) { return SearchedRow{.id = row.idBytes(0), .name = row.text(1)}; }, m_tenant.shop,
        driver.keysText(keys));
}

Result<FeedExtent> CheckStore::feed() const
{
    const auto extent = TRY(m_session.first(
        "select (select count(*) from change where shop = ?), (select min(seq) from change where shop = ?), "
        "(select max(seq) from change where shop = ?), change_seq from shop where key = ?",
        [](const Row &row) {
            return FeedExtent{.rows = row.integer(0),
                              .firstSeq = row.optionalInteger(1).value_or(0),
                              .lastSeq = row.optionalInteger(2).value_or(0),
                              .changeSeq = row.integer(3)};
        },
        m_tenant.shop, m_tenant.shop, m_tenant.shop, m_tenant.shop));
    return extent.value_or(FeedExtent{});
}

} // namespace stemdesk
