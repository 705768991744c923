#include "ui/pages/events/month_model.h"

#include "core/base/day.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/today_service.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kDays = 7;
constexpr int kMonthEventsAtOnce = 500;

QDate firstOfWeek(QDate day)
{
    const int back = (day.dayOfWeek() - int(QLocale().firstDayOfWeek()) + kDays) % kDays;
    return plusDays(day, -back);
}

} // namespace

MonthModel::MonthModel(UiContext &context, QObject *parent) : QAbstractTableModel(parent), m_context(context)
{
    setMonth(today());
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &MonthModel::onGathered);
}

QDate MonthModel::today() const
{
    return shopToday(m_context);
}

void MonthModel::setMonth(QDate day)
{
    const QDate month(day.year(), day.month(), 1);
    if (!month.isValid() || month == m_month)
        return;
    beginResetModel();
    m_month = month;
    m_first = firstOfWeek(month);
    const QDate last = plusDays(plusMonths(month, 1), -1);
    m_weeks = int(m_first.daysTo(last)) / kDays + 1;
    m_events.clear();
    m_isStale = true;
    if (m_isLive)
        m_events = readDays();
    endResetModel();
    Q_EMIT listed();
}

void MonthModel::setFilter(EventsFilter filter)
{
    filter.range = EventRange::All;
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_isStale = true;
    if (m_isLive)
        read();
}

void MonthModel::setLive(bool isLive)
{
    m_isLive = isLive;
    if (isLive && m_isStale)
        read();
}

void MonthModel::read()
{
    const auto late = m_late;
    Days days = readDays();
    if (m_hasFailed)
        return; // Keeps the days; the next change reads again.
    if (days != m_events || late != m_late) {
        m_events = std::move(days);
        Q_EMIT dataChanged(index(0, 0), index(m_weeks - 1, kDays - 1));
    }
    Q_EMIT listed();
}

MonthModel::Days MonthModel::readDays()
{
    m_isStale = false;
    const bool hadFailed = std::exchange(m_hasFailed, false);
    const QTimeZone zone = zoneOf(m_context.shop);
    const auto start = [&](QDate day) { return day.startOfDay(zone).toMSecsSinceEpoch(); };
    const EventFilter filter{.q = m_filter.words,
                             .status = m_filter.status,
                             .from = start(m_first),
                             .to = start(plusDays(m_first, qint64(m_weeks) * kDays)) - 1};
    AgendaRequest request{.walk = AgendaWalk::SoonestFirst, .limit = kMonthEventsAtOnce, .withBudgets = false};
    Days days;
    do {
        const Result<AgendaPage> page = m_context.services.agenda.page(filter, request);
        if (!page) {
            m_hasFailed = true;
            Q_EMIT failed(errorText(page.error()));
            return days;
        }
        for (const AgendaRow &row : page->rows) {
            if (const QDate day = eventDay(row.event, zone); day.isValid()) // A search also finds undated events.
                days[day].append(row.event);
        }
        request.after = page->next;
    } while (request.after);
    if (hadFailed)
        Q_EMIT failed({});
    for (QList<Event> &events : days)
        std::ranges::stable_sort(events, {}, [](const Event &event) { return firstStart(event).value_or(0); });
    m_words = CatalogueWords::readLooks(m_context.services);
    readLate();
    return days;
}

/// The same events that Today lists as late.
void MonthModel::readLate()
{
    const Shop &shop = m_context.shop;
    const auto today = m_context.services.today.read({.zone = zoneOf(shop), .orderDaysBefore = shop.orderDaysBefore});
    if (!today)
        return; // The next change reads again.
    m_late.clear();
    for (const EventToOrder &order : today->toOrder) {
        if (order.dueOn < today->day)
            m_late.insert(order.event.id, int(order.dueOn.daysTo(today->day)));
    }
}

QString MonthModel::hourOf(const Event &event) const
{
    const auto start = firstStart(event);
    return start ? clockText(QDateTime::fromMSecsSinceEpoch(*start, zoneOf(m_context.shop)).time()) : QString();
}

QList<QColor> MonthModel::paletteOf(const Event &event) const
{
    return m_words.looks(event.colourScheme.value_or(QStringList()));
}

QString MonthModel::lateText(const EventId &id) const
{
    const int days = m_late.value(id);
    return days > 0 ? tr("Order %n days late", nullptr, days) : QString();
}

void MonthModel::onGathered(const Changes &changes)
{
    if (!concern(changes, {Resource::Event, Resource::Shop, Resource::Colour, Resource::OrderSheet}))
        return;
    m_isStale = true;
    if (m_isLive)
        read();
}

QDate MonthModel::dayAt(const QModelIndex &index) const
{
    return index.isValid() ? plusDays(m_first, qint64(index.row()) * kDays + index.column()) : QDate();
}

QModelIndex MonthModel::indexOf(QDate day) const
{
    const qint64 place = m_first.daysTo(day);
    return place < 0 ? QModelIndex() : index(int(place / kDays), int(place % kDays));
}

int MonthModel::eventsInMonth() const
{
    int count = 0;
    for (auto day = m_events.cbegin(); day != m_events.cend(); ++day) {
        if (day.key().month() == m_month.month())
            count += int(day->size());
    }
    return count;
}

int MonthModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_weeks;
}

int MonthModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kDays;
}

/// The first day of each part that is of another month.
bool MonthModel::isNamed(QDate day) const
{
    return day.month() != m_month.month() && (day == m_first || day.day() == 1);
}

QString MonthModel::spoken(QDate day) const
{
    QStringList parts{QLocale().toString(day, QLocale::LongFormat)};
    if (day == today())
        parts << tr("today");
    for (const Event &event : eventsOn(day)) {
        parts << tr("%1 (%2)").arg(event.name, statusText(event.status));
        if (const QString late = lateText(event.id); !late.isEmpty())
            parts << late;
    }
    return parts.join(u", "_s);
}

QVariant MonthModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QDate day = dayAt(index);
    switch (role) {
    case Qt::DisplayRole: return isNamed(day) ? shortDayAndMonth(day) : QLocale().toString(day.day());
    case Qt::AccessibleTextRole: return spoken(day);
    default: return {};
    }
}

QVariant MonthModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return QLocale().standaloneDayName(plusDays(m_first, section).dayOfWeek(), QLocale::ShortFormat);
}

} // namespace stemdesk::ui
