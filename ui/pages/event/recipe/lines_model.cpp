#include "ui/pages/event/recipe/lines_model.h"

#include "core/domain/shops/shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/undo/event_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QMimeData>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr double kMostStems = 100'000; ///< More than an event has.

} // namespace

LinesModel::LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent)
    : MergedTableModel(parent), m_document(document), m_group(group)
{}

QModelIndex LinesModel::indexOf(const EventItemId &id, Column column) const
{
    const int row = rowOf(id);
    return row < 0 ? QModelIndex() : index(row, column);
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
        if (row.shortage.units > 0)
            return ShortageWords::units(row.shortage);
        if (!row.packs)
            return u"–"_s;
        return row.leftover > 0 ? quantityText(row.leftover) : tr("none");
    case UnitCost: return price.isPriced ? moneyText(price.unitCostExclTax, currency) : tr("no price");
    case Price: return moneyText(price.customerPriceIncTax, currency);
    default: return {};
    }
}

QVariant LinesModel::editValue(const LineRow &row, int column)
{
    if (column == Stems)
        return row.item.quantity;
    return column == Supplier ? QVariant::fromValue(row.item.supplierId) : QVariant();
}

int LinesModel::toneOf(const LineRow &row, int column)
{
    Tone tone = Tone::Plain;
    if (column == LeftOver && row.shortage.units > 0)
        tone = Tone::Error;
    else if (column == LeftOver)
        tone = row.saving ? Tone::Warning : Tone::Quiet;
    else if ((column == Packs && !row.packs) || (column == Supplier && row.item.supplierId.isNull()))
        tone = Tone::Quiet;
    else if ((column == Supplier && row.isSupplierArchived) || (column == UnitCost && !row.item.price.isPriced))
        tone = Tone::Warning;
    return int(tone);
}

QVariant LinesModel::tipOf(const LineRow &row, int column) const
{
    if (column == Price)
        return tr("%1 a unit without tax").arg(textOf(row, UnitCost).toString());
    if (column == Packs && row.packs && row.packedUnits > row.item.price.units)
        return tr("Shared with other lines: %1 stems in all.").arg(quantityText(row.packedUnits));
    if (column == LeftOver && row.shortage.units > 0)
        return ShortageWords::sentence(row.variety, row.shortage);
    if (column == LeftOver && row.saving)
        return tr("%1 stems save a pack. Ctrl+. applies it.").arg(quantityText(row.saving->quantity));
    if (column == Stems && row.item.price.units != row.item.quantity)
        return tr("%1 for all copies").arg(quantityText(row.item.price.units));
    return {};
}

QVariant LinesModel::stored(const LineRow &row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case TheirsTextRole: return textOf(row, column);
    case Qt::EditRole: return editValue(row, column);
    case Qt::ToolTipRole: return tipOf(row, column);
    case QuietTextRole: return column == Flower ? QVariant(row.size) : QVariant();
    case SwatchesRole: return column == Flower ? QVariant::fromValue(row.swatches) : QVariant();
    case ColourNamesRole: return column == Flower ? QVariant(row.colours) : QVariant();
    case NumberRole: return column >= Stems;
    case FigureRole: return column == Stems ? QVariant::fromValue(stemsOf(m_document, copiesOf(row))) : QVariant();
    case ToneRole: return toneOf(row, column);
    default: return {};
    }
}

QVariant LinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LineRow &row = rows().at(index.row());
    return m_cells.data({row.item.id, index.column()}, role,
                        [this, &row, &index](int wanted) { return stored(row, index.column(), wanted); });
}

bool LinesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const LineRow row = rowAt(index.row());
    if (role == GiveUpRole && m_cells.giveUp({row.item.id, index.column()})) {
        announceCell({row.item.id, index.column()});
        Q_EMIT refused({});
        return true;
    }
    const bool isMeant = role == MeantRole;
    if ((role != Qt::EditRole && !isMeant) || !m_document.isOpen())
        return false;
    if (index.column() == Supplier)
        send(row, Supplier, {.text = tr("changing…"), .value = value}, {.supplierId = value.value<SupplierId>()});
    else if (index.column() == Stems)
        typeQuantity(row, value, isMeant);
    return index.column() == Supplier || index.column() == Stems;
}

void LinesModel::typeQuantity(const LineRow &row, const QVariant &value, bool isMeant)
{
    const auto quantity = value.typeId() == QMetaType::Double ? std::optional(value.toDouble())
                                                              : numberFrom(value.toString(), NumberUnit::Pieces);
    const QString text = quantity ? quantityText(*quantity) : value.toString();
    if (!quantity || *quantity < 0)
        refuse(row, text, tr("“%1” is not a number of stems.").arg(text));
    else if (!isMeant && isMoreThanUsual(row, *quantity))
        refuse(row, text, figureDoubt(*quantity, {.unit = NumberUnit::Pieces, .most = 0}));
    else
        send(row, Stems, {.text = text, .value = *quantity}, {.quantity = quantity});
}

double LinesModel::copiesOf(const LineRow &row)
{
    return row.item.quantity > 0 ? row.item.price.units / row.item.quantity : 1;
}

FigureBefore LinesModel::stemsOf(const EventDocument &document, double copies)
{
    return {.unit = NumberUnit::Pieces, .measure = document.guests(), .most = kMostStems / std::max(copies, 1.0)};
}

/// More stems than an event has, which was not typed a second time.
bool LinesModel::isMoreThanUsual(const LineRow &row, double quantity) const
{
    const Typed *typed = m_cells.find({row.item.id, Stems});
    const bool isRepeated = typed && !typed->reason.isEmpty() && typed->text == quantityText(quantity);
    return quantity * copiesOf(row) > kMostStems && quantity > row.item.quantity && !isRepeated;
}

void LinesModel::refuse(const LineRow &row, const QString &text, const QString &reason)
{
    const Cell cell{row.item.id, Stems};
    m_cells.refuse(cell, text, reason);
    announceCell(cell);
    Q_EMIT refused(reason);
}

void LinesModel::send(const LineRow &row, int column, const Typed &typed, const EventItemPatch &patch)
{
    const Cell cell{row.item.id, column};
    if (!m_cells.isNews(cell, typed.value, editValue(row, column))) {
        const bool wasRefused = m_cells.find(cell) && !m_cells.next(cell);
        m_cells.settle(cell);
        announceCell(cell);
        if (wasRefused)
            Q_EMIT refused({});
        return;
    }
    const int serial = m_cells.handOver(cell, typed);
    announceCell(cell);
    const QString text =
        column == Stems ? tr("Change quantity of %1").arg(row.flower) : tr("Change supplier of %1").arg(row.flower);
    m_document.run(patchItemEdit(text, m_document.shown().id, row.item, patch), this,
                   [this, cell, serial](const Status &status) { onAnswered(cell, serial, status); });
}

void LinesModel::onAnswered(const Cell &cell, int serial, const Status &status)
{
    const bool isKept = m_cells.answer(serial, status);
    const bool isThere = m_document.isOpen() && rowOf(cell.first) >= 0;
    announceCell(cell);
    if (!status && isKept && !isThere)
        Q_EMIT refused(tr("The line was deleted meanwhile."));
    else if (const Typed *typed = m_cells.find(cell); !typed || !typed->isStale)
        Q_EMIT refused(typed ? typed->reason : QString()); // Both values stand under a stale cell.
    else
        Q_EMIT refused({});
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
    case Packs: return tr("Packs in all");
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
        const QByteArray id = rows().at(index.row()).item.id.text();
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
    QList<LineRow> now;
    for (const EventItem &item : group.items)
        now.append(lineRowFrom(item, group, m_document));
    setRows(now);
}

} // namespace stemdesk::ui
