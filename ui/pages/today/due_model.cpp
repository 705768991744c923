#include "ui/pages/today/due_model.h"

#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

DueModel::DueModel(QObject *parent) : MergedTableModel(parent) {}

void DueModel::setToday(const Today &today, const Shop &shop, const QHash<EventId, qint64> &drafts)
{
    const bool isShownOtherwise = m_today != today.day || m_zone != zoneOf(shop) || m_drafts != drafts;
    m_today = today.day;
    m_zone = zoneOf(shop);
    m_drafts = drafts;
    QList<EventToOrder> rows = today.toOrder;
    std::ranges::stable_partition(rows, [this](const EventToOrder &order) { return !isDone(order); });
    setRows(rows); // What is done comes last.
    if (isShownOtherwise)
        announceAll();
}

EventId DueModel::eventAt(const QModelIndex &index) const
{
    return index.isValid() ? rowAt(index.row()).event.id : EventId();
}

int DueModel::lateCount() const
{
    return int(std::ranges::count_if(rows(), [this](const EventToOrder &order) { return order.dueOn < m_today; }));
}

bool DueModel::isDone(const EventToOrder &order) const
{
    return order.orderedAt && m_drafts.value(order.event.id) == 0;
}

DueModel::TonedText DueModel::dueOf(const EventToOrder &order) const
{
    const int days = int(m_today.daysTo(order.dueOn));
    if (days < 0)
        return {tr("%n days late", nullptr, -days), Tone::Warning};
    if (isDone(order))
        return {tr("Ordered"), Tone::Accent};
    if (order.orderedAt)
        return {tr("Ordered · %n draft(s)", nullptr, int(m_drafts.value(order.event.id))), Tone::Warning};
    if (days == 0)
        return {tr("Today"), Tone::Plain};
    return {days == 1 ? tr("Tomorrow") : dayAndMonth(order.dueOn), Tone::Quiet};
}

DueModel::TonedText DueModel::stateOf(const EventToOrder &order) const
{
    if (order.orderedAt)
        return {tr("ordered on %1").arg(dayAndMonth(dayOf(*order.orderedAt, m_zone))), Tone::Quiet};
    return {statusText(order.event.status), statusTone(order.event.status)};
}

/// The note about lines without a supplier; empty if there are none.
QString DueModel::unnamedText(const EventToOrder &order)
{
    if (!order.hasUnnamedSupplier)
        return {};
    return order.suppliers.isEmpty() ? tr("No supplier yet") : tr("some lines without supplier");
}

QString DueModel::suppliersText(const EventToOrder &order)
{
    QStringList names = order.suppliers;
    if (order.hasUnnamedSupplier)
        names += unnamedText(order);
    return QLocale().createSeparatedList(names);
}

QVariant DueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EventToOrder order = rowAt(index.row());
    const QString day = tr("Event on %1").arg(dayAndMonth(eventDay(order.event, m_zone)));
    const QString dueOn = dayAndMonth(order.dueOn);
    switch (role) {
    case Qt::DisplayRole: return order.event.name;
    case Qt::ToolTipRole: return suppliersText(order);
    case Qt::AccessibleTextRole: {
        QStringList parts{order.event.name, tr("order by %1").arg(dueOn)};
        if (const QString due = dueOf(order).text; due != dueOn)
            parts += due;
        return (parts + QStringList{suppliersText(order), day, stateOf(order).text}).join(u", "_s);
    }
    case DueRole: return dueOf(order).text;
    case DueToneRole: return int(dueOf(order).tone);
    case SuppliersRole: return order.suppliers;
    case UnnamedRole: return unnamedText(order);
    case EventDayRole: return day;
    case StateRole: return stateOf(order).text;
    case StateToneRole: return int(stateOf(order).tone);
    default: return {};
    }
}

} // namespace stemdesk::ui
