#pragma once

#include "core/domain/shops/shop.h"
#include "core/domain/shops/shop_setup.h"

namespace stemdesk {

class Services;

/// How shops begin.
class ShopSetupService {
public:
    explicit ShopSetupService(Services &services) : m_services(services) {}

    /// A new shop with all that was chosen for it, in one transaction.
    Result<Shop> create(const ShopSetup &setup, Instant now) const;

    /// Whether the program made the shop by itself and nobody has changed anything of it since: no setting, no key, no
    /// row.
    Result<bool> isUntouched(const ShopId &shop) const;
    /// The same, and there is no other shop: nobody has worked in this database yet.
    Result<bool> isAtFirstStart(const ShopId &shop) const;
    /// Takes an untouched shop away, for another one that takes its place; leaves any other alone.
    Status removeUntouched(const ShopId &shop) const;

private:
    Services &m_services;
};

} // namespace stemdesk
