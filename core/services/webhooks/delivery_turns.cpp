#include "core/services/webhooks/delivery_turns.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace stemdesk {

namespace {

constexpr qsizetype kRemembered = 1'000; ///< In addition to those with pending deliveries.

/// Slots in use, by receiver health.
class Slots {
public:
    Slots(const QList<DeliveryCandidate> &candidates, int heldByOthers, const DeliveryTurns::Limits &limits)
        : m_candidates(candidates), m_limits(limits), m_total(heldByOthers)
    {
        QHash<ShopId, size_t> shops;
        QHash<QString, size_t> hosts;
        for (const DeliveryCandidate &candidate : candidates) {
            m_held.push_back(
                {.shop = numberOf(candidate.shop, shops, m_shops), .host = numberOf(candidate.host, hosts, m_hosts)});
            for (int i = 0; i < candidate.held; ++i)
                add(m_held.size() - 1);
        }
    }

    bool isFull() const { return m_total >= m_limits.inAll; }

    bool mayTake(size_t i) const
    {
        const DeliveryCandidate &candidate = m_candidates[qsizetype(i)];
        const HeldSlots &own = m_held[i];
        const size_t part = partOf(candidate);
        const int free = freeIn(candidate.health);
        return candidate.isDue && free > 0 && isNextFree(candidate, own.held) && m_shops[own.shop][part] < 3 * free
            && m_hosts[own.host][part] < free;
    }

    /// Sort key, smallest first: slots of the subscription, its shop and its host.
    std::tuple<int, int, int> has(size_t i) const
    {
        const size_t part = partOf(m_candidates[qsizetype(i)]);
        return {m_held[i].held, m_shops[m_held[i].shop][part], m_hosts[m_held[i].host][part]};
    }

    void add(size_t i)
    {
        HeldSlots &own = m_held[i];
        const size_t part = partOf(m_candidates[qsizetype(i)]);
        ++own.held;
        ++m_parts[part];
        ++m_shops[own.shop][part];
        ++m_hosts[own.host][part];
        ++m_total;
    }

private:
    using Parts = std::array<int, 3>; // By ReceiverHealth.

    struct HeldSlots {
        size_t shop = 0;
        size_t host = 0;
        int held = 0;
    };

    static size_t partOf(const DeliveryCandidate &candidate) { return size_t(candidate.health); }

    template <class Key>
    static size_t numberOf(const Key &key, QHash<Key, size_t> &numbers, std::vector<Parts> &parts)
    {
        const auto known = numbers.constFind(key);
        if (known != numbers.constEnd())
            return *known;
        parts.push_back({});
        numbers.insert(key, parts.size() - 1);
        return parts.size() - 1;
    }

    int freeIn(ReceiverHealth health) const
    {
        const int failing = m_parts[size_t(ReceiverHealth::Failing)];
        const int all = m_limits.inAll - m_total;
        if (health == ReceiverHealth::Well)
            return all;
        const int free = std::min(all, m_limits.inAll * 5 / 8 - unproven());
        return health == ReceiverHealth::Unknown ? free : std::min(free, m_limits.inAll * 3 / 8 - failing);
    }

    int unproven() const { return m_parts[size_t(ReceiverHealth::Failing)] + m_parts[size_t(ReceiverHealth::Unknown)]; }

    /// Once half of all slots are in use, a subscription gets no second one.
    bool isNextFree(const DeliveryCandidate &candidate, int held) const
    {
        if (held == 0)
            return true;
        const bool isSparing = candidate.health == ReceiverHealth::Well || unproven() < m_limits.perSubscription;
        return isSparing && held < m_limits.perSubscription && m_total < m_limits.inAll / 2;
    }

    const QList<DeliveryCandidate> &m_candidates;
    const DeliveryTurns::Limits &m_limits;
    std::vector<HeldSlots> m_held; // Parallel to the candidates.
    std::vector<Parts> m_shops;
    std::vector<Parts> m_hosts;
    Parts m_parts{};
    int m_total;
};

} // namespace

QHash<qint64, int> DeliveryTurns::shareOut(const QList<DeliveryCandidate> &candidates, int heldByOthers,
                                           const Limits &limits)
{
    forgetAllBut(candidates);
    Slots slots(candidates, heldByOthers, limits);
    std::vector<quint64> lastServed;
    for (const DeliveryCandidate &candidate : candidates)
        lastServed.push_back(m_subscriptions.value(candidate.subscription));
    const auto rank = [&](size_t i) {
        const DeliveryCandidate &one = candidates[qsizetype(i)];
        return std::tuple(slots.has(i), m_shops.value(one.shop), lastServed[i], one.dueSince, one.subscription);
    };
    QHash<qint64, int> shares;
    while (!slots.isFull()) {
        std::optional<size_t> next;
        for (size_t i = 0; i < lastServed.size(); ++i) {
            if (slots.mayTake(i) && (!next || rank(i) < rank(*next)))
                next = i;
        }
        if (!next)
            break;
        const DeliveryCandidate &served = candidates[qsizetype(*next)];
        slots.add(*next);
        ++shares[served.subscription];
        lastServed[*next] = m_subscriptions[served.subscription] = m_shops[served.shop] = ++m_turn;
    }
    return shares;
}

void DeliveryTurns::forgetAllBut(const QList<DeliveryCandidate> &candidates)
{
    if (m_subscriptions.size() <= candidates.size() + kRemembered)
        return;
    QSet<qint64> subscriptions;
    QSet<ShopId> shops;
    for (const DeliveryCandidate &candidate : candidates) {
        subscriptions.insert(candidate.subscription);
        shops.insert(candidate.shop);
    }
    m_subscriptions.removeIf([&](const auto &served) { return !subscriptions.contains(served.key()); });
    m_shops.removeIf([&](const auto &served) { return !shops.contains(served.key()); });
}

} // namespace stemdesk
