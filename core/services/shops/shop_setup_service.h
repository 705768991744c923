#pragma once

#include "core/domain/shops/shop.h"
#include "core/domain/shops/shop_setup.h"

namespace stemdesk {

class Services;

/// Creates shops with their initial content.
class ShopSetupService {
public:
    explicit ShopSetupService(Services &services) : m_services(services) {}

    /// Creates a shop with everything that was chosen for it, in one transaction.
    Result<Shop> create(const ShopSetup &setup, Instant now) const;

    /// Whether the program created the shop and nothing in it was changed since: no setting, key or row.
    Result<bool> isUntouched(const ShopId &shop) const;
    /// The same, and it is the only shop, so the database has not been used yet.
    Result<bool> isAtFirstStart(const ShopId &shop) const;
    /// Deletes an untouched shop that another one replaces; leaves any other alone.
    Status removeUntouched(const ShopId &shop) const;

private:
    Services &m_services;
};

} // namespace stemdesk
