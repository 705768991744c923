#include "ui/delegates/cell_delegate.h"

#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/number_text.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QTreeView>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr auto kTypedOver = "typedOver"; ///< Of an editor: the value that its cell had when the typing began.

bool isNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Int
        || value.typeId() == QMetaType::LongLong;
}

QString numberText(const QVariant &value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return value.typeId() == QMetaType::Double ? locale.toString(value.toDouble(), 'f', QLocale::FloatingPointShortest)
                                               : locale.toString(value.toLongLong());
}

/// What was typed, as the type of the value it replaces; as the text itself where it is no such number.
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

bool isLastRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget))
        return !tree->indexBelow(index).isValid();
    return index.row() == index.model()->rowCount(index.parent()) - 1;
}

// The first and last cell keep the distance of the card's header; a tree's first cell stands behind its branch.
int leadingPadding(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool edge = index.column() == 0 && !qobject_cast<const QTreeView *>(option.widget);
    return edge ? kEdgePadding : kCellPadding;
}

int trailingPadding(const QModelIndex &index)
{
    return index.column() == index.model()->columnCount(index.parent()) - 1 ? kEdgePadding : kCellPadding;
}

QRect contentRect(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return option.rect.adjusted(leadingPadding(option, index), 0, -trailingPadding(index), -kHairline);
}

QRect frameRect(const QRect &cell, const QModelIndex &index)
{
    // The last cell's frame keeps its text where the painted text stands.
    return cell.adjusted(kSpace4, kSpace2, -kSpace4 - (trailingPadding(index) - kCellPadding), -kSpace2 - kHairline);
}

} // namespace

CellDelegate::CellDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    painter->save();
    paintGround(*painter, option, tokens);
    if (!isLastRow(option, index))
        paintHairlineBelow(*painter, option.rect, tokens.hairline);
    const QRectF area = contentRect(option, index);
    paintCellContent(*painter, area, cellContentFrom(index), tokens);
    paintMarks(*painter, option, index, tokens);
    painter->restore();
}

void CellDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const ColourTokens &tokens)
{
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, tokens.selection);
}

void CellDelegate::paintMarks(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                              const ColourTokens &tokens) const
{
    if (!index.data(ErrorRole).toString().isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(tokens.error, kHairline));
        painter.drawRoundedRect(QRectF(frameRect(option.rect, index)).adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius,
                                kSmallRadius);
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view || !view->hasFocus())
        return;
    const QModelIndex current = view->currentIndex();
    if (current.flags().testFlag(Qt::ItemIsEditable)) {
        if (current == index)
            paintFocusFrame(painter, frameRect(option.rect, index), tokens);
        return;
    }
    // A row without editable cells shows the keyboard by a bar at its beginning.
    if (current.isValid() && index.column() == 0 && current.siblingAtColumn(0) == index)
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height() - kHairline),
                         tokens.accent);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const qreal width = cellContentWidth(cellContentFrom(index));
    return {int(std::ceil(width)) + leadingPadding(option, index) + trailingPadding(index), rowHeight()};
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
    }
    if (editor)
        dress(editor, index);
    return editor;
}

void CellDelegate::dress(QWidget *editor, const QModelIndex &index)
{
    editor->setProperty("cellEditor", true);
    editor->setFont(fontFor(TextStyle::Body));
    editor->setAutoFillBackground(true);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (!line) {
        QStyledItemDelegate::setEditorData(editor, index);
        return;
    }
    if (line->isModified()) // The cell changed under the editor: what is typed stays.
        return;
    const QVariant value = index.data(Qt::EditRole);
    line->setText(isNumber(value) ? numberText(value) : value.toString());
    line->setProperty(kTypedOver, value);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *line = qobject_cast<QLineEdit *>(editor);
    if (!line) {
        QStyledItemDelegate::setModelData(editor, model, index);
        return;
    }
    if (!line->isModified())
        return;
    const QVariant before = index.data(Qt::EditRole);
    const QVariant typed = isNumber(before) ? numberOrBefore(line->text(), before) : QVariant(line->text());
    if (before != line->property(kTypedOver) && before != typed) {
        Q_EMIT overtaken(index, typed, line->text());
        return;
    }
    model->setData(index, typed, Qt::EditRole);
    Q_EMIT handedOver(index);
}

void CellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    editor->setGeometry(frameRect(option.rect, index));
}

QString CellDelegate::tipOf(const QAbstractItemView &view, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    for (const int role : {int(ErrorRole), int(Qt::ToolTipRole)}) {
        if (const QString said = index.data(role).toString(); !said.isEmpty())
            return said;
    }
    if (view.visualRect(index).width() >= sizeHint(option, index).width())
        return {};
    return (index.data(Qt::DisplayRole).toString() + u' ' + index.data(QuietTextRole).toString()).trimmed();
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    // Below the last row and behind the last column there is no cell.
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString tip = tipOf(*view, option, index);
    showTip(event->globalPos(), tip, *view);
    event->setAccepted(!tip.isEmpty());
    return event->isAccepted();
}

} // namespace stemdesk::ui
