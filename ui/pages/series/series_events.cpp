#include "ui/pages/series/series_events.h"

#include "core/domain/series/occurrence_copy.h"
#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/status_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qsizetype kEventsShown = 20;

} // namespace

SeriesEvents::SeriesEvents(UiContext &context, QWidget *parent) : QWidget(parent), m_context(context), m_lookup(context)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

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

QWidget *SeriesEvents::makeTemplate(const Event &event, qsizetype place, bool isOnly)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto *open = new FlushLink(event.name);
    connect(open, &QAbstractButton::clicked, this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    line->addWidget(open);
    line->addStretch(1);
    if (isOnly)
        return row;
    auto *remove = new IconButton(u"close"_s, tr("Take %1 out of the rota").arg(event.name));
    connect(remove, &QAbstractButton::clicked, this, [this, place] { Q_EMIT templateRemoved(place); });
    line->addWidget(remove);
    return row;
}

QWidget *SeriesEvents::makeEvent(const Event &event)
{
    auto *row = new QWidget;
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, kSpace4);
    lines->setSpacing(0);
    auto *open = new FlushLink(mediumDate(dayOfOccurrence(event, zoneOf(m_context.shop))));
    connect(open, &QAbstractButton::clicked, this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    auto *first = new QHBoxLayout;
    first->addWidget(open);
    first->addStretch(1);
    lines->addLayout(first);
    QStringList said{event.name, statusText(event.status)};
    if (event.occurrence && event.occurrence->isDetached)
        said += tr("changed on its own");
    lines->addWidget(new TextLabel(said.join(u" · "_s), TextStyle::Small, Tone::Quiet));
    return row;
}

void SeriesEvents::show(const Found &found)
{
    const KeptPlace kept(this);
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    column->addWidget(new TextLabel(found.templates.size() > 1 ? tr("Copied in turn") : tr("Copied"),
                                    TextStyle::Caption, Tone::Quiet));
    for (qsizetype place = 0; place < found.templates.size(); ++place)
        column->addWidget(makeTemplate(found.templates.at(place), place, found.templates.size() == 1));
    column->addWidget(new TextLabel(tr("From today on"), TextStyle::Caption, Tone::Quiet));
    for (const Event &event : found.events)
        column->addWidget(makeEvent(event));
    if (found.events.isEmpty())
        column->addWidget(new TextLabel(tr("No events yet."), TextStyle::Body, Tone::Quiet));
    layout()->addWidget(m_rows);
}

} // namespace stemdesk::ui
