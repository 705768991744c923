#include "ui/pages/series/series_events.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/domain/series/series_days.h"
#include "core/services/services.h"
#include "ui/pages/series/series_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QHash>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kEventsShown = 20;

/// Those whose day is skipped, or no day of the rule any more: a series deletes only what nobody has worked on.
QSet<EventId> leftOutOf(const Series &series, const QList<Event> &events)
{
    QHash<QDate, EventId> made;
    for (const Event &event : events) {
        if (event.occurrence && event.occurrence->seriesId == series.id)
            made.insert(event.occurrence->on, event.id);
    }
    const QList<QDate> days = made.keys();
    if (days.isEmpty())
        return {};
    const auto [first, last] = std::ranges::minmax(days);
    for (const SeriesDay &day : seriesDays(series, first, last))
        made.remove(day.on);
    const QList<EventId> leftOut = made.values();
    return {leftOut.cbegin(), leftOut.cend()};
}

/// Skipped days from `today` on that are none of the series' days, so that skipping them does nothing.
QString idleSkips(const Series &series, QDate today)
{
    QStringList days;
    for (const QString &skip : skipsOutside(series)) {
        if (const auto day = stemdesk::dayFrom(skip); day && *day >= today)
            days += mediumDate(*day);
    }
    return days.join(u"; "_s);
}

} // namespace

SeriesEvents::SeriesEvents(UiContext &context, QWidget *parent)
    : LinkList(parent), m_context(context), m_lookup(context)
{}

void SeriesEvents::setSeries(const Series &series)
{
    if (series == m_series)
        return;
    if (series.id != m_series.id)
        show({});
    m_series = series;
    refresh();
}

void SeriesEvents::refresh()
{
    m_lookup.forget();
    if (m_series.id.isNull())
        return;
    m_lookup.ask([series = m_series,
                  today = shopToday(m_context)](ShopServices &services) { return find(services, series, today); },
                 [this](const Result<Found> &found) {
                     if (found)
                         show(*found);
                 });
}

Result<SeriesEvents::Found> SeriesEvents::find(ShopServices &services, const Series &series, QDate today)
{
    Found found;
    for (const EventId &id : rotaOf(series)) {
        const auto event = services.events.find(id, {.heavy = false, .groups = false, .prices = false});
        if (!event && event.error().kind != Error::Kind::NotFound)
            return event.error();
        found.templates += event.value_or(Event{.id = id});
    }
    found.events = TRY(eventsAhead(services, series, today));
    found.events.resize(std::min(found.events.size(), kEventsShown));
    found.leftOut = leftOutOf(series, found.events);
    found.idleSkips = idleSkips(series, today);
    return found;
}

void SeriesEvents::addTemplate(const Event &event, qsizetype place, bool isOnly)
{
    QHBoxLayout *line = addLink(event.name, [this, id = event.id] { Q_EMIT eventChosen(id); });
    if (isOnly)
        return;
    auto *remove = new IconButton(u"close"_s, tr("Remove %1 from the templates").arg(event.name));
    connect(remove, &QAbstractButton::clicked, this, [this, place] { Q_EMIT templateRemoved(place); });
    line->addWidget(remove);
}

void SeriesEvents::addEvent(const Event &event, bool isLeftOut)
{
    QHBoxLayout *line = addLink(
        mediumDate(dayOfOccurrence(event, zoneOf(m_context.shop))), [this, id = event.id] { Q_EMIT eventChosen(id); },
        {}, TextStyle::Body);
    auto *price = new TextLabel({}, TextStyle::Body);
    price->setFigure(tr("Price incl. tax"), moneyText(event.totals.customerPriceIncTax, m_context.shop.currency));
    line->addWidget(new StatusChip(statusText(event.status), statusTone(event.status)));
    line->addSpacing(metric::kSpace8); // Twice as much, so that the price is not read as part of the status.
    line->addWidget(price);
    QStringList said;
    if (event.name != m_series.name)
        said += event.name;
    if (event.occurrence && event.occurrence->isDetached)
        said += tr("changed on its own");
    if (isLeftOut)
        said += tr("kept");
    if (!said.isEmpty())
        addBelow(said.join(u" · "_s));
}

void SeriesEvents::show(const Found &found)
{
    rebuild([&] {
        addCaption(tr("Next dates"));
        for (const Event &event : found.events)
            addEvent(event, found.leftOut.contains(event.id));
        if (found.events.isEmpty())
            addNote(tr("No events yet."));
        if (!found.leftOut.isEmpty())
            addNote(
                tr("“Kept” are dates that the series leaves out, but that were changed, ordered, quoted, invoiced or "
                   "paid."),
                metric::kSpace8);
        if (!found.idleSkips.isEmpty())
            addNote(tr("Skipped, but not a day of the series: %1.").arg(found.idleSkips), metric::kSpace8);
        if (m_series.isActive() && m_series.nextOn)
            addNote(tr("To be created next: %1").arg(mediumDate(*m_series.nextOn)), metric::kSpace8);
        addCaption(found.templates.size() > 1 ? tr("Templates, in turn") : tr("Template"));
        for (qsizetype place = 0; place < found.templates.size(); ++place)
            addTemplate(found.templates.at(place), place, found.templates.size() == 1);
    });
}

} // namespace stemdesk::ui
