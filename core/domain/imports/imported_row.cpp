#include "core/domain/imports/imported_row.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

bool saysSameNumber(double stored, double written)
{
    constexpr double kFifteenDigits = 1e-14;
    return std::abs(stored - written) <= kFifteenDigits * std::abs(stored);
}

Result<std::optional<double>> ImportedCost::perUnit(const std::optional<double> &unitsPerPack) const
{
    if (ofUnit || !ofPack)
        return ofUnit;
    const std::optional<double> &units = unitsOfPack ? unitsOfPack : unitsPerPack;
    if (!units)
        return refused("unitsPerPack_required", u"unitsPerPack"_s,
                       u"The price is for a pack, and nothing says how many units are in one."_s);
    return std::optional(*ofPack / *units);
}

bool isSameSupplier(const ImportedSupplier &a, const ImportedSupplier &b)
{
    return a.place == b.place && caseFolded(a.name) == caseFolded(b.name);
}

quint32 cellsOf(const ImportedTerms &terms)
{
    return (terms.unitsPerPack ? quint32(PackTerm) : 0U) | (terms.minPacks ? quint32(MinimumTerm) : 0U)
        | (terms.code ? quint32(CodeTerm) : 0U) | (terms.ean ? quint32(EanTerm) : 0U);
}

const ImportedSupplier *ImportedProduct::onlySupplier() const
{
    return suppliers && suppliers->size() == 1 ? &suppliers->constFirst() : nullptr;
}

std::optional<double> ImportedProduct::packOf(const ImportedSupplier &supplier) const
{
    const auto said =
        std::ranges::find_if(terms, [&](const ImportedTerms &each) { return isSameSupplier(each.supplier, supplier); });
    return said == terms.cend() ? std::nullopt : said->unitsPerPack;
}

std::optional<double> ImportedProduct::anyPack() const
{
    if (const auto own = fields.unitsPerPack.value_or(std::nullopt))
        return own;
    const auto said =
        std::ranges::find_if(terms, [](const ImportedTerms &each) { return each.unitsPerPack.has_value(); });
    return said == terms.cend() ? std::nullopt : said->unitsPerPack;
}

quint32 cellsOf(const ImportedProduct &row)
{
    quint32 cells = 0;
    const auto add = [&cells](bool isGiven, ImportedCell cell) { cells |= isGiven ? quint32(cell) : 0U; };
    add(!row.product.isEmpty(), ProductNameCell);
    add(row.category.has_value(), CategoryCell);
    add(row.productType.has_value(), ProductTypeCell);
    add(!row.variant.isEmpty(), VariantNameCell);
    add(row.fields.stemLength.has_value(), StemLengthCell);
    add(row.fields.unitsPerPack.has_value(), UnitsPerPackCell);
    add(row.fields.colors.has_value(), ColoursCell);
    add(row.suppliers.has_value(), SuppliersCell);
    add(row.fields.sku.has_value(), SkuCell);
    add(row.fields.notes.has_value(), NotesCell);
    add(row.cost.isGiven(), CostCell);
    return cells;
}

} // namespace stemdesk
