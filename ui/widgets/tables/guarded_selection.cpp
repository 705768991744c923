#include "ui/widgets/tables/guarded_selection.h"

#include "ui/widgets/notices/unstored_question.h"

#include <QAbstractItemView>

namespace stemdesk::ui {

GuardedSelection::GuardedSelection(QAbstractItemView &list, QWidget &panel)
    : QItemSelectionModel(list.model(), &list), m_question(new UnstoredQuestion(&panel)),
      m_choosing(list.selectionBehavior() == QAbstractItemView::SelectRows ? ClearAndSelect | Rows : ClearAndSelect)
{
    // The view goes on to the next row before the current one is removed, which select() has kept from being selected.
    connect(this, &QItemSelectionModel::currentRowChanged, m_question, [this](const QModelIndex &now) {
        const bool isHeld = m_question->isOpen();
        m_question->dismiss();
        if (isHeld && now.isValid())
            select(QItemSelection(now, now), m_choosing);
    });
}

void GuardedSelection::guard(QAbstractItemView &list, QWidget &panel)
{
    const QItemSelectionModel *own = list.selectionModel();
    list.setSelectionModel(new GuardedSelection(list, panel));
    delete own;
}

void GuardedSelection::setCurrentIndex(const QModelIndex &index, SelectionFlags command)
{
    const QModelIndex before = currentIndex();
    const bool isOther = index.isValid() && before.isValid() && index.siblingAtColumn(0) != before.siblingAtColumn(0);
    const auto go = [this, to = QPersistentModelIndex(index)] {
        if (to.isValid())
            QItemSelectionModel::setCurrentIndex(to, m_choosing);
    };
    if (!isOther || m_question->mayLeave(go))
        QItemSelectionModel::setCurrentIndex(index, command);
}

/// A click selects the row after having made it the current one.
void GuardedSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    if (!m_question->isOpen())
        QItemSelectionModel::select(selection, command);
}

} // namespace stemdesk::ui
