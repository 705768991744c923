#pragma once

#include "core/domain/webhooks/delivery_claim.h"

#include <QHash>
#include <QString>

namespace stemdesk {

/// A subscription with pending deliveries, as scheduling sees it.
struct DeliveryCandidate {
    qint64 subscription = 0;
    ShopId shop;
    QString host; ///< From its URL: receivers on one host are likely to fail together.
    ReceiverHealth health = ReceiverHealth::Unknown;
    bool isDue = false;
    Instant dueSince = 0;
    int held = 0; ///< Slots in use.
};

/// Shares the slots for attempts so that receivers that hang or fail delay no others, however many there are.
///
/// Receivers whose last attempt failed get at most 3/8 of the slots, failing and unknown ones together at most 5/8: one
/// slot each, and more only while all of them together have fewer than one subscription may have, so that a lone slow
/// one is not served one by one. The rest is for receivers whose last attempt succeeded. Within each part a shop gets
/// another slot only while it has less than three times as many as are free, and a host only while it has fewer than
/// are free, so that later ones find one. The subscription with the fewest slots is served first, then the one served
/// longest ago.
class DeliveryTurns {
public:
    struct Limits {
        int perSubscription = 4;
        int inAll = 64;
    };

    /// How many more slots each subscription gets now. `heldByOthers`: slots of subscriptions that are no candidates.
    QHash<qint64, int> shareOut(const QList<DeliveryCandidate> &candidates, int heldByOthers, const Limits &limits);

private:
    void forgetAllBut(const QList<DeliveryCandidate> &candidates);

    QHash<qint64, quint64> m_subscriptions; // When each was last served, counted in turns.
    QHash<ShopId, quint64> m_shops;
    quint64 m_turn = 0;
};

} // namespace stemdesk
