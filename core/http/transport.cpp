#include "core/http/transport.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::http {

namespace {

constexpr qsizetype kRecord = 16LL * 1024; // The longest TLS record.
constexpr qsizetype kAtOnce = 64LL * 1024;
constexpr int kTurns = 16; // Then let other connections have their turn.

} // namespace

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

bool Transport::flush()
{
    bool hasSent = false;
    for (;;) {
        if (isTls() && m_encrypted.isEmpty())
            encryptNext();
        const qsizetype count = isTls() ? (m_encrypted.isEmpty() ? 0 : m_socket.write(m_encrypted))
            : m_queued > 0              ? m_socket.write(part(0), part(1))
                                        : 0;
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
