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
    /// Sends more of what waits.
    void flush(qint64 now);

    /// What the client has not taken: in our hands, and with what the system holds for it.
    qint64 unsent() const { return m_transport.unsent(); }
    qint64 unread() const { return unsent() + m_transport.socket().unacknowledged(); }
    /// When it last took some, while it has some to take.
    qint64 lastProgress() const { return m_lastProgress; }
    bool isWatched() const { return m_lastProgress > 0 && unsent() > 0; }
    /// Whether it takes nothing for longer than it may. To be asked again and again: a large buffer of the system's
    /// hides for long that the client reads, and what counts is what has reached it.
    bool isStuck(qint64 now);
    /// The same where others need the room of its answer.
    bool isStalled(qint64 now) const { return unsent() > 0 && now - m_lastProgress >= m_limits.crowdedStall.count(); }

private:
    Transport &m_transport;
    const Limits &m_limits;
    qint64 m_lastProgress = 0;
    qint64 m_left = 0; ///< What was unread when that was last looked at.
};

} // namespace stemdesk::http
