#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/clients/contact.h"
#include "core/domain/imports/import_choices.h"

namespace stemdesk {

/// Whether a number of a file says what is stored: workbooks keep 15 or 16 of the 17 digits of a double.
bool saysSameNumber(double stored, double written);

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

/// A price without tax as given in a row of a file; a price per stem has precedence over one per pack.
struct ImportedCost {
    std::optional<double> ofUnit;
    std::optional<double> ofPack;
    std::optional<double> unitsOfPack; ///< How many units `ofPack` is for, if a column says so.

    bool isGiven() const { return ofUnit || ofPack; }
    /// nullopt if none is given. `unitsPerPack` divides the price of a pack whose row does not say how many it is for;
    /// unitsPerPack_required if neither is known.
    Result<std::optional<double>> perUnit(const std::optional<double> &unitsPerPack) const;
};

/// A product with a variant as given in a row of a file: suppliers by name, and the names of product and variant, by
/// which the row may be recognised. Empty or absent: the row does not say.
struct ImportedProduct {
    QString product;
    QString variant;
    VariantPatch fields; ///< Without the name and without suppliers.
    QList<ImportedTerms> terms; ///< One a supplier.
    std::optional<QString> category;
    std::optional<QString> productType;
    std::optional<QList<ImportedSupplier>> suppliers;
    ImportedCost cost; ///< For each of the suppliers.
    std::optional<ProductId> productId;
    std::optional<VariantId> variantId;

    /// ImportedCells that a later row of the file gives another value to: they are set if the row creates something,
    /// and left alone if it finds something, so that reading the file again changes nothing.
    quint32 overridden = 0;
    bool isVariantImplied = false; ///< The file has no column of varieties: a new variant gets its product's name.
    /// The pack is the supplier's, or the variant's own if it has none and no other supplier sells it.
    bool isPackOfSupplier = false;
    bool holdsFarPrice = false; ///< Its price is left out if it is PriceChange::isFarOff().

    QString sku() const { return fields.sku.value_or(QString()); }
    std::optional<double> stemLength() const { return fields.stemLength.value_or(std::nullopt); }
    /// The supplier of the row; nullptr if it names none or several.
    const ImportedSupplier *onlySupplier() const;
    /// The pack that it says of this supplier.
    std::optional<double> packOf(const ImportedSupplier &supplier) const;
    /// The variant's own pack, or that of the first supplier that has one here.
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
    ImportedSupplier supplier; ///< Without a name: the price for any supplier.
    std::optional<double> stemLength;
    ImportedCost cost;
    bool isOverridden = false; ///< A later row of the file gives the price of the same variant and supplier.
    bool holdsFarPrice = false; ///< It is left out if it is PriceChange::isFarOff().
    bool isPriceless = false; ///< The row says that there is no price ("on request"), so nothing is done.
};

/// A contact as given in a row of a file. Absent fields: the row does not say.
struct ImportedContact {
    std::optional<ContactId> contactId;
    ContactPatch fields;
    KnownContact known = KnownContact::LeaveOut;
};

} // namespace stemdesk
