#include "tests/e2e/raw_swarm.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace stemdesk {

namespace {

constexpr qsizetype kKept = qsizetype{64} * 1024;
constexpr qint64 kDripEvery = 100;
constexpr qint64 kAtATime = 256LL * 1024;

int connectedSocket(quint16 port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
        ::close(descriptor);
        return -1;
    }
    ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
    return descriptor;
}

qint64 bytesToSend(const RawScript &script)
{
    return script.opening.size() + script.block.size() * script.blocks;
}

/// The bytes that a script sends at this position.
QByteArrayView bytesAt(const RawScript &script, qint64 place)
{
    if (place < script.opening.size())
        return QByteArrayView(script.opening).sliced(place);
    return QByteArrayView(script.block).sliced((place - script.opening.size()) % script.block.size());
}

/// What poll() shall wait for: whether the script is to send and to read now.
short eventsToAwait(const RawPeer &peer, bool isDripTime)
{
    const bool sends = peer.sent < peer.script.opening.size()
        || (peer.sent < bytesToSend(peer.script) && (!peer.script.trickles || isDripTime));
    const bool reads = peer.script.reading == RawScript::Reading::All
        || (peer.script.reading == RawScript::Reading::Drip && isDripTime);
    return short((sends ? POLLOUT : 0) | (reads ? POLLIN : 0));
}

} // namespace

int RawPeer::status() const
{
    const qsizetype interim = received.startsWith("HTTP/1.1 100") ? received.indexOf("\r\n\r\n") + 4 : 0;
    return received.mid(interim + 9, 3).toInt();
}

bool RawSwarm::add(const RawScript &script)
{
    const int descriptor = connectedSocket(m_port);
    if (descriptor < 0)
        return false;
    m_peers.push_back({.script = script, .descriptor = descriptor, .bornAt = m_clock.elapsed()});
    return true;
}

void RawSwarm::run(std::chrono::milliseconds time)
{
    const qint64 end = m_clock.elapsed() + time.count();
    while (m_clock.elapsed() < end)
        turn();
}

bool RawSwarm::runUntilClosed(std::chrono::milliseconds timeout)
{
    const qint64 end = m_clock.elapsed() + timeout.count();
    const auto isOpen = [](const RawPeer &peer) { return peer.descriptor >= 0 && !peer.isClosed; };
    while (std::ranges::any_of(m_peers, isOpen)) {
        if (m_clock.elapsed() > end)
            return false;
        turn();
    }
    return true;
}

void RawSwarm::leave()
{
    for (RawPeer &peer : m_peers)
        close(peer, false);
}

void RawSwarm::turn()
{
    const qint64 now = m_clock.elapsed();
    const bool isDripTime = now - m_lastDrip >= kDripEvery;
    if (isDripTime)
        m_lastDrip = now;
    std::vector<pollfd> polled;
    std::vector<RawPeer *> peers;
    for (RawPeer &peer : m_peers) {
        if (peer.descriptor < 0 || peer.isClosed)
            continue;
        polled.push_back({peer.descriptor, eventsToAwait(peer, isDripTime), 0});
        peers.push_back(&peer);
    }
    ::poll(polled.data(), polled.size(), 10);
    for (size_t i = 0; i < polled.size(); ++i) {
        RawPeer &peer = *peers[i];
        const short events = polled[i].revents;
        if (events & (POLLIN | POLLERR | POLLHUP))
            receive(peer, isDripTime);
        if ((events & POLLOUT) && !peer.isClosed)
            send(peer, isDripTime);
        if (const qint64 life = peer.script.resetsAfter.count(); life > 0 && now - peer.bornAt >= life)
            close(peer, true);
    }
}

void RawSwarm::send(RawPeer &peer, bool isDripTime)
{
    const RawScript &script = peer.script;
    qint64 budget = kAtATime;
    while (budget > 0 && peer.sent < bytesToSend(script)) {
        QByteArrayView bytes = bytesAt(script, peer.sent);
        if (script.trickles && peer.sent >= script.opening.size()) {
            if (!isDripTime)
                return;
            bytes = bytes.first(1);
            budget = 0;
        }
        const ssize_t sent = ::send(peer.descriptor, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
        if (sent <= 0) {
            if (errno != EAGAIN)
                peer.sent = bytesToSend(script); // The peer reads no more; its answer can still be read.
            return;
        }
        peer.sent += sent;
        budget -= sent;
    }
}

void RawSwarm::receive(RawPeer &peer, bool isDripTime)
{
    if (peer.script.reading == RawScript::Reading::None) { // It was reset.
        peer.isClosed = true;
        return;
    }
    std::array<char, size_t(64) * 1024> buffer{};
    const bool drips = peer.script.reading == RawScript::Reading::Drip;
    if (drips && !isDripTime)
        return;
    const ssize_t count = ::recv(peer.descriptor, buffer.data(), drips ? 1 : buffer.size(), 0);
    if (count == 0 || (count < 0 && errno != EAGAIN))
        peer.isClosed = true;
    if (count > 0)
        peer.received.append(buffer.data(), std::min<qsizetype>(count, kKept - peer.received.size()));
}

void RawSwarm::close(RawPeer &peer, bool resets)
{
    if (peer.descriptor < 0)
        return;
    const linger abort{1, 0};
    if (resets)
        ::setsockopt(peer.descriptor, SOL_SOCKET, SO_LINGER, &abort, sizeof abort);
    ::close(peer.descriptor);
    peer.descriptor = -1;
}

qint64 raisedFileLimit()
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return qint64(limit.rlim_cur);
}

} // namespace stemdesk
