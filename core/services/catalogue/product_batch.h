#pragma once

#include "core/services/catalogue/catalogue_terms.h"
#include "core/services/catalogue/product_service.h"
#include "core/storage/catalogue/variant_store.h"

#include <QHash>
#include <QSet>
#include <QVarLengthArray>

#include <deque>

namespace stemdesk {

class UnitOfWork;

/// Rows of products and variants to be stored. Everything they name is read beforehand with a few statements, each row
/// is then decided in memory on the result of the rows before it, and everything is written at the end. The outcome is
/// that of applying row after row, at a fraction of the cost.
class ProductBatch {
public:
    /// `variantPath` prefixes the fields of a variant's errors ("variant.").
    ProductBatch(ServiceContext &context, UnitOfWork &work, QString variantPath);

    Status load(const QList<Result<ProductRow>> &rows);
    /// A refused row changes nothing.
    Result<ProductRowOutcome> apply(const ProductRow &row);
    Status write();

    /// The state after the rows so far; nullptr if it does not exist or no row named it.
    const Product *product(ProductId id) const;
    const Variant *variant(VariantId id) const;

private:
    struct NamedIds;
    struct ProductState {
        StoredProduct stored; ///< Key 0: new.
        std::optional<Product> before; ///< The stored product; set as soon as a row changes it.
        bool isTouched = false;
        bool isRewritten = false; ///< Its fields or search texts changed.
        bool isRetyped = false;
        QVarLengthArray<const Variant *, 1> added; ///< Variants created by the batch.
    };
    struct VariantState {
        StoredVariant stored; ///< Key 0: new.
        ProductState *product = nullptr;
        int storedVersion = 0;
        VariantFieldSet changed; ///< Only for a stored variant.
    };
    /// A variant in a row.
    struct GivenVariant {
        std::optional<VariantId> id;
        const VariantPatch *patch = nullptr;
        QString path; ///< Prefix of the fields of its errors.
    };
    using GivenVariants = QVarLengthArray<GivenVariant, 1>;
    using VariantOutcomes = QVarLengthArray<VariantRowOutcome, 1>;
    struct Target {
        ProductState *product = nullptr; ///< nullptr: create it.
        QVarLengthArray<VariantState *, 1> variants; ///< One per given variant; nullptr: create it.
    };
    struct NewState {
        Product product;
        QVarLengthArray<Variant, 1> variants; ///< One for each that is given.
    };

    void askFor(const NamedIds &ids) const;
    Status loadVariants(const QList<VariantId> &ids);
    Status loadProducts(const QList<ProductId> &ids);
    Status keepLoaded(Result<QList<StoredProduct>> found);

    void nameAnew(ProductState &state, const QString &before);
    void nameAnew(VariantState &state, const Variant &before);

    GivenVariants givenIn(const ProductRow &row) const;
    Result<VariantState *> stateOf(const GivenVariant &given, bool matchesSku) const;
    Result<ProductState *> productOf(const ProductRow &row, const GivenVariants &given) const;
    Result<Target> targetOf(const ProductRow &row, const GivenVariants &given) const;
    Status requireFreeIds(const Target &target, const NewState &after, const GivenVariants &given) const;
    Result<Product> productAfter(const Target &target, const ProductRow &row, Warnings &warnings) const;
    Result<Variant> variantAfter(const VariantState *state, const GivenVariant &given, Warnings &warnings) const;
    Status checkSuppliers(const VariantPatch &patch, const QString &path) const;
    template <class Row>
    Status checkSuppliersOf(const QList<Row> &rows, const QString &list) const;

    ProductRowOutcome keep(Target target, NewState &&after, VariantOutcomes &variants);
    VariantRowOutcome keep(ProductState &product, VariantState *state, Variant &&variant);
    ProductState *keepNewProduct(Product &&product);
    static void keepBefore(ProductState &state);
    bool keepProduct(ProductState &state, Product &&product);
    VariantState *keepNewVariant(ProductState &product, Variant &&variant);
    bool keepVariant(VariantState &state, Variant &&variant);

    Status releaseExternalIds();
    Status writeNewProducts();
    Status writeNewVariants();
    Status writeChangedVariants();
    Status writeChangedProducts();
    Status markRetyped();

    ServiceContext &m_context;
    UnitOfWork &m_work;
    QString m_variantPath;
    Instant m_now = 0; ///< Set by load().
    CatalogueTerms m_terms;
    QSet<SupplierId> m_suppliers;
    std::deque<ProductState> m_products; // Deques, because states point to each other and must not move.
    std::deque<VariantState> m_variants;
    QHash<ProductId, ProductState *> m_productById;
    QHash<VariantId, VariantState *> m_variantById;
    QHash<QString, ProductState *> m_productByExternalId;
    QHash<QString, VariantState *> m_variantByExternalId;
    QSet<qint64> m_unnamedProducts; ///< Stored products whose external id was changed or cleared.
    QSet<qint64> m_unnamedVariants;
    bool m_matchesSkus = false;
    QHash<QString, QList<VariantState *>> m_variantsBySku; ///< Complete for the skus that rows are matched by, if any.
};

/// A one-line text as it will be stored; empty if it is none.
QString asStored(const std::optional<QString> &text);

} // namespace stemdesk
