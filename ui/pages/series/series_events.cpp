#include "ui/pages/series/series_events.h"

#include "core/domain/series/occurrence_copy.h"
#include "core/services/services.h"
#include "ui/widgets/button.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kEventsShown = 20;

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
    const Shop shop = TRY(services.settings.shop());
    found.events = TRY(services.series.occurrences(series.id));
    found.events.removeIf([&](const Event &event) { return dayOfOccurrence(event, zoneOf(shop)) < today; });
    found.events.resize(std::min(found.events.size(), kEventsShown));
    return found;
}

void SeriesEvents::addTemplate(const Event &event, qsizetype place, bool isOnly)
{
    QHBoxLayout *line = addLink(event.name, [this, id = event.id] { Q_EMIT eventChosen(id); });
    if (isOnly)
        return;
    auto *remove = new IconButton(u"close"_s, tr("Take %1 out of the rota").arg(event.name));
    connect(remove, &QAbstractButton::clicked, this, [this, place] { Q_EMIT templateRemoved(place); });
    line->addWidget(remove);
}

void SeriesEvents::addEvent(const Event &event)
{
    addLink(mediumDate(dayOfOccurrence(event, zoneOf(m_context.shop))),
            [this, id = event.id] { Q_EMIT eventChosen(id); });
    QStringList said{statusText(event.status)};
    if (event.name != m_series.name)
        said.prepend(event.name);
    if (event.occurrence && event.occurrence->isDetached)
        said += tr("changed on its own");
    addBelow(said.join(u" · "_s));
}

void SeriesEvents::show(const Found &found)
{
    rebuild([&] {
        addCaption(found.templates.size() > 1 ? tr("Copied in turn") : tr("Copied"));
        for (qsizetype place = 0; place < found.templates.size(); ++place)
            addTemplate(found.templates.at(place), place, found.templates.size() == 1);
        addCaption(tr("From today on"));
        for (const Event &event : found.events)
            addEvent(event);
        if (found.events.isEmpty())
            addNote(tr("No events yet."));
    });
}

} // namespace stemdesk::ui
