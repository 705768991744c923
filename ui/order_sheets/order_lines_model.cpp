#include "ui/order_sheets/order_lines_model.h"

#include "core/base/text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/delegates/spoken_cell.h"
#include "ui/theme/tokens.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/order_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// From here on, what is left over of a pack is worth a look.
constexpr double kMuchOfAPack = 0.5;

bool hasNoPrice(const OrderSheetLine &line)
{
    return !line.isPriced && line.orderCostExclTax == 0;
}

bool isMuch(const OrderSheetLine &line)
{
    return line.unitsPerPack && line.leftoverUnits.value_or(0) >= kMuchOfAPack * *line.unitsPerPack;
}

} // namespace

QVariant swatchesIn(const ColourSwatches &swatches, const QStringList &colours)
{
    QList<QColor> found;
    for (const QString &name : colours) {
        const auto colour = swatches.constFind(folded(name));
        if (colour != swatches.constEnd())
            found.append(*colour);
    }
    return QVariant::fromValue(found);
}

void OrderLinesModel::setLines(const QList<OrderSheetLine> &lines, const ColourSwatches &swatches,
                               const QString &currency, const HireShortages &shortages)
{
    const auto isSame = [](const OrderSheetLine &a, const OrderSheetLine &b) { return a.variantId == b.variantId; };
    const bool keepsRows = std::ranges::equal(lines, m_lines, isSame);
    if (!keepsRows)
        beginResetModel();
    m_lines = lines;
    m_swatches = swatches;
    m_shortages = shortages;
    m_currency = currency;
    if (!keepsRows)
        endResetModel();
    else if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, ColumnCount - 1));
}

QString OrderLinesModel::widestNeed() const
{
    if (std::ranges::any_of(m_lines,
                            [this](const OrderSheetLine &line) { return m_shortages.contains(line.variantId); }))
        return u"0000 · "_s + ShortageWords::units({.units = 100, .events = {}});
    const bool hasSpare = std::ranges::any_of(m_lines, [](const OrderSheetLine &line) { return line.spareUnits > 0; });
    return hasSpare ? u"0000 + 00"_s : u"00000"_s;
}

int OrderLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int OrderLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString OrderLinesModel::textOf(const OrderSheetLine &line, int column) const
{
    switch (column) {
    case Flower: return OrderWords::flower(line);
    case Needed: return quantityText(line.unitsNeeded);
    case Packs:
        return line.packsToOrder && line.unitsPerPack
            ? u"%1 × %2"_s.arg(quantityText(*line.packsToOrder), quantityText(*line.unitsPerPack))
            : u"–"_s;
    case Units: return quantityText(line.unitsToOrder);
    case LeftOver: return line.leftoverUnits.value_or(0) > 0 ? quantityText(*line.leftoverUnits) : tr("none");
    case UnitCost: return hasNoPrice(line) ? u"–"_s : moneyText(line.unitCostExclTax, m_currency);
    case Cost: return hasNoPrice(line) ? tr("no price") : moneyText(line.orderCostExclTax, m_currency);
    default: return {};
    }
}

int OrderLinesModel::toneOf(const OrderSheetLine &line, int column) const
{
    if (column == Needed && m_shortages.contains(line.variantId))
        return int(Tone::Error);
    const bool isMoney = column == UnitCost || column == Cost;
    if ((isMoney && !line.isPriced) || (column == LeftOver && isMuch(line)))
        return int(Tone::Warning);
    const bool isQuiet = column == LeftOver || (column == Packs && !line.packsToOrder);
    return int(isQuiet ? Tone::Quiet : Tone::Plain);
}

QString OrderLinesModel::toolTipOf(const OrderSheetLine &line, int column) const
{
    switch (column) {
    case Flower: {
        QStringList known{line.colors.join(u", "_s), line.sku, line.supplierCode, line.eventNames.join(u", "_s)};
        known.removeAll(QString());
        return known.join(u'\n');
    }
    case Needed:
        if (m_shortages.contains(line.variantId))
            return ShortageWords::sentence(OrderWords::flower(line), m_shortages.value(line.variantId));
        return line.spareUnits > 0 ? tr("%1 more are ordered as spare.").arg(quantityText(line.spareUnits)) : QString();
    case Packs:
        return line.minPacks && line.packsToOrder > line.packsNeeded
            ? tr("The supplier delivers no fewer than %1.").arg(quantityText(*line.minPacks))
            : QString();
    case LeftOver: {
        QStringList known;
        const QList<OrderAdvice> advice = OrderWords::packAdvice(line);
        for (const OrderAdvice &one : advice)
            known.append(one.text);
        return known.join(u'\n');
    }
    case UnitCost:
    case Cost: return line.isPriced ? tr("Before tax") : tr("Some prices are missing from the price lists.");
    default: return {};
    }
}

QVariant OrderLinesModel::quietTextOf(const OrderSheetLine &line, int column) const
{
    if (column == Flower && line.stemLength)
        return tr("%1 cm").arg(quantityText(*line.stemLength));
    if (column == Needed && m_shortages.contains(line.variantId))
        return u"· "_s + ShortageWords::units(m_shortages.value(line.variantId));
    if (column == Needed && line.spareUnits > 0)
        return u"+ %1"_s.arg(quantityText(line.spareUnits));
    return {};
}

QVariant OrderLinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OrderSheetLine &line = m_lines.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(line, column);
    case Qt::ToolTipRole: return toolTipOf(line, column);
    case QuietTextRole: return quietTextOf(line, column);
    case SwatchesRole: return column == Flower ? swatchesIn(m_swatches, line.colors) : QVariant();
    case ColourNamesRole: return column == Flower ? QVariant(line.colors) : QVariant();
    case Qt::AccessibleTextRole: return spokenCell([&](int said) { return data(index, said); });
    case ToneRole: return toneOf(line, column);
    case NumberRole: return column != Flower;
    case StrongRole: return column == Units;
    default: return {};
    }
}

QVariant OrderLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Flower ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Flower: return tr("Flower");
    case Needed: return tr("Needed");
    case Packs: return tr("Packs");
    case Units: return tr("To order");
    case LeftOver: return tr("Left over");
    case UnitCost: return tr("Unit cost");
    case Cost: return tr("Before tax");
    default: return {};
    }
}

} // namespace stemdesk::ui
