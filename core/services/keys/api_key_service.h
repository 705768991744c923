#pragma once

#include "core/domain/keys/api_key.h"
#include "core/services/service.h"
#include "core/storage/keys/api_key_store.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

class Session;

/// A new key with its secret text, which is shown once.
struct CreatedKey {
    ApiKey key;
    QByteArray text;

    /// Path of the calendar's address, to follow the server's URL.
    QByteArray calendarPath() const { return "/api/v1/calendar.ics?token=" + text; }
};

class ApiKeyService : public Service {
public:
    using Service::Service;

    Result<QList<ApiKey>> list() const;
    Result<QList<ApiKey>> calendars() const;
    /// `scopes`: the bits of core/security/scope.h; invalid_scopes if empty. An expiry in the past is accepted.
    Result<CreatedKey> create(const QString &name, quint32 scopes, std::optional<Instant> expiresAt);
    /// The address of a calendar; without a name it is called "Calendar".
    Result<CreatedKey> createCalendar(const QString &name, bool withTasks);
    /// Idempotent: a second call keeps the first time. NotFound for a calendar address.
    Result<ApiKey> revoke(ApiKeyId id);
    /// The same for the given keys only.
    Result<ApiKey> revokeCalendar(ApiKeyId id);

    /// Requests of all keys of the shop in the current calendar month (UTC).
    Result<qint64> requestsThisMonth() const;

    /// The key with this hash (security/key_format.h), its shop and settings, even if revoked or expired. One indexed
    /// lookup per request, so that a revocation by another process takes effect at once.
    static Result<std::optional<KeyOwner>> owner(Session &session, const QByteArray &hash);
    /// Like owner(), but reads the shop's row where the key says it is (KeyOwner::place).
    static Result<std::optional<KeyOwner>> ownerNear(Session &session, const QByteArray &hash, SessionAt sessionAt);

private:
    Result<CreatedKey> made(ApiKey key, const QByteArray &text);
    Result<ApiKey> revoked(ApiKeyId id, bool isCalendar);
};

} // namespace stemdesk
