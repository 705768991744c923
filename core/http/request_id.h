#pragma once

#include "core/base/id.h"

namespace stemdesk::http {

/// Numbers the requests of one server: ids are unique, ascend, and cost no random bytes each. For one thread.
class RequestIds {
public:
    QByteArray next()
    {
        ++m_count;
        for (size_t i = 0; i < 6; ++i)
            m_bytes[15 - i] = static_cast<unsigned char>(m_count >> (8 * i));
        return "req_" + idText(m_bytes);
    }

private:
    IdBytes m_bytes = newIdBytes();
    quint64 m_count = 0;
};

} // namespace stemdesk::http
