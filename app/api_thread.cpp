#include "app/api_thread.h"

#include <QTimer>

#include <future>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

/// Large bodies and answers go back to the system when they are done with. By itself the allocator learns to keep
/// them, in each thread that ever had one, and would hold a busy hour for days.
void returnLargeBuffers()
{
#ifdef __GLIBC__
    ::mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    ::mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
    ::mallopt(M_ARENA_MAX, 2); // Else each thread has one, with free memory that no other can use.
#endif
}

} // namespace

ApiThread::ApiThread(const ServiceSource &source, QObject *parent) : ServerControl(parent), m_source(source)
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
    returnLargeBuffers();
    m_address = addressText(options.http.address, options.http.port);
    auto *server = new ApiServer(m_source);
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
