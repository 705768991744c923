#include "core/storage/event_date_store.h"

#include "core/storage/session.h"

#include <limits>

namespace stemdesk {

namespace {

constexpr qint64 kFirst = std::numeric_limits<qint64>::min();
constexpr qint64 kLast = std::numeric_limits<qint64>::max();

QByteArray selected()
{
    return "select " + eventListColumns() + " from ";
}

} // namespace

Result<QList<StoredEvent>> EventDateStore::list(const EventFilter &filter, const AgendaRequest &request) const
{
    const qint64 from = filter.from.value_or(kFirst);
    const qint64 to = filter.to.value_or(kLast);
    switch (request.walk) {
    case AgendaWalk::Undated:
        return m_session.all(selected()
                                 + "event where shop = ? and first_start is null and key < ? order by key desc limit ?",
                             listedEventFrom, m_tenant.shop, request.after ? request.after->key : kLast, request.limit);
    case AgendaWalk::SoonestFirst: {
        const AgendaPlace after = request.after.value_or(AgendaPlace{.start = kFirst, .key = kFirst});
        return m_session.all(selected()
                                 + "event where shop = ? and first_start between ? and ? "
                                   "and (first_start, key) > (?, ?) order by first_start, key limit ?",
                             listedEventFrom, m_tenant.shop, from, to, after.start, after.key, request.limit);
    }
    case AgendaWalk::LatestFirst: {
        const AgendaPlace before = request.after.value_or(AgendaPlace{.start = kLast, .key = kLast});
        return m_session.all(selected()
                                 + "event where shop = ? and first_start between ? and ? "
                                   "and (first_start, key) < (?, ?) order by first_start desc, key desc limit ?",
                             listedEventFrom, m_tenant.shop, from, to, before.start, before.key, request.limit);
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
