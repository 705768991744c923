#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/services/catalogue/catalogue_index.h"

#include <QSet>

namespace stemdesk {

/// Facts about names and skus that only the whole file shows.
class FileNames {
public:
    /// Call it for each row in turn; an empty one if a row has no product.
    void take(const ImportedProduct &row);

    /// On several rows, so useless for recognising a variant.
    bool isRepeated(const QString &sku) const { return m_repeatedSkus.contains(sku); }
    /// Whether rows give a variety with these names another length than this.
    bool hasOtherLength(const QString &product, const QString &variant, const std::optional<double> &length) const;

private:
    struct Lengths {
        double first = 0;
        bool areSeveral = false;
    };

    static size_t keyOf(const QString &product, const QString &variant);

    QSet<QString> m_skus;
    QSet<QString> m_repeatedSkus;
    QHash<size_t, Lengths> m_lengths; // By the hash of the names.
};

/// The objects that a row refers to, by the contract's rules (section 9).
class RowMatcher {
public:
    explicit RowMatcher(CatalogueIndex index, FileNames file = {}) : m_index(std::move(index)), m_file(std::move(file))
    {}

    /// Null ids are objects to be created.
    struct Target {
        ProductId product;
        VariantId variant;
        /// The row was recognised by these names, so they are not new ones.
        bool isProductByName = false;
        bool isVariantByName = false;
    };

    /// variant_not_on_product, product_required, variant_required, ambiguous_variant, ambiguous_product.
    Result<Target> match(const ImportedProduct &row) const;
    /// variant_not_found, ambiguous_variant, product_required, variant_required.
    /// `supplier` is the row's; its codes are its own.
    Result<VariantId> match(const ImportedPrice &row, SupplierId supplier) const;

    CatalogueIndex &index() { return m_index; }
    const CatalogueIndex &index() const { return m_index; }

private:
    /// By id or sku; nullopt if neither matches.
    Result<std::optional<Target>> matchByKey(const ImportedProduct &row) const;
    Result<Target> matchByName(const ImportedProduct &row) const;
    Result<Target> known(VariantId id, const std::optional<ProductId> &product) const;
    /// By sku or the supplier's code; nullopt if neither matches exactly one variant.
    std::optional<VariantId> keyed(const ImportedPrice &row, SupplierId supplier) const;
    QList<VariantId> named(const QList<ProductId> &products, const QString &variant, const QString &sku) const;
    QList<VariantId> ofLength(const QList<VariantId> &variants, const std::optional<double> &length) const;

    CatalogueIndex m_index;
    FileNames m_file;
};

} // namespace stemdesk
