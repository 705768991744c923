#pragma once

#include "core/http/message.h"
#include "core/services/services.h"

#include <QByteArray>
#include <QSet>

#include <mutex>
#include <optional>

namespace stemdesk {

/// The web origins that any shop allows, as of the last look: for responses to callers without a known shop, and for
/// when the store is unavailable. Thread-safe.
class AllowedOrigins {
public:
    void set(QSet<QByteArray> origins)
    {
        const std::scoped_lock lock(m_mutex);
        m_origins.swap(origins);
    }
    bool contain(const QByteArray &origin) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_origins.contains(origin);
    }

private:
    mutable std::mutex m_mutex;
    QSet<QByteArray> m_origins;
};

/// Reads from all shops which origins they allow, and keeps the result.
Status refresh(AllowedOrigins &origins, Services &services);

/// 204 for a browser's preflight whose Origin some shop allows; nothing for any other request. Comes before
/// authentication, since a preflight carries no key.
std::optional<http::Response> preflightAnswer(const AllowedOrigins &origins, const http::Request &request);
/// The same for routes whose responses pages of every origin may read.
std::optional<http::Response> publicPreflightAnswer(const http::Request &request);

/// origin_not_allowed for a request with an Origin that is neither the server's own nor one that the shop has allowed.
Status requireOrigin(const http::Request &request, const Shop &shop);

/// The header fields that let the page of an allowed Origin read a response.
http::Headers originFields(const QByteArray &origin);
/// The header field that lets pages of every origin read the response.
http::Header publicField();

} // namespace stemdesk
