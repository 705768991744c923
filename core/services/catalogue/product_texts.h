#pragma once

#include "core/storage/catalogue/product_store.h"

namespace stemdesk {

class ServiceContext;

/// Stores products and their search texts, which are built here. REQUIRES: their variants are stored; the variants in
/// `updates` are ignored.
Status rewriteProducts(ServiceContext &context, QList<ProductUpdate> updates);

} // namespace stemdesk
