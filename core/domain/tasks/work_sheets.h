#pragma once

#include "core/domain/events/printed_event.h"
#include "core/domain/tasks/week.h"

namespace stemdesk {

/// Whom to call on the way.
struct RunContact {
    QString name;
    QString role;
    QStringList phones;

    friend bool operator==(const RunContact &, const RunContact &) = default;
};

/// What goes into the van.
struct RunLoad {
    QString groupName;
    double quantity = 0; ///< Copies.

    friend bool operator==(const RunLoad &, const RunLoad &) = default;
};

/// One of an event's tasks on the road, at one of the places that it goes to.
struct RunStop {
    Task task; ///< Of the kind deliver, set_up or collect.
    Instant at = 0; ///< The beginning of its day where the task has no time.
    QString place; ///< kCeremonyPlace or kVenuePlace.
    QString address;
    QList<RunContact> contacts;
    QList<RunLoad> load; ///< On what is delivered.
    QList<NamedUnits> returns; ///< What is hired, on what is collected.

    friend bool operator==(const RunStop &, const RunStop &) = default;
};

/// A day on the road for one event.
struct RunSheet {
    PrintedEvent event;
    QList<RunStop> stops; ///< As they come.
};

/// Whether there are stops at more than one place, so that each says which it is.
bool goesToBoth(const RunSheet &sheet);

bool isOnTheRoad(const QString &taskKind);
/// As they come; of equal ones what is delivered first.
void sortStops(QList<RunStop> &stops);

/// The stems of a variant on a day, and the buckets that they stand in.
struct StemBuckets {
    NamedUnits stems;
    double buckets = 0;

    friend bool operator==(const StemBuckets &, const StemBuckets &) = default;
};

/// What the workroom makes on a day.
struct ProductionSheet {
    QDate day;
    QList<StemBuckets> buckets; ///< By the names of the stems.
    QList<PrintedEvent> events; ///< With what is made for them on this day.
};

/// Whether such products have stems, which stand in water: neither what is hired nor material.
bool haveStems(const QString &productType, bool isHired);
/// Stems of different variants do not share a bucket.
QList<StemBuckets> inBuckets(const QList<NamedUnits> &stems, int stemsPerBucket);

} // namespace stemdesk
