#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// What a key is for, as it is stored.
enum class KeyUse {
    Requests = 0,
    Calendar = 1, ///< The address of a calendar, which may read nothing else.
    CalendarWithTasks = 2,
};

/// A bearer key of a shop, or what stands in the address of a calendar. The key itself is shown once and never stored.
struct ApiKey {
    ApiKeyId id;
    QString name;
    quint32 scopes = 0; ///< The bits of core/security/scope.h.
    std::optional<Instant> expiresAt;
    std::optional<Instant> revokedAt;
    std::optional<Instant> lastUsedAt; ///< To the minute.
    Instant createdAt = 0;
    KeyUse use = KeyUse::Requests;

    friend bool operator==(const ApiKey &, const ApiKey &) = default;
};

} // namespace stemdesk
