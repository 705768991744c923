#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/exchange/demo/demo_progress.h"

#include <QHash>
#include <QList>
#include <QString>

namespace stemdesk {

class ShopServices;

/// The ids behind the names by which the demo data refers to things.
struct DemoNames {
    QHash<QString, SupplierId> suppliers;
    QHash<QString, VariantId> variants; ///< By SKU.
    QList<SupplierId> archived; ///< To be archived once everything is there.
};

/// Settings, suppliers, vocabulary, products and price lists of the demo shop; a step each.
Result<DemoNames> fillCatalogue(ShopServices &shop, Instant now, DemoProgress &progress);
inline constexpr int kCatalogueSteps = 5;

} // namespace stemdesk
