#include "ui/pages/today/coming_model.h"

#include "core/base/day.h"
#include "core/domain/shops/shop.h"
#include "core/services/today_service.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QDate mondayOf(QDate day)
{
    return plusDays(day, 1 - day.dayOfWeek());
}

const QString &venueOf(const Event &event)
{
    return event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress;
}

} // namespace

QString shortDay(QDate day)
{
    const QLocale locale;
    const bool isMonthFirst = locale.dateFormat(QLocale::ShortFormat).startsWith(u'M');
    const bool isOrdinal = locale.dateFormat(QLocale::LongFormat).contains("d."_L1); // "21. März"
    return locale.toString(day, isMonthFirst ? u"MMM d"_s : isOrdinal ? u"d. MMM"_s : u"d MMM"_s);
}

ComingModel::ComingModel(QObject *parent) : MergedTableModel(parent) {}

void ComingModel::setToday(const Today &today, const Shop &shop, const CatalogueWords &words)
{
    const auto columns = std::pair(m_statuses, m_mostColours);
    bool isShownOtherwise = m_today != today.day || m_currency != shop.currency || m_zone != zoneOf(shop);
    m_today = today.day;
    m_currency = shop.currency;
    m_zone = zoneOf(shop);
    QList<ComingRow> rows;
    QDate lastDay;
    m_statuses.clear();
    m_mostColours = 0;
    for (const Event &event : today.coming) {
        if (const QString status = statusText(event.status); !m_statuses.contains(status))
            m_statuses += status;
        const QDate day = eventDay(event, m_zone);
        if (rows.isEmpty() || rows.constLast().week != mondayOf(day))
            rows.append({.week = mondayOf(day), .event = {}, .palette = {}});
        rows.append({.week = mondayOf(day),
                     .event = event,
                     .isFirstOfDay = day != lastDay,
                     .palette = words.looks(event.colourScheme.value_or(QStringList()))});
        m_mostColours = std::max(m_mostColours, int(rows.constLast().palette.size()));
        lastDay = day;
    }
    isShownOtherwise |= columns != std::pair(m_statuses, m_mostColours);
    setRows(rows);
    if (isShownOtherwise)
        announceAll();
}

std::optional<Event> ComingModel::eventAt(const QModelIndex &index) const
{
    return index.isValid() ? rowAt(index.row()).event : std::nullopt;
}

std::pair<QDate, EventId> ComingModel::keyOf(const ComingRow &row) const
{
    return row.event ? std::make_pair(QDate(), row.event->id) : std::make_pair(row.week, EventId());
}

Qt::ItemFlags ComingModel::flags(const QModelIndex &index) const
{
    const bool isHeading = index.isValid() && !eventAt(index);
    return isHeading ? Qt::ItemNeverHasChildren : MergedTableModel::flags(index);
}

QString ComingModel::weekText(QDate monday) const
{
    const qint64 weeks = mondayOf(m_today).daysTo(monday) / 7;
    if (weeks == 0)
        return tr("This week");
    return weeks == 1 ? tr("Next week") : tr("Week of %1").arg(dayAndMonth(monday));
}

QString ComingModel::weekdayText(QDate day) const
{
    const qint64 days = m_today.daysTo(day);
    if (days == 0)
        return tr("Today");
    return days == 1 ? tr("Tomorrow") : QLocale().toString(day, u"ddd"_s);
}

QString ComingModel::detailsText(const Event &event, const QString &guests, const QString &place) const
{
    QStringList parts;
    if (const auto start = firstStart(event))
        parts += clockText(QDateTime::fromMSecsSinceEpoch(*start, m_zone).time());
    if (!guests.isEmpty())
        parts += guests;
    // Last, because it is long: half an address is useful, half a number is not.
    if (!place.isEmpty())
        parts += place;
    return parts.join(u" · "_s);
}

/// The row's text for screen readers.
QString ComingModel::spokenText(const ComingRow &row) const
{
    QStringList parts{longDate(eventDay(*row.event, m_zone)), row.event->name, eventData(row, DetailsRole).toString(),
                      statusText(row.event->status), eventData(row, PriceRole).toString()};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant ComingModel::eventData(const ComingRow &row, int role) const
{
    const Event &event = *row.event;
    const QDate day = eventDay(event, m_zone);
    switch (role) {
    case Qt::DisplayRole: return event.name;
    case Qt::AccessibleTextRole: return spokenText(row);
    case WeekdayRole: return row.isFirstOfDay ? weekdayText(day) : QString();
    case DayRole: return row.isFirstOfDay ? shortDay(day) : QString();
    case DetailsRole: return detailsText(event, guestsText(event), oneLine(venueOf(event)));
    case ShortDetailsRole: return detailsText(event, guestsText(event), placeName(venueOf(event)));
    case ShortestDetailsRole: return detailsText(event, {}, placeName(venueOf(event)));
    case StatusRole: return statusText(event.status);
    case StatusesRole: return m_statuses;
    case MostColoursRole: return m_mostColours;
    case StatusToneRole: return int(statusTone(event.status));
    case PriceRole: return event.itemsCount > 0 ? moneyText(event.totals.customerPriceIncTax, m_currency) : QString();
    case IsTodayRole: return day == m_today;
    case SwatchesRole: return QVariant::fromValue(row.palette);
    default: return {};
    }
}

QVariant ComingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComingRow row = rowAt(index.row());
    if (role == IsWeekRole)
        return !row.event;
    if (row.event)
        return eventData(row, role);
    return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? weekText(row.week) : QVariant();
}

} // namespace stemdesk::ui
