#pragma once

#include "core/domain/price_table.h"
#include "core/pricing/price_choice.h"
#include "core/services/product_service.h"
#include "core/storage/catalogue_terms_store.h"
#include "core/storage/variant_store.h"

namespace stemdesk {

class ServiceContext;

/// A variant with the type that says which price list is its.
struct OfferedVariant {
    StoredVariant stored;
    QString productType;
};

/// From whom variants can be bought today, and at what cost.
class SupplierOffers {
public:
    explicit SupplierOffers(ServiceContext &context) : m_context(context) {}

    /// Reads what the variants' offers need.
    Status load(const QList<OfferedVariant> &variants);
    /// One for each supplier that the variant names or that has a price of its own, without archived ones; one without
    /// a supplier where there is none. `productName` stays empty.
    QList<VariantMatch> of(const OfferedVariant &variant) const;

private:
    Status loadLists();
    Status loadPrices(const QList<OfferedVariant> &variants);
    Status loadSuppliers(const QList<OfferedVariant> &variants);
    PriceListId listOf(const QString &productType) const;

    ServiceContext &m_context;
    PriceLists m_lists;
    QHash<PriceListId, qint64> m_listKeys;
    QDate m_today;
    PriceTable m_prices;
    QHash<SupplierId, SupplierReference> m_suppliers;
};

} // namespace stemdesk
