#pragma once

#include "core/domain/webhooks/delivery_claim.h"

#include <QHash>
#include <QString>

namespace stemdesk {

/// A subscription with pending deliveries, as far as it matters for whose turn it is.
struct DeliveryCandidate {
    qint64 subscription = 0;
    ShopId shop;
    QString host; ///< Of its URL: receivers on one host are likely to fail together.
    ReceiverHealth health = ReceiverHealth::Unknown;
    bool isDue = false;
    Instant dueSince = 0;
    int held = 0; ///< Places that it has.
};

/// Shares out the places for attempts, so that receivers that hang or fail delay no other, however many they are.
///
/// Those that failed last share three eighths of the places, and with those that nothing is known of, five eighths: one
/// place each, and more only while all of them have fewer together than one subscription may have, so that a slow one
/// that is alone is not served one by one. The rest is for those whose last attempt went well. Within each part a shop
/// gets another place only while it has less than three times as many as are free, a host while it has less than are
/// free: whoever comes later finds one. The one with the fewest is served first, then the one that was served longest
/// ago.
class DeliveryTurns {
public:
    struct Limits {
        int perSubscription = 4;
        int inAll = 64;
    };

    /// How many places more each subscription gets now. `heldByOthers`: places of subscriptions that are no candidates.
    QHash<qint64, int> shareOut(const QList<DeliveryCandidate> &candidates, int heldByOthers, const Limits &limits);

private:
    void forgetAllBut(const QList<DeliveryCandidate> &candidates);

    QHash<qint64, quint64> m_subscriptions; // When each was served last, counted in turns.
    QHash<ShopId, quint64> m_shops;
    quint64 m_turn = 0;
};

} // namespace stemdesk
