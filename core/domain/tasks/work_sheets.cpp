#include "core/domain/tasks/work_sheets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kRoadKinds{"deliver"_L1, "set_up"_L1, "collect"_L1};

auto rankOf(const QString &kind)
{
    return std::ranges::find(kRoadKinds, kind) - kRoadKinds.begin();
}

} // namespace

bool goesToBoth(const RunSheet &sheet)
{
    return std::ranges::any_of(sheet.stops,
                               [&sheet](const RunStop &stop) { return stop.place != sheet.stops.constFirst().place; });
}

bool isOnTheRoad(const QString &taskKind)
{
    return rankOf(taskKind) != kRoadKinds.end() - kRoadKinds.begin();
}

void sortStops(QList<RunStop> &stops)
{
    std::ranges::stable_sort(stops, {}, [](const RunStop &stop) { return std::pair(stop.at, rankOf(stop.task.kind)); });
}

bool haveStems(const QString &productType, bool isHired)
{
    return !isHired && productType != "material"_L1;
}

QList<StemBuckets> inBuckets(const QList<NamedUnits> &stems, int stemsPerBucket)
{
    constexpr double kRounding = 1e-9; // The same as for packs.
    QList<StemBuckets> buckets;
    for (const NamedUnits &sum : addedUp(stems))
        buckets.append({.stems = sum, .buckets = std::ceil(sum.units / stemsPerBucket - kRounding)});
    return buckets;
}

} // namespace stemdesk
