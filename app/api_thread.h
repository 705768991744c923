#pragma once

#include "app/listen_options.h"
#include "core/api/api_server.h"
#include "core/services/server_control.h"

#include <QThread>

#include <chrono>
#include <functional>
#include <memory>

namespace stemdesk {

/// The thread of the API server, which can be started and stopped any number of times.
class ApiThread : public ServerControl {
    Q_OBJECT

public:
    explicit ApiThread(ServiceSource source, QObject *parent = nullptr);
    /// Answers the requests in flight, then ends the thread.
    ~ApiThread() override;
    Q_DISABLE_COPY_MOVE(ApiThread)

    /// Returns once the server listens, or with the error that prevents it. For a server that is off.
    Status start(const ApiServer::Options &options);
    /// Starts the shutdown that the destructor waits for.
    void finish();
    /// Sets the remembered choice. A run may listen elsewhere because of its command line; only changes made while it
    /// runs are remembered.
    void setRemembered(const ServerSettings &settings) { m_remembered = settings; }
    /// How to listen once it is turned on, for a server that is off at first.
    void setOptions(const ApiServer::Options &options);

    /// Replaces the certificate or key for new connections. Only if it was started with TLS.
    void renewTls(const QSslConfiguration &tls);

    bool isRunning() const override { return m_phase == Phase::Listening; }
    bool isOn() const override { return m_isOn; }
    QString address() const override { return m_address; }
    QString url() const override;
    QString problem() const override { return m_problem; }
    void setOn(bool on) override;
    Status setAddress(const QString &address) override;
    quint16 port() const { return m_port; }

Q_SIGNALS:
    /// Remember this for the next start.
    void chosen(const stemdesk::ServerSettings &settings);

private:
    enum class Phase { Off, Starting, Listening, Stopping };

    void begin(std::function<void(const Status &, quint16 port)> told);
    void onListening(const Status &status, quint16 port);
    void end(std::chrono::seconds drainLimit);
    void onEnded();
    void follow();

    ServiceSource m_source;
    ApiServer::Options m_options;
    ServerSettings m_remembered;
    QThread m_thread;
    ApiServer *m_server = nullptr; // Lives and dies on m_thread.
    Phase m_phase = Phase::Off;
    bool m_isOn = false; ///< The wanted state; the phase follows.
    bool m_hasMoved = false; ///< It has to stop before it starts at its new address.
    QString m_address;
    QString m_problem;
    quint16 m_port = 0;
};

} // namespace stemdesk
