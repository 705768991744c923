#pragma once

#include "core/http/limits.h"
#include "core/http/transport.h"

namespace stemdesk::http {

/// The sending half of a connection: hands the bytes of answers to the system and knows how far the client takes them.
class AnswerOutlet {
public:
    AnswerOutlet(Transport &transport, const Limits &limits) : m_transport(transport), m_limits(limits) {}

    void send(const QByteArray &head, const QByteArray &body, qint64 now);
    void send(const QByteArray &bytes, qint64 now) { send(bytes, {}, now); }
    /// Sends more of the queued bytes.
    void flush(qint64 now);

    /// Bytes that the client has not taken: those queued here, and for unread() those in the system's buffers too.
    qint64 unsent() const { return m_transport.unsent(); }
    qint64 unread() const { return unsent() + m_transport.socket().unacknowledged(); }
    /// When the client last took some bytes while there were any.
    qint64 lastProgress() const { return m_lastProgress; }
    bool isWatched() const { return m_lastProgress > 0 && unsent() > 0; }
    /// True once the client has taken nothing for longer than allowed. Poll it: a large system buffer can hide for a
    /// long time that the client reads, and only what has reached the client counts.
    bool isStuck(qint64 now);
    /// The same where others need the room of its answer.
    bool isStalled(qint64 now) const { return unsent() > 0 && now - m_lastProgress >= m_limits.crowdedStall.count(); }

private:
    Transport &m_transport;
    const Limits &m_limits;
    qint64 m_lastProgress = 0;
    qint64 m_left = 0; ///< Unread bytes at the last check.
};

} // namespace stemdesk::http
