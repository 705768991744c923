#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/services/catalogue/catalogue_index.h"

#include <QSet>

namespace stemdesk {

/// What a row of a file is about, by the contract's rules (section 9).
class RowMatcher {
public:
    explicit RowMatcher(CatalogueIndex index, QSet<QString> repeatedSkus = {})
        : m_index(std::move(index)), m_repeatedSkus(std::move(repeatedSkus))
    {}

    /// Null ids stand for what has to be made.
    struct Target {
        ProductId product;
        VariantId variant;
        /// The names of the row are those by which it was recognised, not new ones.
        bool isProductByName = false;
        bool isVariantByName = false;
    };

    /// variant_not_found, variant_not_on_product, product_not_found, product_required, variant_required,
    /// ambiguous_variant, ambiguous_product.
    Result<Target> match(const ImportedProduct &row) const;
    /// variant_not_found, ambiguous_variant, product_required, variant_required.
    Result<VariantId> match(const ImportedPrice &row) const;

    CatalogueIndex &index() { return m_index; }

private:
    /// By id or sku; nothing where neither tells.
    Result<std::optional<Target>> matchByKey(const ImportedProduct &row) const;
    Result<Target> matchByName(const ImportedProduct &row) const;
    Result<Target> known(VariantId id, const std::optional<ProductId> &product) const;
    QList<VariantId> named(const QList<ProductId> &products, const QString &variant, const QString &sku) const;

    CatalogueIndex m_index;
    QSet<QString> m_repeatedSkus; // Those on several rows of the file: no good for recognising a variant.
};

} // namespace stemdesk
