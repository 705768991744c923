#include "ui/pages/event/recipe/lines_model.h"

#include "core/domain/shops/shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/money_text.h"
#include "ui/number_text.h"
#include "ui/pages/event/event_document.h"
#include "ui/undo/event_edits.h"

#include <QMimeData>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

LinesModel::LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_group(group)
{}

QModelIndex LinesModel::indexOf(const EventItemId &id, Column column) const
{
    const auto row = std::ranges::find(m_rows, id, [](const LineRow &line) { return line.item.id; });
    return row == m_rows.cend() ? QModelIndex() : index(int(row - m_rows.cbegin()), column);
}

int LinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LinesModel::packsText(const LineRow &row) const
{
    if (!row.packs)
        return u"–"_s;
    return tr("%1 × %2").arg(quantityText(*row.packs), quantityText(row.unitsPerPack));
}

QVariant LinesModel::textOf(const LineRow &row, int column) const
{
    const QString &currency = m_document.shop().currency;
    const LinePrice &price = row.item.price;
    switch (column) {
    case Flower: return row.flower;
    case Supplier:
        if (row.item.supplierId.isNull())
            return tr("any");
        return row.isSupplierArchived ? tr("%1 (archived)").arg(row.supplier) : row.supplier;
    case Stems: return quantityText(row.item.quantity);
    case Packs: return packsText(row);
    case LeftOver:
        if (!row.packs)
            return u"–"_s;
        return row.leftover > 0 ? quantityText(row.leftover) : tr("none");
    case UnitCost: return price.isPriced ? moneyText(price.unitCostExclTax, currency) : tr("no price");
    case Price: return moneyText(price.customerPriceIncTax, currency);
    default: return {};
    }
}

QVariant LinesModel::editValue(const LineRow &row, int column) const
{
    if (column == Stems)
        return row.item.quantity;
    return column == Supplier ? QVariant::fromValue(row.item.supplierId) : QVariant();
}

int LinesModel::toneOf(const LineRow &row, int column) const
{
    Tone tone = Tone::Plain;
    if (column == LeftOver)
        tone = row.saving ? Tone::Warning : Tone::Quiet;
    else if (column == Packs && !row.packs)
        tone = Tone::Quiet;
    else if (column == Supplier && row.item.supplierId.isNull())
        tone = Tone::Quiet;
    else if ((column == Supplier && row.isSupplierArchived) || (column == UnitCost && !row.item.price.isPriced))
        tone = Tone::Warning;
    return int(tone);
}

QVariant LinesModel::tipOf(const LineRow &row, int column) const
{
    if (column == Price)
        return tr("%1 a unit without tax").arg(textOf(row, UnitCost).toString());
    if (column == LeftOver && row.saving)
        return tr("%1 stems save a pack. Ctrl+. takes that.").arg(quantityText(row.saving->quantity));
    if (column == Stems && row.item.price.units != row.item.quantity)
        return tr("%1 for all copies").arg(quantityText(row.item.price.units));
    return {};
}

const LinesModel::Typed *LinesModel::typedAt(const QModelIndex &index) const
{
    const auto typed = m_typed.constFind({m_rows.at(index.row()).item.id, index.column()});
    return typed == m_typed.cend() ? nullptr : &*typed;
}

QVariant LinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LineRow &row = m_rows.at(index.row());
    const Typed *typed = typedAt(index);
    switch (role) {
    case Qt::DisplayRole: return typed ? QVariant(typed->text) : textOf(row, index.column());
    case Qt::EditRole: return typed ? typed->value : editValue(row, index.column());
    case Qt::ToolTipRole: return tipOf(row, index.column());
    case QuietTextRole: return index.column() == Flower ? QVariant(row.size) : QVariant();
    case SwatchesRole: return index.column() == Flower ? QVariant::fromValue(row.swatches) : QVariant();
    case NumberRole: return index.column() >= Stems;
    case ToneRole: return toneOf(row, index.column());
    case PendingRole: return typed && typed->refusal.isEmpty();
    case ErrorRole: return typed ? typed->refusal : QString();
    case TheirsRole: return typed && typed->isStale ? editValue(row, index.column()) : QVariant();
    case TheirsTextRole: return typed && typed->isStale ? textOf(row, index.column()) : QVariant();
    default: return {};
    }
}

bool LinesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || !m_document.isOpen())
        return false;
    const EventItem before = m_rows.at(index.row()).item;
    if (index.column() == Supplier) {
        const auto supplier = value.value<SupplierId>();
        if (takesTheirs(index, supplier == before.supplierId))
            return true;
        if (supplier != before.supplierId || typedAt(index))
            send(index, {.supplierId = supplier}, {.value = value, .text = tr("changing…")});
        return true;
    }
    if (index.column() != Stems)
        return false;
    const auto quantity =
        value.typeId() == QMetaType::Double ? std::optional(value.toDouble()) : numberFrom(value.toString());
    if (takesTheirs(index, quantity == before.quantity))
        return true;
    if (!quantity || *quantity < 0) {
        const QString text = quantity ? quantityText(*quantity) : value.toString();
        onRefused(index, {.value = text, .text = text}, tr("“%1” is no number of stems.").arg(text));
    } else if (*quantity != before.quantity || typedAt(index)) {
        send(index, {.quantity = quantity}, {.value = *quantity, .text = quantityText(*quantity)});
    }
    return true;
}

/// What was refused is given up for the value that is stored.
bool LinesModel::takesTheirs(const QModelIndex &index, bool isStored)
{
    const Typed *typed = typedAt(index);
    if (!isStored || !typed || !typed->isStale)
        return false;
    const Cell cell{m_rows.at(index.row()).item.id, index.column()};
    m_typed.remove(cell);
    announceCell(cell);
    Q_EMIT refused({});
    return true;
}

void LinesModel::send(const QModelIndex &index, const EventItemPatch &patch, const Typed &typed)
{
    const LineRow row = m_rows.at(index.row()); // A copy: storing the edit replaces the row.
    const Cell cell{row.item.id, index.column()};
    Typed pending = typed;
    pending.serial = ++m_serial;
    m_typed.insert(cell, pending);
    announceCell(cell);
    const QString text =
        patch.quantity ? tr("Change quantity of %1").arg(row.flower) : tr("Change supplier of %1").arg(row.flower);
    m_document.run(patchItemEdit(text, m_document.shown().id, row.item, patch), this,
                   [this, cell, serial = m_serial](const Status &status) { onAnswered(cell, serial, status); });
}

void LinesModel::onAnswered(const Cell &cell, int serial, const Status &status)
{
    const auto typed = m_typed.find(cell);
    if (typed == m_typed.end() || typed->serial != serial)
        return; // Typed over meanwhile: what was typed last is answered next.
    if (status) {
        m_typed.erase(typed);
        announceCell(cell);
        Q_EMIT refused({});
        return;
    }
    m_document.refresh();
    if (!m_document.isOpen())
        return;
    const QModelIndex index = indexOf(cell.first, Column(cell.second));
    if (!index.isValid()) {
        m_typed.remove(cell);
        Q_EMIT refused(tr("The line was deleted meanwhile."));
        return;
    }
    Typed refusedOne = m_typed.value(cell);
    refusedOne.isStale = status.error().kind == Error::Kind::Stale;
    onRefused(index, refusedOne, errorText(status.error()));
}

void LinesModel::onRefused(const QModelIndex &index, Typed typed, const QString &reason)
{
    const Cell cell{m_rows.at(index.row()).item.id, index.column()};
    typed.refusal = reason;
    m_typed.insert(cell, typed);
    announceCell(cell);
    Q_EMIT refused(typed.isStale ? QString() : reason); // Both values stand under the cell then.
}

void LinesModel::announceCell(const Cell &cell)
{
    const QModelIndex index = indexOf(cell.first, Column(cell.second));
    if (index.isValid())
        Q_EMIT dataChanged(index, index);
}

QVariant LinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Stems ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Flower: return tr("Flower");
    case Supplier: return tr("Supplier");
    case Stems: return tr("Stems");
    case Packs: return tr("Packs");
    case LeftOver: return tr("Left over");
    case UnitCost: return tr("Unit cost");
    case Price: return tr("Price");
    default: return {};
    }
}

Qt::ItemFlags LinesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const bool isEditable = index.column() == Stems || index.column() == Supplier;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
        | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QString LinesModel::dragType()
{
    return u"application/x-stemdesk-lines"_s;
}

QMimeData *LinesModel::mimeData(const QModelIndexList &indexes) const
{
    QByteArrayList ids;
    for (const QModelIndex &index : indexes) {
        const QByteArray id = m_rows.at(index.row()).item.id.text();
        if (!ids.contains(id))
            ids.append(id);
    }
    auto *data = new QMimeData;
    data->setData(dragType(), ids.join('\n'));
    return data;
}

bool LinesModel::dropMimeData(const QMimeData *data, Qt::DropAction, int row, int, const QModelIndex &parent)
{
    if (!data->hasFormat(dragType()) || !m_document.isOpen())
        return false;
    const QByteArrayList ids = data->data(dragType()).split('\n');
    QList<EventItem> items;
    QString name;
    for (const EventGroup &group : m_document.shown().groups) {
        if (group.id == m_group)
            name = group.name;
        std::ranges::copy_if(group.items, std::back_inserter(items),
                             [&](const EventItem &item) { return ids.contains(item.id.text()); });
    }
    if (items.isEmpty())
        return false; // Of another event, or gone meanwhile.
    const int place = parent.isValid() ? parent.row() : row;
    const QString text = tr("Move %n lines to %1", nullptr, int(items.size())).arg(name);
    m_document.run(
        moveItemsEdit(text, {.event = m_document.shown().id, .group = m_group}, items, place < 0 ? rowCount() : place),
        this, [this](const Status &status) {
            if (!status)
                Q_EMIT refused(errorText(status.error()));
        });
    return true;
}

void LinesModel::refresh(const EventGroup &group)
{
    QList<LineRow> rows;
    for (const EventItem &item : group.items)
        rows.append(lineRowFrom(item, group, m_document));
    syncRows(rows);
    QList<Cell> gone;
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (!indexOf(typed.key().first, Flower).isValid())
            gone.append(typed.key());
    }
    for (const Cell &cell : std::as_const(gone))
        m_typed.remove(cell);
}

void LinesModel::syncRows(const QList<LineRow> &rows)
{
    const auto idOf = [](const LineRow &row) { return row.item.id; };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (std::ranges::find(rows, m_rows.at(row).item.id, idOf) != rows.cend())
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const LineRow &now = rows.at(row);
        const int from = indexOf(now.item.id, Flower).row();
        if (from < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, now);
            endInsertRows();
        } else if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_rows.move(from, row);
            endMoveRows();
        }
        if (m_rows.at(row) == now)
            continue;
        m_rows[row] = now;
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

} // namespace stemdesk::ui
