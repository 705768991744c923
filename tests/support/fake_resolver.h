#pragma once

#include "core/webhooks/resolver.h"

#include <QHash>
#include <QSet>

#include <mutex>
#include <utility>
#include <vector>

namespace stemdesk {

/// Answers at once with the addresses that a test has set; other hosts do not exist. Callable from any thread.
class FakeResolver : public Resolver {
public:
    void setAddresses(const QString &host, const QList<QHostAddress> &addresses)
    {
        const std::scoped_lock lock(m_mutex);
        m_addresses.insert(host, addresses);
    }

    /// From now on look-ups of this host never get an answer.
    void hang(const QString &host)
    {
        const std::scoped_lock lock(m_mutex);
        m_hanging.insert(host);
    }

    /// From now on look-ups get no answer until release().
    void hold()
    {
        const std::scoped_lock lock(m_mutex);
        m_isHolding = true;
    }

    void release()
    {
        std::vector<Waiting> waiting;
        {
            const std::scoped_lock lock(m_mutex);
            m_isHolding = false;
            waiting.swap(m_waiting);
        }
        for (const auto &[host, then] : waiting)
            then(answer(host));
    }

    /// The hosts that were asked for, in order.
    QStringList asked() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked;
    }

    void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) override
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_asked.append(host);
            if (m_hanging.contains(host))
                return;
            if (m_isHolding) {
                m_waiting.emplace_back(host, std::move(then));
                return;
            }
        }
        then(answer(host));
    }

private:
    using Waiting = std::pair<QString, std::function<void(LookUpAnswer)>>;

    LookUpAnswer answer(const QString &host) const
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = m_addresses.constFind(host);
        if (known == m_addresses.constEnd())
            return unavailable("url_host_unresolvable", QStringLiteral("No such host is known to the test."));
        return *known;
    }

    mutable std::mutex m_mutex;
    QHash<QString, QList<QHostAddress>> m_addresses;
    std::vector<Waiting> m_waiting;
    QStringList m_asked;
    QSet<QString> m_hanging;
    bool m_isHolding = false;
};

} // namespace stemdesk
