#pragma once

#include "ui/delegates/cell_delegate.h"
#include "ui/delegates/cell_roles.h"
#include "ui/widgets/tables/cell_conflict.h"
#include "ui/widgets/tables/grid_navigation.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QPersistentModelIndex>
#include <QTimer>

#include <functional>
#include <utility>

namespace stemdesk::ui {

/// The common part of TableView and TreeView, which derive from different Qt views: cells that are filled in like a
/// spreadsheet's (typing edits, Enter moves down, Tab in an editor edits the next cell), with notes on conflicting
/// changes. A table is one stop for Tab; the arrow keys move in it. `Derived` has a Grid grid() const and the signals
/// of TableView.
template <class Derived, class View>
class GridView : public View {
public:
    void setModel(QAbstractItemModel *model) override
    {
        m_typed.clear();
        View::setModel(model);
        m_conflict->followModel(model);
    }
    /// Figures pasted anywhere in a row are meant for this column.
    void setFigures(int column) { m_figures = column; }
    /// How to read the next page of rows that are only read as one scrolls, if not by fetchMore() or if it comes later.
    void setReadOn(const std::function<void()> &readOn) { m_readOn = readOn; }
    /// Brings the data of rows that the model may have released and calls `then`, for what is copied.
    using Bring = std::function<void(const QModelIndexList &rows, const std::function<void()> &then)>;
    void setBring(const Bring &bring) { m_bring = bring; }

    /// All rows of the list, also those that have not been read yet. Until they have, nothing is selected: what acts on
    /// the selection never acts on a part of it.
    void selectAll() override
    {
        if (!isCut() || this->selectionMode() == QAbstractItemView::SingleSelection) {
            View::selectAll();
            return;
        }
        this->clearSelection();
        m_rowsBefore = -1;
        m_selecting->start(0);
    }

    void reset() override
    {
        stopSelecting();
        View::reset();
    }

protected:
    /// `name` is what a screen reader says.
    GridView(const QString &name, QWidget *parent)
        : View(parent), m_conflict(new CellConflict(this)), m_selecting(new QTimer(this))
    {
        m_selecting->setSingleShot(true);
        QObject::connect(m_selecting, &QTimer::timeout, this, [this] { readOnToSelect(); });
        this->setAccessibleName(name);
        auto *delegate = new CellDelegate(this);
        this->setItemDelegate(delegate);
        m_conflict->listenTo(*delegate);
        QObject::connect(delegate, &CellDelegate::handedOver, this, [this](const QModelIndex &cell) {
            m_typed.append(cell);
            if (m_typed.size() > kRemembered)
                m_typed.removeFirst();
        });
        this->setFrameShape(QFrame::NoFrame);
        this->setSelectionBehavior(QAbstractItemView::SelectRows);
        this->setSelectionMode(QAbstractItemView::ExtendedSelection);
        this->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed
                              | QAbstractItemView::DoubleClicked);
        this->setMouseTracking(true);
        this->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        this->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    }

    static void stretchColumn(QHeaderView &header, int column)
    {
        for (int i = 0; i < header.count(); ++i)
            header.setSectionResizeMode(i, i == column ? QHeaderView::Stretch : QHeaderView::Interactive);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (this->state() == QAbstractItemView::EditingState) { // A key that the open editor ignored, such as Enter.
            View::keyPressEvent(event);
            return;
        }
        const GridCommand command = gridCommandFrom(*event);
        if (m_selecting->isActive() && (command == GridCommand::Delete || command == GridCommand::Copy)) {
            m_forAll = command;
            return;
        }
        const bool isModifier = event->key() == Qt::Key_Control || event->key() == Qt::Key_Shift;
        if (!isModifier)
            stopSelecting();
        if (command != GridCommand::None) {
            run(command);
            return;
        }
        const QModelIndex current = this->currentIndex();
        if (event->key() == Qt::Key_Escape && (m_conflict->answer(false) || discard(current)))
            return;
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && m_conflict->asksAboutPaste() && m_conflict->answer(true))
            return;
        if (enter && current.flags().testFlag(Qt::ItemIsEditable)) {
            const bool up = event->modifiers().testFlag(Qt::ShiftModifier);
            goTo(up ? self().grid().rowAbove(current) : self().grid().rowBelow(current));
            return;
        }
        View::keyPressEvent(event);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        this->setProperty(kPointedAt, true);
        stopSelecting();
        View::mousePressEvent(event);
    }

    void focusInEvent(QFocusEvent *event) override
    {
        View::focusInEvent(event);
        this->setProperty(kPointedAt, event->reason() == Qt::MouseFocusReason);
        const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
        if (byKeyboard && this->model() && !this->currentIndex().isValid())
            this->setCurrentIndex(this->model()->index(0, 0));
        this->viewport()->update();
    }

    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override
    {
        const QModelIndex edited = this->currentIndex();
        const bool steps =
            hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::EditPreviousItem;
        View::closeEditor(editor, steps ? QAbstractItemDelegate::NoHint : hint);
        if (hint == QAbstractItemDelegate::EditNextItem)
            editAt(nextEditable(self().grid(), edited, Direction::Forward));
        else if (hint == QAbstractItemDelegate::EditPreviousItem)
            editAt(nextEditable(self().grid(), edited, Direction::Backward));
        else if (hint == QAbstractItemDelegate::RevertModelCache) // Escape
            discard(edited);
        else if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter
            goTo(self().grid().rowBelow(edited));
    }

    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override
    {
        const auto typed = dropTyped(*this, parent, first, last);
        View::rowsAboutToBeRemoved(parent, first, last);
        if (typed)
            Q_EMIT self().editedRowRemoved(*typed);
    }

private:
    static constexpr qsizetype kRemembered = 50;

    Derived &self() { return static_cast<Derived &>(*this); }

    /// Whether rows are left to be read.
    bool isCut() const { return this->model() && this->model()->canFetchMore({}); }
    void stopSelecting()
    {
        m_selecting->stop();
        m_forAll = GridCommand::None;
    }
    void readOnToSelect()
    {
        constexpr int kPause = 20; // While a page is read beside the window.
        if (!this->isVisible()) {
            stopSelecting();
            return;
        }
        if (!isCut()) {
            selectWhole();
            return;
        }
        m_rowsBefore = this->model()->rowCount();
        if (m_readOn)
            m_readOn();
        else
            this->model()->fetchMore({});
        const bool hasCome = this->model()->rowCount() > m_rowsBefore;
        if (!hasCome && !m_readOn) // The store is busy or gone, and asking it again might wait long each time.
            stopSelecting();
        else
            m_selecting->start(hasCome ? 0 : kPause);
    }
    /// A model that cannot read on says that there is no more, just like one that has read everything; but then nothing
    /// has come.
    void selectWhole()
    {
        if (this->model()->rowCount() <= m_rowsBefore) {
            stopSelecting();
            return;
        }
        View::selectAll();
        run(std::exchange(m_forAll, GridCommand::None));
    }

    /// Discards the refused value of the cell, otherwise the last one refused elsewhere.
    bool discard(const QModelIndex &current)
    {
        m_typed.append(current);
        while (!m_typed.isEmpty()) {
            const QPersistentModelIndex cell = m_typed.takeLast();
            if (!cell.data(ErrorRole).toString().isEmpty())
                return this->model()->setData(cell, {}, DiscardRole);
        }
        return false;
    }

    bool goTo(const QModelIndex &index)
    {
        if (!index.isValid())
            return false;
        this->setCurrentIndex(index);
        this->scrollTo(this->currentIndex());
        return this->currentIndex() == index; // Otherwise what is typed beside it is asked about first.
    }

    void editAt(const QModelIndex &index)
    {
        if (goTo(index))
            this->edit(index);
    }

    void run(GridCommand command)
    {
        switch (command) {
        case GridCommand::Copy: copy(); return;
        case GridCommand::Paste:
            if (this->currentIndex().isValid())
                paste(this->currentIndex(), cellsFrom(QApplication::clipboard()->text()));
            return;
        case GridCommand::Delete: Q_EMIT self().deleteRequested(); return;
        case GridCommand::Duplicate: Q_EMIT self().duplicateRequested(); return;
        case GridCommand::None: return;
        }
    }

    void copy()
    {
        const auto copyNow = [selection = this->selectionModel()->selection()] {
            QApplication::clipboard()->setText(selectionText(selection));
        };
        if (m_bring)
            m_bring(this->selectionModel()->selectedRows(), copyNow);
        else
            copyNow();
    }

    void paste(const QModelIndex &from, const QList<QStringList> &cells)
    {
        const QModelIndex at = m_figures < 0 ? from : from.siblingAtColumn(m_figures);
        const QString question = pasteDoubt(*this->model(), at, cells);
        const QPersistentModelIndex first(from);
        const auto pasteNow = [this, first, cells] { Q_EMIT self().pasted(first, cells); };
        if (question.isEmpty())
            pasteNow();
        else
            m_conflict->askAboutPaste(from, question, pasteNow);
    }

    CellConflict *m_conflict;
    QTimer *m_selecting; ///< Runs while the rows that are left are read, to be selected.
    GridCommand m_forAll = GridCommand::None; ///< Given meanwhile; waits for them.
    std::function<void()> m_readOn;
    Bring m_bring;
    int m_rowsBefore = -1; ///< How many there were when the next page was asked for.
    int m_figures = -1;
    QList<QPersistentModelIndex> m_typed; ///< Submitted cells, the last one last.
};

} // namespace stemdesk::ui
