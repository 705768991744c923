#include "app/api_thread.h"

#include <QTimer>

#include <future>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds kDrainLimit{20};

QString addressText(const QHostAddress &address, quint16 port)
{
    const QString host =
        address.protocol() == QAbstractSocket::IPv6Protocol ? u'[' + address.toString() + u']' : address.toString();
    return u"%1:%2"_s.arg(host).arg(port);
}

} // namespace

ApiThread::ApiThread(const Driver &driver, ChangeBus &bus, Clock now, QObject *parent)
    : ServerControl(parent), m_driver(driver), m_bus(bus), m_now(std::move(now))
{
    m_thread.setObjectName("api"_L1);
}

ApiThread::~ApiThread()
{
    if (m_server) {
        QMetaObject::invokeMethod(m_server, [this] {
            // Ended from its own thread: the one that owns m_thread is waiting below and hears nothing.
            connect(m_server, &ApiServer::drained, m_server, [this] { m_thread.quit(); });
            QTimer::singleShot(kDrainLimit, m_server, [this] { m_thread.quit(); }); // For callers who never read.
            m_server->stop();
        });
    }
    m_thread.wait();
}

Status ApiThread::start(const ApiServer::Options &options)
{
    m_address = addressText(options.http.address, options.http.port);
    auto *server = new ApiServer(m_driver, m_bus, m_now);
    server->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, server, &QObject::deleteLater);
    m_thread.start();
    std::promise<Status> listening;
    QMetaObject::invokeMethod(server, [&] {
        Status status = server->listen(options);
        m_port = server->port();
        listening.set_value(std::move(status));
    });
    const Status status = listening.get_future().get();
    if (!status) {
        m_problem = status.error().message;
        m_thread.quit();
        m_thread.wait();
        return status;
    }
    m_server = server;
    m_address = addressText(options.http.address, m_port);
    Q_EMIT changed();
    return {};
}

} // namespace stemdesk
