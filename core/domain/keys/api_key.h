#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// The purpose of a key, as it is stored.
enum class KeyUse {
    Requests = 0,
    Calendar = 1, ///< The address of a calendar, which gives access to nothing else.
    CalendarWithTasks = 2,
};

/// A bearer key of a shop, or the secret part of a calendar's address. The key itself is shown once and never stored.
struct ApiKey {
    ApiKeyId id;
    QString name;
    quint32 scopes = 0; ///< The bits of core/security/scope.h.
    std::optional<Instant> expiresAt;
    std::optional<Instant> revokedAt;
    std::optional<Instant> lastUsedAt; ///< Rounded to the minute.
    Instant createdAt = 0;
    KeyUse use = KeyUse::Requests;

    friend bool operator==(const ApiKey &, const ApiKey &) = default;
};

} // namespace stemdesk
