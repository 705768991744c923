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
    QModelIndexList cells = selection.indexes();
    std::stable_sort(cells.begin(), cells.end(), [](const QModelIndex &first, const QModelIndex &second) {
        return first.row() != second.row() ? first.row() < second.row() : first.column() < second.column();
    });
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += cells.at(i).siblingAtColumn(0) == cells.at(i - 1).siblingAtColumn(0) ? u'\t' : u'\n';
        text += cells.at(i).data(Qt::DisplayRole).toString();
    }
    return text;
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
