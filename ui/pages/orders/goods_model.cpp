#include "ui/pages/orders/goods_model.h"

#include "core/base/text.h"
#include "ui/error_text.h"
#include "ui/money_text.h"
#include "ui/number_text.h"
#include "ui/pages/orders/order_words.h"
#include "ui/theme/tokens.h"
#include "ui/undo/order_sheet_edits.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier,
                        const std::optional<ReceivedGoods> &goods)
{
    return {.variantId = line.variantId,
            .supplierId = supplier,
            .packs = goods ? std::optional(goods->packs) : std::nullopt,
            .unitCostExclTax = goods ? goods->unitCostExclTax : 0};
}

std::optional<ReceivedGoods> goodsIn(const ReceivedRow &row)
{
    return row.packs ? std::optional(ReceivedGoods{*row.packs, row.unitCostExclTax}) : std::nullopt;
}

} // namespace

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
    if (!isSameSheet)
        m_cells.clear();
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

/// With what is on its way.
GoodsModel::Goods GoodsModel::goodsOf(const OrderSheetLine &line) const
{
    const auto sent = m_cells.next(wholeOf(line));
    return sent ? sent->value<Goods>() : line.received;
}

QString GoodsModel::textOf(const OrderSheetLine &line, int column) const
{
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

int GoodsModel::toneOf(const OrderSheetLine &line, int column)
{
    const Goods &goods = line.received;
    const bool isOtherPrice = goods && goods->unitCostExclTax > line.unitCostExclTax;
    if (column == UnitCost && isOtherPrice)
        return int(Tone::Warning);
    if (column == Due && goods && goods->packs < line.packsToOrder.value_or(line.unitsToOrder))
        return int(Tone::Warning);
    const bool isQuiet = column == Due || ((column == Received || column == UnitCost || column == Cost) && !goods);
    return int(isQuiet ? Tone::Quiet : Tone::Plain);
}

QVariant GoodsModel::editValue(const OrderSheetLine &line, int column)
{
    const Goods &goods = line.received;
    if (column == UnitCost)
        return goods ? goods->unitCostExclTax : line.unitCostExclTax;
    return column == Received && goods ? QVariant(goods->packs) : QVariant();
}

QVariant GoodsModel::stored(const OrderSheetLine &line, int column, int role) const
{
    const bool isFlower = column == Flower;
    switch (role) {
    case Qt::DisplayRole:
    case TheirsTextRole: return textOf(line, column);
    case Qt::EditRole: return editValue(line, column);
    case Qt::ToolTipRole:
        return column == UnitCost
            ? QVariant(tr("Before tax; expected were %1").arg(moneyText(line.unitCostExclTax, m_currency)))
            : QVariant();
    case QuietTextRole:
        return isFlower && line.stemLength ? QVariant(tr("%1 cm").arg(quantityText(*line.stemLength))) : QVariant();
    case SwatchesRole: return isFlower ? swatchesIn(m_swatches, line.colors) : QVariant();
    case ColourNamesRole: return isFlower ? QVariant(line.colors) : QVariant();
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
    OrderSheetLine line = m_lines.at(index.row());
    line.received = goodsOf(line);
    if (role == PendingRole)
        return flags(index).testFlag(Qt::ItemIsEditable) && m_cells.next(wholeOf(line));
    return m_cells.data({line.variantId, index.column()}, role,
                        [&](int wanted) { return stored(line, index.column(), wanted); });
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
    case Cost: return tr("Before tax");
    case Due: return tr("Still due");
    default: return {};
    }
}

/// What came in once `value` was typed into a cell.
Result<GoodsModel::Goods> GoodsModel::typed(const Goods &before, const OrderSheetLine &line, int column,
                                            const QVariant &value) const
{
    const QString text = value.toString().trimmed();
    if (column == Received && text.isEmpty())
        return Goods();
    const auto number = value.typeId() == QMetaType::Double
        ? std::optional(value.toDouble())
        : numberFrom(text, column == Received ? NumberUnit::Pieces : NumberUnit::Money);
    if (!number || *number < 0)
        return invalid(
            {}, column == Received ? tr("“%1” is no number of packs.").arg(text) : tr("“%1” is no price.").arg(text));
    if (column == Received)
        return Goods({*number, before ? before->unitCostExclTax : line.unitCostExclTax});
    if (!before)
        return invalid({}, tr("Say first how many packs came in, then what they cost."));
    return Goods({before->packs, *number});
}

bool GoodsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    OrderSheetLine line = m_lines.at(index.row());
    const int column = index.column();
    const Result<Goods> goods = typed(goodsOf(line), line, column, value);
    if (!goods) {
        refuse(index, value.toString(), goods.error().message);
        return true;
    }
    line.received = *goods;
    const QString name = OrderWords::flower(line);
    m_cells.settle({line.variantId, column});
    send({{index.row(), *goods}},
         column == Received ? tr("Receive %1").arg(name) : tr("Change price paid for %1").arg(name),
         {{{line.variantId, column}, {.text = textOf(line, column), .value = editValue(line, column)}}});
    return true;
}

void GoodsModel::refuse(const QModelIndex &index, const QString &text, const QString &reason)
{
    m_cells.refuse({m_lines.at(index.row()).variantId, index.column()}, text, reason);
    Q_EMIT dataChanged(index, index);
    Q_EMIT refused(reason);
}

/// `typed` are the cells that show what was typed into them.
void GoodsModel::send(const QList<Change> &changes, const QString &text, const QList<std::pair<Cell, Typed>> &typed)
{
    QList<ReceivedRow> before;
    QList<ReceivedRow> after;
    QList<std::pair<Cell, Typed>> cells = typed;
    for (const Change &change : changes) {
        const OrderSheetLine &line = m_lines.at(change.row);
        const Goods was = goodsOf(line);
        if (was == change.goods)
            continue;
        before.append(receivedRow(line, m_supplier, was));
        after.append(receivedRow(line, m_supplier, change.goods));
        cells.append({wholeOf(line), {.text = {}, .value = QVariant::fromValue(change.goods)}});
    }
    if (!after.isEmpty()) {
        m_edits.run(receiveEdit(text, m_sheet, before, after), this,
                    [this, serial = m_cells.handOver(cells), after](const Status &status) {
                        onAnswered(serial, after, status);
                    });
    }
    announceAll();
    Q_EMIT refused({});
}

void GoodsModel::onAnswered(int serial, const QList<ReceivedRow> &rows, const Status &status)
{
    m_cells.answer(serial, status);
    for (const ReceivedRow &row : rows) {
        const auto line = std::ranges::find(m_lines, row.variantId, &OrderSheetLine::variantId);
        if (line == m_lines.end())
            continue;
        if (status)
            line->received = goodsIn(row);
        m_cells.settle(wholeOf(*line));
    }
    announceAll();
    if (status)
        return;
    const bool isStale = status.error().kind == Error::Kind::Stale;
    Q_EMIT refused(isStale ? tr("Somebody else noted these goods meanwhile; what they noted stands here now.")
                           : errorText(status.error()));
}

bool GoodsModel::isAllReceived() const
{
    return std::ranges::all_of(m_lines, [this](const OrderSheetLine &line) { return goodsOf(line).has_value(); });
}

void GoodsModel::receiveAll()
{
    QList<Change> changes;
    for (int row = 0; row < int(m_lines.size()); ++row) {
        const OrderSheetLine &line = m_lines.at(row);
        if (!goodsOf(line))
            changes.append({row, ReceivedGoods{line.packsToOrder.value_or(line.unitsToOrder), line.unitCostExclTax}});
    }
    send(changes, tr("Receive all as ordered"));
}

void GoodsModel::clear(const QSet<int> &rows)
{
    QList<Change> changes;
    for (const int row : rows) {
        for (const int column : {int(Received), int(UnitCost)})
            m_cells.settle({m_lines.at(row).variantId, column});
        changes.append({row, std::nullopt});
    }
    send(changes, tr("Clear goods received"));
}

void GoodsModel::paste(const QModelIndex &from, const QList<QStringList> &cells)
{
    if (!flags(from).testFlag(Qt::ItemIsEditable))
        return;
    QList<Change> changes;
    for (int i = 0; i < int(cells.size()) && from.row() + i < rowCount(); ++i) {
        const int row = from.row() + i;
        const OrderSheetLine &line = m_lines.at(row);
        Goods goods = goodsOf(line);
        for (int j = 0; j < int(cells.at(i).size()) && from.column() + j <= UnitCost; ++j) {
            const Result<Goods> read = typed(goods, line, from.column() + j, cells.at(i).at(j));
            if (!read) {
                refuse(index(row, from.column() + j), cells.at(i).at(j), read.error().message);
                return;
            }
            m_cells.settle({line.variantId, from.column() + j});
            goods = *read;
        }
        changes.append({row, goods});
    }
    send(changes, tr("Paste goods received"));
}

} // namespace stemdesk::ui
