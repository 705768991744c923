#include "ui/pages/products/product_cells.h"

#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

OfferRange wholeRange(const ProductNode &node)
{
    OfferRange whole;
    for (const OfferRange &range : node.offers) {
        for (const QString &supplier : range.suppliers)
            whole.add(supplier, {});
        whole.add({}, range.lowest);
        whole.add({}, range.highest);
    }
    return whole;
}

bool hasOneVariety(const ProductNode &node)
{
    return node.product.variants.size() == 1;
}

} // namespace

QString costText(const OfferRange &range, const QString &currency)
{
    if (!range.lowest)
        return {};
    const QString lowest = moneyText(*range.lowest, currency);
    const QString highest = moneyText(*range.highest, currency);
    return lowest == highest ? lowest : QCoreApplication::translate("ProductCells", "%1 – %2").arg(lowest, highest);
}

QString ProductCells::heading(ProductColumn column)
{
    switch (column) {
    case ProductColumn::Name: return tr("Product and variety");
    case ProductColumn::Category: return tr("Category");
    case ProductColumn::Type: return tr("Type");
    case ProductColumn::Stem: return tr("Stem");
    case ProductColumn::Pack: return tr("Pack");
    case ProductColumn::Suppliers: return tr("Suppliers");
    case ProductColumn::Cost: return tr("Unit cost\nexcl. tax");
    }
    return {};
}

bool ProductCells::isNumber(ProductColumn column)
{
    return column == ProductColumn::Stem || column == ProductColumn::Pack || column == ProductColumn::Cost;
}

QString ProductCells::text(const ProductNode &node, ProductColumn column, const QString &currency)
{
    switch (column) {
    case ProductColumn::Name: return node.product.name;
    case ProductColumn::Category: return vocabularyText(node.product.category);
    case ProductColumn::Type: return {}; // A chip.
    case ProductColumn::Stem:
    case ProductColumn::Pack: return hasOneVariety(node) ? text(node, 0, column, currency) : QString();
    case ProductColumn::Suppliers: return suppliers(node).join(u", "_s);
    case ProductColumn::Cost: return costText(wholeRange(node), currency);
    }
    return {};
}

QString ProductCells::text(const ProductNode &node, int variant, ProductColumn column, const QString &currency)
{
    const Variant &shown = node.product.variants.at(variant);
    switch (column) {
    case ProductColumn::Name: return shown.name;
    case ProductColumn::Category:
    case ProductColumn::Type: return {};
    case ProductColumn::Stem: return shown.stemLength ? tr("%1 cm").arg(plainNumber(shown.stemLength)) : QString();
    case ProductColumn::Pack: return plainNumber(shown.unitsPerPack);
    case ProductColumn::Suppliers: return suppliers(node, variant).join(u", "_s);
    case ProductColumn::Cost: return costText(node.offers.at(variant), currency);
    }
    return {};
}

QStringList ProductCells::suppliers(const ProductNode &node)
{
    return wholeRange(node).suppliers;
}

QStringList ProductCells::suppliers(const ProductNode &node, int variant)
{
    return node.offers.at(variant).suppliers;
}

QString ProductCells::quietText(const ProductNode &node, ProductColumn column)
{
    return column == ProductColumn::Name ? tr("%n varieties", nullptr, int(node.product.variants.size())) : QString();
}

QString ProductCells::editText(const Product &product, ProductColumn column)
{
    switch (column) {
    case ProductColumn::Name: return product.name;
    case ProductColumn::Category: return vocabularyText(product.category);
    case ProductColumn::Type: return productTypeText(product.productType);
    case ProductColumn::Stem:
    case ProductColumn::Pack:
    case ProductColumn::Suppliers:
    case ProductColumn::Cost: return {};
    }
    return {};
}

QString ProductCells::editText(const Variant &variant, ProductColumn column)
{
    switch (column) {
    case ProductColumn::Name: return variant.name;
    case ProductColumn::Stem: return plainNumber(variant.stemLength);
    case ProductColumn::Pack: return plainNumber(variant.unitsPerPack);
    case ProductColumn::Category:
    case ProductColumn::Type:
    case ProductColumn::Suppliers:
    case ProductColumn::Cost: return {};
    }
    return {};
}

bool ProductCells::isEditableOfProduct(ProductColumn column)
{
    return column == ProductColumn::Name || column == ProductColumn::Category || column == ProductColumn::Type;
}

bool ProductCells::isEditableOfVariety(ProductColumn column)
{
    return column == ProductColumn::Name || column == ProductColumn::Stem || column == ProductColumn::Pack;
}

std::optional<ProductPatch> ProductCells::patchOfProduct(ProductColumn column, const QString &typed)
{
    if (!isEditableOfProduct(column))
        return std::nullopt;
    if (column == ProductColumn::Name)
        return ProductPatch{.name = typed};
    if (column == ProductColumn::Category)
        return ProductPatch{.category = vocabularyFrom(typed)};
    return ProductPatch{.productType = typed};
}

Result<std::optional<VariantPatch>> ProductCells::patchOfVariety(ProductColumn column, const QString &typed)
{
    if (!isEditableOfVariety(column))
        return std::optional<VariantPatch>();
    if (column == ProductColumn::Name)
        return std::optional(VariantPatch{.name = typed});
    const bool isStem = column == ProductColumn::Stem;
    const auto number =
        isStem ? typedNumber(typed, u"stemLength"_s, NumberUnit::Centimetres) : typedNumber(typed, u"unitsPerPack"_s);
    if (!number)
        return number.error();
    return std::optional(isStem ? VariantPatch{.stemLength = *number} : VariantPatch{.unitsPerPack = *number});
}

} // namespace stemdesk::ui
