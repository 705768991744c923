#pragma once

#include "core/base/clock.h"
#include "core/domain/change.h"
#include "core/domain/prices/tax_group.h"
#include "core/domain/shops/shop.h"
#include "core/domain/shops/shop_setup.h"

namespace stemdesk {

class Session;

/// A new shop before anything is stored, with the product types that every shop has.
Result<Shop> newShop(const QString &name, const QString &timeZone, Instant now);

/// In a transaction: stores the initial rows of a shop (presets, product types, the hidden Default supplier, its tax
/// groups). Returns the changes for the feed.
Result<Changes> insertNewShop(Session &session, const Shop &shop, const QList<TaxGroup> &taxes = {});

} // namespace stemdesk
