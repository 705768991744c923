#pragma once

#include <QStackedWidget>

namespace stemdesk::ui {

class EmptyState;

/// A list, or what is said in its place while it has no rows: how the first one is made, or that none match.
class ListStack : public QStackedWidget {
    Q_OBJECT

public:
    /// Owns all that it shows. `none` is said where a search or a filter leaves nothing; empty: nothing can.
    ListStack(QWidget *list, EmptyState *first, const QString &none = {});

    /// Where there are no rows, `isNarrowed` tells whether some may be hidden.
    void showFor(int rows, bool isNarrowed = false);

private:
    QWidget *m_list;
    EmptyState *m_first;
    EmptyState *m_none = nullptr;
};

} // namespace stemdesk::ui
