#include "core/webhooks/system_resolver.h"

#include "core/webhooks/system_look_up.h"

#include <QHash>

#include <deque>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Then = std::function<void(LookUpAnswer)>;

Error tooBusy()
{
    return unavailable("url_host_unresolvable", u"Too many hosts are being looked up at this time."_s);
}

} // namespace

class SystemResolver::Desk : public std::enable_shared_from_this<Desk> {
public:
    explicit Desk(Ask ask) : m_ask(std::move(ask)) {}

    void lookUp(const QByteArray &host, const Then &then)
    {
        if (!takeIn(host, then))
            then(tooBusy());
    }

    void close()
    {
        const std::scoped_lock lock(m_mutex);
        m_asked.clear();
        m_waiting.clear();
    }

private:
    /// False where nobody will ever answer.
    bool takeIn(const QByteArray &host, const Then &then)
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto asked = m_asked.find(host); asked != m_asked.end()) {
            asked->push_back(then);
            return true;
        }
        if (m_threads == kMaxThreads && m_waiting.size() >= kMaxWaitingHosts)
            return false;
        if (m_threads < kMaxThreads && !startThread())
            return false;
        m_waiting.push_back(host);
        m_asked.insert(host, {then});
        return true;
    }

    /// With the lock held. The thread finds its first host once the lock is free.
    bool startThread()
    {
        try {
            std::thread([desk = shared_from_this()] { desk->work(); }).detach();
        } catch (const std::system_error &) { // The system has no thread left.
            return m_threads > 0;
        }
        ++m_threads;
        return true;
    }

    void work()
    {
        while (const std::optional<QByteArray> host = nextHost()) {
            const LookUpAnswer answer = m_ask(*host);
            for (const Then &then : takeAskers(*host))
                then(answer);
        }
    }

    /// Nothing: the thread is no longer needed, and no longer counted.
    std::optional<QByteArray> nextHost()
    {
        const std::scoped_lock lock(m_mutex);
        if (m_waiting.empty()) {
            --m_threads;
            return std::nullopt;
        }
        QByteArray host = std::move(m_waiting.front());
        m_waiting.pop_front();
        return host;
    }

    std::vector<Then> takeAskers(const QByteArray &host)
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked.take(host);
    }

    const Ask m_ask;
    std::mutex m_mutex;
    QHash<QByteArray, std::vector<Then>> m_asked; ///< Hosts under way or waiting, with who wants to know.
    std::deque<QByteArray> m_waiting;
    int m_threads = 0;
};

SystemResolver::SystemResolver() : SystemResolver(systemLookUp) {}

SystemResolver::SystemResolver(Ask ask) : m_desk(std::make_shared<Desk>(std::move(ask))) {}

SystemResolver::~SystemResolver()
{
    m_desk->close();
}

void SystemResolver::lookUp(const QString &host, std::function<void(LookUpAnswer)> then)
{
    m_desk->lookUp(host.toLatin1(), then);
}

} // namespace stemdesk
