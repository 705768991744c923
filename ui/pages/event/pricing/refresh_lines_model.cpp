#include "ui/pages/event/pricing/refresh_lines_model.h"

#include "ui/delegates/cell_roles.h"
#include "ui/delegates/spoken_cell.h"
#include "ui/theme/tokens.h"
#include "ui/words/flower_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool hasNoPrice(const RefreshedLine &line, int column)
{
    return (column == RefreshLinesModel::OldCost && !line.unitCostBefore)
        || (column == RefreshLinesModel::NewCost && !line.unitCostAfter);
}

QVariant toolTipOf(const RefreshedLine &line, int column)
{
    if (hasNoPrice(line, column))
        return RefreshLinesModel::tr("It has no price on the list.");
    if (column == RefreshLinesModel::Flower && !line.supplierName.isEmpty())
        return RefreshLinesModel::tr("From %1").arg(line.supplierName);
    return {};
}

Tone toneOf(const RefreshedLine &line, int column)
{
    if (hasNoPrice(line, column))
        return Tone::Warning;
    const bool isQuiet = line.isHidden || column == RefreshLinesModel::Group || column == RefreshLinesModel::OldCost;
    return isQuiet ? Tone::Quiet : Tone::Plain;
}

} // namespace

void RefreshLinesModel::setLines(const QList<RefreshedLine> &lines, const QString &currency)
{
    const bool keepsRows = std::ranges::equal(lines, m_lines, {}, &RefreshedLine::item, &RefreshedLine::item);
    if (!keepsRows)
        beginResetModel();
    m_lines = lines;
    m_currency = currency;
    if (!keepsRows)
        endResetModel();
    else if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, ColumnCount - 1));
}

int RefreshLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int RefreshLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RefreshLinesModel::costText(std::optional<double> cost) const
{
    return cost ? moneyText(*cost, m_currency) : tr("no price");
}

QString RefreshLinesModel::textOf(const RefreshedLine &line, int column) const
{
    switch (column) {
    case Flower: return flowerText(line.productName, line.variantName, line.productType);
    case Group: return line.isHidden ? tr("%1 (hidden)").arg(line.groupName) : line.groupName;
    case Units: return quantityText(line.units);
    case OldCost: return costText(line.unitCostBefore);
    case NewCost: return costText(line.unitCostAfter);
    case Difference: return differenceText(line.priceDifferenceIncTax, m_currency);
    default: return {};
    }
}

QVariant RefreshLinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RefreshedLine &line = m_lines.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(line, column);
    case Qt::ToolTipRole: return toolTipOf(line, column);
    case QuietTextRole: return column == Flower ? QVariant(stemLengthText(line.stemLength)) : QVariant();
    case Qt::AccessibleTextRole: return spokenCell([&](int said) { return data(index, said); });
    case ToneRole: return int(toneOf(line, column));
    case NumberRole: return column >= Units;
    case StrongRole: return column == Difference;
    default: return {};
    }
}

QVariant RefreshLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section < Units ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Flower: return tr("Flower");
    case Group: return tr("Arrangement");
    case Units: return tr("Units");
    case OldCost: return tr("Old unit cost");
    case NewCost: return tr("New unit cost");
    case Difference: return tr("Price change");
    default: return {};
    }
}

QString differenceText(double difference, const QString &currency)
{
    const QString amount = moneyText(difference, currency);
    if (amount == moneyText(0, currency))
        return RefreshLinesModel::tr("same");
    return moneyChange(difference, currency);
}

} // namespace stemdesk::ui
