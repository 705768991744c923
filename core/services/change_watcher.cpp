#include "core/services/change_watcher.h"

#include "core/base/log.h"
#include "core/services/change_bus.h"
#include "core/storage/change_store.h"
#include "core/storage/session.h"

#include <QHash>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <future>
#include <utility>

namespace stemdesk {

namespace {

constexpr int kRowsAtOnce = 1'000;

/// What was seen of one shop's feed.
struct Seen {
    qint64 seq = 0;
    QSet<qint64> announced; ///< Later ones that this process announced itself.
};

/// The watch itself: belongs to the watcher's thread.
class Watch : public QObject {
public:
    Watch(std::unique_ptr<Session> session, ChangeBus &bus) : m_session(std::move(session)), m_bus(bus) {}

    Status begin()
    {
        const Result<qint64> version = m_session->driver().dataVersion(*m_session);
        if (!version)
            return version.error();
        const auto positions = feedPositions(*m_session);
        if (!positions)
            return positions.error();
        for (const FeedPosition &position : *positions)
            m_seen[position.tenant.id].seq = position.seq;
        m_version = *version;
        connect(&m_bus, &ChangeBus::committed, this, &Watch::onCommitted);
        return {};
    }

    /// Announces what others have committed since the last time. What fails is tried again the next time.
    void poll()
    {
        if (const Status read = readNew(); !read)
            qCWarning(logStorage).noquote() << "watching for changes:" << read.error().message;
    }

private:
    void onCommitted(const Changes &changes)
    {
        for (const Change &change : changes) {
            Seen &seen = m_seen[change.shop];
            if (change.seq == seen.seq + 1)
                ++seen.seq; // Nothing was left out: there is nothing to read.
            else if (change.seq > seen.seq)
                seen.announced.insert(change.seq);
        }
    }

    Status readNew()
    {
        const Result<qint64> version = m_session->driver().dataVersion(*m_session);
        if (!version)
            return version.error();
        if (*version == m_version)
            return {};
        const auto positions = feedPositions(*m_session);
        if (!positions)
            return positions.error();
        for (const FeedPosition &position : *positions) {
            if (const Status read = readShop(position); !read)
                return read;
        }
        m_version = *version;
        return {};
    }

    Status readShop(const FeedPosition &position)
    {
        const ChangeStore store(*m_session, position.tenant);
        while (m_seen[position.tenant.id].seq < position.seq) {
            Seen &seen = m_seen[position.tenant.id];
            const Result<Changes> changes = store.after(seen.seq, kRowsAtOnce);
            if (!changes)
                return changes.error();
            if (changes->isEmpty())
                return {};
            Changes others;
            for (const Change &change : *changes) {
                if (!seen.announced.remove(change.seq))
                    others.append(change);
            }
            seen.seq = changes->constLast().seq;
            m_bus.publish(others);
        }
        return {};
    }

    std::unique_ptr<Session> m_session;
    ChangeBus &m_bus;
    QHash<ShopId, Seen> m_seen;
    qint64 m_version = 0;
};

} // namespace

class ChangeWatcher::Thread : public QThread {
public:
    Thread(const Driver &driver, ChangeBus &bus, std::chrono::milliseconds interval)
        : m_driver(driver), m_bus(bus), m_interval(interval)
    {
        setObjectName(QStringLiteral("watcher"));
    }

    std::future<Status> begun() { return m_begun.get_future(); }

private:
    void run() override
    {
        Result<std::unique_ptr<Session>> session = Session::open(m_driver);
        if (!session) {
            m_begun.set_value(session.error());
            return;
        }
        Watch watch(*std::move(session), m_bus);
        const Status begun = watch.begin();
        m_begun.set_value(begun);
        if (!begun)
            return;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &watch, &Watch::poll);
        timer.start(m_interval);
        exec();
    }

    const Driver &m_driver;
    ChangeBus &m_bus;
    std::chrono::milliseconds m_interval;
    std::promise<Status> m_begun;
};

Result<std::unique_ptr<ChangeWatcher>> ChangeWatcher::start(const Driver &driver, ChangeBus &bus,
                                                            std::chrono::milliseconds interval)
{
    auto thread = std::make_unique<Thread>(driver, bus, interval);
    std::future<Status> begun = thread->begun();
    thread->start();
    auto watcher = std::unique_ptr<ChangeWatcher>(new ChangeWatcher(std::move(thread)));
    if (const Status watches = begun.get(); !watches)
        return watches.error();
    return watcher;
}

ChangeWatcher::ChangeWatcher(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}

ChangeWatcher::~ChangeWatcher()
{
    m_thread->quit();
    m_thread->wait();
}

} // namespace stemdesk
