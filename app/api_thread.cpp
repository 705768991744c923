#include "app/api_thread.h"

#include "core/base/post_last.h"
#include "ui/words/error_text.h"

#include <QTimer>

#include <future>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// For clients that never read: one when the server is turned off, one when the whole program has to end in time.
constexpr std::chrono::seconds kDrainLimit{20};
constexpr std::chrono::seconds kLastDrainLimit{5};

/// By default the allocator adapts to large bodies and keeps their memory in each thread that ever had one, so that a
/// busy hour's would be held for days. Mapped memory costs a page fault per page, so the first limit is above what a
/// batch needs; memory below it is returned a second later (ApiServer).
void returnLargeBuffers()
{
#ifdef __GLIBC__
    // NOLINTBEGIN(concurrency-mt-unsafe): the thread that listens has not started yet.
    ::mallopt(M_MMAP_THRESHOLD, 2 * 1024 * 1024);
    ::mallopt(M_TRIM_THRESHOLD, 8 * 1024 * 1024);
    ::mallopt(M_ARENA_MAX, 2); // Otherwise each thread has an arena, with free memory that no other can use.
    // NOLINTEND(concurrency-mt-unsafe)
#endif
}

} // namespace

ApiThread::ApiThread(ServiceSource source, QObject *parent) : ServerControl(parent), m_source(std::move(source))
{
    m_thread.setObjectName("api"_L1);
}

ApiThread::~ApiThread()
{
    finish();
    m_thread.wait();
}

void ApiThread::finish()
{
    m_isOn = false;
    if (m_phase == Phase::Starting || m_phase == Phase::Listening)
        end(kLastDrainLimit);
}

void ApiThread::setOptions(const ApiServer::Options &options)
{
    m_options = options;
    m_address = addressText(options.http.address, options.http.port);
}

Status ApiThread::start(const ApiServer::Options &options)
{
    setOptions(options);
    m_isOn = true;
    std::promise<std::pair<Status, quint16>> listening;
    begin([&listening](const Status &status, quint16 port) { listening.set_value({status, port}); });
    const auto [status, port] = listening.get_future().get();
    onListening(status, port);
    return status;
}

/// Calls `told` on the server's thread.
void ApiThread::begin(std::function<void(const Status &, quint16 port)> told)
{
    returnLargeBuffers();
    m_phase = Phase::Starting;
    m_hasMoved = false;
    m_server = new ApiServer(m_source);
    m_server->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    // Not when the thread ends: the server may take a while to store what is left, and this does not wait for that.
    connect(m_server, &QObject::destroyed, this, &ApiThread::onEnded);
    m_thread.start();
    QMetaObject::invokeMethod(m_server, [server = m_server, options = m_options, told = std::move(told)] {
        const Status status = server->listen(options);
        told(status, server->port());
    });
}

void ApiThread::onListening(const Status &status, quint16 port)
{
    if (m_phase != Phase::Starting)
        return; // It was turned off meanwhile.
    m_problem = status ? QString() : ui::errorText(status.error());
    m_port = port;
    if (!status) {
        m_phase = Phase::Stopping;
        m_server = nullptr;
        m_thread.quit();
        Q_EMIT changed();
        return;
    }
    m_phase = Phase::Listening;
    m_options.http.port = port; // Keep the port when it is turned off and on again.
    m_address = addressText(m_options.http.address, m_port);
    Q_EMIT changed();
    follow();
}

void ApiThread::end(std::chrono::seconds drainLimit)
{
    m_phase = Phase::Stopping;
    postLast(m_server, [this, server = m_server, drainLimit] {
        // Quit from the server's thread: the one that owns m_thread may be blocked waiting for it.
        connect(server, &ApiServer::drained, server, [this] { m_thread.quit(); });
        QTimer::singleShot(drainLimit, server, [this] { m_thread.quit(); });
        server->stop();
    });
    m_server = nullptr;
}

void ApiThread::onEnded()
{
    m_thread.wait(); // It is already ending.
    m_phase = Phase::Off;
    Q_EMIT changed();
    follow();
}

/// Takes the next step towards the wanted state, unless one is in progress.
void ApiThread::follow()
{
    if (m_phase == Phase::Listening && (!m_isOn || m_hasMoved)) {
        end(kDrainLimit);
        Q_EMIT changed();
    } else if (m_phase == Phase::Off && m_isOn && (m_problem.isEmpty() || m_hasMoved)) {
        m_problem.clear();
        begin([this](const Status &status, quint16 port) {
            QMetaObject::invokeMethod(this, [this, status, port] { onListening(status, port); });
        });
        Q_EMIT changed();
    }
}

void ApiThread::setOn(bool on)
{
    if (on == m_isOn && (!on || m_problem.isEmpty()))
        return;
    m_isOn = on;
    m_problem.clear(); // Turning it on again retries.
    m_remembered.isOn = on;
    Q_EMIT chosen(m_remembered);
    Q_EMIT changed();
    follow();
}

Status ApiThread::setAddress(const QString &address)
{
    const ListenAddress listen = TRY(listenAddressFrom(address.trimmed()));
    if (!listen.address.isLoopback() || listen.port == 0)
        return refused("invalid_listen", u"listen"_s,
                       u"Give an address of this computer alone, as 127.0.0.1, with a port from 1 to 65535."_s);
    m_remembered.address = listen.address;
    m_remembered.port = listen.port;
    Q_EMIT chosen(m_remembered);
    if (addressText(listen.address, listen.port) == m_address && m_problem.isEmpty())
        return {};
    m_options.http.address = listen.address;
    m_options.http.port = listen.port;
    m_address = addressText(listen.address, listen.port);
    m_hasMoved = true;
    Q_EMIT changed();
    follow();
    return {};
}

void ApiThread::renewTls(const QSslConfiguration &tls)
{
    m_options.http.tls = tls;
    if (m_server)
        QMetaObject::invokeMethod(m_server, [server = m_server, tls] { server->renewTls(tls); });
}

QString ApiThread::url() const
{
    return (m_options.http.tls ? u"https://"_s : u"http://"_s) + m_address;
}

} // namespace stemdesk
