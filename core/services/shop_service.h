#pragma once

#include "core/base/clock.h"
#include "core/domain/api_key.h"
#include "core/domain/shop.h"
#include "core/storage/tenant.h"

#include <QStringList>

namespace stemdesk {

class ChangeBus;
class ServiceContext;
class Session;

/// The shops of one database. Works across shops: the one service without a tenant.
class ShopService {
public:
    ShopService(Session &session, ChangeBus &bus, Clock now) : m_session(session), m_bus(bus), m_now(std::move(now)) {}

    Result<QList<Shop>> list() const;
    Result<Shop> find(ShopId id) const;
    Result<Tenant> tenant(ShopId id) const;
    /// The oldest shop: the default of the command line and the window.
    Result<std::optional<Shop>> first() const;
    /// With presets, product types, the hidden Default supplier; in the time zone given (at first the machine's).
    Result<Shop> create(const QString &name, const QString &timeZone);
    /// The first shop, made with a plain name where there is none yet.
    Result<Shop> firstOrCreated(const QString &timeZone);

private:
    Session &m_session;
    ChangeBus &m_bus;
    Clock m_now;
};

/// The settings of one shop.
class ShopSettingsService {
public:
    explicit ShopSettingsService(ServiceContext &context) : m_context(context) {}

    Result<Shop> shop() const;
    /// All or nothing; keys and values of contract section 9. What money depends on computes every total again.
    Result<Shop> set(const QList<std::pair<QString, QString>> &settings);
    Result<Shop> rename(const QString &name);

private:
    ServiceContext &m_context;
};

/// A new key with the text that is shown once.
struct CreatedKey {
    ApiKey key;
    QByteArray text;
};

/// Whose request it is.
struct KeyOwner {
    qint64 storageKey = 0; ///< Names the key inside this process, for rate windows.
    ApiKey key;
    Shop shop;
    Tenant tenant;
};

class ApiKeyService {
public:
    explicit ApiKeyService(ServiceContext &context) : m_context(context) {}

    Result<QList<ApiKey>> list() const;
    Result<CreatedKey> create(const QString &name, quint32 scopes, std::optional<Instant> expiresAt);
    /// Idempotent.
    Result<ApiKey> revoke(ApiKeyId id);

    /// The key that has this hash (security/key_format.h) with its shop and settings, revoked and expired ones too.
    /// One indexed look-up on every request: a revocation by another process counts at once.
    static Result<std::optional<KeyOwner>> owner(Session &session, const QByteArray &hash);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
