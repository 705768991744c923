#pragma once

#include "core/base/clock.h"
#include "core/domain/shops/shop.h"
#include "core/storage/engine/database_contents.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

class ChangeBus;
class Session;
class Transaction;

/// The shops of one database. Works across shops: the one service without a tenant.
class ShopService {
public:
    ShopService(Session &session, ChangeBus &bus, Clock now) : m_session(session), m_bus(bus), m_now(std::move(now)) {}

    Result<QList<Shop>> list() const;
    Result<Shop> find(ShopId id) const;
    /// Of all shops together.
    Result<DatabaseContents> contents() const;
    Result<Tenant> tenant(ShopId id) const;
    Result<Tenant> tenant(ShopId id, qint64 key) const;
    /// The oldest shop: the default of the command line and the window.
    Result<std::optional<Shop>> first() const;
    /// With presets, product types, the hidden Default supplier; in the time zone given (at first the machine's).
    Result<Shop> create(const QString &name, const QString &timeZone);
    /// The first shop, made with a plain name if there is none yet.
    Result<Shop> firstOrCreated(const QString &timeZone);

private:
    Result<Shop> stored(const Shop &shop, Transaction &transaction);

    Session &m_session;
    ChangeBus &m_bus;
    Clock m_now;
};

} // namespace stemdesk
