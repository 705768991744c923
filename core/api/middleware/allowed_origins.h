#pragma once

#include <QByteArray>
#include <QSet>

#include <mutex>

namespace stemdesk {

/// The web origins that any shop allows, as of the last look: for responses to callers without a known shop, and for
/// when the store is unavailable. Thread-safe.
class AllowedOrigins {
public:
    void set(QSet<QByteArray> origins)
    {
        const std::scoped_lock lock(m_mutex);
        m_origins.swap(origins);
    }
    bool contain(const QByteArray &origin) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_origins.contains(origin);
    }

private:
    mutable std::mutex m_mutex;
    QSet<QByteArray> m_origins;
};

} // namespace stemdesk
