#pragma once

#include "core/http/limits.h"
#include "core/http/message.h"
#include "core/http/transport.h"

#include <memory>

namespace stemdesk::http {

/// The sending half of a connection: hands the bytes of responses to the system and knows how many the client has
/// taken.
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
    /// The same if others need the memory of its response.
    bool isStalled(qint64 now) const { return unsent() > 0 && now - m_lastProgress >= m_limits.crowdedStall.count(); }

private:
    Transport &m_transport;
    const Limits &m_limits;
    qint64 m_lastProgress = 0;
    qint64 m_left = 0; ///< Unread bytes at the last check.
};

/// The part of a response that the connection adds to the handler's.
struct AnswerFrame {
    QByteArray requestId;
    QByteArray date; ///< Value of the Date field; no field if empty.
    bool keepsAlive = true;
    bool isChunked = false;
};

/// Status line and fields up to the empty line. Replaces characters that would break the framing, and ignores framing
/// fields of `response`.
QByteArray answerHead(const Response &response, const AnswerFrame &frame);

/// 204 and 304 never have a body.
bool hasNoBody(int status);

/// Formats a time for the Date field.
QByteArray httpDate(qint64 unixMilliseconds);

/// A body that comes in parts, as it is sent.
class AnswerStream {
public:
    /// HTTP/1.0 has no chunks: there the end of the connection is the end of the body.
    enum class Framing { Chunks, ToTheEnd };

    AnswerStream(std::shared_ptr<BodySource> source, Framing framing);

    void start(std::function<void()> wake) { m_source->start(std::move(wake)); }
    void stop() { m_source->stop(); }
    bool isChunked() const { return m_framing == Framing::Chunks; }
    /// Sends what is available, as far as the client takes it.
    void pump(AnswerOutlet &outlet, qint64 now);
    /// Everything was sent.
    bool isDone() const { return m_isDone; }
    bool isBroken() const { return m_source->state() == BodySource::State::Broken; }

    bool hasAllowance() const { return m_source->allowance().has_value(); }
    /// Whether the client leaves more unread, or for longer, than it is allowed. Has to be polled.
    bool isStuck(AnswerOutlet &outlet, qint64 now);

private:
    bool isNeglected(qint64 unread, qint64 now);
    QByteArray next();

    std::shared_ptr<BodySource> m_source;
    Framing m_framing;
    qint64 m_given = 0; ///< Bytes, to the outlet.
    qint64 m_takenThen = 0; ///< How much the client had taken when it was last fast enough.
    qint64 m_neglectedSince = -1; ///< -1 if the client keeps up.
    bool m_isDone = false;
};

} // namespace stemdesk::http
