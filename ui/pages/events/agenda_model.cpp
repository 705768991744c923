#include "ui/pages/events/agenda_model.h"

#include "core/services/services.h"
#include "ui/error_text.h"
#include "ui/event_words.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

bool isShown(const Change &change)
{
    return change.resource == Resource::Event || change.resource == Resource::Shop;
}

} // namespace

AgendaModel::AgendaModel(UiContext &context, const Reading &reading, QObject *parent)
    : QAbstractTableModel(parent), m_context(context), m_reading(reading)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &AgendaModel::onGathered);
}

void AgendaModel::setFilter(const EventsFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_isNew = true;
    if (m_isLive)
        reload();
}

void AgendaModel::setLive(bool isLive)
{
    m_isLive = isLive;
    if (!isLive)
        return;
    if (m_isNew)
        reload();
    else if (m_isStale)
        readAgain();
}

Instant AgendaModel::startOfToday() const
{
    const QTimeZone zone = zoneOf(m_context.shop);
    return dayOf(m_context.services.context.now(), zone).startOfDay(zone).toMSecsSinceEpoch();
}

void AgendaModel::addWalk(AgendaWalk walk, const EventFilter &filter)
{
    m_walks.push_back(
        {.filter = filter, .request = {.walk = walk, .limit = m_reading.page, .withBudgets = m_reading.withBudgets}});
}

void AgendaModel::begin()
{
    m_walks.clear();
    const EventRange range = m_filter.range;
    EventFilter filter{.q = m_filter.words, .status = m_filter.status};
    if (!m_filter.words.isEmpty()) {
        addWalk(AgendaWalk::LatestFirst, filter);
        return;
    }
    if (range != EventRange::Past)
        addWalk(AgendaWalk::Undated, filter);
    if (range == EventRange::Upcoming)
        filter.from = startOfToday();
    if (range == EventRange::Past)
        filter.to = startOfToday() - 1;
    addWalk(range == EventRange::Upcoming ? AgendaWalk::SoonestFirst : AgendaWalk::LatestFirst, filter);
}

/// At least `wanted` rows, unless there are fewer.
QList<AgendaRow> AgendaModel::nextRows(int wanted)
{
    QList<AgendaRow> rows;
    const bool hadFailed = std::exchange(m_hasFailed, false);
    while (!m_walks.empty() && rows.size() < wanted) {
        Walk &walk = m_walks.front();
        const Result<AgendaPage> page = readAgenda(m_context.services.context, walk.filter, walk.request);
        if (!page) {
            m_walks.clear();
            m_hasFailed = true;
            Q_EMIT failed(errorText(page.error()));
            break;
        }
        rows += page->rows;
        walk.request.after = page->next;
        if (!page->next)
            m_walks.pop_front();
    }
    if (hadFailed && !m_hasFailed)
        Q_EMIT failed({});
    return rows;
}

void AgendaModel::reload()
{
    m_isNew = m_isStale = false;
    beginResetModel();
    begin();
    m_rows = nextRows(m_reading.page);
    endResetModel();
    Q_EMIT listed();
}

bool AgendaModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_isLive && !m_walks.empty();
}

void AgendaModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<AgendaRow> rows = nextRows(1);
    if (!rows.isEmpty()) {
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
        m_rows += rows;
        endInsertRows();
    }
    Q_EMIT listed();
}

void AgendaModel::onGathered(const Changes &changes)
{
    if (std::ranges::none_of(changes, isShown))
        return;
    m_isStale = true;
    if (m_isLive)
        readAgain();
}

/// Reads as many rows as are shown again and changes what differs, so that selection and scroll stay.
void AgendaModel::readAgain()
{
    m_isStale = false;
    begin();
    const auto shown = std::max<qsizetype>(m_rows.size(), m_reading.page);
    const QList<AgendaRow> rows = nextRows(int(shown));
    if (m_hasFailed)
        return; // The rows stay as they were; the next change reads again.
    syncRows(rows);
    Q_EMIT listed();
}

void AgendaModel::syncRows(const QList<AgendaRow> &rows)
{
    const auto idOf = [](const AgendaRow &row) { return row.event.id; };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (std::ranges::find(rows, m_rows.at(row).event.id, idOf) != rows.cend())
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const AgendaRow &now = rows.at(row);
        const int from = indexOf(now.event.id).row();
        if (from < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, now);
            endInsertRows();
        } else if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_rows.move(from, row);
            endMoveRows();
        }
        if (m_rows.at(row) == now)
            continue;
        m_rows[row] = now;
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

QModelIndex AgendaModel::indexOf(const EventId &id) const
{
    const auto row = std::ranges::find(m_rows, id, [](const AgendaRow &listed) { return listed.event.id; });
    return row == m_rows.cend() ? QModelIndex() : index(int(row - m_rows.cbegin()), 0);
}

int AgendaModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

} // namespace stemdesk::ui
