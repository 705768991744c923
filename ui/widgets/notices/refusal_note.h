#pragma once

#include "ui/widgets/notices/inline_message.h"

#include <QPersistentModelIndex>

class QAbstractItemView;

namespace stemdesk::ui {

/// Says beside a table why what was typed into a cell was refused, which is otherwise only in the cell's tooltip. Cells
/// that somebody else changed have a note of their own below them.
class RefusalNote : public InlineMessage {
    Q_OBJECT

public:
    /// The view has its model already.
    explicit RefusalNote(QAbstractItemView &view, QWidget *parent = nullptr);

private:
    void onDataChanged(const QModelIndex &first, const QModelIndex &last);
    void showLast();

    QList<QPersistentModelIndex> m_refused; ///< In the order of the refusals.
};

} // namespace stemdesk::ui
