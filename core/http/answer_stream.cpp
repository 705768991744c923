#include "core/http/answer_stream.h"

#include <utility>

namespace stemdesk::http {

AnswerStream::AnswerStream(std::shared_ptr<BodySource> source, Framing framing)
    : m_source(std::move(source)), m_framing(framing)
{}

void AnswerStream::pump(AnswerOutlet &outlet, qint64 now)
{
    constexpr qint64 kRoom = 16LL * 1024; // So little of it is in our hands that others need not wait for its room.
    while (outlet.unsent() < kRoom) {
        const QByteArray bytes = next();
        if (bytes.isEmpty())
            return;
        m_given += bytes.size();
        outlet.send(bytes, now);
    }
}

/// The next bytes; empty where there are none now.
QByteArray AnswerStream::next()
{
    if (m_isDone || isBroken())
        return {};
    const QByteArray part = m_source->take();
    if (!part.isEmpty())
        return m_framing == Framing::Chunks ? QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n" : part;
    m_isDone = m_source->state() == BodySource::State::Ended;
    return m_isDone && m_framing == Framing::Chunks ? "0\r\n\r\n" : QByteArray();
}

bool AnswerStream::isStuck(AnswerOutlet &outlet, qint64 now)
{
    return hasAllowance() ? isNeglected(outlet.unread(), now) : outlet.isWatched() && outlet.isStuck(now);
}

/// One who goes on reading neglects nothing.
bool AnswerStream::isNeglected(qint64 unread, qint64 now)
{
    const std::optional<BodySource::Allowance> allowance = m_source->allowance();
    if (!allowance || unread + m_source->waitingBytes() < allowance->bytes) {
        m_neglectedSince = -1;
        return false;
    }
    const qint64 taken = m_given - unread;
    if (m_neglectedSince < 0 || taken - m_takenThen >= allowance->bytes) {
        m_neglectedSince = now;
        m_takenThen = taken;
    }
    return now - m_neglectedSince >= allowance->time.count();
}

} // namespace stemdesk::http
