#include "core/services/series/series_ties.h"

#include "core/base/day.h"
#include "core/services/events/event_rules.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/series/occurrence_store.h"
#include "core/storage/series/series_store.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// nullopt if it is gone.
Result<std::optional<Series>> found(const ServiceContext &context, SeriesId id)
{
    Result<StoredSeries> stored = context.store<SeriesStore>().find(id);
    if (stored)
        return std::optional(std::move(stored->series));
    if (stored.error().kind == Error::Kind::NotFound)
        return std::optional<Series>();
    return stored.error();
}

QStringList without(const Series &series, EventId event)
{
    QStringList rota = series.templateEventIds;
    rota.removeAll(QString::fromLatin1(event.text()));
    return rota;
}

Status leaveRotas(const ServiceContext &context, UnitOfWork &work, Event &event)
{
    const QList<Series> all = TRY(context.store<SeriesStore>().withTemplate(event.id));
    const auto emptied =
        std::ranges::count_if(all, [&](const Series &series) { return without(series, event.id).isEmpty(); });
    if (emptied > 0)
        return conflict(
            "template_in_series:" + QByteArray::number(qint64(emptied)),
            u"Give the series that copy this event alone (%1) another one, or delete them, first."_s.arg(emptied));
    event.leftRotas.clear();
    for (Series series : all) {
        event.leftRotas.append({.seriesId = series.id, .rota = rotaOf(series)});
        series.templateEventIds = without(series, event.id);
        TRY(storeSeries(context, work, std::move(series)));
    }
    return {};
}

Status rejoinRotas(const ServiceContext &context, UnitOfWork &work, EventId event, const QList<LeftRota> &rotas)
{
    for (const LeftRota &left : rotas) {
        auto series = TRY(found(context, left.seriesId));
        QList<EventId> rest = left.rota;
        rest.removeAll(event);
        if (!series || rotaOf(*series) != rest)
            continue; // It was given another series since.
        series->templateEventIds = rotaText(left.rota);
        TRY(storeSeries(context, work, *std::move(series)));
    }
    return {};
}

/// The series as the event's day finds it: nullopt if the day is not free there.
Result<std::optional<Series>> seriesWithRoom(const ServiceContext &context, const Occurrence &occurrence)
{
    auto series = TRY(found(context, occurrence.seriesId));
    if (!series)
        return series;
    const auto events = TRY(context.store<OccurrenceStore>().eventsOf({occurrence.seriesId}, occurrence.on));
    if (events.value(occurrence.seriesId).days.contains(occurrence.on))
        series.reset();
    return series;
}

} // namespace

Status storeSeries(const ServiceContext &context, UnitOfWork &work, Series series)
{
    series.updatedAt = context.now();
    ++series.version;
    work.changed(Resource::Series, series.id, ChangeAction::Updated);
    return context.store<SeriesStore>().update(series);
}

Status leaveSeries(const ServiceContext &context, UnitOfWork &work, Event &event)
{
    TRY(leaveRotas(context, work, event));
    if (!event.occurrence || event.occurrence->seriesId.isNull())
        return {};
    auto series = TRY(found(context, event.occurrence->seriesId));
    const QString day = dayText(event.occurrence->on);
    event.occurrence->isSkipAdded = series && !series->skips.contains(day);
    if (!event.occurrence->isSkipAdded)
        return {};
    series->skips += day;
    return storeSeries(context, work, *std::move(series));
}

Status rejoinSeries(const ServiceContext &context, UnitOfWork &work, Event &event)
{
    TRY(rejoinRotas(context, work, event.id, std::exchange(event.leftRotas, {})));
    if (!event.occurrence || event.occurrence->seriesId.isNull())
        return {};
    auto series = TRY(seriesWithRoom(context, *event.occurrence));
    if (!series) { // An event that was made on its day may have its slug.
        event.occurrence->seriesId = {};
        event.slug = TRY(freeSlug(context, event.name, {}));
        return {};
    }
    const bool wasSkipped = std::exchange(event.occurrence->isSkipAdded, false);
    if (!wasSkipped || series->skips.removeAll(dayText(event.occurrence->on)) == 0)
        return {};
    return storeSeries(context, work, *std::move(series));
}

Result<QList<SeriesId>> leaveContact(const ServiceContext &context, UnitOfWork &work, ContactId contact)
{
    const QList<Series> all = TRY(context.store<SeriesStore>().withContact(contact));
    QList<SeriesId> left;
    for (Series series : all) {
        left += series.id;
        series.contactId = {};
        TRY(storeSeries(context, work, std::move(series)));
    }
    return left;
}

Status rejoinContact(const ServiceContext &context, UnitOfWork &work, ContactId contact, const QList<SeriesId> &series)
{
    for (const SeriesId &id : series) {
        auto now = TRY(found(context, id));
        if (!now || !now->contactId.isNull())
            continue;
        now->contactId = contact;
        TRY(storeSeries(context, work, *std::move(now)));
    }
    return {};
}

} // namespace stemdesk
