#include "core/storage/events/event_date_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

constexpr qint64 kFirst = std::numeric_limits<qint64>::min();
constexpr qint64 kLast = std::numeric_limits<qint64>::max();

QByteArray selected()
{
    return "select " + eventListColumns() + " from ";
}

constexpr QByteArrayView kUndated = "first_start is null and key < ? order by key desc limit ?";
constexpr QByteArrayView kSoonestFirst = "first_start between ? and ? and (first_start, key) > (?, ?) "
                                         "order by first_start, key limit ?";
constexpr QByteArrayView kLatestFirst = "first_start between ? and ? and (first_start, key) < (?, ?) "
                                        "order by first_start desc, key desc limit ?";

} // namespace

/// `part` of the shop's events, or of those with a status: both have an index.
template <class... Values>
Result<QList<StoredEvent>> EventDateStore::walked(const QString &status, QByteArrayView part,
                                                  const Values &...values) const
{
    const QByteArray begin = selected() + "event where shop = ? and ";
    if (status.isEmpty())
        return m_session.all(begin + part.toByteArray(), listedEventFrom, m_tenant.shop, values...);
    return m_session.all(begin + "status = ? and " + part.toByteArray(), listedEventFrom, m_tenant.shop, status,
                         values...);
}

Result<QList<StoredEvent>> EventDateStore::list(const EventFilter &filter, const AgendaRequest &request) const
{
    const qint64 from = filter.from.value_or(kFirst);
    const qint64 to = filter.to.value_or(kLast);
    switch (request.walk) {
    case AgendaWalk::Undated:
        return walked(filter.status, kUndated, request.after ? request.after->key : kLast, request.limit);
    case AgendaWalk::SoonestFirst: {
        const AgendaPlace after = request.after.value_or(AgendaPlace{.start = kFirst, .key = kFirst});
        return walked(filter.status, kSoonestFirst, from, to, after.start, after.key, request.limit);
    }
    case AgendaWalk::LatestFirst: {
        const AgendaPlace before = request.after.value_or(AgendaPlace{.start = kLast, .key = kLast});
        return walked(filter.status, kLatestFirst, from, to, before.start, before.key, request.limit);
    }
    }
    return QList<StoredEvent>();
}

Result<QList<StoredEvent>> EventDateStore::matching(const QStringList &words, int rows) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        selected() + driver.searchFrom("event") + " where shop = ? and found < ? order by found desc limit ?",
        listedEventFrom, driver.matchText(words, {eventShopTag(m_tenant)}), m_tenant.shop, kLast, rows);
}

} // namespace stemdesk
