#include "ui/pages/orders/goods_model.h"

#include "core/base/text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/money_text.h"
#include "ui/number_text.h"
#include "ui/pages/orders/order_words.h"
#include "ui/theme/tokens.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

double stillDue(const OrderSheetLine &line)
{
    return line.packsToOrder.value_or(line.unitsToOrder) - (line.received ? line.received->packs : 0);
}

GoodsModel::GoodsModel(Edits &edits, QObject *parent) : QAbstractTableModel(parent), m_edits(edits) {}

void GoodsModel::setSupplier(const OrderSheetId &sheet, const OrderSheetSupplier &supplier,
                             const ColourSwatches &swatches, const QString &currency)
{
    const bool isSameSheet = sheet == m_sheet && supplier.supplierId == m_supplier;
    const bool keepsRows = isSameSheet
        && std::ranges::equal(supplier.lines, m_lines, {}, &OrderSheetLine::variantId, &OrderSheetLine::variantId);
    if (!keepsRows)
        beginResetModel();
    if (!isSameSheet) {
        m_sent.clear();
        m_refused.clear();
    }
    m_sheet = sheet;
    m_supplier = supplier.supplierId;
    m_lines = supplier.lines;
    m_swatches = swatches;
    m_currency = currency;
    if (!keepsRows)
        endResetModel();
    else
        announceAll();
}

void GoodsModel::announceAll()
{
    if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, ColumnCount - 1));
}

int GoodsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int GoodsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

GoodsModel::Goods GoodsModel::goodsOf(const OrderSheetLine &line) const
{
    const auto sent = m_sent.constFind(line.variantId);
    return sent == m_sent.cend() ? line.received : sent->goods;
}

QString GoodsModel::textOf(const OrderSheetLine &shown, int column) const
{
    OrderSheetLine line = shown;
    line.received = goodsOf(shown);
    const auto &goods = line.received;
    switch (column) {
    case Flower: return OrderWords::flower(line);
    case Ordered:
        return line.packsToOrder && line.unitsPerPack
            ? u"%1 × %2"_s.arg(quantityText(*line.packsToOrder), quantityText(*line.unitsPerPack))
            : quantityText(line.unitsToOrder);
    case Received: return goods ? quantityText(goods->packs) : u"–"_s;
    case UnitCost: return moneyText(goods ? goods->unitCostExclTax : line.unitCostExclTax, m_currency);
    case Cost:
        return goods ? moneyText(goods->packs * line.unitsPerPack.value_or(1) * goods->unitCostExclTax, m_currency)
                     : u"–"_s;
    case Due: {
        const double due = stillDue(line);
        if (due < 0)
            return tr("%1 too many").arg(quantityText(-due));
        return due > 0 ? quantityText(due) : tr("none");
    }
    default: return {};
    }
}

int GoodsModel::toneOf(const OrderSheetLine &line, int column) const
{
    const Goods goods = goodsOf(line);
    const bool isOtherPrice = goods && goods->unitCostExclTax > line.unitCostExclTax;
    if (column == UnitCost && isOtherPrice)
        return int(Tone::Warning);
    if (column == Due && goods && goods->packs < line.packsToOrder.value_or(line.unitsToOrder))
        return int(Tone::Warning);
    const bool isQuiet = column == Due || ((column == Received || column == UnitCost || column == Cost) && !goods);
    return int(isQuiet ? Tone::Quiet : Tone::Plain);
}

QVariant GoodsModel::editValue(const OrderSheetLine &line, int column) const
{
    const Goods goods = goodsOf(line);
    if (column == UnitCost)
        return goods ? goods->unitCostExclTax : line.unitCostExclTax;
    return column == Received && goods ? QVariant(goods->packs) : QVariant();
}

/// As setData() takes it.
QVariant GoodsModel::theirs(const OrderSheetLine &line, int column) const
{
    const QVariant value = editValue(line, column);
    return value.isValid() ? value : QVariant(QString());
}

QVariant GoodsModel::lookOf(const OrderSheetLine &line, int column, int role) const
{
    const bool isFlower = column == Flower;
    switch (role) {
    case Qt::ToolTipRole:
        return column == UnitCost
            ? QVariant(tr("Before tax; expected were %1").arg(moneyText(line.unitCostExclTax, m_currency)))
            : QVariant();
    case QuietTextRole:
        return isFlower && line.stemLength ? QVariant(tr("%1 cm").arg(quantityText(*line.stemLength))) : QVariant();
    case SwatchesRole: return isFlower ? swatchesIn(m_swatches, line.colors) : QVariant();
    case ToneRole: return toneOf(line, column);
    case NumberRole: return !isFlower;
    case StrongRole: return column == Received;
    default: return {};
    }
}

QVariant GoodsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OrderSheetLine &line = m_lines.at(index.row());
    const int column = index.column();
    const auto refused = m_refused.constFind({line.variantId, column});
    const bool isRefused = refused != m_refused.cend();
    switch (role) {
    case Qt::DisplayRole: return isRefused ? refused->text : textOf(line, column);
    case Qt::EditRole: return isRefused ? refused->text : editValue(line, column);
    case ErrorRole: return isRefused ? refused->reason : QString();
    case TheirsRole: return isRefused && refused->isStale ? theirs(line, column) : QVariant();
    case TheirsTextRole: return isRefused && refused->isStale ? textOf(line, column) : QVariant();
    case PendingRole: return flags(index).testFlag(Qt::ItemIsEditable) && m_sent.contains(line.variantId);
    default: return lookOf(line, column, role);
    }
}

Qt::ItemFlags GoodsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isEditable = index.column() == Received || index.column() == UnitCost;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
        | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QVariant GoodsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Flower ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Flower: return tr("Flower");
    case Ordered: return tr("Ordered");
    case Received: return tr("Packs received");
    case UnitCost: return tr("Unit cost");
    case Cost: return tr("Cost received");
    case Due: return tr("Still due");
    default: return {};
    }
}

} // namespace stemdesk::ui
