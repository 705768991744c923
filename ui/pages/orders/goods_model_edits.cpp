#include "ui/error_text.h"
#include "ui/number_text.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/order_words.h"
#include "ui/undo/order_sheet_edits.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

ReceivedRow rowOf(const OrderSheetLine &line, const SupplierId &supplier, const std::optional<ReceivedGoods> &goods)
{
    return {.variantId = line.variantId,
            .supplierId = supplier,
            .packs = goods ? std::optional(goods->packs) : std::nullopt,
            .unitCostExclTax = goods ? goods->unitCostExclTax : 0};
}

} // namespace

/// What came in once `value` was typed into a cell.
Result<GoodsModel::Goods> GoodsModel::typed(const Goods &before, const OrderSheetLine &line, int column,
                                            const QVariant &value) const
{
    const QString text = value.toString().trimmed();
    if (column == Received && text.isEmpty())
        return Goods();
    const auto number = value.typeId() == QMetaType::Double ? std::optional(value.toDouble()) : numberFrom(text);
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
    const OrderSheetLine line = m_lines.at(index.row());
    const Goods before = goodsOf(line);
    const Result<Goods> goods = typed(before, line, index.column(), value);
    if (!goods) {
        refuse(index, value.toString(), goods.error().message);
        return true;
    }
    m_refused.remove({line.variantId, index.column()});
    const QString name = OrderWords::flower(line);
    const QString text = value.typeId() == QMetaType::Double ? quantityText(value.toDouble()) : value.toString();
    send({{index.row(), *goods, Entry{index.column(), text}}},
         index.column() == Received ? tr("Receive %1").arg(name) : tr("Change price paid for %1").arg(name));
    return true;
}

void GoodsModel::refuse(const QModelIndex &index, const QString &text, const QString &reason)
{
    m_refused.insert({m_lines.at(index.row()).variantId, index.column()}, {text, reason});
    Q_EMIT dataChanged(index, index);
    Q_EMIT refused(reason);
}

void GoodsModel::send(const QList<Change> &changes, const QString &text)
{
    QList<ReceivedRow> before;
    QList<ReceivedRow> after;
    const int serial = ++m_serial;
    for (const Change &change : changes) {
        const OrderSheetLine &line = m_lines.at(change.row);
        const Goods was = goodsOf(line);
        if (was == change.goods)
            continue;
        before.append(rowOf(line, m_supplier, was));
        after.append(rowOf(line, m_supplier, change.goods));
        m_sent.insert(line.variantId, {change.goods, serial, change.entry});
    }
    announceAll();
    Q_EMIT refused({});
    if (after.isEmpty())
        return;
    m_edits.run(receiveEdit(text, m_sheet, before, after), this,
                [this, serial](const Status &status) { onAnswered(serial, status); });
}

void GoodsModel::onAnswered(int serial, const Status &status)
{
    const bool isStale = !status && status.error().kind == Error::Kind::Stale;
    for (OrderSheetLine &line : m_lines) {
        const auto sent = m_sent.constFind(line.variantId);
        if (sent == m_sent.cend() || sent->serial != serial)
            continue; // Typed over meanwhile: what was typed last is answered next.
        if (status)
            line.received = sent->goods;
        else if (isStale && sent->entry)
            m_refused.insert({line.variantId, sent->entry->column},
                             {sent->entry->text, errorText(status.error()), true});
        m_sent.erase(sent);
    }
    announceAll();
    if (status)
        return;
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
            m_refused.remove({m_lines.at(row).variantId, column});
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
            m_refused.remove({line.variantId, from.column() + j});
            goods = *read;
        }
        changes.append({row, goods});
    }
    send(changes, tr("Paste goods received"));
}

} // namespace stemdesk::ui
