#include "core/webhooks/system_resolver.h"

#include <QCache>
#include <QElapsedTimer>
#include <QHash>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#ifdef Q_OS_WIN
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <sys/socket.h>
#endif

#ifdef __GLIBC__
#include <arpa/nameser.h>
#include <resolv.h>

#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// glibc asks each silent name server twice for five seconds and more, and then again for the host in the machine's own
/// domains: up to 40 s, which is too long. This setting applies to this thread alone.
void hurryTheSystem()
{
#ifdef __GLIBC__
    constexpr int kSeconds = 2;
    constexpr int kTimes = 2;
    if (res_init() != 0)
        return;
    _res.retrans = std::min(_res.retrans, kSeconds);
    _res.retry = std::min(_res.retry, kTimes);
    _res.options &= ~static_cast<unsigned long>(RES_DNSRCH);
#endif
}

using Then = std::function<void(LookUpAnswer)>;
using Limits = SystemResolver::Limits;

constexpr int kRemembered = 4'096; ///< Hosts.

/// How a host's last look-up went.
enum class Speed { Quick, Unknown, Slow };

Error tooBusy()
{
    return unavailable("url_host_unresolvable", u"Too many hosts are being looked up at this time."_s);
}

QElapsedTimer startedTimer()
{
    QElapsedTimer timer;
    timer.start();
    return timer;
}

/// The look-ups that threads are busy with.
class Running {
public:
    explicit Running(const Limits &limits) : m_limits(limits) {}

    bool hasRoomFor(Speed speed) const
    {
        const auto slow = std::ranges::count_if(m_all, [this](const One &one) { return isSlow(one); });
        const auto unproven =
            std::ranges::count_if(m_all, [this](const One &one) { return one.speed == Speed::Unknown || isSlow(one); });
        const bool hasThread = std::ssize(m_all) < m_limits.threads;
        if (speed == Speed::Quick)
            return hasThread;
        return hasThread && unproven < m_limits.unproven && (speed == Speed::Unknown || slow < m_limits.slow);
    }

    quint64 begin(Speed speed)
    {
        m_all.push_back({.number = ++m_last, .speed = speed, .since = startedTimer()});
        return m_last;
    }

    /// How the host is to be remembered.
    Speed end(quint64 number)
    {
        const auto one = std::ranges::find(m_all, number, &One::number);
        const Speed speed = one->since.elapsed() > m_limits.quick.count() ? Speed::Slow : Speed::Quick;
        m_all.erase(one);
        return speed;
    }

private:
    struct One {
        quint64 number;
        Speed speed;
        QElapsedTimer since;
    };

    bool isSlow(const One &one) const
    {
        return one.speed == Speed::Slow || one.since.elapsed() > m_limits.quick.count();
    }

    const Limits m_limits;
    std::vector<One> m_all;
    quint64 m_last = 0;
};

} // namespace

LookUpAnswer systemLookUp(const QByteArray &host)
{
    hurryTheSystem();
    // Both families, even one that this machine has no route for: every address is checked, not only the usable ones.
    const addrinfo hints{.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    addrinfo *first = nullptr;
    const int failure = getaddrinfo(host.constData(), nullptr, &hints, &first);
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> found(first, &freeaddrinfo);
    if (failure != 0)
        return unavailable(
            "url_host_unresolvable",
            u"The host could not be looked up: %1."_s.arg(QString::fromLocal8Bit(gai_strerror(failure))));
    QList<QHostAddress> addresses;
    for (const addrinfo *entry = found.get(); entry; entry = entry->ai_next) {
        const QHostAddress address(entry->ai_addr);
        if (!addresses.contains(address))
            addresses.append(address);
    }
    return addresses;
}

class SystemResolver::LookupPool : public std::enable_shared_from_this<LookupPool> {
public:
    LookupPool(Ask ask, const Limits &limits) : m_ask(std::move(ask)), m_limits(limits), m_running(limits) {}

    void lookUp(const QByteArray &host, const Then &then)
    {
        if (!takeIn(host, then))
            then(tooBusy());
    }

    void close()
    {
        const std::scoped_lock lock(m_mutex);
        m_asked.clear();
        m_waiting = {};
    }

private:
    /// A host that is being looked up.
    struct Asked {
        std::vector<Then> askers;
        QElapsedTimer since; ///< Its look-up, or its wait for one.
        bool isUnderWay = false;
    };

    struct Step {
        QByteArray host;
        quint64 number = 0; ///< 0: there is nothing to look up.
        std::vector<Then> givenUp; ///< Requests that waited too long for a thread.
    };

    /// False if no answer can be expected.
    bool takeIn(const QByteArray &host, const Then &then)
    {
        const std::scoped_lock lock(m_mutex);
        const auto asked = m_asked.find(host);
        if (asked != m_asked.end() && !(asked->isUnderWay && isTooLate(*asked))) {
            asked->askers.push_back(then);
            return true;
        }
        const Speed speed = speedOf(host);
        if (waiting(speed).size() >= size_t(m_limits.waiting) || !startThread(speed))
            return false;
        waiting(speed).push_back(host);
        Asked &fresh = m_asked[host];
        fresh.askers.push_back(then);
        fresh.since.start();
        fresh.isUnderWay = false;
        return true;
    }

    /// REQUIRES: the lock is held. Starts a thread if one is needed, which finds its first host once the lock is free.
    bool startThread(Speed speed)
    {
        if (m_threads >= m_limits.threads || !m_running.hasRoomFor(speed))
            return true;
        try {
            std::thread([pool = shared_from_this()] { pool->work(); }).detach();
        } catch (const std::system_error &) { // The system has no thread left.
            return m_threads > 0;
        }
        ++m_threads;
        return true;
    }

    void work()
    {
        for (Step step = next();; step = next()) {
            for (const Then &then : step.givenUp)
                then(tooBusy());
            if (step.number == 0)
                return;
            const LookUpAnswer answer = m_ask(step.host);
            for (const Then &then : takeAskers(step))
                then(answer);
        }
    }

    Step next()
    {
        const std::scoped_lock lock(m_mutex);
        Step step;
        for (const Speed speed : {Speed::Quick, Speed::Unknown, Speed::Slow}) {
            while (step.number == 0 && !waiting(speed).empty() && m_running.hasRoomFor(speed))
                takeFirst(speed, step);
        }
        if (step.number == 0)
            --m_threads; // No longer needed.
        return step;
    }

    void takeFirst(Speed speed, Step &step)
    {
        const QByteArray host = std::move(waiting(speed).front());
        waiting(speed).pop_front();
        const auto asked = m_asked.find(host);
        if (asked == m_asked.end() || asked->isUnderWay) // An abandoned look-up has finished after all.
            return;
        if (isTooLate(*asked)) {
            std::ranges::move(asked->askers, std::back_inserter(step.givenUp));
            m_asked.erase(asked);
            return;
        }
        asked->since.start();
        asked->isUnderWay = true;
        step.host = host;
        step.number = m_running.begin(speed);
    }

    std::vector<Then> takeAskers(const Step &step)
    {
        const std::scoped_lock lock(m_mutex);
        m_speeds.insert(step.host, new Speed(m_running.end(step.number)));
        return m_asked.take(step.host).askers;
    }

    bool isTooLate(const Asked &asked) const { return asked.since.elapsed() > m_limits.timeout.count(); }

    Speed speedOf(const QByteArray &host) const
    {
        const Speed *known = m_speeds.object(host);
        return known ? *known : Speed::Unknown;
    }

    std::deque<QByteArray> &waiting(Speed speed) { return m_waiting[size_t(speed)]; }

    const Ask m_ask;
    const Limits m_limits;
    std::mutex m_mutex; ///< Guards all that follows.
    Running m_running;
    QHash<QByteArray, Asked> m_asked;
    std::array<std::deque<QByteArray>, 3> m_waiting; ///< By Speed.
    QCache<QByteArray, Speed> m_speeds{kRemembered};
    int m_threads = 0;
};

SystemResolver::SystemResolver() : SystemResolver(systemLookUp) {}

SystemResolver::SystemResolver(Ask ask) : SystemResolver(std::move(ask), Limits()) {}

SystemResolver::SystemResolver(Ask ask, const Limits &limits)
    : m_pool(std::make_shared<LookupPool>(std::move(ask), limits))
{}

SystemResolver::~SystemResolver()
{
    m_pool->close();
}

void SystemResolver::lookUp(const QString &host, std::function<void(LookUpAnswer)> then)
{
    m_pool->lookUp(host.toLatin1(), then);
}

} // namespace stemdesk
