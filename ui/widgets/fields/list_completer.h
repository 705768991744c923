#pragma once

#include <QCompleter>

namespace stemdesk::ui {

/// Offers completions in a list below a field. The typed text stays until the user takes one: moving through the list
/// writes nothing, and Enter takes only a completion that was selected.
class ListCompleter : public QCompleter {
    Q_OBJECT

public:
    /// The effect of Enter if no completion was selected.
    enum class OnEnter { Nothing, WhatIsMarked };

    explicit ListCompleter(QAbstractItemModel *offers, QObject *parent = nullptr, OnEnter onEnter = OnEnter::Nothing);
    explicit ListCompleter(const QStringList &offers, QObject *parent = nullptr);

    /// Selected with the arrow keys since the last typing.
    bool isGoneTo() const { return m_isGoneTo; }
    /// Selects a completion without writing it into the field; clears the selection for an invalid index.
    void mark(const QModelIndex &index);
    /// Opens the list at this row, which the next Enter takes.
    void goTo(int row);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void connectNotify(const QMetaMethod &signal) override;

private:
    bool takeGoneTo();
    void onKey(int key);

    OnEnter m_onEnter = OnEnter::Nothing;
    bool m_isGoneTo = false;
};

} // namespace stemdesk::ui
