#include "core/api/api_server.h"

#include "core/api/problem.h"
#include "core/base/log.h"
#include "core/base/memory.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A body of that size is a bulk call, which may take a thousand times as long as a read.
constexpr qsizetype kHeavyBody = 16 * 1024;
/// Work on a body or an answer of that size leaves several times as much free in small blocks.
constexpr qsizetype kLargeBody = 64 * 1024;
constexpr qsizetype kLargeAnswer = 256 * 1024;
/// After a look at an Idempotency-Key that another process holds.
constexpr std::chrono::milliseconds kAskAgain{50};

} // namespace

ApiServer::ApiServer(const ServiceSource &source, QObject *parent)
    : QObject(parent), m_source(source), m_pipeline(m_shared, m_source.now, [this] { return m_clock.elapsed(); })
{
    m_clock.start();
    m_server.setDispatcher([this](http::Request &&request, const http::Reply &reply) {
        dispatch({std::move(request), reply, m_clock.elapsed() + m_idempotencyWait.count(), {}});
    });
    connect(&m_server, &http::Server::drained, this, &ApiServer::drained);
    m_everySecond.setInterval(1000);
    m_everyHour.setInterval(std::chrono::hours(1));
    connect(&m_everyHour, &QTimer::timeout, this, [this] {
        forgetOldAnswers();
        forgetOldRequests();
    });
    connect(&m_everySecond, &QTimer::timeout, this, [this] {
        refuseOverdue();
        flushGathered();
    });
}

/// Answers kept for replays are of no use after a day.
void ApiServer::forgetOldAnswers()
{
    m_workers->post([](Services &services) {
        const Result<QList<Shop>> shops = services.shops().list();
        if (!shops)
            return; // The next hour asks again.
        for (const Shop &shop : *shops) {
            const auto known = services.forShop(shop.id);
            const Status expired = known ? (*known)->idempotency.expire() : Status(known.error());
            if (!expired)
                qCWarning(logApi).noquote() << "old answers were not forgotten:" << expired.error().message;
        }
    });
}

/// A few at a time, as jobs of their own: others write in between.
void ApiServer::forgetOldRequests()
{
    m_workers->post([this](Services &services) {
        const Result<bool> hasMore = RequestLogService::expireSome(services.session(), m_source.now());
        if (!hasMore)
            qCWarning(logApi).noquote() << "old requests were not forgotten:" << hasMore.error().message;
        else if (*hasMore)
            QMetaObject::invokeMethod(this, &ApiServer::forgetOldRequests, Qt::QueuedConnection);
    });
}

ApiServer::~ApiServer()
{
    if (m_workers) {
        m_isFlushing = false; // What came since the flush under way goes with a last one.
        flushGathered();
    }
    m_workers.reset(); // Before what its jobs refer to.
}

Status ApiServer::listen(const Options &options)
{
    m_idempotencyWait = options.idempotencyWait;
    auto workers = WorkerPool::start(m_source, options.workers);
    if (!workers)
        return workers.error();
    m_workers = std::move(*workers);
    http::Server::Options http = options.http;
    http.now = m_source.now;
    if (const Status listening = m_server.listen(http); !listening) {
        m_workers.reset();
        return listening;
    }
    m_everySecond.start();
    m_everyHour.start();
    forgetOldRequests(); // A program that is opened for an hour a day forgets too.
    return {};
}

quint16 ApiServer::port() const
{
    return m_server.port();
}

void ApiServer::stop()
{
    m_server.stopAccepting();
    if (m_server.isDrained())
        QMetaObject::invokeMethod(this, &ApiServer::drained, Qt::QueuedConnection);
}

void ApiServer::dispatch(Waiting waiting)
{
    const auto weight =
        waiting.request.body.size() < kHeavyBody ? WorkerPool::Weight::Light : WorkerPool::Weight::Heavy;
    auto job = [this, waiting = std::move(waiting)](Services &services) {
        const auto &[request, reply, deadline, before] = waiting;
        Outcome outcome = m_pipeline.run(services, request, before.counted);
        if (outcome.waitFor.isEmpty()) {
            note(request, outcome, deadline - m_idempotencyWait.count());
            const bool isLarge = request.body.size() >= kLargeBody || outcome.response.body.size() >= kLargeAnswer;
            reply.reply(std::move(outcome.response));
            if (!request.header("idempotency-key").isEmpty())
                QMetaObject::invokeMethod(this, [this] { retryParked({}, Parked::HeldHere); });
            if (isLarge)
                returnFreeMemory();
            return;
        }
        QMetaObject::invokeMethod(
            this, [this, again = Waiting{request, reply, deadline, std::move(outcome)}] { park(again); });
    };
    m_workers->post(std::move(job), weight);
}

/// Runs on a worker.
void ApiServer::note(const http::Request &request, const Outcome &outcome, qint64 arrived)
{
    if (!outcome.caller)
        return;
    const qint64 duration = m_clock.elapsed() - arrived;
    m_shared.log.add({.shop = outcome.caller->shop,
                      .key = outcome.caller->key,
                      .at = m_source.now() - duration,
                      .method = http::methodName(request.method).toByteArray(),
                      .path = loggedPath(request.path),
                      .status = outcome.response.status,
                      .durationMs = duration,
                      .requestId = request.id});
}

void ApiServer::park(Waiting waiting)
{
    const QByteArray key = waiting.outcome.waitFor;
    const bool isHeldElsewhere = waiting.outcome.isHeldElsewhere;
    m_parked[key].append(std::move(waiting));
    if (isHeldElsewhere)
        QTimer::singleShot(kAskAgain, this, [this, key] { retryParked(key, Parked::All); });
    else
        retryParked(key, Parked::HeldHere); // It may have been released while this one was on its way here.
}

/// Sends what waits for a released key, or for any where none is given, back to the workers.
void ApiServer::retryParked(const QByteArray &key, Parked which)
{
    const QList<QByteArray> keys = key.isEmpty() ? m_parked.keys() : QList<QByteArray>{key};
    for (const QByteArray &candidate : keys) {
        if (m_shared.inFlight.holds(candidate))
            continue;
        for (Waiting &waiting : m_parked.take(candidate)) {
            if (which == Parked::HeldHere && waiting.outcome.isHeldElsewhere)
                m_parked[candidate].append(std::move(waiting)); // It asks again when its time comes.
            else
                dispatch(std::move(waiting));
        }
    }
}

void ApiServer::refuseOverdue()
{
    const qint64 now = m_clock.elapsed();
    for (auto waiting = m_parked.begin(); waiting != m_parked.end();) {
        waiting->removeIf([this, now](const Waiting &parked) {
            if (parked.deadline > now)
                return false;
            Outcome outcome{.response = problem(conflict("idempotency_key_in_use",
                                                         u"The first request with this Idempotency-Key is still "
                                                         "running; try again later."_s),
                                                parked.request.id),
                            .caller = parked.outcome.caller};
            outcome.response.headers += parked.outcome.response.headers; // What is left of the rate.
            note(parked.request, outcome, parked.deadline - m_idempotencyWait.count());
            parked.reply.reply(std::move(outcome.response));
            return true;
        });
        waiting = waiting->isEmpty() ? m_parked.erase(waiting) : std::next(waiting);
    }
}

/// Gives a worker what was gathered. While the store is locked one worker waits for it, and no second one.
void ApiServer::flushGathered()
{
    if (m_isFlushing.exchange(true))
        return;
    QList<UsageBatch> usage = m_shared.quota.takeBatches();
    QList<RequestRecord> requests = m_shared.log.take();
    if (usage.isEmpty() && requests.isEmpty()) {
        m_isFlushing = false;
        return;
    }
    m_workers->post([this, usage = std::move(usage), requests = std::move(requests)](Services &services) mutable {
        for (const UsageBatch &batch : std::as_const(usage))
            storeUsage(services, batch);
        if (const Status stored = RequestLogService::store(services.session(), requests); !stored) {
            qCWarning(logApi).noquote() << "the request log was not stored:" << stored.error().message;
            m_shared.log.putBack(std::move(requests));
        }
        m_isFlushing = false;
    });
}

void ApiServer::storeUsage(Services &services, const UsageBatch &batch)
{
    if (const Status flushed = services.usage().flush(batch, batch.countedAt); !flushed)
        qCWarning(logApi).noquote() << "usage counts were not stored:" << flushed.error().message;
    // Other processes count too: what is stored now is what the cap is held against.
    const Instant now = m_source.now();
    for (auto shop = batch.requestsByShop.keyBegin(); shop != batch.requestsByShop.keyEnd(); ++shop) {
        if (const Result<qint64> stored = services.usage().requestsInMonth(*shop, now))
            m_shared.quota.setStored(*shop, now, *stored);
    }
}

} // namespace stemdesk
