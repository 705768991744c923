#pragma once

#include "core/domain/events/printed_event.h"
#include "core/domain/tasks/week.h"

namespace stemdesk {

/// A person to call on the way.
struct RunContact {
    QString name;
    QString role;
    QStringList phones;

    friend bool operator==(const RunContact &, const RunContact &) = default;
};

/// Something that is loaded into the van.
struct RunLoad {
    QString groupName;
    double quantity = 0; ///< Number of copies.

    friend bool operator==(const RunLoad &, const RunLoad &) = default;
};

/// One of an event's tasks on the road, at one of its places.
struct RunStop {
    Task task; ///< Its kind is deliver, set_up or collect.
    Instant at = 0; ///< Start of its day if the task has no time.
    QString place; ///< kCeremonyPlace or kVenuePlace.
    QString address;
    QList<RunContact> contacts;
    QList<RunLoad> load; ///< Only for a delivery, like the following.
    QList<NamedUnits> hire; ///< Hired items of these arrangements.
    QList<NamedUnits> returns; ///< Hired items to collect; only for a collection.

    friend bool operator==(const RunStop &, const RunStop &) = default;
};

/// A day on the road for one event.
struct RunSheet {
    PrintedEvent event;
    QList<RunStop> stops; ///< In order of time.
};

/// Whether there are stops at more than one place, so that each must name its place.
bool goesToBoth(const RunSheet &sheet);

bool isOnTheRoad(const QString &taskKind);
/// Sorts by time; at the same time, deliveries first.
void sortStops(QList<RunStop> &stops);

/// The stems of a variant on a day, and the number of their buckets.
struct StemBuckets {
    NamedUnits stems;
    double buckets = 0;

    friend bool operator==(const StemBuckets &, const StemBuckets &) = default;
};

/// The workroom's production of a day.
struct ProductionSheet {
    QDate day;
    QList<StemBuckets> buckets; ///< By the names of the stems.
    QList<PrintedEvent> events; ///< With the arrangements made for them on this day.
};

/// Whether such products are stems, which need water: neither hired items nor material.
bool haveStems(const QString &productType, bool isHired);
/// Stems of different variants do not share a bucket.
QList<StemBuckets> inBuckets(const QList<NamedUnits> &stems, int stemsPerBucket);

} // namespace stemdesk
