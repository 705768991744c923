#include "ui/delegates/cell_delegate.h"

#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/undo/typed_steps.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTableView>
#include <QTreeView>

#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

bool isEnter(const QEvent &event)
{
    if (event.type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent &>(event).key();
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

// Properties of an editor.
constexpr auto kTypedOver = "typedOver"; ///< The cell's value that the typed one replaces.
constexpr auto kFirst = "first"; ///< The cell's value when typing began.
constexpr auto kHandedOver = "handedOver"; ///< The text last submitted to the model.
constexpr auto kIsAwaited = "isAwaited"; ///< The submitted text is pending.
constexpr auto kIsAtRest = "isAtRest"; ///< Typing may go on.
constexpr auto kSteps = "steps"; ///< What was stored since typing began.

bool isNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Int
        || value.typeId() == QMetaType::LongLong;
}

std::shared_ptr<TypedSteps> stepsOf(const QLineEdit &line)
{
    return line.property(kSteps).value<std::shared_ptr<TypedSteps>>();
}

QString numberText(const QVariant &value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return value.typeId() == QMetaType::Double ? locale.toString(value.toDouble(), 'f', QLocale::FloatingPointShortest)
                                               : locale.toString(value.toLongLong());
}

QString editText(const QVariant &value)
{
    return isNumber(value) ? numberText(value) : value.toString();
}

/// The typed text converted to the type of the value it replaces; the text itself if it is no such number.
QVariant numberOrBefore(const QString &text, const QVariant &before)
{
    const std::optional<double> number = numberFrom(text);
    if (!number)
        return text;
    if (before.typeId() == QMetaType::Double)
        return *number;
    const bool whole = *number == std::floor(*number) && std::abs(*number) < 1e9;
    return whole ? QVariant(int(*number)) : QVariant(text);
}

QVariant valueOf(const QLineEdit &line, const QVariant &before)
{
    return isNumber(before) ? numberOrBefore(line.text(), before) : QVariant(line.text());
}

/// Whether the text was submitted in its current form.
bool isHandedOver(const QLineEdit &line)
{
    const QVariant text = line.property(kHandedOver);
    return !line.isModified() || (text.isValid() && text.toString() == line.text());
}

QString doubtOf(const QLineEdit &line, const QModelIndex &index)
{
    const QVariant role = index.data(FigureRole);
    if (!role.isValid())
        return {};
    auto figure = role.value<FigureBefore>();
    figure.value = cellNumber(line.property(kFirst), figure.unit);
    return figureDoubt(line.text(), figure);
}

bool isLastRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget))
        return !tree->indexBelow(index).isValid();
    return index.row() == index.model()->rowCount(index.parent()) - 1;
}

/// A last row that ends where its table ends has no line: the card or the foot below it has one.
bool hasLineBelow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool goesOnBelow = view && option.rect.bottom() < view->viewport()->height() - 1;
    return goesOnBelow || !isLastRow(option, index);
}

const HeaderView *headerOf(const QWidget *view)
{
    if (const auto *tree = qobject_cast<const QTreeView *>(view))
        return qobject_cast<const HeaderView *>(tree->header());
    const auto *table = qobject_cast<const QTableView *>(view);
    return table ? qobject_cast<const HeaderView *>(table->horizontalHeader()) : nullptr;
}

// Outer cells keep the margin of the card's header; a tree's first cell follows its branch.
int leadingPadding(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (index.column() > 0 || qobject_cast<const QTreeView *>(option.widget))
        return kCellPadding;
    const HeaderView *header = headerOf(option.widget);
    return header ? header->leadingPadding() : kEdgePadding;
}

int trailingPadding(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool isLast = index.column() == index.model()->columnCount(index.parent()) - 1;
    const HeaderView *header = headerOf(option.widget);
    const int padding = header ? header->trailingPadding(index.column()) : isLast ? kEdgePadding : kCellPadding;
    // The frame of a blank field ends where the texts above and below it do.
    const bool isBlankAtEdge = padding > kCellPadding && index.data(BlankRole).toBool();
    return isBlankAtEdge ? padding + kCellPadding - kSpace4 : padding;
}

QRect contentRect(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return option.rect.adjusted(leadingPadding(option, index), 0, -trailingPadding(option, index), -kHairline);
}

/// In a tree, the width of the cells behind one that have nothing to show: a long name goes on there.
int emptyBeside(const QWidget *view, const QModelIndex &index)
{
    const auto *tree = qobject_cast<const QTreeView *>(view);
    if (!tree || index.column() > 0)
        return 0;
    int width = 0;
    for (int column = 1; column < index.model()->columnCount(index.parent()); ++column) {
        const QModelIndex beside = index.siblingAtColumn(column);
        const bool isEmpty =
            beside.data(Qt::DisplayRole).toString().isEmpty() && beside.data(ChipTextRole).toString().isEmpty();
        if (!isEmpty)
            break;
        width += tree->columnWidth(column);
    }
    return width;
}

bool isTickable(const QModelIndex &index)
{
    return index.flags().testFlag(Qt::ItemIsUserCheckable);
}

QRect tickRect(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QRect area = contentRect(option, index);
    return {area.left(), area.center().y() - kIcon / 2, kIcon, kIcon};
}

QRect frameRect(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    // The last cell's frame keeps its text at the painted text's position.
    return option.rect.adjusted(kSpace4, kSpace2, -kSpace4 - (trailingPadding(option, index) - kCellPadding),
                                -kSpace2 - kHairline);
}

/// Also the row of a table that has the keyboard while nothing is selected yet: the table paints it like a chosen one.
bool looksChosen(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    const bool isReached = table && table->hasFocus() && table->currentIndex().row() == index.row()
        && !table->selectionModel()->hasSelection();
    return isReached || option.state.testFlag(QStyle::State_Selected);
}

/// Thinner and quieter than an editor's, which is the focus frame: a cell that is only reached is not being typed in.
void paintThinFrame(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kHairline));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
}

} // namespace

CellDelegate::CellDelegate(QObject *parent) : QStyledItemDelegate(parent)
{
    isKeyboardUsedLast(); // Watches from now on.
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens tokens = looksChosen(option, index) ? tokensOnSelection(themeTokens()) : themeTokens();
    painter->save();
    paintGround(*painter, option, tokens);
    if (hasLineBelow(option, index))
        paintHairlineBelow(*painter, option.rect, themeTokens().hairline);
    CellContent content = cellContentFrom(index);
    if (option.state.testFlag(QStyle::State_MouseOver) && index.data(LinkRole).toBool())
        content.tone = Tone::Accent;
    if (index.data(BlankRole).toBool())
        paintPanel(*painter, frameRect(option, index), themeTokens().ground, themeTokens().hairline);
    QRectF area = contentRect(option, index);
    if (cellContentWidth(content) > area.width())
        area.adjust(0, 0, emptyBeside(option.widget, index), 0);
    if (isTickable(index)) {
        paintTick(*painter, option, tickRect(option, index), index);
        area.setLeft(area.left() + kIcon + kSpace8);
    }
    paintCellContent(*painter, area, content, tokens);
    paintMarks(*painter, option, index, tokens);
    painter->restore();
}

void CellDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const ColourTokens &tokens)
{
    const bool isOfTree = qobject_cast<const QTreeView *>(option.widget); // It fills whole rows itself.
    if (option.state.testFlag(QStyle::State_Selected) && !isOfTree)
        painter.fillRect(option.rect, tokens.selection);
}

void CellDelegate::paintMarks(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                              const ColourTokens &tokens) const
{
    const bool isRefused = !index.data(ErrorRole).toString().isEmpty();
    if (isRefused)
        paintThinFrame(painter, frameRect(option, index), tokens.error);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view || !view->hasFocus())
        return;
    const QModelIndex current = view->currentIndex();
    const bool isEntered = isKeyboardUsedLast() || view->property(kPointedAt).toBool();
    if (isEntered && current.flags().testFlag(Qt::ItemIsEditable)) {
        const int inset = isRefused ? kHairline : 0;
        if (current == index)
            paintThinFrame(painter, frameRect(option, index).adjusted(inset, inset, -inset, -inset), tokens.edge);
        return;
    }
    // A row without editable cells, and one that a page was opened at, show the keyboard by a bar at their beginning.
    const int left = qobject_cast<const QTreeView *>(view) ? 0 : option.rect.left(); // Whatever its indentation.
    if (current.isValid() && index.column() == 0 && current.siblingAtColumn(0) == index)
        painter.fillRect(QRect(left, option.rect.top(), kFocusWidth, option.rect.height() - kHairline), tokens.accent);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const qreal tick = isTickable(index) ? kIcon + kSpace8 : 0;
    const qreal width = cellContentWidth(cellContentFrom(index)) + tick;
    const HeaderView *header = headerOf(option.widget);
    const int trailing = header ? header->trailingRoom(index.column()) : trailingPadding(option, index);
    return {int(std::ceil(width)) + leadingPadding(option, index) + trailing, rowHeight()};
}

void CellDelegate::paintTick(QPainter &painter, const QStyleOptionViewItem &option, const QRect &box,
                             const QModelIndex &index)
{
    const QVariant check = index.data(Qt::CheckStateRole);
    if (!check.isValid())
        return;
    QStyleOptionViewItem drawn(option);
    drawn.rect = box;
    drawn.state.setFlag(check.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &drawn, &painter, option.widget);
}

bool CellDelegate::takeTick(QEvent &event, QAbstractItemModel &model, const QRect &box, const QModelIndex &index)
{
    const bool isOnBox = event.type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent &>(event).position().x() < box.right() + kSpace8;
    const bool isSpace = event.type() == QEvent::KeyPress && static_cast<QKeyEvent &>(event).key() == Qt::Key_Space;
    if (!isOnBox && !isSpace)
        return false;
    const bool isOn = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model.setData(index, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool CellDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    return isTickable(index) ? takeTick(*event, *model, tickRect(option, index), index)
                             : QStyledItemDelegate::editorEvent(event, model, option, index);
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QWidget *editor = nullptr;
    const QVariant value = index.data(Qt::EditRole);
    if (isNumber(value) || value.typeId() == QMetaType::QString || !value.isValid())
        editor = new QLineEdit(parent);
    else
        editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        line->setFrame(false);
        line->setAlignment(index.data(NumberRole).toBool() ? Qt::AlignRight : Qt::AlignLeft);
        const_cast<CellDelegate *>(this)->saveItself(line); // NOLINT(cppcoreguidelines-pro-type-const-cast): Qt's.
    }
    if (editor)
        dress(editor, index);
    return editor;
}

void CellDelegate::saveItself(QLineEdit *line)
{
    line->setProperty(kSteps, QVariant::fromValue(std::make_shared<TypedSteps>()));
    auto *save = new AutoSave(line,
                              {.atRest = [this, line] { commitAtRest(line); },
                               .atEnd = [this, line] { commitOpen(line); },
                               .isUnstored = [line] { return !isHandedOver(*line); }});
    connect(line, &QLineEdit::textEdited, save, &AutoSave::touch);
}

void CellDelegate::commitAtRest(QLineEdit *line)
{
    line->setProperty(kIsAtRest, true);
    commitOpen(line);
    line->setProperty(kIsAtRest, false);
}

/// The editor stays open, so this may still be taken back.
void CellDelegate::commitOpen(QLineEdit *line)
{
    const TypedSteps::Scope scope(stepsOf(*line), TypedSteps::Way::Forth);
    Q_EMIT commitData(line);
}

bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *line = qobject_cast<QLineEdit *>(watched);
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (line && isEscape && line->property(kHandedOver).isValid())
        takeBack(line);
    const bool isEntered = line ? line->hasAcceptableInput() : qobject_cast<QComboBox *>(watched) != nullptr;
    if (isEntered && isEnter(*event)) {
        // At once: Qt does so after the keys that are waiting already, which a fast typist means for the next cell.
        auto *editor = static_cast<QWidget *>(watched);
        Q_EMIT commitData(editor);
        Q_EMIT closeEditor(editor, SubmitModelCache);
        return true;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

void CellDelegate::bringBack(QLineEdit &editor, const QString &text)
{
    editor.selectAll();
    editor.insert(text);
    editor.selectAll();
    editor.setProperty(kHandedOver, {});
}

void CellDelegate::takeBack(QLineEdit *line)
{
    line->setText(editText(line->property(kFirst)));
    line->setModified(true);
    const TypedSteps::Scope scope(stepsOf(*line), TypedSteps::Way::Back);
    Q_EMIT commitData(line);
}

void CellDelegate::dress(QWidget *editor, const QModelIndex &index)
{
    editor->setProperty("cellEditor", true);
    editor->setFont(fontFor(TextStyle::Body));
    editor->setAutoFillBackground(true);
    editor->setAccessibleName(index.model()
                                  ->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole)
                                  .toString()
                                  .simplified()); // Some have two lines.
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (!line) {
        QStyledItemDelegate::setEditorData(editor, index);
        return;
    }
    const QVariant value = index.data(Qt::EditRole);
    if (line->isModified()) { // The cell changed under the editor: what is typed stays.
        if (line->property(kIsAwaited).toBool() && !index.data(PendingRole).toBool()) { // The editor's own submission.
            line->setProperty(kTypedOver, value);
            line->setProperty(kIsAwaited, false);
        }
        return;
    }
    const QString text = editText(value);
    if (line->text() != text) {
        const bool isToBeReplaced = line->selectedText() == line->text();
        line->setText(text);
        if (isToBeReplaced)
            line->selectAll();
    }
    line->setProperty(kTypedOver, value);
    line->setProperty(kFirst, value);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (!line)
        QStyledItemDelegate::setModelData(editor, model, index);
    else if (!isHandedOver(*line))
        handOver(*line, *model, index);
}

void CellDelegate::handOver(QLineEdit &line, QAbstractItemModel &model, const QModelIndex &index) const
{
    const bool isAtRest = line.property(kIsAtRest).toBool();
    if (isAtRest && index.data(WaitsForEndRole).toBool())
        return;
    const QVariant before = index.data(Qt::EditRole);
    const QVariant typed = valueOf(line, before);
    const bool isOvertaken = before != line.property(kTypedOver) && before != typed;
    const QString question = isOvertaken ? QString() : doubtOf(line, index);
    if (isOvertaken || !question.isEmpty()) {
        if (isAtRest) // Do not interrupt typing.
            return;
        line.setProperty(kHandedOver, line.text());
        if (isOvertaken)
            Q_EMIT overtaken(index, typed, line.text());
        else
            Q_EMIT doubted(index, typed, line.text(), question);
        return;
    }
    line.setProperty(kHandedOver, line.text());
    const QPersistentModelIndex cell(index);
    model.setData(index, typed, Qt::EditRole);
    if (cell.isValid()) {
        line.setProperty(kTypedOver, cell.data(Qt::EditRole));
        line.setProperty(kIsAwaited, cell.data(PendingRole));
    }
    Q_EMIT handedOver(index);
}

void CellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    editor->setGeometry(frameRect(option, index));
}

QString CellDelegate::tipOf(const QAbstractItemView &view, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    for (const int role : {int(ErrorRole), int(Qt::ToolTipRole)}) {
        if (const QString said = index.data(role).toString(); !said.isEmpty())
            return said;
    }
    if (view.visualRect(index).width() + emptyBeside(&view, index) >= sizeHint(option, index).width())
        return {};
    return (index.data(Qt::DisplayRole).toString() + u' ' + index.data(QuietTextRole).toString()).trimmed();
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    // There is no cell below the last row or after the last column.
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString tip = tipOf(*view, option, index);
    showTip(event->globalPos(), tip, *view);
    event->setAccepted(!tip.isEmpty());
    return event->isAccepted();
}

} // namespace stemdesk::ui
