#include "tests/e2e/good_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

namespace {

constexpr timeval kHangs{40, 0}; // Even on a busy machine, a client without an answer by then has been forgotten.

int freshConnection(quint16 port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ::setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &kHangs, sizeof kHangs);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &kHangs, sizeof kHangs);
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

/// How long the answer is in all, once its head is there; else 0.
qsizetype answerSize(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    const qsizetype field = bytes.indexOf("Content-Length: ");
    if (end < 0 || field < 0 || field > end)
        return 0;
    const qsizetype value = field + 16;
    return end + 4 + bytes.mid(value, bytes.indexOf('\r', value) - value).toLongLong();
}

} // namespace

GoodClient::GoodClient(quint16 port, QByteArray key)
    : m_port(port),
      m_key(std::move(key)), m_paths{"/healthz", "/api/v1/products?limit=5&fields=name,productId", "/api/v1/suppliers",
                                     "/api/v1/tax-groups", "/api/v1/products?limit=50&q=row"}
{
    int descriptor = freshConnection(m_port);
    for (const QByteArray &path : std::as_const(m_paths))
        m_expected.append(exchange(descriptor, path));
    ::close(descriptor);
}

GoodClient::~GoodClient()
{
    stop();
}

void GoodClient::start()
{
    m_isStopping = false;
    m_tally = {};
    m_thread = std::thread([this] { work(); });
}

GoodClient::Tally GoodClient::stop()
{
    m_isStopping = true;
    if (m_thread.joinable())
        m_thread.join();
    return m_tally;
}

void GoodClient::work()
{
    int kept = freshConnection(m_port);
    for (qsizetype i = 0; i == 0 || !m_isStopping; ++i) { // Once at least, however short the siege.
        const qsizetype which = i % m_paths.size();
        ask(kept, m_paths.at(which), m_expected.at(which));
        if (i % 3 == 0) {
            int fresh = freshConnection(m_port);
            ask(fresh, m_paths.at(which), m_expected.at(which));
            ::close(fresh);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5)); // It asks often, but is no siege itself.
    }
    ::close(kept);
}

void GoodClient::ask(int &descriptor, const QByteArray &path, const QByteArray &expected)
{
    QElapsedTimer clock;
    clock.start();
    const QByteArray answer = exchange(descriptor, path);
    m_tally.slowest = std::max(m_tally.slowest, clock.elapsed());
    ++m_tally.answers;
    if (!answer.isEmpty() && answer == expected)
        return;
    if (m_tally.wrong++ == 0)
        m_tally.firstWrong = path + ": " + answer.left(300);
    ::close(descriptor);
    descriptor = freshConnection(m_port);
}

/// The status line and the body; the fields between differ each time.
QByteArray GoodClient::exchange(int &descriptor, const QByteArray &path) const
{
    const QByteArray request =
        "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + m_key + "\r\n\r\n";
    if (::send(descriptor, request.data(), size_t(request.size()), MSG_NOSIGNAL) != request.size())
        return "not sent";
    QByteArray received;
    std::array<char, size_t(16) * 1024> buffer{};
    while (answerSize(received) == 0 || received.size() < answerSize(received)) {
        const ssize_t count = ::recv(descriptor, buffer.data(), buffer.size(), 0);
        if (count <= 0)
            return "not answered: " + received.left(200);
        received.append(buffer.data(), count);
    }
    return received.left(received.indexOf('\r') + 1) + received.mid(received.indexOf("\r\n\r\n") + 4);
}

} // namespace stemdesk
