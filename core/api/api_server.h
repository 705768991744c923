#pragma once

#include "core/api/pipeline.h"
#include "core/api/streams/change_streams.h"
#include "core/api/worker_pool.h"
#include "core/http/server.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace stemdesk {

/// The API of one database: the HTTP server, the workers behind it, and the requests that wait for another one with the
/// same Idempotency-Key. Lives on the thread that created it, which must run an event loop and runs no SQL for it.
class ApiServer : public QObject {
    Q_OBJECT

public:
    struct Options {
        http::Server::Options http;
        int workers = 2; ///< Threads that read; others wait or compute beside them.
        std::chrono::milliseconds idempotencyWait{10'000};
        StreamLimits streams;
    };

    explicit ApiServer(ServiceSource source, QObject *parent = nullptr);
    ~ApiServer() override;
    Q_DISABLE_COPY_MOVE(ApiServer)

    /// Call it once. Fails, with nothing left running, if it cannot get the address or the database.
    Status listen(const Options &options);
    quint16 port() const;
    /// Another certificate or key, for new connections. Only if it listens with TLS.
    void renewTls(const QSslConfiguration &tls) { m_server.renewTls(tls); }

    /// Accepts nothing more; drained() follows when the requests in flight have been answered.
    void stop();

Q_SIGNALS:
    void drained();

private:
    struct PendingRequest {
        RequestContext context;
        http::Reply reply;
        qint64 arrived = 0;
    };
    using SharedRequest = std::shared_ptr<PendingRequest>;
    /// Counts and log records that are not stored yet.
    struct Gathered {
        QList<UsageBatch> usage;
        QList<RequestRecord> requests;
    };

    void onRequest(http::Request &&request, const http::Reply &reply);
    void post(RequestQueue queue, const SharedRequest &pending);
    WorkQueue::TaskResult step(Services &services, const SharedRequest &pending, std::chrono::milliseconds timeout);
    WorkQueue::Clock::time_point deadlineOf(RequestQueue queue, const PendingRequest &pending) const;
    void answer(PendingRequest &pending, http::Response response);
    void refuse(PendingRequest &pending, const Error &error);
    void park(const QByteArray &key, const SharedRequest &pending, bool isHeldElsewhere);
    void retryParked(const QByteArray &key);
    void refuseOverdue();
    void note(const PendingRequest &pending, int status);
    void postChore(std::function<Status(Services &)> chore, std::function<void(const Error &)> failed);
    void flushGathered();
    Status storeGathered(Services &services, Gathered &gathered);
    void keepGathered(Gathered &gathered, const Error &error);
    void onCommitted(const Changes &changes);
    void lookAtOrigins();
    void forgetOldAnswers();
    void forgetOldRequests();

    ServiceSource m_source;
    QElapsedTimer m_clock;
    SharedState m_shared;
    std::atomic<bool> m_isFlushing = false;
    QString m_flushTrouble; // Logged once. Used by the thread that flushes.
    Pipeline m_pipeline;
    std::unique_ptr<WorkerPool> m_workers;
    ChangeStreams m_changeStreams;
    http::Server m_server{this}; // Children, so that they move to another thread with this object.
    std::chrono::milliseconds m_idempotencyWait{};
    std::chrono::milliseconds m_timeout{}; // For locks, from a request's arrival on.
    QHash<QByteArray, QList<SharedRequest>> m_parked; ///< Requests waiting for a key.
    QSet<QByteArray> m_askedAgain; ///< Keys that another process holds and that are about to be checked again.
    QTimer m_everySecond{this};
    QTimer m_everyHour{this};
};

} // namespace stemdesk
