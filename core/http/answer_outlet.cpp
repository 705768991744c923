#include "core/http/answer_outlet.h"

#include "core/http/plain_socket.h"

#include <QSslSocket>

#include <algorithm>
#include <utility>

namespace stemdesk::http {

void AnswerOutlet::send(const QByteArray &head, const QByteArray &body, qint64 now)
{
    const bool isFirst = unsent() == 0;
    const qsizetype sent = isFirst && !m_isTls ? sendAtOnce(m_socket, head, body) : 0;
    if (sent == head.size() + body.size())
        return;
    if (isFirst)
        m_lastProgress = now;
    if (sent < head.size())
        m_socket.write(sent == 0 ? head : head.sliced(sent));
    const qsizetype sentOfBody = std::max<qsizetype>(sent - head.size(), 0);
    m_socket.write(sentOfBody == 0 ? body : body.sliced(sentOfBody));
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
