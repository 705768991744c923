#include "core/storage/events/event_list_store.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/events/event_store.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <optional>

namespace stemdesk {

namespace {

constexpr qint64 kBeforeAll = std::numeric_limits<qint64>::min();
constexpr qint64 kAfterAll = std::numeric_limits<qint64>::max();

QByteArray listColumns()
{
    return "select " + eventListColumns() + " from ";
}

bool isDated(const EventFilter &filter)
{
    return filter.from || filter.to;
}

/// By an index whose keys are read first.
bool isByKeys(const EventFilter &filter)
{
    return filter.contactId || filter.followUpTo;
}

/// Whether the walk's index includes rows that do not match.
bool isResidual(const EventFilter &filter, const QStringList &words)
{
    const bool isByOther = !words.isEmpty() || isByKeys(filter);
    if (filter.updatedSince || !filter.externalId.isEmpty())
        return true;
    return isDated(filter) ? isByOther || !filter.status.isEmpty() : isByOther && !filter.status.isEmpty();
}

/// Filters rows that the index does not exclude.
bool fits(const Event &event, const EventFilter &filter)
{
    if (event.updatedAt < filter.updatedSince.value_or(kBeforeAll))
        return false;
    if (!filter.status.isEmpty() && event.status != filter.status)
        return false;
    if (!filter.externalId.isEmpty() && event.externalId != filter.externalId)
        return false;
    if (!isDated(filter))
        return true;
    const auto start = firstStart(event);
    return start && *start >= filter.from.value_or(kBeforeAll) && *start <= filter.to.value_or(kAfterAll);
}

/// The events that an index of filters names; nullopt if none of these filters is given.
using ChosenKeys = std::optional<QSet<qint64>>;

void intersect(ChosenKeys &chosen, const QList<qint64> &keys)
{
    const QSet<qint64> more(keys.cbegin(), keys.cend());
    if (chosen)
        chosen->intersect(more);
    else
        chosen = more;
}

/// `rows` are the next ones of the walk; if there are as many as `asked`, there may be more.
Page<Event> pageOf(QList<StoredEvent> &&rows, const EventFilter &filter, int limit, int asked)
{
    Page<Event> page;
    qint64 last = 0;
    for (StoredEvent &row : rows) {
        if (page.rows.size() == limit) {
            page.next = last;
            return page;
        }
        last = row.key;
        if (fits(row.event, filter))
            page.rows.append(std::move(row.event));
    }
    if (rows.size() == asked)
        page.next = last;
    return page;
}

} // namespace

Result<Page<Event>> EventListStore::list(const EventFilter &filter, const PageRequest &page) const
{
    const QStringList words = searchTokens(filter.q);
    if (!filter.q.trimmed().isEmpty() && words.isEmpty())
        return Page<Event>{};
    const int asked = isResidual(filter, words) ? std::max(kWalked, page.limit + 1) : page.limit + 1;
    Rows rows = walked(filter, words, page, asked);
    if (!rows)
        return rows.error();
    return pageOf(*std::move(rows), filter, page.limit, asked);
}

EventListStore::Rows EventListStore::walked(const EventFilter &filter, const QStringList &words,
                                            const PageRequest &page, int rows) const
{
    const qint64 before = page.after.value_or(kAfterAll);
    if (isByKeys(filter))
        return chosen(filter, words, page, rows);
    if (!words.isEmpty())
        return matching(words, page, rows);
    if (!page.ids.isEmpty())
        return named(page);
    if (!filter.externalId.isEmpty())
        return called(filter.externalId, before);
    if (isDated(filter))
        return starting(filter, before, rows);
    return filter.status.isEmpty() ? newest(before, rows) : ofStatus(filter.status, before, rows);
}

EventListStore::Rows EventListStore::newest(qint64 before, int rows) const
{
    return m_session.all(listColumns() + "event where shop = ? and key < ? order by key desc limit ?", listedEventFrom,
                         m_tenant.shop, before, rows);
}

EventListStore::Rows EventListStore::named(const PageRequest &page) const
{
    return m_session.all(listColumns() + "event where shop = ?" + idClause(page), listedEventFrom, m_tenant.shop,
                         idsOf(page));
}

/// The event with that external id.
EventListStore::Rows EventListStore::called(const QString &externalId, qint64 before) const
{
    return m_session.all(listColumns() + "event where shop = ?" + externalIdClause(externalId) + " and key < ?",
                         listedEventFrom, m_tenant.shop, externalId, before);
}

EventListStore::Rows EventListStore::ofStatus(const QString &status, qint64 before, int rows) const
{
    return m_session.all(listColumns() + "event where shop = ? and status = ? and key < ? order by key desc limit ?",
                         listedEventFrom, m_tenant.shop, status, before, rows);
}

EventListStore::Rows EventListStore::matching(const QStringList &words, const PageRequest &page, int rows) const
{
    const Driver &driver = m_session.driver();
    // Bounded and ordered by the index's column, so that it starts there and needs no sorting.
    return m_session.all(listColumns() + driver.searchFrom("event") + " where shop = ? and found < ?" + idClause(page)
                             + " order by found desc limit ?",
                         listedEventFrom, driver.matchText(words, {eventShopTag(m_tenant)}), m_tenant.shop,
                         page.after.value_or(kAfterAll), idsOf(page), rows);
}

/// Date ranges are narrow in practice (a day, a week), so their keys are read first, from the index alone.
EventListStore::Rows EventListStore::starting(const EventFilter &filter, qint64 before, int rows) const
{
    const auto keys = m_session.all(
        "select key from event where shop = ? and first_start between ? and ? and key < ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, filter.from.value_or(kBeforeAll),
        filter.to.value_or(kAfterAll), before);
    return keys ? newestOf(*keys, before, rows) : Rows(keys.error());
}

/// Few events name a contact or await a follow-up, so their keys are read first.
EventListStore::Rows EventListStore::chosen(const EventFilter &filter, const QStringList &words,
                                            const PageRequest &page, int rows) const
{
    ChosenKeys keys;
    if (!page.ids.isEmpty()) {
        const auto named = TRY(m_session.all(
            "select key from event where shop = ?" + idClause(page), [](const Row &row) { return row.integer(0); },
            m_tenant.shop, idsOf(page)));
        intersect(keys, named);
    }
    if (filter.contactId) {
        const auto named = TRY(EventContactStore(m_session, m_tenant).eventsWith(*filter.contactId));
        intersect(keys, named);
    }
    if (filter.followUpTo) {
        const auto waiting = TRY(m_session.all(
            "select key from event where shop = ? and follow_up_on <= ?", [](const Row &row) { return row.integer(0); },
            m_tenant.shop, dayText(*filter.followUpTo)));
        intersect(keys, waiting);
    }
    if (!words.isEmpty()) {
        const Driver &driver = m_session.driver();
        const auto found = TRY(m_session.all(
            "select event.key from " + driver.searchFrom("event") + " where shop = ?",
            [](const Row &row) { return row.integer(0); }, driver.matchText(words, {eventShopTag(m_tenant)}),
            m_tenant.shop));
        intersect(keys, found);
    }
    return newestOf(keys->values(), page.after.value_or(kAfterAll), rows);
}

EventListStore::Rows EventListStore::newestOf(QList<qint64> keys, qint64 before, int rows) const
{
    keys.removeIf([&](qint64 key) { return key >= before; });
    std::ranges::sort(keys, std::ranges::greater());
    keys.resize(std::min<qsizetype>(keys.size(), rows));
    const Driver &driver = m_session.driver();
    Rows found = m_session.all(listColumns() + "event where shop = ? and key " + driver.amongKeys(), listedEventFrom,
                               m_tenant.shop, driver.keysText(keys));
    if (found)
        std::ranges::sort(*found, std::ranges::greater(), &StoredEvent::key);
    return found;
}

} // namespace stemdesk
