#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product_type.h"
#include "core/storage/engine/tenant.h"

#include <QList>

namespace stemdesk {

class Session;

/// How one shop prices its types of products. Names are unique without regard to case.
class ProductTypeStore {
public:
    ProductTypeStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// In order of creation.
    Result<QList<ProductType>> all() const;
    /// Adds the type, or replaces markup and hire of the one with its name (whose spelling stays).
    Status put(const ProductType &type);
    /// The products, price lists and events that use exactly this spelling of the type.
    Result<qint64> uses(const QString &name) const;
    Status remove(const QString &name);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
