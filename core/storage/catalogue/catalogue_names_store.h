#pragma once

#include "core/base/id.h"
#include "core/domain/catalogue/product.h"
#include "core/storage/engine/tenant.h"

#include <QString>

#include <functional>
#include <optional>

namespace stemdesk {

class Session;

/// The names of all products and variants of a shop. Reads each table once: not for the window's thread.
class CatalogueNamesStore {
public:
    CatalogueNamesStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    struct ProductName {
        qint64 key = 0;
        ProductId id;
        QString name;
        QString productType;
    };
    struct VariantName {
        qint64 product = 0; ///< Its key.
        VariantId id;
        QString name;
        QString sku;
        std::optional<double> stemLength;
        std::optional<double> unitsPerPack;
        QList<SupplierPack> packs;
        QList<SupplierCode> codes;
    };

    /// In order of creation. `take` must not use the session.
    Status eachProduct(const std::function<void(const ProductName &)> &take) const;
    Status eachVariant(const std::function<void(const VariantName &)> &take) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
