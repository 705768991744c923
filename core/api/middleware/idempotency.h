#pragma once

#include "core/api/call.h"

#include <QByteArray>
#include <QSet>

#include <mutex>
#include <utility>

namespace stemdesk {

/// The Idempotency-Keys whose first request is still being worked on, so that a second one waits for it instead of
/// doing the work again. Shared by all workers of one server.
class InFlightKeys {
public:
    /// Returns false if the key is taken.
    bool acquire(const QByteArray &key)
    {
        const std::scoped_lock lock(m_mutex);
        const qsizetype before = m_keys.size();
        m_keys.insert(key);
        return m_keys.size() != before;
    }
    void release(const QByteArray &key)
    {
        const std::scoped_lock lock(m_mutex);
        m_keys.remove(key);
    }
    bool holds(const QByteArray &key) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_keys.contains(key);
    }

    /// A key that was acquired; releases it.
    class Lease {
    public:
        Lease(InFlightKeys &keys, QByteArray key) : m_keys(keys), m_key(std::move(key)) {}
        ~Lease() { m_keys.release(m_key); }
        Q_DISABLE_COPY_MOVE(Lease)

        const QByteArray &key() const { return m_key; }

    private:
        InFlightKeys &m_keys;
        const QByteArray m_key;
    };

private:
    mutable std::mutex m_mutex; // Guards m_keys: workers acquire and release side by side.
    QSet<QByteArray> m_keys;
};

/// The request's key, empty if it has none; invalid_idempotency_key.
Result<QByteArray> idempotencyKeyOf(const http::Request &request);

/// The work guarded by an Idempotency-Key.
struct OnceWork {
    const Deferred &run;
    QByteArray (*kept)(const QByteArray &body) = nullptr; ///< See Endpoint.
};

/// The name of this request in InFlightKeys.
QByteArray inFlightName(const http::Request &request, const Tenant &tenant, const QByteArray &key);

/// Whether the key's first response is stored, and would be replayed.
bool isAnswered(const Call &call, const QByteArray &key);

/// Runs the work at most once for the key in 24 hours, or replays its first response. nullopt if another process holds
/// the key; we are not notified when it finishes.
std::optional<http::Response> answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key);

} // namespace stemdesk
