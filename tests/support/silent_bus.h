#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <atomic>
#include <thread>
#include <vector>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace stemdesk {

/// A session bus that accepts every connection and never answers, for this process and every program that it starts.
/// Destroying it closes all connections.
class SilentBus {
public:
    SilentBus() : m_listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const QByteArray path = QFile::encodeName(m_folder.filePath(QStringLiteral("bus")));
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
        m_isUp = ::bind(m_listener, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0
            && ::listen(m_listener, 100) == 0;
        qputenv(kVariable, "unix:path=" + path);
        m_thread = std::thread([this] {
            for (int taken = 0; taken >= 0;) {
                taken = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
                if (taken < 0)
                    continue;
                m_taken.push_back(taken);
                ++m_met;
            }
        });
    }
    ~SilentBus()
    {
        ::shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        for (const int connection : m_taken)
            ::close(connection);
        ::close(m_listener);
        qputenv(kVariable, m_before);
    }
    Q_DISABLE_COPY_MOVE(SilentBus)

    bool isUp() const { return m_isUp; }
    bool wasMet() const { return m_met > 0; }

private:
    static constexpr auto kVariable = "DBUS_SESSION_BUS_ADDRESS";

    const QByteArray m_before = qgetenv(kVariable);
    QTemporaryDir m_folder;
    int m_listener;
    bool m_isUp = false;
    std::vector<int> m_taken; // The thread's own, until it has ended.
    std::atomic<int> m_met = 0;
    std::thread m_thread;
};

} // namespace stemdesk
