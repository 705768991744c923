#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// The fewest packs of a variant that a supplier sells.
struct SupplierMinimum {
    SupplierId supplierId;
    int minPacks = 0;

    friend bool operator==(const SupplierMinimum &, const SupplierMinimum &) = default;
};

/// The number of units in a pack of a variant at a supplier.
struct SupplierPack {
    SupplierId supplierId;
    double unitsPerPack = 0;

    friend bool operator==(const SupplierPack &, const SupplierPack &) = default;
};

/// A supplier's identifiers of a variant: a code, an EAN or both.
struct SupplierCode {
    SupplierId supplierId;
    QString code;
    QString ean{};

    friend bool operator==(const SupplierCode &, const SupplierCode &) = default;
};

inline constexpr int kMaxSupplierCode = 100; ///< Characters.
inline constexpr int kMaxEan = 20; ///< Characters.

/// A specific variety of a product; event lines and price entries point at it.
struct Variant {
    VariantId id;
    ProductId productId;
    QString name;
    std::optional<double> stemLength; ///< Centimetres.
    std::optional<double> unitsPerPack; ///< For suppliers without a row in supplierPacks.
    QStringList colors; ///< Names, in the vocabulary's spelling where it has them.
    QList<SupplierId> supplierIds; ///< Empty: any supplier.
    QList<SupplierMinimum> supplierMinPacks; ///< One row per supplier.
    QList<SupplierPack> supplierPacks; ///< One row per supplier.
    QList<SupplierCode> supplierCodes; ///< One row per supplier.
    std::optional<double> sparePercent; ///< Percentage bought in addition, 0 to 100; nullopt: that of its type.
    QString sku;
    QString notes;
    QString externalId; ///< Its id in another system; unique among the shop's variants.
    // For hired goods only.
    std::optional<double> ownedUnits;
    std::optional<double> replacementCostExclTax; ///< Per damaged or lost unit.
    std::optional<int> hireDaysBefore; ///< Days it is away before an event; nullopt: the shop's number.
    std::optional<int> hireDaysAfter;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Variant &, const Variant &) = default;
};

/// The changes; an absent field keeps its value, an empty text or an inner nullopt clears it.
struct VariantPatch {
    std::optional<QString> name;
    std::optional<std::optional<double>> stemLength;
    std::optional<std::optional<double>> unitsPerPack;
    std::optional<QStringList> colors;
    std::optional<QList<SupplierId>> supplierIds;
    std::optional<QList<SupplierMinimum>> supplierMinPacks;
    std::optional<QList<SupplierPack>> supplierPacks;
    std::optional<QList<SupplierCode>> supplierCodes;
    std::optional<std::optional<double>> sparePercent;
    std::optional<QString> sku;
    std::optional<QString> notes;
    std::optional<QString> externalId;
    std::optional<std::optional<double>> ownedUnits;
    std::optional<std::optional<double>> replacementCostExclTax;
    std::optional<std::optional<int>> hireDaysBefore;
    std::optional<std::optional<int>> hireDaysAfter;

    friend bool operator==(const VariantPatch &, const VariantPatch &) = default;
};

/// How one supplier sells a variant.
struct SupplierTerms {
    std::optional<double> unitsPerPack; ///< The supplier's own, else the variant's.
    std::optional<double> minPacks;
    QString code;
    QString ean;
};
/// For no supplier, or one without a row: the variant's own pack and nothing else.
SupplierTerms termsAt(const Variant &variant, SupplierId supplier);
/// The pack of a variant at a supplier: that of the supplier's row, otherwise the variant's own.
std::optional<double> packAt(const QList<SupplierPack> &packs, SupplierId supplier, std::optional<double> own);

struct Product {
    ProductId id;
    QString name;
    QString category; ///< A name; empty where there is none.
    QString productType; ///< "flower", "material", "hire" or a type of the shop; drives markup and price lists.
    QString description;
    QString externalId; ///< Its id in another system; unique among the shop's products.
    QList<Variant> variants;
    Instant createdAt = 0;
    Instant updatedAt = 0; ///< Follows the variants too.
    int version = 0;

    friend bool operator==(const Product &, const Product &) = default;
};

struct ProductPatch {
    std::optional<QString> name;
    std::optional<QString> category;
    std::optional<QString> productType;
    std::optional<QString> description;
    std::optional<QString> externalId;

    friend bool operator==(const ProductPatch &, const ProductPatch &) = default;
};

/// One of several variants of a row.
struct VariantRow {
    std::optional<VariantId> variantId;
    VariantPatch variant;

    friend bool operator==(const VariantRow &, const VariantRow &) = default;
};

/// A row of a bulk upsert: one product with at most one variant, or with several. Objects named by an id, or by the id
/// of another system, are changed; otherwise they are created.
struct ProductRow {
    std::optional<ProductId> productId;
    ProductPatch product;
    bool hasVariant = false;
    std::optional<VariantId> variantId;
    VariantPatch variant;
    std::optional<QList<VariantRow>> variants; ///< In the place of `variant`.
    bool matchesSku = false; ///< Variants without an id are found by their sku.

    friend bool operator==(const ProductRow &, const ProductRow &) = default;
};

/// Texts normalised, duplicates in `colors` and `supplierIds` kept once. The service checks that suppliers exist.
/// Fields of errors are named as on a bulk row: "variant.unitsPerPack" when `path` is "variant.".
Result<Variant> patched(Variant variant, const VariantPatch &patch, const QString &path = {});
VariantPatch inverse(const Variant &before, const VariantPatch &patch);

/// Leaves `variants` alone.
Result<Product> patched(Product product, const ProductPatch &patch);
ProductPatch inverse(const Product &before, const ProductPatch &patch);

/// How many there are.
struct CatalogueCount {
    qint64 products = 0;
    qint64 variants = 0;

    friend bool operator==(const CatalogueCount &, const CatalogueCount &) = default;
};

} // namespace stemdesk
