#include "ui/pages/orders/event_pick_model.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"

#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsAtOnce = 60;

} // namespace

EventPickModel::EventPickModel(UiContext &context, QObject *parent) : QAbstractListModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &EventPickModel::readAgain);
    begin();
    m_rows = nextRows(kEventsAtOnce);
}

void EventPickModel::setRange(Range range)
{
    if (range == m_range)
        return;
    m_range = range;
    reload();
}

void EventPickModel::chooseWeek(QDate monday)
{
    m_range = Range::Week;
    m_week = monday;
    m_words.clear();
    reload();
    while (canFetchMore({}))
        fetchMore({});
    QList<EventId> events;
    for (const Row &row : std::as_const(m_rows)) {
        if (row.event)
            events.append(row.event->id);
    }
    setChosen(events);
}

void EventPickModel::setSearch(const QString &words)
{
    if (words.trimmed() == m_words)
        return;
    m_words = words.trimmed();
    reload();
}

void EventPickModel::setChosen(const QList<EventId> &events)
{
    if (events == m_chosen)
        return;
    m_chosen = events;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

bool EventPickModel::lists(const EventId &event) const
{
    return std::ranges::any_of(m_rows, [&](const Row &row) { return row.event && row.event->id == event; });
}

QDate EventPickModel::today() const
{
    return shopToday(m_context);
}

QDate EventPickModel::thisMonday() const
{
    const QDate now = today();
    return plusDays(now, 1 - now.dayOfWeek());
}

void EventPickModel::begin()
{
    m_walks.clear();
    m_lastMonday.reset();
    EventFilter filter{.q = m_words};
    if (!m_words.isEmpty()) {
        m_walks.push_back({.filter = filter, .request = {.limit = kEventsAtOnce}});
        return;
    }
    const auto beginOf = [zone = zoneOf(m_context.shop)](QDate day) {
        return Instant(day.startOfDay(zone).toMSecsSinceEpoch());
    };
    const Instant midnight = beginOf(today());
    if (m_range == Range::Week) {
        filter.from = beginOf(m_week);
        filter.to = beginOf(plusDays(m_week, 7)) - 1;
        m_walks.push_back({.filter = filter, .request = {.walk = AgendaWalk::SoonestFirst, .limit = kEventsAtOnce}});
        return;
    }
    if (m_range == Range::Past) {
        filter.to = midnight - 1;
        m_walks.push_back({.filter = filter, .request = {.walk = AgendaWalk::LatestFirst, .limit = kEventsAtOnce}});
        return;
    }
    m_walks.push_back({.filter = {}, .request = {.walk = AgendaWalk::Undated, .limit = kEventsAtOnce}});
    filter.from = midnight;
    m_walks.push_front({.filter = filter, .request = {.walk = AgendaWalk::SoonestFirst, .limit = kEventsAtOnce}});
}

void EventPickModel::reload()
{
    beginResetModel();
    begin();
    m_rows = nextRows(kEventsAtOnce);
    endResetModel();
    Q_EMIT listed();
}

/// At least `wanted` rows, unless there are fewer.
QList<EventPickModel::Row> EventPickModel::nextRows(int wanted)
{
    QList<Row> rows;
    while (!m_walks.empty() && rows.size() < wanted) {
        Walk &walk = m_walks.front();
        const Result<AgendaPage> page = m_context.services.agenda.page(walk.filter, walk.request);
        if (!page) {
            m_walks.clear();
            Q_EMIT failed(errorText(page.error()));
            break;
        }
        rows += rowsFrom(page->rows);
        walk.request.after = page->next;
        if (!page->next)
            m_walks.pop_front();
    }
    return rows;
}

QList<EventPickModel::Row> EventPickModel::rowsFrom(const QList<AgendaRow> &agenda)
{
    QList<Row> rows;
    const QTimeZone zone = zoneOf(m_context.shop);
    QList<EventId> ids;
    for (const AgendaRow &listed : agenda)
        ids.append(listed.event.id);
    // Without an answer the database is busy; the next change reads again.
    const auto ordered = m_context.services.savedOrders.orderedAmong(ids).value_or(QSet<EventId>());
    const auto drafts = m_context.services.savedOrders.draftsAmong(ids).value_or(QHash<EventId, qint64>());
    for (const AgendaRow &listed : agenda) {
        const QDate day = eventDay(listed.event, zone);
        const QDate monday = day.isValid() ? plusDays(day, 1 - day.dayOfWeek()) : QDate();
        if (m_lastMonday != monday)
            rows.append({.event = std::nullopt, .monday = monday});
        m_lastMonday = monday;
        rows.append({.event = listed.event,
                     .monday = monday,
                     .isOrdered = ordered.contains(listed.event.id),
                     .drafts = int(drafts.value(listed.event.id))});
    }
    return rows;
}

/// The event's status until its flowers are ordered.
QString EventPickModel::stateText(const Row &row)
{
    if (!row.isOrdered)
        return statusText(row.event->status);
    return row.drafts > 0 ? tr("Ordered · %n draft(s)", nullptr, row.drafts) : tr("Ordered");
}

void EventPickModel::readAgain(const Changes &changes)
{
    for (const Change &change : changes) {
        if (change.resource == Resource::Event && change.action == ChangeAction::Deleted
            && m_chosen.removeOne(EventId(change.id)))
            Q_EMIT chosenChanged();
    }
    if (!concern(changes, {Resource::Event, Resource::Shop, Resource::OrderSheet}))
        return;
    const auto shown = std::max<qsizetype>(m_rows.size(), kEventsAtOnce);
    begin();
    const QList<Row> rows = nextRows(int(shown));
    const auto isSame = [](const Row &a, const Row &b) {
        return a.monday == b.monday && a.event.has_value() == b.event.has_value()
            && (!a.event || a.event->id == b.event->id);
    };
    if (std::ranges::equal(rows, m_rows, isSame)) {
        m_rows = rows;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
    Q_EMIT listed();
}

int EventPickModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool EventPickModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_walks.empty();
}

void EventPickModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<Row> rows = nextRows(1);
    if (rows.isEmpty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
}

/// A week is chosen as a whole, including events that were not read yet.
void EventPickModel::finishWeek(int heading)
{
    const QDate monday = m_rows.at(heading).monday;
    while (m_rows.constLast().monday == monday && canFetchMore({}))
        fetchMore({});
}

/// The event of a row, or those under a heading.
QList<EventId> EventPickModel::eventsOf(const QModelIndex &index) const
{
    if (m_rows.at(index.row()).event)
        return {m_rows.at(index.row()).event->id};
    QList<EventId> events;
    for (int row = index.row() + 1; row < int(m_rows.size()) && m_rows.at(row).event; ++row)
        events.append(m_rows.at(row).event->id);
    return events;
}

Qt::CheckState EventPickModel::checkState(const QModelIndex &index) const
{
    const QList<EventId> events = eventsOf(index);
    const auto count = std::ranges::count_if(events, [this](const EventId &id) { return m_chosen.contains(id); });
    if (count == 0)
        return Qt::Unchecked;
    return count == events.size() ? Qt::Checked : Qt::PartiallyChecked;
}

QString EventPickModel::weekText(QDate monday) const
{
    if (!monday.isValid())
        return tr("No date yet");
    const qint64 weeks = thisMonday().daysTo(monday) / 7;
    if (weeks == 0)
        return tr("This week");
    if (weeks == 1)
        return tr("Next week");
    return tr("Week of %1").arg(dayAndMonth(monday));
}

QVariant EventPickModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (role == IsWeekRole)
        return !row.event;
    if (role == Qt::CheckStateRole)
        return checkState(index);
    if (!row.event)
        return role == Qt::DisplayRole ? QVariant(weekText(row.monday)) : QVariant();
    const QDate day = eventDay(*row.event, zoneOf(m_context.shop));
    const QString dayText = day.isValid() ? mediumDate(day) : tr("no date yet");
    switch (role) {
    case Qt::DisplayRole: return row.event->name;
    case Qt::ToolTipRole: return u"%1\n%2 · %3"_s.arg(row.event->name, dayText, stateText(row));
    case Qt::AccessibleTextRole: return u"%1, %2, %3"_s.arg(row.event->name, dayText, stateText(row));
    case DayRole: return day.isValid() && day.year() == today().year() ? dayAndMonth(day) : dayText;
    case StatusRole: return stateText(row);
    case StatusToneRole: return int(row.isOrdered ? Tone::Accent : statusTone(row.event->status));
    default: return {};
    }
}

bool EventPickModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    if (!m_rows.at(index.row()).event)
        finishWeek(index.row());
    QList<EventId> chosen = m_chosen;
    for (const EventId &id : eventsOf(index)) {
        chosen.removeOne(id);
        if (value.value<Qt::CheckState>() == Qt::Checked)
            chosen.append(id);
    }
    setChosen(chosen);
    return true;
}

Qt::ItemFlags EventPickModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

} // namespace stemdesk::ui
