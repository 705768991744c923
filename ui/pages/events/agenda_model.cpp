#include "ui/pages/events/agenda_model.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kFurtherRows = 200; // Read together once the user scrolls beyond the first page.

bool showsInAgenda(const Change &change)
{
    return change.resource == Resource::Event || change.resource == Resource::Shop;
}

} // namespace

AgendaModel::AgendaModel(UiContext &context, const Reading &reading, QObject *parent)
    : ColumnTableModel(parent), m_context(context), m_how(reading), m_reading(context), m_paging(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &AgendaModel::onGathered);
}

void AgendaModel::setFilter(const EventsFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_isStale = true;
    if (m_isLive)
        read();
}

void AgendaModel::setLive(bool isLive)
{
    m_isLive = isLive;
    if (isLive && m_isStale)
        read();
}

Instant AgendaModel::startOfToday() const
{
    const QTimeZone zone = zoneOf(m_context.shop);
    return dayOf(m_context.services.now(), zone).startOfDay(zone).toMSecsSinceEpoch();
}

AgendaModel::Walk AgendaModel::walkFrom(AgendaWalk walk, const EventFilter &filter) const
{
    return {
        .filter = filter,
        .request = {
            .walk = walk, .limit = m_how.page, .withBudgets = m_how.withBudgets, .withBalances = m_how.withBalances}};
}

AgendaModel::Walks AgendaModel::walksOf(const EventsFilter &wanted) const
{
    EventFilter filter{.q = wanted.words, .status = wanted.status};
    if (!wanted.words.isEmpty())
        return {walkFrom(AgendaWalk::LatestFirst, filter)};
    Walks walks;
    if (wanted.range != EventRange::Past)
        walks.push_back(walkFrom(AgendaWalk::Undated, filter));
    if (wanted.range == EventRange::Upcoming)
        filter.from = startOfToday();
    if (wanted.range == EventRange::Past)
        filter.to = startOfToday() - 1;
    walks.push_back(
        walkFrom(wanted.range == EventRange::Upcoming ? AgendaWalk::SoonestFirst : AgendaWalk::LatestFirst, filter));
    return walks;
}

/// At least `wanted` rows, unless there are fewer. Runs on either thread.
Result<AgendaModel::Part> AgendaModel::partOf(const ShopServices &services, Walks walks, qsizetype wanted)
{
    Part part{.rows = {}, .walks = std::move(walks)};
    QHash<EventId, bool> met;
    while (!part.walks.empty() && part.rows.size() < wanted) {
        Walk &walk = part.walks.front();
        const AgendaPage page = TRY(services.agenda.page(walk.filter, walk.request));
        for (const AgendaRow &row : page.rows) { // An event that got a date between two walks is found by both.
            if (!std::exchange(met[row.event.id], true))
                part.rows += row;
        }
        walk.request.after = page.next;
        if (!page.next)
            part.walks.pop_front();
    }
    return part;
}

/// From the start: if the list is already shown, as many rows as there are, so that selection and scroll position stay.
void AgendaModel::read()
{
    m_isStale = false;
    if (m_paging.isWaiting()) { // It would continue the previous list.
        m_paging.forget();
        m_wantsMore = true;
    }
    const bool showsInAgenda = m_hasRead && m_filter == m_shown;
    const qsizetype wanted = showsInAgenda ? std::max<qsizetype>(m_rows.size(), m_how.page) : m_how.page;
    const auto work = [walks = walksOf(m_filter), wanted](ShopServices &services) {
        return partOf(services, walks, wanted);
    };
    if (m_filter.words.isEmpty() && wanted <= m_how.page) { // Fast enough for this thread.
        m_reading.forget();
        show(m_filter, work(m_context.services));
        return;
    }
    m_reading.ask(work, [this, filter = m_filter](Result<Part> part) { show(filter, std::move(part)); });
}

void AgendaModel::notifyFailure(const Result<Part> &part)
{
    if (!part)
        Q_EMIT failed(errorText(part.error()));
    else if (m_hasFailed)
        Q_EMIT failed({});
    m_hasFailed = !part;
}

void AgendaModel::show(const EventsFilter &filter, Result<Part> part)
{
    const bool isOther = !m_hasRead || filter != m_shown;
    notifyFailure(part);
    if (!part && !isOther)
        return; // The rows stay as they were; the next change reads again.
    Part read = part ? *std::move(part) : Part();
    m_hasRead = true;
    m_shown = filter;
    m_walks = std::move(read.walks);
    if (isOther) {
        m_wantsMore = false;
        beginResetModel();
        m_rows = std::move(read.rows);
        endResetModel();
    } else {
        syncRows(read.rows);
    }
    Q_EMIT listed();
    if (std::exchange(m_wantsMore, false))
        fetchMore({});
}

bool AgendaModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_isLive && !m_walks.empty();
}

void AgendaModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_paging.isWaiting())
        return;
    if (m_reading.isWaiting()) {
        m_wantsMore = true;
        return;
    }
    m_paging.ask([walks = m_walks](ShopServices &services) { return partOf(services, walks, kFurtherRows); },
                 [this](Result<Part> part) { append(std::move(part)); });
}

void AgendaModel::append(Result<Part> part)
{
    notifyFailure(part);
    m_walks = part ? std::move(part->walks) : Walks();
    if (part)
        part->rows.removeIf([this](const AgendaRow &row) { return indexOf(row.event.id).isValid(); });
    if (part && !part->rows.isEmpty()) {
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + part->rows.size()) - 1);
        m_rows += part->rows;
        endInsertRows();
    }
    Q_EMIT listed();
}

void AgendaModel::onGathered(const Changes &changes)
{
    if (std::ranges::none_of(changes, showsInAgenda))
        return;
    m_isStale = true;
    if (m_isLive)
        read();
}

void AgendaModel::syncRows(const QList<AgendaRow> &rows)
{
    QSet<EventId> stay;
    for (const AgendaRow &row : rows)
        stay += row.event.id;
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (stay.contains(m_rows.at(row).event.id))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const AgendaRow &now = rows.at(row);
        const bool isInPlace = row < m_rows.size() && m_rows.at(row).event.id == now.event.id;
        const int from = isInPlace ? row : indexOf(now.event.id).row();
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
