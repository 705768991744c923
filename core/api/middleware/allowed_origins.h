#pragma once

#include <QByteArray>
#include <QSet>

#include <mutex>

namespace stemdesk {

/// The web origins that any shop allows, as they were when somebody looked last: for answers to those of whom no shop
/// is known, and for when the store cannot be asked. May be used from any thread.
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
