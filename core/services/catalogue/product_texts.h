#pragma once

#include "core/storage/catalogue/product_store.h"

namespace stemdesk {

class ServiceContext;

/// A product with new fields and the version that its row still has.
struct ProductRewrite {
    StoredProduct stored;
    int storedVersion = 0;
};

/// Stores products and what they are found by. Their variants must be stored before; those in `stored` do not count.
Status rewriteProducts(ServiceContext &context, const QList<ProductRewrite> &rewrites);

} // namespace stemdesk
