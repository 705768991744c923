#include "core/storage/change_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/shop_parts.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kChangeSelect = "select seq, at, resource, id, action, parent from change where shop = ?";

auto changeOf(const ShopId &shop)
{
    return [shop](const Row &row) {
        Change change{.seq = row.integer(0),
                      .shop = shop,
                      .at = row.integer(1),
                      .resource = Resource(row.integer(2)),
                      .id = row.idBytes(3),
                      .action = ChangeAction(row.integer(4))};
        if (!row.isNull(5))
            change.parent = row.idBytes(5);
        return change;
    };
}

const QByteArray kPositionSelect = "select key, id, default_supplier, change_seq from shop";

FeedPosition positionFrom(const Row &row)
{
    return {.tenant = {.id = row.id<ShopId>(1), .shop = row.integer(0), .defaultSupplier = row.integer(2)},
            .seq = row.integer(3)};
}

} // namespace

Status ChangeStore::append(Changes &changes)
{
    if (changes.isEmpty())
        return {};
    if (const QByteArray notifying = m_session.driver().notifyingSql(); !notifying.isEmpty()) {
        TRY(m_session.changeEvery(1, notifying, m_tenant.shop));
    }
    const auto last = TRY(m_session.first(
        "update shop set change_seq = change_seq + ? where key = ? returning change_seq"
            + m_session.driver().notifyingColumn(),
        [](const Row &row) { return row.integer(0); }, qint64(changes.size()), m_tenant.shop));
    if (!last)
        return internal(u"the shop of a change is gone"_s);
    qint64 seq = *last - changes.size();
    SqlRows rows(7);
    rows.reserve(changes.size());
    for (Change &change : changes) {
        change.seq = ++seq;
        rows.add(m_tenant.shop, change.seq, change.at, int(change.resource), change.id, int(change.action),
                 change.parent);
    }
    return m_session.addRows("change", "shop, seq, at, resource, id, action, parent", rows);
}

Result<Changes> ChangeStore::after(qint64 seq, int limit) const
{
    return m_session.all(kChangeSelect + " and seq > ? order by seq limit ?", changeOf(m_tenant.id), m_tenant.shop, seq,
                         limit);
}

Result<Changes> ChangeStore::between(qint64 seq, qint64 last, ResourceSet resources, int limit) const
{
    return m_session.all(kChangeSelect
                             + " and seq > ? and seq <= ? and "
                               "(cast(? as bigint) >> cast(resource as integer)) & 1 = 1 order by seq limit ?",
                         changeOf(m_tenant.id), m_tenant.shop, seq, last, resources.bits(), limit);
}

Result<qint64> ChangeStore::lastSeq() const
{
    const auto last = TRY(m_session.first(
        "select change_seq from shop where key = ?", [](const Row &row) { return row.integer(0); }, m_tenant.shop));
    return last.value_or(0);
}

Result<QList<FeedHistory>> ChangeStore::histories() const
{
    const QByteArray shop = idText(m_tenant.id.bytes());
    QList<FeedHistory> histories{{.name = shop}};
    TRY(m_session.each(
        "select s.change_seq, h.id, h.seq from shop s left join feed_history h on h.shop = s.key where s.key = ? order "
        "by h.key",
        [&](const Row &row) {
            if (!row.isNull(1)) {
                histories.last().lastSeq = row.integer(2);
                histories.append({.name = shop + row.bytes(1)});
            }
            histories.last().lastSeq = row.integer(0);
        },
        m_tenant.shop));
    return histories;
}

Status ChangeStore::beginHistory()
{
    const qint64 last = TRY(lastSeq());
    return m_session.run("insert into feed_history (shop, id, seq) values (?, ?, ?)", m_tenant.shop, newIdBytes(),
                         last);
}

Status beginFeedHistories(Session &session)
{
    const auto positions = TRY(feedPositions(session));
    for (const FeedPosition &position : positions) {
        TRY(ChangeStore(session, position.tenant).beginHistory());
    }
    return {};
}

Result<bool> isAnyFeedMiscounted(Session &session)
{
    const auto shops =
        TRY(session.first("select count(*) from shop where change_seq < (select max(change.seq) from change "
                          "where change.shop = shop.key)",
                          [](const Row &row) { return row.integer(0); }));
    return shops.value_or(0) > 0;
}

Result<QList<FeedPosition>> feedPositions(Session &session)
{
    QList<FeedPosition> positions;
    TRY(forReachableShops(session, "key", [&](const QByteArray &ofShops) {
        return session.each(kPositionSelect + " where key > 0" + ofShops + " order by key",
                            [&](const Row &row) { positions.append(positionFrom(row)); });
    }));
    std::ranges::sort(positions, {}, [](const FeedPosition &position) { return position.tenant.shop; });
    return positions;
}

Result<QList<FeedPosition>> feedPositions(Session &session, const QSet<qint64> &shops)
{
    QList<FeedPosition> positions;
    for (const qint64 shop : shops) { // Each on its own machine.
        const auto position = TRY(session.first(kPositionSelect + " where key = ?", positionFrom, shop));
        if (position)
            positions.append(*position);
    }
    return positions;
}

} // namespace stemdesk
