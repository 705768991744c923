#pragma once

#include "core/base/id.h"

namespace stemdesk {

/// The shop whose rows a store reads and writes. Every query names `shop`.
struct Tenant {
    ShopId id;
    qint64 shop = 0; ///< Key in the table `shop`.
    qint64 defaultSupplier = 0; ///< Key of the hidden supplier that means "no supplier".
};

} // namespace stemdesk
