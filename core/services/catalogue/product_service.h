#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event_pricing.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <QDate>

namespace stemdesk {

enum class RowAction { Created, Updated, Unchanged };

struct VariantRowOutcome {
    RowAction action = RowAction::Unchanged;
    VariantId id;
};

/// The outcome of a row in a bulk upsert.
struct ProductRowOutcome {
    RowAction action = RowAction::Unchanged;
    std::optional<RowAction> variantAction; ///< Set if the row had a variant.
    ProductId productId;
    VariantId variantId; ///< Null if the row had none.
    std::optional<QList<VariantRowOutcome>> variants; ///< Set if the row had a list of them, in its order.
    QList<QByteArray> warnings; ///< "unknown_color:<name>", "unknown_category:<name>", "new_product_type:<name>".
};

/// Everything that a forced delete removed, so that it can be restored with the same ids.
struct DeletedProduct;
struct DeletedVariant;

/// A variant as the type-ahead shows it.
struct VariantMatch {
    Variant variant;
    QString productName;
    QString productType;
    SupplierId supplierId; ///< One match per supplier that has a price or that the variant names; null: no supplier.
    QString supplierName;
    std::optional<double> unitCostExclTax; ///< For the PriceTerms.
    std::optional<double> unitsPerPack; ///< The supplier's own pack.
    std::optional<double> minPacks;
};

/// The day and pinned lists for price look-ups.
struct PriceTerms {
    QDate day;
    PinnedLists pinned;
};

class ProductService : public Service {
public:
    using Service::Service;

    enum class Variants { Skip, Load };

    /// In order of creation. Variants::Skip reads no variant.
    Result<Page<Product>> list(const ProductFilter &filter, const PageRequest &page, Variants variants) const;
    Result<Product> find(ProductId id, Variants variants = Variants::Load) const;
    /// Variants of one product, in order of creation.
    Result<Page<Variant>> variants(ProductId product, const PageRequest &page, const VariantFilter &filter) const;
    Result<Variant> findVariant(VariantId id) const;
    Result<QList<Variant>> findVariants(const QList<VariantId> &ids) const;
    /// The first `limit` variants whose texts match every word of `q`, best matches first. With the prices of `terms`,
    /// which are an event's, so that a new line costs what is shown here; otherwise with today's.
    Result<QList<VariantMatch>> search(const QString &q, int limit, const std::optional<PriceTerms> &terms = {}) const;

    /// Rows apply in order, each as if alone: a refused one leaves no trace and the others are written, all in one
    /// commit. A row that could not be read is passed as its error and keeps its place. The outer Result fails only if
    /// nothing could be written.
    Result<QList<Result<ProductRowOutcome>>> upsert(const QList<Result<ProductRow>> &rows);

    /// `warnings`, if given, gets the codes of ProductRowOutcome::warnings; the same in patchVariant().
    Result<Product> patch(ProductId id, const ProductPatch &patch, const std::optional<ProductPatch> &expected = {},
                          QList<QByteArray> *warnings = nullptr);
    /// variant_not_on_product if the variant belongs to another product.
    Result<Variant> patchVariant(ProductId product, VariantId id, const VariantPatch &patch,
                                 const std::optional<VariantPatch> &expected = {},
                                 QList<QByteArray> *warnings = nullptr);

    /// Refused with product_on_event_items:<count of event lines> unless `force`, which removes those lines and the
    /// price entries too and computes the totals of those events again.
    Result<DeletedProduct> remove(ProductId id, bool force);
    Result<DeletedVariant> removeVariant(ProductId product, VariantId id, bool force);
    Result<Product> restore(const DeletedProduct &snapshot);
    Result<Variant> restore(const DeletedVariant &snapshot);
};

} // namespace stemdesk
