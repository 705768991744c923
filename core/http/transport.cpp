#include "core/http/transport.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#ifdef Q_OS_LINUX
#include <linux/sockios.h>
#include <sys/ioctl.h>
#endif

namespace stemdesk::http {

namespace {

#ifdef MSG_NOSIGNAL
constexpr int kNoSignal = MSG_NOSIGNAL;
#else
constexpr int kNoSignal = 0; // A socket option has it instead.
#endif

QHostAddress peerOf(int descriptor)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    return ::getpeername(descriptor, generic, &size) == 0 ? QHostAddress(generic) : QHostAddress();
}

template <class Call>
auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

constexpr qsizetype kRecord = 16LL * 1024; // The longest TLS record.
constexpr qsizetype kAtOnce = 64LL * 1024;
constexpr int kTurns = 16; // Then let other connections have their turn.

} // namespace

ClientSocket::ClientSocket(qintptr descriptor)
    : m_descriptor(int(descriptor)), m_peer(peerOf(m_descriptor)), m_reading(QSocketNotifier::Read),
      m_writing(QSocketNotifier::Write)
{
    ::fcntl(m_descriptor, F_SETFL, ::fcntl(m_descriptor, F_GETFL) | O_NONBLOCK);
    const int on = 1;
    ::setsockopt(m_descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
#ifdef SO_NOSIGPIPE
    ::setsockopt(m_descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
}

ClientSocket::~ClientSocket()
{
    close();
}

void ClientSocket::follow(std::function<void()> readable, std::function<void()> writable)
{
    QObject::connect(&m_reading, &QSocketNotifier::activated, &m_reading, std::move(readable));
    QObject::connect(&m_writing, &QSocketNotifier::activated, &m_writing, std::move(writable));
    m_reading.setSocket(m_descriptor);
    m_writing.setSocket(m_descriptor);
    watchInput(true);
}

qsizetype ClientSocket::read(std::span<char> room)
{
    if (m_isEnded || m_isBroken)
        return 0;
    const ssize_t count = uninterrupted([&] { return ::recv(m_descriptor, room.data(), room.size(), 0); });
    if (count < 0)
        noteError();
    m_isEnded = count == 0;
    return std::max<qsizetype>(count, 0);
}

qsizetype ClientSocket::write(QByteArrayView first, QByteArrayView second)
{
    if (m_isBroken)
        return 0;
    const auto part = [](QByteArrayView bytes) {
        return iovec{.iov_base = const_cast<char *>(bytes.data()), .iov_len = size_t(bytes.size())};
    };
    std::array parts{part(first), part(second)};
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = parts.size();
    const ssize_t count = uninterrupted([&] { return ::sendmsg(m_descriptor, &message, kNoSignal); });
    if (count < 0)
        noteError();
    return std::max<qsizetype>(count, 0);
}

void ClientSocket::noteError()
{
    if (errno != EAGAIN && errno != EWOULDBLOCK)
        m_isBroken = true;
}

void ClientSocket::endSending()
{
    if (isOpen() && ::shutdown(m_descriptor, SHUT_WR) != 0)
        m_isBroken = true;
}

void ClientSocket::close()
{
    if (!isOpen())
        return;
    m_reading.setEnabled(false); // Before the descriptor can be reused.
    m_writing.setEnabled(false);
    ::close(std::exchange(m_descriptor, -1));
    m_isBroken = true;
}

bool ClientSocket::isReset() const
{
    pollfd polled{.fd = m_descriptor, .events = 0, .revents = 0};
    return m_isBroken || (::poll(&polled, 1, 0) > 0 && (polled.revents & (POLLERR | POLLHUP)) != 0);
}

qint64 ClientSocket::unacknowledged() const
{
#ifdef Q_OS_LINUX
    int bytes = 0;
    return ::ioctl(m_descriptor, SIOCOUTQ, &bytes) == 0 ? bytes : 0;
#else
    return 0;
#endif
}

qint64 ClientSocket::roomInSystem() const
{
#ifdef Q_OS_LINUX
    int whole = 0;
    socklen_t size = sizeof whole;
    if (::getsockopt(m_descriptor, SOL_SOCKET, SO_SNDBUF, &whole, &size) != 0)
        return 0;
    return std::max<qint64>(whole / 2 - unacknowledged(), 0); // Half of it is for the system's own records.
#else
    return 0;
#endif
}

Transport::Transport(qintptr descriptor, std::shared_ptr<const TlsContext> tls)
    : m_socket(descriptor), m_context(std::move(tls))
{}

QByteArray Transport::read(qsizetype most)
{
    std::array<char, kAtOnce> room;
    const std::span<char> wanted = std::span(room).first(size_t(std::min(most, isTls() ? kRecord : kAtOnce)));
    if (!isTls())
        return {room.data(), m_socket.read(wanted)};
    for (int turn = 0;; ++turn) {
        if (const qsizetype count = m_tls ? m_tls->read(wanted) : 0; count > 0)
            return {room.data(), count};
        flush(); // Sends the handshake and responses to it.
        if (isBroken() || isInputEnded() || turn == kTurns) // The notifier fires again for what is left.
            return {};
        const qsizetype fed = m_socket.read(wanted);
        if (fed == 0)
            return {};
        if (!m_tls)
            m_tls.emplace(*m_context);
        m_tls->feed(std::span(room).first(size_t(fed)));
    }
}

void Transport::drain()
{
    std::array<char, kRecord> room;
    for (int turn = 0; turn < kTurns && m_socket.read(room) > 0; ++turn) {}
}

void Transport::write(const QByteArray &head, const QByteArray &body)
{
    if (isBroken())
        return;
    keep(head);
    keep(body);
    flush();
}

void Transport::keep(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return;
    m_queue.append(bytes);
    m_queued += bytes.size();
}

QByteArrayView Transport::part(qsizetype index) const
{
    if (index >= m_queue.size())
        return {};
    return QByteArrayView(m_queue.at(index)).sliced(index == 0 ? m_sentOfFirst : 0);
}

void Transport::dropSent(qsizetype bytes)
{
    m_queued -= bytes;
    while (bytes > 0) {
        const qsizetype left = part(0).size();
        if (bytes < left) {
            m_sentOfFirst += bytes;
            return;
        }
        bytes -= left;
        m_queue.removeFirst();
        m_sentOfFirst = 0;
    }
    if (m_queue.isEmpty())
        m_queue = {}; // Thousands of connections would each keep their buffers.
}

/// A record at a time, as the client takes them.
void Transport::encryptNext()
{
    m_encrypted = m_tls ? m_tls->takeEncrypted() : QByteArray();
    if (!m_encrypted.isEmpty() || m_queued == 0 || isHandshaking())
        return;
    std::array<char, kRecord> room;
    size_t size = 0;
    for (qsizetype i = 0; i < m_queue.size() && size < room.size(); ++i) {
        const QByteArrayView next = part(i);
        const size_t count = std::min(size_t(next.size()), room.size() - size);
        std::copy_n(next.data(), count, room.data() + size);
        size += count;
    }
    m_tls->write(std::span(room).first(size));
    dropSent(qsizetype(size));
    m_encrypted = m_tls->takeEncrypted();
}

/// The number of bytes that the system took.
qsizetype Transport::sendNext()
{
    if (!isTls())
        return m_queued > 0 ? m_socket.write(part(0), part(1)) : 0;
    if (m_encrypted.isEmpty())
        encryptNext();
    return m_encrypted.isEmpty() ? 0 : m_socket.write(m_encrypted);
}

bool Transport::flush()
{
    bool hasSent = false;
    for (;;) {
        const qsizetype count = sendNext();
        if (count == 0)
            break;
        hasSent = true;
        if (isTls())
            m_encrypted.remove(0, count);
        else
            dropSent(count);
    }
    if (isBroken()) {
        m_queue = {};
        m_queued = m_sentOfFirst = 0;
        m_encrypted = {};
    }
    m_socket.watchRoom(unsent() > 0);
    return hasSent;
}

bool Transport::endSending()
{
    if (m_tls)
        m_tls->end();
    flush();
    if (unsent() > 0)
        return false;
    m_socket.endSending();
    return true;
}

} // namespace stemdesk::http
