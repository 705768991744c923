#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/clients/contact.h"
#include "core/domain/imports/import_choices.h"

namespace stemdesk {

/// A supplier as a row of a file names it, without regard to case.
struct ImportedSupplier {
    QString name;
    int place = 1; ///< Among those of this name: first the ones in use, each in order of creation.

    friend bool operator==(const ImportedSupplier &, const ImportedSupplier &) = default;
};
bool isSameSupplier(const ImportedSupplier &a, const ImportedSupplier &b);

/// A supplier's offer in a row; absent values are not in the file.
struct ImportedTerms {
    ImportedSupplier supplier;
    std::optional<double> unitsPerPack = {};
    std::optional<int> minPacks = {};
    std::optional<QString> code = {};
    std::optional<QString> ean = {};
    quint32 overridden = 0; ///< TermCells that a later row gives a value to, as ImportedProduct::overridden.
};

/// The terms that a row gives, as bits.
enum TermCell : quint32 {
    PackTerm = 1U << 0U,
    MinimumTerm = 1U << 1U,
    CodeTerm = 1U << 2U,
    EanTerm = 1U << 3U,
};

quint32 cellsOf(const ImportedTerms &terms);

/// A price without tax as a row of a file says it; one for the stem goes before one for the pack.
struct ImportedCost {
    std::optional<double> ofUnit;
    std::optional<double> ofPack;

    bool isGiven() const { return ofUnit || ofPack; }
    /// Nothing where none is given. unitsPerPack_required where that of a pack cannot be divided.
    Result<std::optional<double>> perUnit(const std::optional<double> &unitsPerPack) const;
};

/// A product with a variant as a row of a file names it: suppliers by name, and the names of product and variant as
/// what the row may be recognised by. Empty or absent: the row does not say.
struct ImportedProduct {
    std::optional<ProductId> productId;
    QString product;
    std::optional<QString> category;
    std::optional<QString> productType;
    std::optional<VariantId> variantId;
    QString variant;
    bool isVariantImplied = false; ///< No column names varieties: it is called as its product, where it is new.
    VariantPatch fields; ///< Without the name and all that names suppliers.
    std::optional<QList<ImportedSupplier>> suppliers;
    QList<ImportedTerms> terms; ///< One a supplier.
    /// The pack is the supplier's, or the variant's own if it has none and no other supplier sells it.
    bool isPackOfSupplier = false;
    ImportedCost cost; ///< For each of the suppliers.

    /// ImportedCells that a later row of the file gives a value to: they are set where the row makes something new, and
    /// left alone where it finds something, so that the file read again changes nothing.
    quint32 overridden = 0;

    QString sku() const { return fields.sku.value_or(QString()); }
    std::optional<double> stemLength() const { return fields.stemLength.value_or(std::nullopt); }
    /// The supplier of the row; nullptr if it names none or several.
    const ImportedSupplier *onlySupplier() const;
    /// The pack that it says of this supplier.
    std::optional<double> packOf(const ImportedSupplier &supplier) const;
    /// The variant's own, or that of the first supplier that has one here.
    std::optional<double> anyPack() const;
};

/// The values that a row contains, as bits.
enum ImportedCell : quint32 {
    ProductNameCell = 1U << 0U,
    CategoryCell = 1U << 1U,
    ProductTypeCell = 1U << 2U,
    VariantNameCell = 1U << 3U,
    StemLengthCell = 1U << 4U,
    UnitsPerPackCell = 1U << 5U,
    ColoursCell = 1U << 6U,
    SuppliersCell = 1U << 7U,
    SkuCell = 1U << 8U,
    NotesCell = 1U << 9U,
    CostCell = 1U << 10U,
};
inline constexpr quint32 kProductCells = ProductNameCell | CategoryCell | ProductTypeCell;

quint32 cellsOf(const ImportedProduct &row);

/// A price as a row of a file names it.
struct ImportedPrice {
    std::optional<VariantId> variantId;
    QString sku;
    QString supplierCode;
    QString product;
    QString variant;
    ImportedSupplier supplier; ///< Without a name: the price whoever supplies it.
    std::optional<double> stemLength;
    ImportedCost cost;
    bool isOverridden = false; ///< A later row of the file says the price of the same variant and supplier.
    bool isPriceless = false; ///< The row says that there is no price ("on request"): there is nothing to do.
};

/// A contact as a row of a file names it. Absent fields: the row does not say.
struct ImportedContact {
    std::optional<ContactId> contactId;
    ContactPatch fields;
    KnownContact known = KnownContact::LeaveOut;
};

} // namespace stemdesk
