#include "core/http/packed_source.h"

namespace stemdesk::http {

/// Empty only if the plain source has nothing now: the compressor may hold a part back until more follows.
QByteArray PackedSource::take()
{
    QByteArray packed;
    while (packed.isEmpty() && !m_isWhole) {
        const QByteArray part = m_plain->take();
        m_isWhole = part.isEmpty() && m_plain->state() == State::Ended;
        if (part.isEmpty() && !m_isWhole)
            break;
        packed = m_gzip.packed(part, m_isWhole);
    }
    return packed;
}

BodySource::State PackedSource::state() const
{
    const State state = m_plain->state();
    return state == State::Ended && !m_isWhole ? State::Open : state;
}

} // namespace stemdesk::http
