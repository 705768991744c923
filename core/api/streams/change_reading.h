#pragma once

#include "core/base/clock.h"
#include "core/domain/resource_set.h"
#include "core/services/services.h"

#include <QHash>

namespace stemdesk {

/// Where a stream stands, and what it wants to hear of.
struct FeedPlace {
    qint64 position = 0;
    ResourceSet resources;

    friend bool operator==(const FeedPlace &, const FeedPlace &) = default;
};
size_t qHash(const FeedPlace &place, size_t seed = 0) noexcept;

/// What comes after a place, as the events of a stream.
struct FeedPart {
    qint64 position = 0; ///< To go on from.
    bool isCaughtUp = false;
    QByteArray events;
};

/// What the streams of one shop need to know, all at once.
struct ChangeQuestions {
    Tenant tenant;
    QList<FeedPlace> places;
    QList<QByteArray> keys; ///< The hashes of those that have to be looked at again.
};

struct ChangeNews {
    QHash<FeedPlace, FeedPart> parts;
    QHash<QByteArray, QByteArray> refusedKeys; ///< With the code of the refusal.
};

/// On a worker. Fails as a whole: then it is to be asked again.
Result<ChangeNews> readNews(Services &services, const ChangeQuestions &questions, Instant now);

} // namespace stemdesk
