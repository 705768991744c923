#pragma once

#include "core/storage/catalogue/product_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Stores products and their search texts, which are built here. REQUIRES: their variants are stored; the variants in
/// `updates` are ignored.
Status rewriteProducts(ServiceContext &context, QList<ProductUpdate> updates);

/// The update of a product that was `before`: it gets its new version, and the change is recorded.
ProductUpdate rewriteOf(const ServiceContext &context, UnitOfWork &work, const Product &before, StoredProduct after);

} // namespace stemdesk
