#include "ui/pages/event/recipe/lines_model.h"

#include "core/domain/shops/shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/kept_words.h"
#include "ui/theme/tokens.h"
#include "ui/undo/event_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr double kMostStems = 100'000; ///< More than an event has.

QString supplierText(const LineRow &row)
{
    if (row.item.supplierId.isNull())
        return LinesModel::tr("any");
    return row.isSupplierArchived ? LinesModel::tr("%1 (archived)").arg(row.supplier) : row.supplier;
}

Tone supplierTone(const LineRow &row)
{
    if (row.item.supplierId.isNull())
        return Tone::Quiet;
    return row.isSupplierArchived ? Tone::Warning : Tone::Plain;
}

QString stemsTip(const LineRow &row)
{
    const double units = row.item.price.units;
    return units != row.item.quantity ? LinesModel::tr("%1 for all copies").arg(quantityText(units)) : QString();
}

QString packsInAllText(const LineRow &row)
{
    return row.packs ? LinesModel::tr("%1 × %2").arg(quantityText(*row.packs), quantityText(row.unitsPerPack)) : u"–"_s;
}

QString packsInAllTip(const LineRow &row, const QString &currency)
{
    QStringList sentences;
    if (row.packs && row.item.price.isPriced)
        sentences += LinesModel::tr("A pack of %1 costs %2 excl. tax.")
                         .arg(quantityText(row.unitsPerPack),
                              moneyText(row.item.price.unitCostExclTax * row.unitsPerPack, currency));
    if (row.packs && row.packedUnits > row.item.price.units)
        sentences += LinesModel::tr("Shared with other lines: %1 stems in all.").arg(quantityText(row.packedUnits));
    return sentences.join(u' ');
}

QString leftOverText(const LineRow &row)
{
    if (row.shortage.units > 0)
        return ShortageWords::units(row.shortage);
    if (!row.packs)
        return u"–"_s;
    return quantityText(std::max(0.0, row.leftover));
}

QString leftOverTip(const LineRow &row)
{
    if (row.shortage.units > 0)
        return ShortageWords::sentence(row.variety, row.shortage);
    if (row.saving)
        return LinesModel::tr("%1 stems save a pack. Ctrl+. applies it.").arg(quantityText(row.saving->quantity));
    return row.fewerForAPack > 0
        ? LinesModel::tr("%1 fewer in the whole event saves a pack.").arg(quantityText(row.fewerForAPack))
        : QString();
}

Tone leftOverTone(const LineRow &row)
{
    if (row.shortage.units > 0)
        return Tone::Error;
    return row.fewerForAPack > 0 ? Tone::Warning : Tone::Quiet;
}

} // namespace

LinesModel::LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent)
    : TypedTableModel(document.context(), parent), m_document(document), m_group(group)
{}

QModelIndex LinesModel::indexOf(const EventItemId &id, Column column) const
{
    const int row = rowOf(id);
    return row < 0 ? QModelIndex() : index(row, column);
}

QString LinesModel::unitCostText(const LineRow &row) const
{
    const LinePrice &price = row.item.price;
    return price.isPriced ? moneyText(price.unitCostExclTax, m_document.shop().currency) : tr("no price");
}

LinesModel::Columns LinesModel::columns() const
{
    static constexpr TableColumn<LineRow> kColumns[] = {
        {.title = QT_TR_NOOP("Item"),
         .text = kField<&LineRow::flower>,
         .quietText = kField<&LineRow::size>,
         .swatches = kField<&LineRow::swatches>,
         .colourNames = kField<&LineRow::colours>},
        {.title = QT_TR_NOOP("Supplier"),
         .text = supplierText,
         .edit = [](const LineRow &row) { return QVariant::fromValue(row.item.supplierId); },
         .type = [](const LineRow &row, const LinesModel &model,
                    const QVariant &value) { return model.typedSupplier(row, value); },
         .tone = supplierTone},
        {.title = QT_TR_NOOP("Stems"),
         .text = [](const LineRow &row) { return quantityText(row.item.quantity); },
         .edit = [](const LineRow &row) { return QVariant(row.item.quantity); },
         .type = [](const LineRow &row, const LinesModel &model,
                    const QVariant &value) { return model.typedStems(row, value); },
         .toolTip = stemsTip,
         .isNumber = true,
         .figure =
             [](const LineRow &row, const LinesModel &model) {
                 return QVariant::fromValue(stemsOf(model.m_document, copiesOf(row)));
             }},
        {.title = QT_TR_NOOP("Packs in all"),
         .text = packsInAllText,
         .toolTip = [](const LineRow &row,
                       const LinesModel &model) { return packsInAllTip(row, model.m_document.shop().currency); },
         .tone = [](const LineRow &row) { return row.packs ? Tone::Plain : Tone::Quiet; },
         .isNumber = true},
        {.title = QT_TR_NOOP("Left over"),
         .text = leftOverText,
         .toolTip = leftOverTip,
         .tone = leftOverTone,
         .isNumber = true},
        {.title = QT_TR_NOOP("Unit cost"),
         .text = [](const LineRow &row, const LinesModel &model) { return model.unitCostText(row); },
         .toolTip = [](const LineRow &row,
                       const LinesModel &model) { return KeptWords(model.m_document).of(row.item); },
         .tone = [](const LineRow &row) { return row.item.price.isPriced ? Tone::Plain : Tone::Warning; },
         .isNumber = true,
         .headingTip = QT_TR_NOOP("Excl. tax")},
        {.title = QT_TR_NOOP("Price"),
         .text =
             [](const LineRow &row, const LinesModel &model) {
                 return moneyText(row.item.price.customerPriceIncTax, model.m_document.shop().currency);
             },
         .toolTip = [](const LineRow &row,
                       const LinesModel &model) { return tr("%1 a unit excl. tax").arg(model.unitCostText(row)); },
         .isNumber = true},
    };
    return kColumns;
}

bool LinesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != DiscardRole && !m_document.isOpen())
        return false;
    const QScopedValueRollback meant(m_isMeant, role == MeantRole);
    return TypedTableModel::setData(index, value, role == MeantRole ? int(Qt::EditRole) : role);
}

Edit LinesModel::change(const QString &text, const LineRow &row, const EventItemPatch &patch) const
{
    return patchItemEdit(text.arg(row.flower), m_document.shown().id, row.item, patch);
}

Typing LinesModel::typedSupplier(const LineRow &row, const QVariant &value) const
{
    return {.text = tr("changing…"), .value = value, .edit = [&, supplier = value.value<SupplierId>()] {
                return change(tr("Change supplier of %1"), row, {.supplierId = supplier});
            }};
}

Typing LinesModel::typedStems(const LineRow &row, const QVariant &value) const
{
    const auto quantity = cellNumber(value, NumberUnit::Pieces);
    const QString text = quantity ? quantityText(*quantity) : value.toString();
    if (!quantity || *quantity < 0)
        return {.text = text, .refusal = tr("“%1” is not a number of stems.").arg(text)};
    if (!m_isMeant && isUnusuallyMany(row, *quantity))
        return {.text = text, .refusal = figureDoubt(*quantity, {.unit = NumberUnit::Pieces, .most = 0})};
    return {.text = text, .value = *quantity, .edit = [&, quantity] {
                return change(tr("Change quantity of %1"), row, {.quantity = quantity});
            }};
}

void LinesModel::runEdit(const Edit &edit, const Edits::Done &done)
{
    m_document.run(edit, this, done);
}

void LinesModel::onAnswered(const Status &status, const Cells &changed, bool isKept)
{
    const Cell &cell = changed.constFirst().first;
    const bool isThere = m_document.isOpen() && rowOf(cell.first) >= 0;
    const Typed *typed = cells().find(cell);
    if (!status && isKept && !isThere)
        notifyRefused(tr("The line was deleted meanwhile."));
    else
        notifyRefused(typed && !typed->isStale ? typed->reason : QString()); // A stale cell shows both values below it.
}

double LinesModel::copiesOf(const LineRow &row)
{
    return row.item.quantity > 0 ? row.item.price.units / row.item.quantity : 1;
}

FigureBefore LinesModel::stemsOf(const EventDocument &document, double copies)
{
    return {.unit = NumberUnit::Pieces, .measure = document.guests(), .most = kMostStems / std::max(copies, 1.0)};
}

/// A number of stems no event has, unless it was typed a second time.
bool LinesModel::isUnusuallyMany(const LineRow &row, double quantity) const
{
    const Typed *typed = cells().find({row.item.id, Stems});
    const bool isRepeated = typed && !typed->reason.isEmpty() && typed->text == quantityText(quantity);
    return quantity * copiesOf(row) > kMostStems && quantity > row.item.quantity && !isRepeated;
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
        return false; // The lines are another event's, or were deleted meanwhile.
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
