#include "ui/pages/events/board_view.h"

#include "core/domain/events/event.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/events/board_column.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/card_list.h"

#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

BoardView::BoardView(UiContext &context, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_words(CatalogueWords::read(context.services))
{
    setAccessibleName(tr("Board"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // Passes the focus to a column; Shift+Tab from there must not stop here.
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(kPageEdge, kSpace16, kPageEdge, kSpace16);
    row->setSpacing(kSpace8);
    setWidget(content);
    for (const std::string_view known : kEventStatuses)
        addColumn(context, QString::fromLatin1(known.data(), qsizetype(known.size())));
    m_current = m_columns.constFirst();
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &BoardView::onGathered);
}

void BoardView::addColumn(UiContext &context, const QString &status)
{
    auto *model = new BoardColumnModel(context, status, m_words, this);
    auto *column = new BoardColumn(*model);
    widget()->layout()->addWidget(column);
    m_columns.append(column);
    connect(model, &AgendaModel::failed, this, &BoardView::failed);
    connect(model, &AgendaModel::listed, this, &BoardView::follow);
    connect(model, &AgendaModel::listed, this, &BoardView::listed);
    connect(model, &BoardColumnModel::eventDropped, this, [this, status](const EventId &id) {
        unselect(nullptr); // Otherwise the card's neighbour would be current where it leaves.
        m_followed = id;
        m_followedTo = status;
        Q_EMIT statusWanted(id, status);
    });
    connectColumn(column);
}

void BoardView::connectColumn(BoardColumn *column)
{
    CardList *list = &column->list();
    const auto forwardTo = [this, column](void (BoardView::*signal)(const EventId &)) {
        return [this, column, signal] {
            if (const auto event = currentOf(*column))
                Q_EMIT(this->*signal)(event->id);
        };
    };
    connect(list, &QAbstractItemView::pressed, this, &BoardView::forgetMove);
    connect(list, &CardList::openRequested, this, forwardTo(&BoardView::openRequested));
    connect(list, &CardList::duplicateRequested, this, forwardTo(&BoardView::duplicateRequested));
    connect(list, &CardList::deleteRequested, this, forwardTo(&BoardView::deleteRequested));
    connect(list, &CardList::moveRequested, this, [this, column](int columns) { move(column, columns); });
    connect(list, &CardList::leaveRequested, this, [this, column](int columns) { leave(column, columns); });
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, column] {
        m_current = column;
        Q_EMIT currentChanged();
    });
    connect(list, &QWidget::customContextMenuRequested, this, [this, column, list](const QPoint &place) {
        const QModelIndex card = list->indexAt(place);
        if (!card.isValid())
            return;
        list->setCurrentIndex(card);
        Q_EMIT menuRequested(column->model().eventAt(card.row()).id, list->viewport()->mapToGlobal(place));
    });
}

void BoardView::setFilter(const EventsFilter &filter)
{
    for (BoardColumn *column : std::as_const(m_columns)) {
        column->model().setBoardFilter(filter);
        column->setVisible(filter.status.isEmpty() || filter.status == column->model().status());
    }
    foldColumns();
}

/// Folds empty columns if not all columns get their usual width.
void BoardView::foldColumns()
{
    const auto shown = std::ranges::count_if(m_columns, [](const BoardColumn *column) { return !column->isHidden(); });
    const bool isNarrow = width() < int(shown) * (kBoardColumnWidth + kSpace8) + 2 * kPageEdge;
    for (BoardColumn *column : std::as_const(m_columns))
        column->setFolding(isNarrow);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    foldColumns();
}

void BoardView::setLive(bool isLive)
{
    for (BoardColumn *column : std::as_const(m_columns))
        column->model().setLive(isLive);
}

std::optional<Event> BoardView::currentOf(const BoardColumn &column) const
{
    const QModelIndex card = column.list().currentIndex();
    return card.isValid() ? std::optional(column.model().eventAt(card.row())) : std::nullopt;
}

std::optional<Event> BoardView::currentEvent() const
{
    return currentOf(*m_current);
}

int BoardView::eventCount() const
{
    int count = 0;
    for (const BoardColumn *column : m_columns)
        count += column->isHidden() ? 0 : column->model().rowCount();
    return count;
}

bool BoardView::isComplete() const
{
    return std::ranges::all_of(
        m_columns, [](const BoardColumn *column) { return column->isHidden() || column->model().isComplete(); });
}

/// The column at this distance if it is visible; else nullptr.
BoardColumn *BoardView::neighbour(BoardColumn *of, int columns) const
{
    const qsizetype place = m_columns.indexOf(of) + columns;
    if (place < 0 || place >= m_columns.size() || m_columns.at(place)->isHidden())
        return nullptr;
    return m_columns.at(place);
}

void BoardView::move(BoardColumn *from, int columns)
{
    const auto event = currentOf(*from);
    const BoardColumn *to = neighbour(from, columns);
    if (!event || !to)
        return;
    m_followed = event->id;
    m_followedTo = to->model().status();
    Q_EMIT statusWanted(event->id, m_followedTo);
}

/// Moves the focus to a card that was moved, once it is in its new column.
void BoardView::follow()
{
    if (m_followed.isNull())
        return;
    for (BoardColumn *column : std::as_const(m_columns)) {
        const QModelIndex card = column->model().indexOf(m_followed);
        if (column->model().status() != m_followedTo || !card.isValid())
            continue;
        m_followed = {};
        unselect(column); // A neighbour may have become current in the column that it left.
        enter(column, card);
        return;
    }
}

void BoardView::unselect(const BoardColumn *except)
{
    for (const BoardColumn *column : std::as_const(m_columns)) {
        if (column != except)
            column->list().selectionModel()->clear();
    }
}

void BoardView::leave(BoardColumn *from, int columns)
{
    forgetMove();
    const int row = from->list().currentIndex().row();
    for (BoardColumn *to = neighbour(from, columns); to; to = neighbour(to, columns)) {
        const int rows = to->model().rowCount();
        if (rows == 0)
            continue; // Skip empty columns.
        enter(to, to->model().index(std::clamp(row, 0, rows - 1), 0));
        return;
    }
}

void BoardView::enter(BoardColumn *column, const QModelIndex &card)
{
    m_current = column;
    column->list().setCurrentIndex(card);
    column->list().setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(column, kSpace16, 0);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    if (m_current->model().rowCount() == 0) {
        const auto filled =
            std::ranges::find_if(m_columns, [](const BoardColumn *column) { return column->model().rowCount() > 0; });
        if (filled != m_columns.end())
            m_current = *filled;
    }
    m_current->list().setFocus(Qt::TabFocusReason);
}

void BoardView::onGathered(const Changes &changes)
{
    if (!concern(changes, {Resource::Colour}))
        return;
    m_words = CatalogueWords::read(m_context.services);
    for (const BoardColumn *column : std::as_const(m_columns))
        column->list().viewport()->update();
}

} // namespace stemdesk::ui
