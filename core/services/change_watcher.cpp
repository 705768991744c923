#include "core/services/change_watcher.h"

#include "core/base/log.h"
#include "core/services/change_bus.h"
#include "core/services/database/database_clock.h"
#include "core/services/database/database_link.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <future>
#include <utility>

namespace stemdesk {

namespace {

constexpr int kRowsAtOnce = 1'000;

/// Handles notifications together; by then this process has announced its own commits.
constexpr std::chrono::milliseconds kGather{50};

/// How often all machines of a distributed database are queried even though they send notifications.
constexpr std::chrono::milliseconds kAllMachines{15'000};

/// Receivers of a watch's findings.
struct Ears {
    ChangeBus &bus;
    DatabaseLink *link;
    WatchPace pace;
    DatabaseClock *clock;
};

/// Position in one shop's feed.
struct Seen {
    qint64 seq = 0;
    QSet<qint64> announced; ///< Later changes that this process announced itself.
};

/// The watch itself: belongs to the watcher's thread.
class Watch : public QObject {
public:
    Watch(std::unique_ptr<Session> session, const Ears &ears)
        : m_session(std::move(session)), m_bus(ears.bus), m_pace(ears.pace),
          m_link(m_session->driver().isServer() ? ears.link : nullptr), m_clock(ears.clock)
    {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &Watch::look);
    }

    Status begin()
    {
        const bool isListening = TRY(m_session->listen(this, [this](qint64 shop) {
            m_notified.insert(shop);
            hasten(kGather);
        }));
        m_isNotified = isListening;
        const qint64 version = TRY(m_session->driver().dataVersion(*m_session));
        const auto positions = TRY(feedPositions(*m_session));
        for (const FeedPosition &position : positions)
            m_seen[position.tenant.id].seq = position.seq;
        m_version = version;
        m_asked.start();
        connect(&m_bus, &ChangeBus::committed, this, &Watch::onCommitted);
        if (m_link)
            connect(m_link, &DatabaseLink::lookAsked, this, [this] {
                m_notified.clear(); // All shops are looked at.
                m_allSince.invalidate();
                hasten({});
            });
        m_timer.start(interval());
        return {};
    }

private:
    /// A pooler in between drops notifications.
    std::chrono::milliseconds interval() const
    {
        return m_isNotified && !m_session->driver().newsChannel().isEmpty() ? m_pace.safetyNet : m_pace.poll;
    }

    void hasten(std::chrono::milliseconds wait)
    {
        if (m_timer.remainingTimeAsDuration() > wait)
            m_timer.start(wait);
    }

    /// Announces what others have committed since the last call. On failure, the next call tries again.
    void look()
    {
        const Status read = readNew();
        const QString trouble = read ? QString() : read.error().message;
        if (trouble != m_trouble && !read)
            qCWarning(logStorage).noquote() << "watching for changes:" << trouble;
        m_trouble = trouble;
        const std::chrono::milliseconds rest = m_notified.isEmpty() ? interval() : kGather;
        m_timer.start(m_retry.count() > 0 ? m_retry : rest);
    }

    void onCommitted(const Changes &changes)
    {
        for (const Change &change : changes) {
            Seen &seen = m_seen[change.shop];
            if (change.seq == seen.seq + 1)
                ++seen.seq; // No gap: nothing to read.
            else if (change.seq > seen.seq)
                seen.announced.insert(change.seq);
        }
    }

    /// The newest change of all shops. If several machines notify us, most calls only check that the database answers.
    Result<qint64> versionOfAll()
    {
        const bool isApart = m_isNotified && m_session->driver().isDistributed();
        if (isApart && m_allSince.isValid() && !m_allSince.hasExpired(kAllMachines.count())) {
            const Status answered = m_session->run("select 1");
            return answered ? Result<qint64>(m_version) : Result<qint64>(answered.error());
        }
        m_allSince.start();
        return m_session->driver().dataVersion(*m_session);
    }

    Result<qint64> askVersion()
    {
        m_asked.start();
        if (m_link)
            m_link->asking();
        Result<qint64> version = versionOfAll();
        const bool isAway = m_session->driver().isServer() && !version && version.error().code == "storage_unavailable";
        m_retry = isAway ? std::clamp(2 * m_retry, m_pace.firstRetry, m_pace.lastRetry) : std::chrono::milliseconds(0);
        if (m_link && isAway)
            m_link->unanswered(version.error().message);
        else if (m_link)
            m_link->answered();
        if (m_clock && version && (!m_clockSet.isValid() || m_clockSet.elapsed() >= m_pace.safetyNet.count())) {
            (void)m_clock->set(*m_session); // A lost server is noticed by the next query.
            m_clockSet.start();
        }
        return version;
    }

    Status readNew()
    {
        TRY(m_session->requireInPlace());
        if (!m_notified.isEmpty() && m_retry.count() == 0) {
            const Status told = readNotified();
            const bool isEnough = told ? !m_asked.hasExpired(interval().count()) : told.error().code == "busy";
            if (isEnough)
                return told;
        }
        const qint64 version = TRY(askVersion());
        if (version == m_version)
            return {};
        const auto positions = TRY(feedPositions(*m_session));
        for (const FeedPosition &position : positions) {
            TRY(readShop(position));
        }
        m_version = version;
        return {};
    }

    /// The shops that the engine has named, each by itself: a machine that is away does not hold up the others.
    Status readNotified()
    {
        Status read;
        for (const qint64 shop : std::exchange(m_notified, {})) {
            const Result<QList<FeedPosition>> positions = feedPositions(*m_session, {shop});
            if (!positions)
                read = positions.error();
            else if (const Status done = positions->isEmpty() ? Status() : readShop(positions->constFirst()); !done)
                read = done;
        }
        if (!read)
            m_allSince.invalidate(); // The next full query finds what this one missed.
        return read;
    }

    Status readShop(const FeedPosition &position)
    {
        const ChangeStore store(*m_session, position.tenant);
        while (m_seen[position.tenant.id].seq < position.seq) {
            Seen &seen = m_seen[position.tenant.id];
            const Changes changes = TRY(store.after(seen.seq, kRowsAtOnce));
            if (changes.isEmpty())
                return {};
            Changes others;
            for (const Change &change : changes) {
                if (!seen.announced.remove(change.seq))
                    others.append(change);
            }
            seen.seq = changes.constLast().seq;
            m_bus.publish(others);
        }
        return {};
    }

    std::unique_ptr<Session> m_session;
    ChangeBus &m_bus;
    WatchPace m_pace;
    DatabaseLink *m_link; // May be nullptr.
    DatabaseClock *m_clock; // May be nullptr.
    QElapsedTimer m_clockSet;
    QTimer m_timer;
    QHash<ShopId, Seen> m_seen;
    QSet<qint64> m_notified; // Keys of shops with changes we were notified of.
    QElapsedTimer m_asked; // When the database was last asked whether it answers.
    QElapsedTimer m_allSince; // The last look at all machines.
    QString m_trouble;
    std::chrono::milliseconds m_retry{0}; // 0: the database answers.
    qint64 m_version = 0;
    bool m_isNotified = false; // By the engine, that something is new.
};

} // namespace

class ChangeWatcher::Thread : public QThread {
public:
    Thread(const Driver &driver, const Ears &ears) : m_driver(driver), m_ears(ears)
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
        Watch watch(*std::move(session), m_ears);
        const Status begun = watch.begin();
        m_begun.set_value(begun);
        if (begun)
            exec();
    }

    const Driver &m_driver;
    Ears m_ears;
    std::promise<Status> m_begun;
};

Result<std::unique_ptr<ChangeWatcher>> ChangeWatcher::start(const Driver &driver, ChangeBus &bus, DatabaseLink *link,
                                                            const WatchPace &pace, DatabaseClock *clock)
{
    auto thread = std::make_unique<Thread>(driver, Ears{.bus = bus, .link = link, .pace = pace, .clock = clock});
    std::future<Status> begun = thread->begun();
    thread->start();
    auto watcher = std::unique_ptr<ChangeWatcher>(new ChangeWatcher(std::move(thread)));
    TRY(begun.get());
    return watcher;
}

ChangeWatcher::ChangeWatcher(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}

ChangeWatcher::~ChangeWatcher()
{
    m_thread->quit();
    m_thread->wait();
}

} // namespace stemdesk
