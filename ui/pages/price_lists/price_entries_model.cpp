#include "ui/pages/price_lists/price_entries_model.h"

#include "core/pricing/cost_change.h"
#include "core/pricing/line_price.h"
#include "ui/theme/tokens.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ListedVariant PriceEntriesModel::variantAt(int row) const
{
    return row >= 0 && row < rowCount() ? surroundings(row).variant : ListedVariant();
}

QString PriceEntriesModel::supplierName(const SupplierId &id) const
{
    return id.isNull() ? tr("any supplier") : m_suppliers.value(id);
}

double PriceEntriesModel::customerPrice(const PriceEntry &entry) const
{
    const auto &types = context().shop.productTypes;
    const auto type = std::ranges::find(types, m_list.list.productType, &ProductType::name);
    const double markup = type == types.cend() ? 1 : type->markup;
    return customerPriceIncTax(1, {.exclTax = entry.unitCostExclTax, .taxMultiplier = m_list.list.taxMultiplier},
                               {.markup = markup});
}

std::optional<double> PriceEntriesModel::changeOf(int row) const
{
    const auto &before = surroundings(row).previousCost;
    return before ? changePercent(*before, rows().at(row).unitCostExclTax) : std::nullopt;
}

QString PriceEntriesModel::textOf(int row, int column) const
{
    const PriceEntry &entry = rows().at(row);
    switch (column) {
    case Variety: return PriceWords::variety(surroundings(row).variant);
    case Supplier: return supplierName(entry.supplierId);
    case UnitCost: return moneyText(entry.unitCostExclTax, context().shop.currency);
    case CustomerPrice: return moneyText(customerPrice(entry), context().shop.currency);
    case Difference: {
        const auto percent = changeOf(row);
        if (percent)
            return PriceWords::change(*percent);
        return m_list.previousId.isNull() || surroundings(row).previousCost ? QString() : tr("new");
    }
    default: return {};
    }
}

QVariant PriceEntriesModel::editValue(const PriceEntry &entry, int column)
{
    switch (column) {
    case UnitCost: return entry.unitCostExclTax;
    case Supplier: return QVariant::fromValue(entry.supplierId);
    default: return {};
    }
}

int PriceEntriesModel::toneOf(int row, int column) const
{
    const PriceEntry &entry = rows().at(row);
    if (column == Difference) {
        const auto percent = changeOf(row);
        return int(percent && std::abs(*percent) >= kNoticedPercent ? Tone::Plain : Tone::Quiet);
    }
    if (column == UnitCost && entry.unitCostExclTax == 0)
        return int(Tone::Warning);
    const bool isQuiet = column == CustomerPrice || (column == Supplier && entry.supplierId.isNull());
    return int(isQuiet ? Tone::Quiet : Tone::Plain);
}

QString PriceEntriesModel::tipOf(int row, int column) const
{
    if (column == Difference && surroundings(row).previousCost)
        return tr("Before: %1").arg(moneyText(*surroundings(row).previousCost, context().shop.currency));
    return column == CustomerPrice ? tr("With tax and the shop's markup, without extras") : QString();
}

QVariant PriceEntriesModel::figureOf(int row) const
{
    FigureBefore figure{.unit = NumberUnit::Money};
    if (const auto &before = surroundings(row).previousCost)
        figure.measure = FigureMeasure{tr("On the list before"), *before, true};
    return QVariant::fromValue(figure);
}

QVariant PriceEntriesModel::stored(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case TheirsTextRole: return textOf(row, column);
    case Qt::EditRole: return editValue(rows().at(row), column);
    case SwatchesRole:
        return column == Variety ? QVariant::fromValue(m_words.looks(surroundings(row).variant.colors)) : QVariant();
    case ColourNamesRole: return column == Variety ? QVariant(surroundings(row).variant.colors) : QVariant();
    case NumberRole: return column >= UnitCost;
    case FigureRole: return column == UnitCost ? figureOf(row) : QVariant();
    case StrongRole: return column == UnitCost;
    case ToneRole: return toneOf(row, column);
    case Qt::ToolTipRole: return tipOf(row, column);
    default: return {};
    }
}

QVariant PriceEntriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= UnitCost ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == UnitCost)
        return tr("Before tax");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Variety: return tr("Variety");
    case Supplier: return tr("Supplier");
    case UnitCost: return tr("Unit cost");
    case CustomerPrice: return tr("To customer");
    case Difference: return tr("Change");
    default: return {};
    }
}

} // namespace stemdesk::ui
