#include "ui/widgets/notices/refusal_note.h"

#include "ui/delegates/cell_roles.h"

#include <QAbstractItemView>

namespace stemdesk::ui {

RefusalNote::RefusalNote(QAbstractItemView &view, QWidget *parent) : InlineMessage(Tone::Error, parent)
{
    const QAbstractItemModel *model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, this, &RefusalNote::onDataChanged);
    connect(model, &QAbstractItemModel::modelReset, this, &RefusalNote::showLast);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RefusalNote::showLast);
}

void RefusalNote::onDataChanged(const QModelIndex &first, const QModelIndex &last)
{
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const QModelIndex index = first.sibling(row, column);
            if (!index.data(ErrorRole).toString().isEmpty() && !m_refused.contains(index))
                m_refused.append(index);
        }
    }
    showLast();
}

void RefusalNote::showLast()
{
    m_refused.removeIf([](const QPersistentModelIndex &index) {
        return !index.isValid() || index.data(ErrorRole).toString().isEmpty() || index.data(TheirsRole).isValid();
    });
    setMessage(m_refused.isEmpty() ? QString() : m_refused.constLast().data(ErrorRole).toString());
}

} // namespace stemdesk::ui
