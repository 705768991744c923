#pragma once

#include <QStackedWidget>

namespace stemdesk::ui {

class EmptyState;

/// A list, and what replaces it while it has no rows: how to add the first one, or that nothing matches.
class ListStack : public QStackedWidget {
    Q_OBJECT

public:
    /// Owns both. `none` is shown if a search or filter finds nothing; empty if there is neither.
    ListStack(QWidget *list, EmptyState *first, const QString &none = {});

    /// Without rows, `isNarrowed` decides which text is shown.
    void showFor(int rows, bool isNarrowed = false);

private:
    QWidget *m_list;
    EmptyState *m_first;
    EmptyState *m_none = nullptr;
};

} // namespace stemdesk::ui
