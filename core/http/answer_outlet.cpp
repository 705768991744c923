#include "core/http/answer_outlet.h"

#include <utility>

namespace stemdesk::http {

void AnswerOutlet::send(const QByteArray &head, const QByteArray &body, qint64 now)
{
    if (unsent() == 0)
        m_lastProgress = now;
    m_transport.write(head, body);
}

void AnswerOutlet::flush(qint64 now)
{
    if (m_transport.flush())
        m_lastProgress = now;
}

bool AnswerOutlet::isStuck(qint64 now)
{
    const qint64 left = unread();
    if (left < std::exchange(m_left, left))
        m_lastProgress = now;
    return now - m_lastProgress >= m_limits.writeStall.count();
}

} // namespace stemdesk::http
