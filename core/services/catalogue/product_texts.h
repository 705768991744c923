#pragma once

#include "core/storage/catalogue/product_store.h"

namespace stemdesk {

class ServiceContext;

/// Stores products and what they are found by, which is made here. Their variants must be stored before; those in
/// `updates` do not count.
Status rewriteProducts(ServiceContext &context, QList<ProductUpdate> updates);

} // namespace stemdesk
