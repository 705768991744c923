#pragma once

#include "core/api/api_server.h"
#include "core/services/server_control.h"

#include <QThread>

#include <memory>

namespace stemdesk {

/// The thread on which the API server lives.
class ApiThread : public ServerControl {
    Q_OBJECT

public:
    explicit ApiThread(const ServiceSource &source, QObject *parent = nullptr);
    /// Answers the requests in flight, then ends the thread.
    ~ApiThread() override;

    /// Once. Returns when the server listens, or with what keeps it from it.
    Status start(const ApiServer::Options &options);

    bool isRunning() const override { return m_server != nullptr; }
    QString address() const override { return m_address; }
    QString problem() const override { return m_problem; }
    quint16 port() const { return m_port; }

private:
    ServiceSource m_source;
    QThread m_thread;
    ApiServer *m_server = nullptr; // Lives and dies on m_thread.
    QString m_address;
    QString m_problem;
    quint16 m_port = 0;
};

} // namespace stemdesk
