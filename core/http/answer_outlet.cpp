#include "core/http/answer_outlet.h"

#include "core/http/plain_socket.h"

#include <QSslSocket>

#include <utility>

namespace stemdesk::http {

void AnswerOutlet::send(QByteArray head, const QByteArray &body, qint64 now)
{
    constexpr qsizetype kJoined = 16LL * 1024; // Up to here copying the body behind its head beats a second write.
    const bool isJoined = body.size() <= kJoined;
    send(isJoined ? head.append(body) : head, now);
    if (!isJoined)
        send(body, now);
}

void AnswerOutlet::send(const QByteArray &bytes, qint64 now)
{
    const bool isFirst = unsent() == 0;
    const qsizetype sent = isFirst && !m_isTls ? sendAtOnce(m_socket, bytes) : 0;
    if (sent == bytes.size())
        return;
    if (isFirst)
        m_lastProgress = now;
    m_socket.write(sent == 0 ? bytes : bytes.sliced(sent));
}

bool AnswerOutlet::end()
{
    return !m_isTls && endSending(m_socket);
}

qint64 AnswerOutlet::unsent() const
{
    const qint64 plain = m_socket.bytesToWrite();
    return m_isTls ? plain + static_cast<const QSslSocket &>(m_socket).encryptedBytesToWrite() : plain;
}

qint64 AnswerOutlet::unread() const
{
    return unsent() + unacknowledged(m_socket);
}

bool AnswerOutlet::isStuck(qint64 now)
{
    const qint64 left = unread();
    if (left < std::exchange(m_left, left))
        m_lastProgress = now;
    return now - m_lastProgress >= m_limits.writeStall.count();
}

} // namespace stemdesk::http
