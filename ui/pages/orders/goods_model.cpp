#include "ui/pages/orders/goods_model.h"

#include "core/base/text.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/order_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

double unitsIn(const OrderSheetLine &line, double packs)
{
    return packs * line.unitsPerPack.value_or(1);
}

double paidFor(const OrderSheetLine &line)
{
    return line.received ? line.received->unitCostExclTax : line.unitCostExclTax;
}

Tone goodsTone(const OrderSheetLine &line)
{
    return line.received ? Tone::Plain : Tone::Quiet;
}

/// Costs wait for nothing while the goods are only planned.
Tone costTone(const OrderSheetLine &line, bool isPlanned)
{
    return isPlanned ? Tone::Plain : goodsTone(line);
}

QString orderedText(const OrderSheetLine &line)
{
    return line.packsToOrder && line.unitsPerPack
        ? u"%1 × %2"_s.arg(quantityText(*line.packsToOrder), quantityText(*line.unitsPerPack))
        : quantityText(line.unitsToOrder);
}

QString rejectedText(const OrderSheetLine &line)
{
    return line.notes.rejectedUnits > 0 ? quantityText(line.notes.rejectedUnits) : u"–"_s;
}

QVariant rejectedValue(const OrderSheetLine &line)
{
    return line.notes.rejectedUnits > 0 ? QVariant(line.notes.rejectedUnits) : QVariant();
}

/// The cost of the goods that came in; while they are only planned, of those to order.
QString costText(const OrderSheetLine &line, const QString &currency, bool isPlanned)
{
    const auto &goods = line.received;
    if (isPlanned)
        return moneyText(line.orderCostExclTax, currency);
    return goods ? moneyText(unitsIn(line, goods->packs) * goods->unitCostExclTax - line.notes.creditExclTax, currency)
                 : u"–"_s;
}

QString packsDueText(const OrderSheetLine &line)
{
    const double due = stillDue(line);
    return due < 0 ? GoodsModel::tr("%1 too many").arg(quantityText(-due)) : quantityText(due);
}

/// Why typed text is refused; `text` is no suitable number.
QString unreadText(int column, const QString &text)
{
    if (column == GoodsModel::UnitCost)
        return GoodsModel::tr("“%1” is not a price.").arg(text);
    return (column == GoodsModel::Received ? GoodsModel::tr("“%1” is not a number of packs.")
                                           : GoodsModel::tr("“%1” is not a number of units."))
        .arg(text);
}

} // namespace

Arrival arrivalOf(const OrderSheetLine &line)
{
    return {.goods = line.received, .notes = line.notes};
}

OrderSheetLine withArrival(OrderSheetLine line, const Arrival &arrival)
{
    line.received = arrival.goods;
    line.notes = arrival.notes;
    return line;
}

QVariant figureOf(const OrderSheetLine &line)
{
    const double ordered = line.packsToOrder.value_or(line.unitsToOrder);
    return QVariant::fromValue(
        FigureBefore{.unit = NumberUnit::Pieces, .measure = FigureMeasure{GoodsModel::tr("Ordered"), ordered}});
}

ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier, const Arrival &arrival)
{
    ReceivedRow row{.variantId = line.variantId, .supplierId = supplier};
    if (!arrival.goods)
        return row; // The notes go with the goods.
    const ReceivedNotes &notes = arrival.notes;
    row.packs = arrival.goods->packs;
    row.unitCostExclTax = arrival.goods->unitCostExclTax;
    row.rejectedUnits = notes.rejectedUnits;
    row.reason = notes.reason;
    row.receivedOn = notes.receivedOn;
    row.invoiceNumber = notes.invoiceNumber;
    row.creditExclTax = notes.creditExclTax;
    row.imageUrls = notes.imageUrls;
    return row;
}

double stillDue(const OrderSheetLine &line)
{
    return line.packsToOrder.value_or(line.unitsToOrder) - (line.received ? line.received->packs : 0);
}

GoodsModel::GoodsModel(UiContext &context, QObject *parent) : ColumnTableModel(parent), m_context(context) {}

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
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, columnCount() - 1));
}

OrderSheetLine GoodsModel::lineAt(int row) const
{
    const OrderSheetLine &line = m_lines.at(row);
    const auto sent = m_cells.next(wholeOf(line));
    return sent ? withArrival(line, sent->value<Arrival>()) : line;
}

QVariant GoodsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OrderSheetLine &line = m_lines.at(index.row());
    if (role == PendingRole)
        return flags(index).testFlag(Qt::ItemIsEditable) && m_cells.next(wholeOf(line));
    return m_cells.data({line.variantId, index.column()}, role,
                        [&](int wanted) { return stored(index.row(), index.column(), wanted); });
}

GoodsModel::Columns GoodsModel::columns() const
{
    static constexpr TableColumn<OrderSheetLine> kColumns[] = {
        {.title = QT_TR_NOOP("Item"),
         .text = OrderWords::flower,
         .quietText =
             [](const OrderSheetLine &line) {
                 return line.stemLength ? tr("%1 cm").arg(quantityText(*line.stemLength)) : QString();
             },
         .swatches = [](const OrderSheetLine &line,
                        const GoodsModel &model) { return swatchesIn(model.m_swatches, line.colors); },
         .colourNames = kField<&OrderSheetLine::colors>},
        {.title = QT_TR_NOOP("Ordered"), .text = orderedText, .isNumber = true},
        {.title = QT_TR_NOOP("Packs received"),
         .text = [](const OrderSheetLine &line) { return line.received ? quantityText(line.received->packs) : u"–"_s; },
         .edit = [](const OrderSheetLine &line) { return line.received ? QVariant(line.received->packs) : QVariant(); },
         .tone = goodsTone,
         .isStrong = [](const OrderSheetLine &line) { return line.received.has_value(); },
         .isNumber = true,
         .figure = [](const OrderSheetLine &line) { return figureOf(line); }},
        {.title = QT_TR_NOOP("Unit cost"),
         .text = [](const OrderSheetLine &line,
                    const GoodsModel &model) { return moneyText(paidFor(line), model.m_currency); },
         .edit = [](const OrderSheetLine &line) { return QVariant(paidFor(line)); },
         .toolTip =
             [](const OrderSheetLine &line, const GoodsModel &model) {
                 return tr("Excl. tax; expected %1").arg(moneyText(line.unitCostExclTax, model.m_currency));
             },
         .tone =
             [](const OrderSheetLine &line, const GoodsModel &model) {
                 return paidFor(line) > line.unitCostExclTax ? Tone::Warning : costTone(line, model.m_isPlanned);
             },
         .isNumber = true,
         .figure =
             [](const OrderSheetLine &, const GoodsModel &model) {
                 return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Money, .currency = model.m_currency});
             }},
        {.title = QT_TR_NOOP("Units rejected"),
         .text = rejectedText,
         .edit = rejectedValue,
         .toolTip = [](const OrderSheetLine &) { return tr("Units that were rejected"); },
         .tone = [](const OrderSheetLine &line) { return line.notes.rejectedUnits > 0 ? Tone::Warning : Tone::Quiet; },
         .isNumber = true,
         .figure = [](const OrderSheetLine &) { return QVariant::fromValue(FigureBefore{}); }},
        {.title = QT_TR_NOOP("Excl. tax"),
         .text = [](const OrderSheetLine &line,
                    const GoodsModel &model) { return costText(line, model.m_currency, model.m_isPlanned); },
         .tone = [](const OrderSheetLine &line, const GoodsModel &model) { return costTone(line, model.m_isPlanned); },
         .isNumber = true},
        {.title = QT_TR_NOOP("Packs due"),
         .text = packsDueText,
         .tone =
             [](const OrderSheetLine &line) {
                 return line.received && stillDue(line) > 0 ? Tone::Warning : Tone::Quiet;
             },
         .isNumber = true},
    };
    return kColumns;
}

void GoodsModel::setPlanned(bool isPlanned)
{
    if (isPlanned == m_isPlanned)
        return;
    m_isPlanned = isPlanned;
    Q_EMIT headerDataChanged(Qt::Horizontal, Ordered, Ordered);
    announceAll();
}

QString GoodsModel::titleOf(int column) const
{
    return column == Ordered && m_isPlanned ? tr("Packs") : ColumnTableModel::titleOf(column);
}

Qt::ItemFlags GoodsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isEditable = !m_isPlanned && index.column() >= Received && index.column() <= Rejected;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
        | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

/// The goods received after `value` is typed into a cell.
Result<Arrival> GoodsModel::typed(const OrderSheetLine &line, int column, const QVariant &value) const
{
    const QString text = value.toString().trimmed();
    if (column == Received && text.isEmpty())
        return Arrival();
    const bool isEmptied = column == Rejected && text.isEmpty();
    const auto number = value.typeId() == QMetaType::Double
        ? std::optional(value.toDouble())
        : numberFrom(text, column == UnitCost ? NumberUnit::Money : NumberUnit::Pieces);
    if (!isEmptied && (!number || *number < 0))
        return invalid({}, unreadText(column, text));
    if (column == Received)
        return typedPacks(line, *number);
    if (!line.received)
        return invalid({},
                       column == Rejected ? tr("First say how many packs came in, then what was not good.")
                                          : tr("First say how many packs came in, then what they cost."));
    if (column == Rejected)
        return typedRejects(line, number.value_or(0));
    Arrival after = arrivalOf(line);
    after.goods->unitCostExclTax = *number;
    return after;
}

/// Claims run from the day of receipt, which is today until another day is entered.
Result<Arrival> GoodsModel::typedPacks(const OrderSheetLine &line, double packs) const
{
    Arrival after = arrivalOf(line);
    if (!after.goods)
        after.notes.receivedOn = shopToday(m_context);
    after.goods = ReceivedGoods{packs, line.received ? line.received->unitCostExclTax : line.unitCostExclTax};
    return after;
}

Result<Arrival> GoodsModel::typedRejects(const OrderSheetLine &line, double units)
{
    const double received = unitsIn(line, line.received->packs);
    if (units > received)
        return invalid({}, tr("Only %1 came in.").arg(quantityText(received)));
    Arrival after = arrivalOf(line);
    after.notes.rejectedUnits = units;
    return after;
}

/// Why fewer cannot have come in; empty if that is not checked.
QString GoodsModel::lackOf(const OrderSheetLine &line)
{
    const double rejected = line.notes.rejectedUnits;
    return line.received && unitsIn(line, line.received->packs) < rejected
        ? tr("%1 were rejected, so at least that many came in.").arg(quantityText(rejected))
        : QString();
}

bool GoodsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return role == DiscardRole && discard(index);
    const int column = index.column();
    const Result<Arrival> arrival = typed(lineAt(index.row()), column, value);
    if (!arrival) {
        refuse(index, value.toString(), arrival.error().message);
        return true;
    }
    const OrderSheetLine line = withArrival(m_lines.at(index.row()), *arrival);
    if (const QString lack = lackOf(line); !lack.isEmpty()) {
        refuse(index, value.toString(), lack);
        return true;
    }
    const QString name = OrderWords::flowerAndLength(line);
    m_cells.settle({line.variantId, column});
    send({{index.row(), *arrival}},
         column == Received       ? tr("Receive %1").arg(name)
             : column == Rejected ? tr("Reject of %1").arg(name)
                                  : tr("Change price paid for %1").arg(name),
         {{{line.variantId, column},
           {.text = columnData(line, column, Qt::DisplayRole).toString(),
            .value = columnData(line, column, Qt::EditRole)}}});
    if (column == Rejected && line.notes.rejectedUnits > 0)
        Q_EMIT rejected(index.row());
    return true;
}

void GoodsModel::note(int row, const ReceivedNotes &notes, const QString &text, const Done &done)
{
    send({{row, {.goods = lineAt(row).received, .notes = notes}}}, text, {}, done);
}

void GoodsModel::refuse(const QModelIndex &index, const QString &text, const QString &reason)
{
    m_cells.refuse({m_lines.at(index.row()).variantId, index.column()}, text, reason);
    Q_EMIT dataChanged(index, index);
    Q_EMIT refused(reason);
}

/// `typed` are the cells that show typed text.
void GoodsModel::send(const QList<Change> &changes, const QString &text, const QList<std::pair<Cell, Typed>> &typed,
                      const Done &done)
{
    QList<ReceivedRow> before;
    QList<ReceivedRow> after;
    QHash<VariantId, Arrival> arrivals;
    QList<std::pair<Cell, Typed>> cells = typed;
    for (const Change &change : changes) {
        const OrderSheetLine line = lineAt(change.row);
        if (arrivalOf(line) == change.arrival)
            continue;
        before.append(receivedRow(line, m_supplier, arrivalOf(line)));
        after.append(receivedRow(line, m_supplier, change.arrival));
        arrivals.insert(line.variantId, change.arrival);
        cells.append({wholeOf(line), {.text = {}, .value = QVariant::fromValue(change.arrival)}});
    }
    if (!after.isEmpty()) {
        m_context.edits.run(receiveEdit(text, m_sheet, before, after), this,
                            [this, serial = m_cells.handOver(cells), arrivals, done, sheet = m_sheet,
                             sent = sentNow(text, typed)](const Status &status) {
                                if (sheet == m_sheet)
                                    onAnswered(serial, arrivals, status);
                                else if (!status && !done)
                                    LateRefusal::tell(sent, errorText(status.error()));
                                if (done)
                                    done(status);
                            });
    } else if (done) {
        done({});
    }
    announceAll();
    Q_EMIT refused({});
}

/// For the case that another sheet is shown when it is refused. `text` names the change.
UnstoredText GoodsModel::sentNow(const QString &text, const QList<std::pair<Cell, Typed>> &typed) const
{
    auto *card = qobject_cast<QWidget *>(QObject::parent());
    UnstoredText sent =
        card ? typedIn(*card, text) : UnstoredText{.record = {}, .field = {}, .text = text, .editor = {}};
    sent.field = QString();
    if (!typed.isEmpty()) {
        sent.field = text;
        sent.text = typed.constFirst().second.text;
    }
    return sent;
}

void GoodsModel::onAnswered(int serial, const QHash<VariantId, Arrival> &arrivals, const Status &status)
{
    m_cells.answer(serial, status);
    for (OrderSheetLine &line : m_lines) {
        const auto arrival = arrivals.constFind(line.variantId);
        if (arrival == arrivals.cend())
            continue;
        if (status)
            line = withArrival(line, *arrival);
        m_cells.settle(wholeOf(line));
    }
    announceAll();
    if (status)
        return;
    const bool isStale = status.error().kind == Error::Kind::Stale;
    Q_EMIT refused(isStale ? tr("Someone else recorded these goods meanwhile; this is what they entered.")
                           : errorText(status.error()));
}

bool GoodsModel::isAllReceived() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!lineAt(row).received)
            return false;
    }
    return true;
}

void GoodsModel::receiveAll()
{
    QList<Change> changes;
    for (int row = 0; row < int(m_lines.size()); ++row) {
        const OrderSheetLine line = lineAt(row);
        if (!line.received)
            changes.append({row, *typedPacks(line, line.packsToOrder.value_or(line.unitsToOrder))});
    }
    send(changes, tr("Receive all as ordered"));
}

void GoodsModel::clear(const QSet<int> &rows)
{
    QList<Change> changes;
    for (const int row : rows) {
        for (const int column : {int(Received), int(UnitCost), int(Rejected)})
            m_cells.settle({m_lines.at(row).variantId, column});
        changes.append({row, Arrival()});
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
        OrderSheetLine line = lineAt(row);
        for (int j = 0; j < int(cells.at(i).size()) && from.column() + j <= Rejected; ++j) {
            const Result<Arrival> read = typed(line, from.column() + j, cells.at(i).at(j));
            if (!read) {
                refuse(index(row, from.column() + j), cells.at(i).at(j), read.error().message);
                return;
            }
            m_cells.settle({line.variantId, from.column() + j});
            line = withArrival(line, *read);
        }
        if (const QString lack = lackOf(line); !lack.isEmpty()) {
            refuse(index(row, from.column()), cells.at(i).value(0), lack);
            return;
        }
        changes.append({row, arrivalOf(line)});
    }
    send(changes, tr("Paste goods received"));
}

} // namespace stemdesk::ui
