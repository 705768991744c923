#pragma once

#include "core/api/pipeline.h"
#include "core/api/worker_pool.h"
#include "core/http/server.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <vector>

namespace stemdesk {

/// The API of one database: the HTTP server, the workers behind it, and the requests that wait for another one with
/// the same Idempotency-Key. Lives on the thread that made it, which must run an event loop and does no SQL for it.
class ApiServer : public QObject {
    Q_OBJECT

public:
    struct Options {
        http::Server::Options http;
        int workers = 2;
        std::chrono::milliseconds idempotencyWait{10'000};
    };

    explicit ApiServer(const ServiceSource &source, QObject *parent = nullptr);
    ~ApiServer() override;
    Q_DISABLE_COPY_MOVE(ApiServer)

    /// Once. Fails, with nothing left running, where the address or the database cannot be had.
    Status listen(const Options &options);
    quint16 port() const;

    /// Accepts nothing more; drained() follows when the requests in flight have been answered.
    void stop();

Q_SIGNALS:
    void drained();

private:
    struct Waiting {
        http::Request request;
        http::Reply reply;
        qint64 deadline = 0;
        Outcome outcome; ///< Of the last run: whose request it is, what it waits for, and that it was counted.
    };

    void dispatch(Waiting waiting);
    void park(Waiting waiting);
    enum class Parked { HeldHere, All };
    void retryParked(const QByteArray &key, Parked which);
    void refuseOverdue();
    void note(const http::Request &request, const Outcome &outcome, qint64 arrived);
    void flushGathered();
    void storeUsage(Services &services, const UsageBatch &batch);
    void forgetOldAnswers();
    void forgetOldRequests();

    ServiceSource m_source;
    QElapsedTimer m_clock;
    SharedState m_shared;
    std::atomic<bool> m_isFlushing = false;
    Pipeline m_pipeline;
    std::unique_ptr<WorkerPool> m_workers;
    http::Server m_server{this}; // Children, so that they move to another thread with this.
    std::chrono::milliseconds m_idempotencyWait{};
    QHash<QByteArray, QList<Waiting>> m_parked;
    QTimer m_everySecond{this};
    QTimer m_everyHour{this};
};

} // namespace stemdesk
