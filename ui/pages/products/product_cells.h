#pragma once

#include "core/base/number_text.h"
#include "core/base/result.h"
#include "core/domain/catalogue/product.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

/// A variant's suppliers today, and the range of its unit costs.
struct OfferRange {
    QStringList suppliers;
    std::optional<double> lowest;
    std::optional<double> highest;

    void add(const QString &supplier, std::optional<double> unitCost)
    {
        if (!supplier.isEmpty() && !suppliers.contains(supplier))
            suppliers += supplier;
        if (!unitCost)
            return;
        lowest = std::min(lowest.value_or(*unitCost), *unitCost);
        highest = std::max(highest.value_or(*unitCost), *unitCost);
    }

    friend bool operator==(const OfferRange &, const OfferRange &) = default;
};

/// The data of a product's row, and of the rows below it.
struct ProductNode {
    Product product;
    QList<OfferRange> offers; ///< One for each variant, in their order.

    friend bool operator==(const ProductNode &, const ProductNode &) = default;
};

enum class ProductColumn { Name, Category, Type, Stem, Pack, Suppliers, Cost };
inline constexpr int kProductColumns = 7;

/// The texts of the tree's cells, and the edits made by typing into them.
class ProductCells {
    Q_DECLARE_TR_FUNCTIONS(ProductCells)

public:
    static QString heading(ProductColumn column);
    static bool isNumber(ProductColumn column);

    /// The main text, and the quiet one after it.
    static QString text(const ProductNode &node, ProductColumn column, const QString &currency);
    static QString text(const ProductNode &node, int variant, ProductColumn column, const QString &currency);
    static QString quietText(const ProductNode &node, ProductColumn column);
    /// The suppliers of the product, or of one variety.
    static QStringList suppliers(const ProductNode &node);
    static QStringList suppliers(const ProductNode &node, int variant);

    /// The text that an editor starts from.
    static QString editText(const Product &product, ProductColumn column);
    static QString editText(const Variant &variant, ProductColumn column);

    /// The edit for a typed text; nullopt for a column that is not editable.
    static std::optional<ProductPatch> patchOfProduct(ProductColumn column, const QString &typed);
    /// An unreadable number is refused like any value that breaks the field's rule.
    static Result<std::optional<VariantPatch>> patchOfVariety(ProductColumn column, const QString &typed);

    static bool isEditableOfProduct(ProductColumn column);
    static bool isEditableOfVariety(ProductColumn column);
};

/// An amount or a span of amounts.
QString costText(const OfferRange &range, const QString &currency);

} // namespace stemdesk::ui
