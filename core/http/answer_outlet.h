#pragma once

#include "core/http/limits.h"

#include <QTcpSocket>

namespace stemdesk::http {

/// The sending half of a connection: hands the bytes of answers to the system and knows how far the client takes them.
class AnswerOutlet {
public:
    AnswerOutlet(QTcpSocket &socket, bool isTls, const Limits &limits)
        : m_socket(socket), m_limits(limits), m_isTls(isTls)
    {}

    void send(const QByteArray &head, const QByteArray &body, qint64 now);
    void send(const QByteArray &bytes, qint64 now) { send(bytes, {}, now); }
    /// The client took some.
    void onProgress(qint64 now) { m_lastProgress = now; }
    /// Ends our half, so that the client sees the end; false where that cannot be done.
    bool end();

    /// What the client has not taken: in our hands, and with what the system holds for it.
    qint64 unsent() const;
    qint64 unread() const;
    /// When it last took some, while it has some to take.
    qint64 lastProgress() const { return m_lastProgress; }
    bool isWatched() const { return m_lastProgress > 0 && unsent() > 0; }
    /// Whether it takes nothing for longer than it may. To be asked again and again: a large buffer of the system's
    /// hides for long that the client reads, and what counts is what has reached it.
    bool isStuck(qint64 now);
    /// The same where others need the room of its answer.
    bool isStalled(qint64 now) const { return unsent() > 0 && now - m_lastProgress >= m_limits.crowdedStall.count(); }

private:
    QTcpSocket &m_socket;
    const Limits &m_limits;
    qint64 m_lastProgress = 0;
    qint64 m_left = 0; ///< What was unread when that was last looked at.
    bool m_isTls;
};

} // namespace stemdesk::http
