#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// A bearer key of a shop. The key itself is shown once and never stored.
struct ApiKey {
    ApiKeyId id;
    QString name;
    quint32 scopes = 0; ///< The bits of core/security/scope.h.
    std::optional<Instant> expiresAt;
    std::optional<Instant> revokedAt;
    std::optional<Instant> lastUsedAt; ///< To the minute.
    Instant createdAt = 0;

    friend bool operator==(const ApiKey &, const ApiKey &) = default;
};

} // namespace stemdesk
