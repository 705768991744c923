#pragma once

#include "core/http/answer_outlet.h"
#include "core/http/body_source.h"

#include <memory>

namespace stemdesk::http {

/// A body that comes in parts, as it goes over the wire.
class AnswerStream {
public:
    /// HTTP/1.0 knows no chunks: there the end of the connection is the end of the body.
    enum class Framing { Chunks, ToTheEnd };

    AnswerStream(std::shared_ptr<BodySource> source, Framing framing);

    void start(std::function<void()> wake) { m_source->start(std::move(wake)); }
    void stop() { m_source->stop(); }
    bool isChunked() const { return m_framing == Framing::Chunks; }
    /// Sends what there is, as far as the client takes it.
    void pump(AnswerOutlet &outlet, qint64 now);
    /// Everything was sent.
    bool isDone() const { return m_isDone; }
    bool isBroken() const { return m_source->state() == BodySource::State::Broken; }

    bool hasAllowance() const { return m_source->allowance().has_value(); }
    /// Whether the client leaves more unread, and for longer, than it is allowed. To be asked again and again.
    bool isStuck(AnswerOutlet &outlet, qint64 now);

private:
    bool isNeglected(qint64 unread, qint64 now);
    QByteArray next();

    std::shared_ptr<BodySource> m_source;
    Framing m_framing;
    qint64 m_given = 0; ///< Bytes, to the outlet.
    qint64 m_takenThen = 0; ///< How many the client had taken when that was last enough.
    qint64 m_neglectedSince = -1; ///< -1 if the client keeps up.
    bool m_isDone = false;
};

} // namespace stemdesk::http
