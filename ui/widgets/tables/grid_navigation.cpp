#include "ui/widgets/tables/grid_navigation.h"

#include "ui/delegates/cell_roles.h"
#include "ui/theme/paint.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMap>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool isEditable(const QModelIndex &index)
{
    return index.flags().testFlags(Qt::ItemIsEditable | Qt::ItemIsEnabled);
}

/// The next editable cell of the same row, starting at a visual column.
QModelIndex editableInRow(const Grid &grid, const QModelIndex &row, int visual, int step)
{
    for (; visual >= 0 && visual < grid.columns->count(); visual += step) {
        const int logical = grid.columns->logicalIndex(visual);
        const QModelIndex cell = row.siblingAtColumn(logical);
        if (!grid.columns->isSectionHidden(logical) && isEditable(cell))
            return cell;
    }
    return {};
}

/// The numbers of its row and of those that this one belongs to, the outermost first.
QList<int> placeOf(const QModelIndex &cell)
{
    QList<int> place;
    for (QModelIndex at = cell; at.isValid(); at = at.parent())
        place.prepend(at.row());
    return place;
}

/// Reads pages until there is such a row, unless they come later or the store is busy.
QModelIndex cellAt(QAbstractItemModel &model, const QModelIndex &from, int row, int column)
{
    int before = -1;
    while (row >= model.rowCount(from.parent()) && model.rowCount(from.parent()) > before
           && model.canFetchMore(from.parent())) {
        before = model.rowCount(from.parent());
        model.fetchMore(from.parent());
    }
    return model.index(row, column, from.parent());
}

/// Takes the keyboard of an editor whose row goes, and drops the keys that are still meant for it.
class KeysOfGoneRow : public QObject {
public:
    explicit KeysOfGoneRow(QAbstractItemView &view) : QObject(&view), m_view(view)
    {
        view.installEventFilter(this);
        view.viewport()->installEventFilter(this);
        QMetaObject::invokeMethod(
            this, [this] { takeKeyboard(); }, Qt::QueuedConnection); // The row is gone by then.
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress;
        const bool isElsewhere = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusOut;
        if (isElsewhere || (isKey && leadsOn(static_cast<const QKeyEvent *>(event)->key()))) {
            m_view.removeEventFilter(this);
            m_view.viewport()->removeEventFilter(this);
            deleteLater();
            return false;
        }
        return isKey;
    }

private:
    static bool leadsOn(int key)
    {
        return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown
            || key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab;
    }
    /// Not the next field, which is what Qt chooses; a table without rows may be hidden.
    void takeKeyboard()
    {
        QWidget *place = &m_view;
        while (!place->isVisible() && place->parentWidget())
            place = place->parentWidget();
        place->setFocus(Qt::OtherFocusReason);
        if (place != &m_view) // No key comes here now; later ones are for rows that have come meanwhile.
            deleteLater();
    }

    QAbstractItemView &m_view;
};

QString doubtOf(const QModelIndex &cell, const QString &text)
{
    const QVariant role = cell.data(FigureRole);
    if (!role.isValid())
        return {};
    auto figure = role.value<FigureBefore>();
    figure.value = cellNumber(cell.data(Qt::EditRole), figure.unit);
    return figureDoubt(text, figure);
}

} // namespace

QString pasteDoubt(QAbstractItemModel &model, const QModelIndex &from, const QList<QStringList> &cells)
{
    QStringList doubts;
    for (int row = 0; row < int(cells.size()); ++row) {
        for (int column = 0; column < int(cells.at(row).size()); ++column) {
            const QModelIndex cell = cellAt(model, from, from.row() + row, from.column() + column);
            const QString doubt = doubtOf(cell, cells.at(row).at(column));
            if (!doubt.isEmpty())
                doubts += doubt;
        }
    }
    return togetherDoubted(doubts);
}

QModelIndex nextEditable(const Grid &grid, const QModelIndex &from, Direction direction)
{
    if (!from.isValid())
        return {};
    const int step = direction == Direction::Forward ? 1 : -1;
    QModelIndex found = editableInRow(grid, from, grid.columns->visualIndex(from.column()) + step, step);
    const int start = direction == Direction::Forward ? 0 : grid.columns->count() - 1;
    const auto &nextRow = direction == Direction::Forward ? grid.rowBelow : grid.rowAbove;
    for (QModelIndex row = nextRow(from); !found.isValid() && row.isValid(); row = nextRow(row))
        found = editableInRow(grid, row, start, step);
    return found;
}

GridCommand gridCommandFrom(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Copy))
        return GridCommand::Copy;
    if (event.matches(QKeySequence::Paste))
        return GridCommand::Paste;
    if (event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier)
        return GridCommand::Duplicate;
    return event.key() == Qt::Key_Delete && event.modifiers() == Qt::NoModifier ? GridCommand::Delete
                                                                                : GridCommand::None;
}

QString selectionText(const QItemSelection &selection)
{
    QMap<QList<int>, QModelIndexList> rows; // A row of a tree comes after the one that it belongs to.
    const QModelIndexList selected = selection.indexes();
    for (const QModelIndex &cell : selected)
        rows[placeOf(cell)] += cell;
    QStringList lines;
    for (QModelIndexList &cells : rows) {
        std::ranges::sort(cells, {}, &QModelIndex::column);
        QStringList texts;
        for (const QModelIndex &cell : std::as_const(cells))
            texts += cell.data(Qt::DisplayRole).toString();
        lines += texts.join(u'\t');
    }
    return lines.join(u'\n');
}

QList<QStringList> cellsFrom(const QString &text)
{
    QString lines = text;
    lines.replace(u"\r\n"_s, u"\n"_s);
    if (lines.endsWith(u'\n'))
        lines.chop(1);
    QList<QStringList> rows;
    if (lines.isEmpty())
        return rows;
    const auto split = lines.split(u'\n');
    for (const QString &line : split)
        rows.append(line.split(u'\t'));
    return rows;
}

std::optional<QString> dropTyped(QAbstractItemView &view, const QModelIndex &parent, int first, int last)
{
    QModelIndex row = view.currentIndex();
    while (row.isValid() && row.parent() != parent)
        row = row.parent();
    QWidget *editor = view.window()->focusWidget();
    const bool isEdited = editor && editor != view.viewport() && view.viewport()->isAncestorOf(editor) && row.isValid()
        && row.row() >= first && row.row() <= last;
    if (!isEdited)
        return {};
    auto *line = qobject_cast<QLineEdit *>(editor);
    const QString typed = line && line->isModified() ? line->text() : QString();
    if (line)
        line->setModified(false); // The view submits what was typed when it closes the editor.
    new KeysOfGoneRow(view);
    return typed;
}

RowEdge::RowEdge(QAbstractItemView &table, PaintRows paintRows)
    : QObject(&table), m_table(table), m_paintRows(std::move(paintRows)), m_head(new QWidget)
{
    m_head->setFixedHeight(0);
    table.addScrollBarWidget(m_head, Qt::AlignTop);
    for (QWidget *watched : {table.viewport(), static_cast<QWidget *>(table.verticalScrollBar()), m_head})
        watched->installEventFilter(this);
}

bool RowEdge::eventFilter(QObject *watched, QEvent *event)
{
    QScrollBar *bar = m_table.verticalScrollBar();
    if (event->type() == QEvent::Paint) {
        if (watched == m_head)
            paintHead();
        else if (watched == bar)
            paint(); // The bar then paints its handle.
        else if (bar->isVisible())
            bar->update(); // A row was chosen, or is pointed at.
    } else if (watched == m_table.viewport() && (event->type() == QEvent::Move || event->type() == QEvent::Resize)) {
        m_head->setFixedHeight(m_table.viewport()->y());
    }
    return QObject::eventFilter(watched, event);
}

void RowEdge::paintHead()
{
    QPainter painter(m_head);
    painter.fillRect(m_head->rect(), themeTokens().panel);
    paintHairlineBelow(painter, m_head->rect(), themeTokens().hairline);
}

void RowEdge::paint()
{
    QScrollBar &bar = *m_table.verticalScrollBar();
    QPainter painter(&bar);
    painter.fillRect(bar.rect(), themeTokens().panel);
    painter.translate(0, m_table.viewport()->mapTo(&m_table, QPoint()).y() - bar.mapTo(&m_table, QPoint()).y());
    painter.setClipRect(0, 0, bar.width(), m_table.viewport()->height());
    m_paintRows(painter, bar.width());
}

} // namespace stemdesk::ui
