#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/events/pricing_facts.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/variant_store.h"

namespace stemdesk {

class ServiceContext;

/// A variant with its type, which decides its price lists.
struct OfferedVariant {
    StoredVariant stored;
    QString productType;
};

/// Suppliers of variants and their costs, today or by the given terms.
class SupplierOffers {
public:
    explicit SupplierOffers(ServiceContext &context, const std::optional<PriceTerms> &terms = {})
        : m_context(context), m_terms(terms.value_or(PriceTerms()))
    {}

    /// Reads what the variants' offers are computed from.
    Status load(const QList<OfferedVariant> &variants);
    /// One offer per active supplier that the variant names or that has its own price; one without a supplier if there
    /// is none. `productName` stays empty.
    QList<VariantMatch> of(const OfferedVariant &variant) const;

private:
    Status loadPrices(const QList<OfferedVariant> &variants);
    Status loadSuppliers(const QList<OfferedVariant> &variants);
    PriceListChain listsOf(const QString &productType) const;
    /// Including archived suppliers.
    QList<SupplierId> sellersOf(const OfferedVariant &variant) const;

    ServiceContext &m_context;
    PriceTerms m_terms;
    PricingFacts m_facts;
    QHash<SupplierId, SupplierReference> m_suppliers;
};

} // namespace stemdesk
