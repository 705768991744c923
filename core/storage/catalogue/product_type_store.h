#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product_type.h"
#include "core/storage/engine/tenant.h"

#include <QList>

namespace stemdesk {

/// How one shop prices its types of products. Names are unique without regard to case.
class ProductTypeStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of creation.
    Result<QList<ProductType>> all() const;
    /// Adds the type, or replaces markup and hire of the one with its name (whose spelling stays).
    Status put(const ProductType &type);
    /// The products, price lists and events that use exactly this spelling of the type.
    Result<qint64> uses(const QString &name) const;
    Status remove(const QString &name);
};

} // namespace stemdesk
