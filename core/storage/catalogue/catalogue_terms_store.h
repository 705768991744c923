#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace stemdesk {

/// A supplier as the catalogue refers to it.
struct SupplierReference {
    qint64 key = 0;
    SupplierId id;
    QString name;
    bool isArchived = false;
};

/// The names of products and variants, and the words, product types and suppliers that their rows refer to by name.
/// Reads whole sets, for batches.
class CatalogueTermsStore : public TenantStore {
public:
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

    using TenantStore::TenantStore;

    /// Spellings by caseFolded() name.
    using Spellings = QHash<QString, QString>;
    Result<Spellings> colours() const;
    Result<Spellings> categories() const;
    Result<Spellings> productTypes() const;

    /// The existing ones, including archived suppliers, in no order; never the hidden Default supplier.
    Result<QList<SupplierReference>> suppliers(const QList<SupplierId> &ids) const;

    /// IANA name of the shop's time zone, which decides what day it is.
    Result<QString> timeZone() const;

    /// All of the shop, in order of creation; not for the window's thread. `take` must not use the session.
    Status eachProduct(const std::function<void(const ProductName &)> &take) const;
    Status eachVariant(const std::function<void(const VariantName &)> &take) const;

    /// How often each word is a tag, by caseFolded() name. Each is one pass over a table: not for the window's thread.
    using Counts = QHash<QString, qint64>;
    Result<Counts> variantsByColour() const;
    Result<Counts> eventsByColour() const;
    Result<Counts> productsByCategory() const;

private:
    Result<Counts> counts(QByteArrayView sql) const;
    Result<Spellings> spellings(QByteArrayView sql) const;
};

} // namespace stemdesk
