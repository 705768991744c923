#include "core/api/api_server.h"

#include "core/api/middleware/origin.h"
#include "core/api/problem.h"
#include "core/base/log.h"
#include "core/services/change_bus.h"
#include "core/services/database/lock_timeout.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

std::atomic<bool> isFreedMemoryNoted = false; // Per process, like its memory.

/// Records, from any thread, that much memory was freed. It is kept for whoever needs it next: returning it to the
/// system and fetching it again costs as much as the work that freed it.
void noteFreedMemory()
{
    isFreedMemoryNoted = true;
}

/// Whether that was recorded since the last call.
bool takeFreedMemoryNote()
{
    return isFreedMemoryNoted.exchange(false);
}

/// Returns freed memory to the system. By itself the allocator returns only the end of its memory, so that one small
/// block in use there keeps tens of MiB before it.
void returnFreeMemory()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

/// A body or response of this size leaves several times as much memory free in small blocks.
constexpr qsizetype kLargeBody = 64LL * 1024;
constexpr qsizetype kLargeAnswer = 256LL * 1024;
/// How long to wait after a look at an Idempotency-Key that another process holds.
constexpr std::chrono::milliseconds kAskAgain{50};
/// How long a request waits for a computing thread, and for one that asks other machines.
constexpr std::chrono::seconds kDocumentWait{30};
constexpr std::chrono::seconds kOutsideWait{10};

/// Runs on a worker, because it takes a moment in which the listening thread could accept no connections.
WorkQueue::TaskResult returnMemory(Services & /*services*/, std::chrono::milliseconds /*timeout*/)
{
    returnFreeMemory();
    return WorkQueue::TaskResult::Done;
}

} // namespace

ApiServer::ApiServer(ServiceSource source, QObject *parent)
    : QObject(parent), m_source(std::move(source)),
      m_pipeline(m_shared, m_source.now, [this] { return m_clock.elapsed(); }),
      m_changeStreams(m_source.bus, m_shared.streaming, m_source.now, this)
{
    m_shared.streaming.changes = &m_changeStreams;
    m_shared.streaming.home = this;
    m_shared.streaming.post = [this](RequestQueue queue, WorkQueue::Task task) {
        m_workers->post(queue, std::move(task));
    };
    m_clock.start();
    m_server.setDispatcher(
        [this](http::Request &&request, const http::Reply &reply) { onRequest(std::move(request), reply); });
    connect(&m_server, &http::Server::drained, this, &ApiServer::drained);
    m_everySecond.setInterval(1000);
    m_everyHour.setInterval(std::chrono::hours(1));
    connect(&m_everyHour, &QTimer::timeout, this, [this] {
        forgetOldAnswers();
        forgetOldRequests();
    });
    connect(&m_everySecond, &QTimer::timeout, this, [this] {
        refuseOverdue();
        m_workers->dropOverdue();
        flushGathered();
        if (takeFreedMemoryNote())
            m_workers->post(RequestQueue::Read, {.run = returnMemory});
    });
}

/// Responses kept for replays are of no use after a day. If it fails, it is tried again in an hour.
void ApiServer::forgetOldAnswers()
{
    const auto forget = [this](Services &services) {
        return IdempotencyService::expire(services.session(), m_source.now());
    };
    postChore(forget, [](const Error &error) {
        qCWarning(logApi).noquote() << "old answers were not forgotten:" << error.message;
    });
}

/// A few at a time, as separate jobs, so that others can write in between.
void ApiServer::forgetOldRequests()
{
    const auto forget = [this](Services &services) -> Status {
        const bool hasMore = TRY(RequestLogService::expireSome(services.session(), m_source.now()));
        if (hasMore)
            QMetaObject::invokeMethod(this, &ApiServer::forgetOldRequests, Qt::QueuedConnection);
        return {};
    };
    postChore(forget, [](const Error &error) {
        qCWarning(logApi).noquote() << "old requests were not forgotten:" << error.message;
    });
}

/// Posts a write without a request. `chore` must be repeatable; it blocks no request while the store is locked.
void ApiServer::postChore(std::function<Status(Services &)> chore, std::function<void(const Error &)> failed)
{
    WorkerPool::Task task{.deadline = WorkQueue::Clock::now() + m_timeout};
    task.onTimeout = [failed] { failed(unavailable("busy", u"The database is locked by other work."_s)); };
    task.run = [chore = std::move(chore), failed = std::move(failed)](Services &services,
                                                                      std::chrono::milliseconds timeout) {
        const LockTimeout wait(services.session(), timeout);
        const Status done = chore(services);
        if (!done && wait.hasExpired())
            return WorkQueue::TaskResult::Retry;
        if (!done)
            failed(done.error());
        return WorkQueue::TaskResult::Done;
    };
    m_workers->post(RequestQueue::Write, std::move(task));
}

ApiServer::~ApiServer()
{
    if (m_workers) {
        m_isFlushing = false; // A last flush includes everything since the running one.
        flushGathered();
        m_workers->finish(); // Destroyed before what its jobs refer to, and while they can still hand over the rest.
    }
}

Status ApiServer::listen(const Options &options)
{
    m_idempotencyWait = options.idempotencyWait;
    m_timeout = Services::timeout(m_source);
    m_shared.streaming.limits = options.streams;
    auto workers = TRY(WorkerPool::start(m_source, options.workers));
    m_workers = std::move(workers);
    http::Server::Options http = options.http;
    http.now = m_source.now;
    http.originFields = [this](const QByteArray &origin) {
        return m_shared.origins.contain(origin) ? originFields(origin) : http::Headers();
    };
    if (const Status listening = m_server.listen(http); !listening) {
        m_workers.reset();
        return listening;
    }
    m_everySecond.start();
    m_everyHour.start();
    connect(&m_source.bus, &ChangeBus::committed, this, &ApiServer::onCommitted);
    lookAtOrigins();
    forgetOldRequests(); // So that a program that runs only an hour a day deletes old records too.
    return {};
}

void ApiServer::onCommitted(const Changes &changes)
{
    const auto isOfShop = [](const Change &change) { return change.resource == Resource::Shop; };
    if (std::ranges::any_of(changes, isOfShop))
        lookAtOrigins();
}

/// For refusals of requests that never reach a worker. On failure, the previous origins stay.
void ApiServer::lookAtOrigins()
{
    m_workers->post(RequestQueue::Read, {.run = [this](Services &services, std::chrono::milliseconds) {
                        if (const Status known = refresh(m_shared.origins, services); !known)
                            qCWarning(logApi).noquote() << "allowed origins were not read:" << known.error().message;
                        return WorkQueue::TaskResult::Done;
                    }});
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

void ApiServer::onRequest(http::Request &&request, const http::Reply &reply)
{
    const qint64 arrived = m_clock.elapsed() - request.waited;
    post(RequestQueue::Read,
         std::make_shared<PendingRequest>(PendingRequest{{.request = std::move(request)}, reply, arrived}));
}

/// From any thread.
void ApiServer::post(RequestQueue queue, const SharedRequest &pending)
{
    // RequestQueue::Read is the same for all shops: the caller is not known yet.
    const auto shop = queue == RequestQueue::Read ? 0 : pending->context.caller->shop;
    m_workers->post(
        queue,
        {.shop = shop,
         .deadline = deadlineOf(queue, *pending),
         .run = [this, pending](Services &services,
                                std::chrono::milliseconds timeout) { return step(services, pending, timeout); },
         .onTimeout =
             [this, pending, queue] {
                 if (auto open = queue == RequestQueue::Read ? m_pipeline.answerWithoutDatabase(pending->context)
                                                             : std::nullopt)
                     return answer(*pending, *std::move(open));
                 const bool isLocked = queue == RequestQueue::Write;
                 refuse(*pending, unavailable(isLocked ? "busy" : "overloaded", u"It waited for too long."_s));
             }});
}

/// Time spent on a lookup or a picture does not count as waiting for a lock.
WorkQueue::Clock::time_point ApiServer::deadlineOf(RequestQueue queue, const PendingRequest &pending) const
{
    const std::chrono::milliseconds age(m_clock.elapsed() - pending.arrived);
    const auto now = WorkQueue::Clock::now();
    switch (queue) {
    case RequestQueue::Read: break;
    case RequestQueue::Write: return now + m_timeout - (pending.context.authorized->work ? 0ms : age);
    case RequestQueue::Document: return now + kDocumentWait - age;
    case RequestQueue::Outside: return now + kOutsideWait - age;
    }
    return WorkQueue::Clock::time_point::max();
}

/// Runs on a worker.
WorkQueue::TaskResult ApiServer::step(Services &services, const SharedRequest &pending,
                                      std::chrono::milliseconds timeout)
{
    using Kind = Outcome::Kind;
    RequestContext &context = pending->context;
    Outcome outcome = m_pipeline.run(services, context, timeout);
    switch (outcome.kind) {
    case Kind::Answered: answer(*pending, std::move(outcome.response)); break;
    case Kind::HandedOver: post(context.authorized->queue, pending); break;
    case Kind::KeyInUse:
    case Kind::KeyHeldElsewhere:
        QMetaObject::invokeMethod(
            this, [this, key = outcome.waitFor, pending, isElsewhere = outcome.kind == Kind::KeyHeldElsewhere] {
                park(key, pending, isElsewhere);
            });
        break;
    case Kind::Locked: return WorkQueue::TaskResult::Retry;
    }
    return WorkQueue::TaskResult::Done;
}

/// From any thread.
void ApiServer::answer(PendingRequest &pending, http::Response response)
{
    const http::Request &request = pending.context.request;
    note(pending, response.status);
    const bool isLarge = request.body.size() >= kLargeBody || response.body.size() >= kLargeAnswer;
    const bool hadKey = pending.context.authorized && pending.context.authorized->idempotencyKey;
    const QByteArray key = hadKey ? pending.context.authorized->idempotencyKey->key() : QByteArray();
    // A large body's rows take a moment to be destroyed, which the caller need not wait for.
    const Deferred work = pending.context.authorized ? std::move(pending.context.authorized->work) : Deferred();
    pending.context.authorized.reset(); // Its key is free from here on.
    pending.reply.reply(std::move(response));
    if (hadKey)
        QMetaObject::invokeMethod(this, [this, key] { retryParked(key); });
    if (isLarge)
        noteFreedMemory();
}

void ApiServer::refuse(PendingRequest &pending, const Error &error)
{
    const http::Response refusal = problem(error, pending.context.request.id);
    pending.context.refusal = refusalIn(refusal);
    answer(pending, m_pipeline.completed(refusal, pending.context));
}

/// From any thread.
void ApiServer::note(const PendingRequest &pending, int status)
{
    const RequestContext &context = pending.context;
    if (!context.caller)
        return;
    const qint64 duration = m_clock.elapsed() - pending.arrived;
    m_shared.log.add({.shop = context.caller->shop,
                      .key = context.caller->key,
                      .at = m_source.now() - duration,
                      .method = http::methodName(context.request.method).toByteArray(),
                      .path = loggedPath(context.request.path),
                      .status = status,
                      .durationMs = duration,
                      .requestId = context.request.id,
                      .refusal = loggedRefusal(context.refusal)});
}

void ApiServer::park(const QByteArray &key, const SharedRequest &pending, bool isHeldElsewhere)
{
    m_parked[key].append(pending);
    if (m_askedAgain.contains(key))
        return;
    if (!isHeldElsewhere)
        return retryParked(key); // It may have been released while this request was on its way here.
    m_askedAgain.insert(key);
    QTimer::singleShot(kAskAgain, this, [this, key] {
        m_askedAgain.remove(key);
        retryParked(key);
    });
}

/// Sends all requests that wait for a key back to the workers. While another request of this server holds the key they
/// keep waiting: when that ends, in whatever way, this is called again.
void ApiServer::retryParked(const QByteArray &key)
{
    if (m_shared.inFlight.holds(key))
        return;
    for (const SharedRequest &pending : m_parked.take(key))
        post(RequestQueue::Read, pending);
}

void ApiServer::refuseOverdue()
{
    const qint64 oldest = m_clock.elapsed() - m_idempotencyWait.count();
    for (auto waiting = m_parked.begin(); waiting != m_parked.end();) {
        waiting->removeIf([this, oldest](const SharedRequest &pending) {
            if (pending->arrived > oldest)
                return false;
            refuse(*pending,
                   conflict("idempotency_key_in_use",
                            u"The first request with this Idempotency-Key is still running; try again "
                            "later."_s));
            return true;
        });
        waiting = waiting->isEmpty() ? m_parked.erase(waiting) : std::next(waiting);
    }
}

/// Gives a worker what was gathered. While the store is locked, one flush waits for it, and there is no second one.
void ApiServer::flushGathered()
{
    if (m_isFlushing.exchange(true))
        return;
    const auto gathered = std::make_shared<Gathered>(Gathered{m_shared.quota.takeBatches(), m_shared.log.take()});
    if (gathered->usage.isEmpty() && gathered->requests.isEmpty()) {
        m_isFlushing = false;
        return;
    }
    const auto store = [this, gathered](Services &services) {
        const Status stored = storeGathered(services, *gathered);
        if (stored) {
            m_flushTrouble.clear();
            m_isFlushing = false;
        }
        return stored;
    };
    postChore(store, [this, gathered](const Error &error) { keepGathered(*gathered, error); });
}

/// Removes from `gathered` what was stored.
Status ApiServer::storeGathered(Services &services, Gathered &gathered)
{
    while (!gathered.usage.isEmpty()) {
        const UsageBatch &batch = gathered.usage.constFirst();
        TRY(services.usage().flush(batch, batch.countedAt));
        // Other processes count too, so the cap is compared with what is stored now.
        const Instant now = m_source.now();
        for (auto shop = batch.requestsByShop.keyBegin(); shop != batch.requestsByShop.keyEnd(); ++shop) {
            if (const Result<qint64> stored = services.usage().requestsInMonth(*shop, now))
                m_shared.quota.setStored(*shop, now, *stored);
        }
        gathered.usage.removeFirst();
    }
    return RequestLogService::store(services.session(), gathered.requests);
}

/// Keeps unstored records for the next flush.
void ApiServer::keepGathered(Gathered &gathered, const Error &error)
{
    if (m_flushTrouble != error.message)
        qCWarning(logApi).noquote() << "requests are counted in memory, not yet stored:" << error.message;
    m_flushTrouble = error.message;
    m_shared.quota.putBack(gathered.usage);
    m_shared.log.putBack(std::move(gathered.requests));
    m_isFlushing = false;
}

} // namespace stemdesk
