#include "ui/pages/events/event_filters.h"

#include "core/domain/events/event.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/event_words.h"

#include <QMenu>

namespace stemdesk::ui {

namespace {

QString rangeText(EventRange range)
{
    switch (range) {
    case EventRange::Upcoming: return EventFilters::tr("Upcoming");
    case EventRange::Past: return EventFilters::tr("Past");
    case EventRange::All: return EventFilters::tr("All dates");
    }
    return {};
}

/// Shows the chosen value, which can be cleared, or `label` without one.
void show(Chip &chip, const QString &label, const QString &chosen)
{
    const bool isChosen = !chosen.isEmpty();
    chip.setText(isChosen ? chosen : label);
    chip.setAccessibleName(isChosen ? EventFilters::tr("%1: %2").arg(label, chosen) : label);
    chip.setActive(isChosen);
    chip.setRemovable(isChosen);
}

} // namespace

EventFilters::EventFilters(ChipRow &row, QObject *parent) : QObject(parent)
{
    buildRange(row);
    buildStatus(row);
}

void EventFilters::buildRange(ChipRow &row)
{
    m_rangeChip = row.addChip(rangeText(m_range));
    auto *menu = new QMenu(m_rangeChip);
    menu->setAccessibleName(tr("Dates"));
    m_rangeChip->setMenu(menu);
    for (const EventRange range : {EventRange::Upcoming, EventRange::Past, EventRange::All})
        menu->addAction(rangeText(range), this, [this, range] { setRange(range); });
    connect(m_rangeChip, &Chip::removed, this, [this] { setRange(EventRange::Upcoming); });
}

void EventFilters::buildStatus(ChipRow &row)
{
    m_statusChip = row.addChip(tr("Status"));
    auto *menu = new QMenu(m_statusChip);
    menu->setAccessibleName(tr("Status"));
    m_statusChip->setMenu(menu);
    for (const std::string_view known : kEventStatuses) {
        const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
        menu->addAction(statusText(status), this, [this, status] { setStatus(status); });
    }
    connect(m_statusChip, &Chip::removed, this, [this] { setStatus({}); });
}

void EventFilters::setRange(EventRange range)
{
    if (range == m_range)
        return;
    m_range = range;
    showRange();
    Q_EMIT changed();
}

void EventFilters::setSearching(bool isSearching)
{
    m_isSearching = isSearching;
    m_rangeChip->setEnabled(!isSearching);
    setTip(*m_rangeChip, isSearching ? tr("A search looks at all dates") : QString());
    showRange();
}

void EventFilters::showRange()
{
    const EventRange shown = m_isSearching ? EventRange::All : m_range;
    show(*m_rangeChip, rangeText(EventRange::Upcoming), shown == EventRange::Upcoming ? QString() : rangeText(shown));
    if (m_isSearching)
        m_rangeChip->setRemovable(false);
}

void EventFilters::setStatus(const QString &status)
{
    if (status == m_status)
        return;
    m_status = status;
    show(*m_statusChip, tr("Status"), status.isEmpty() ? QString() : statusText(status));
    Q_EMIT changed();
}

void EventFilters::setRangeVisible(bool isVisible)
{
    m_rangeChip->setVisible(isVisible);
}

} // namespace stemdesk::ui
