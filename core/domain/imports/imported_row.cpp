#include "core/domain/imports/imported_row.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<std::optional<double>> ImportedCost::perUnit(const std::optional<double> &unitsPerPack) const
{
    if (ofUnit || !ofPack)
        return ofUnit;
    if (!unitsPerPack)
        return refused("unitsPerPack_required", u"unitsPerPack"_s,
                       u"The price is for a pack, and nothing says how many units are in one."_s);
    return std::optional(*ofPack / *unitsPerPack);
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
    add(row.minimums.has_value(), MinimumsCell);
    add(row.codes.has_value(), CodesCell);
    add(row.fields.sku.has_value(), SkuCell);
    add(row.fields.notes.has_value(), NotesCell);
    add(row.cost.isGiven(), CostCell);
    return cells;
}

} // namespace stemdesk
