#include "ui/pages/price_lists/price_entries_model.h"

#include "core/pricing/cost_change.h"
#include "core/pricing/line_price.h"
#include "ui/delegates/cell_roles.h"
#include "ui/money_text.h"
#include "ui/pages/price_lists/price_words.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {} // namespace

int PriceEntriesModel::rowOf(const PriceEntryId &id) const
{
    const auto found = std::ranges::find(m_rows, id, &PriceEntry::id);
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

ListedVariant PriceEntriesModel::variantAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? surroundings(row).variant : ListedVariant();
}

QString PriceEntriesModel::supplierName(const SupplierId &id) const
{
    return id.isNull() ? tr("any supplier") : m_suppliers.value(id);
}

int PriceEntriesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PriceEntriesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double PriceEntriesModel::customerPrice(const PriceEntry &entry) const
{
    const auto &types = m_context.shop.productTypes;
    const auto type = std::ranges::find(types, m_list.list.productType, &ProductType::name);
    const double markup = type == types.cend() ? 1 : type->markup;
    return customerPriceIncTax(1, {.exclTax = entry.unitCostExclTax, .taxMultiplier = m_list.list.taxMultiplier},
                               {.markup = markup});
}

std::optional<double> PriceEntriesModel::changeOf(int row) const
{
    const auto &before = surroundings(row).previousCost;
    return before ? changePercent(*before, m_rows.at(row).unitCostExclTax) : std::nullopt;
}

QString PriceEntriesModel::textOf(int row, int column) const
{
    const PriceEntry &entry = m_rows.at(row);
    switch (column) {
    case Variety: return PriceWords::variety(surroundings(row).variant);
    case Supplier: return supplierName(entry.supplierId);
    case UnitCost: return moneyText(entry.unitCostExclTax, m_context.shop.currency);
    case CustomerPrice: return moneyText(customerPrice(entry), m_context.shop.currency);
    case Difference: {
        const auto percent = changeOf(row);
        if (percent)
            return PriceWords::change(*percent);
        return m_list.previousId.isNull() || surroundings(row).previousCost ? QString() : tr("new");
    }
    default: return {};
    }
}

QVariant PriceEntriesModel::editValue(const PriceEntry &entry, int column) const
{
    switch (column) {
    case UnitCost: return entry.unitCostExclTax;
    case Supplier: return QVariant::fromValue(entry.supplierId);
    default: return {};
    }
}

QVariant PriceEntriesModel::lookOf(int row, int column, int role) const
{
    const PriceEntry &entry = m_rows.at(row);
    switch (role) {
    case SwatchesRole:
        return column == Variety ? QVariant::fromValue(m_words.looks(surroundings(row).variant.colors)) : QVariant();
    case NumberRole: return column >= UnitCost;
    case StrongRole: return column == UnitCost;
    case ToneRole: {
        if (column == Difference) {
            const auto percent = changeOf(row);
            return int(percent && std::abs(*percent) >= kNoticedPercent ? Tone::Plain : Tone::Quiet);
        }
        const bool isQuiet = column == CustomerPrice || (column == Supplier && entry.supplierId.isNull());
        return int(column == UnitCost && entry.unitCostExclTax == 0 ? Tone::Warning
                       : isQuiet                                    ? Tone::Quiet
                                                                    : Tone::Plain);
    }
    case Qt::ToolTipRole:
        if (column == Difference && surroundings(row).previousCost)
            return tr("Before: %1").arg(moneyText(*surroundings(row).previousCost, m_context.shop.currency));
        return column == CustomerPrice ? QVariant(tr("With tax and the markup of the shop, without uplift"))
                                       : QVariant();
    default: return {};
    }
}

QVariant PriceEntriesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PriceEntry &entry = m_rows.at(index.row());
    const auto typed = m_typed.constFind({entry.id, index.column()});
    const bool isTyped = typed != m_typed.cend();
    switch (role) {
    case Qt::DisplayRole: return isTyped ? typed->text : textOf(index.row(), index.column());
    case Qt::EditRole:
        if (!isTyped || typed->reason.isEmpty())
            return editValue(entry, index.column());
        return typed->value.isValid() ? typed->value : QVariant(typed->text);
    case PendingRole: return isTyped && typed->reason.isEmpty();
    case ErrorRole: return isTyped ? typed->reason : QString();
    case TheirsRole: return isTyped && typed->isStale ? editValue(entry, index.column()) : QVariant();
    case TheirsTextRole: return isTyped && typed->isStale ? textOf(index.row(), index.column()) : QVariant();
    default: return lookOf(index.row(), index.column(), role);
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

Qt::ItemFlags PriceEntriesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isEditable = index.column() == Supplier || index.column() == UnitCost;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
        | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

void PriceEntriesModel::tellChanged(int row)
{
    if (row >= 0)
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void PriceEntriesModel::tellAllChanged()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace stemdesk::ui
