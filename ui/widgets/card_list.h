#pragma once

#include <QListView>

namespace stemdesk::ui {

/// The cards of one of several columns; cards are dragged from it and dropped on it. What a card looks like is its
/// delegate's.
class CardList : public QListView {
    Q_OBJECT

public:
    /// `name` is what a screen reader says, `empty` stands in a list without cards.
    CardList(QAbstractItemModel &model, const QString &name, const QString &empty, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Enter or a double click.
    void openRequested();
    void duplicateRequested();
    void deleteRequested();
    /// Ctrl+Left (-1) or Ctrl+Right (1): the card to the next column.
    void moveRequested(int columns);
    /// Left or Right: the keyboard to the next column.
    void leaveRequested(int columns);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool takesKey(const QKeyEvent &event);
    bool accepts(const QDropEvent &event) const;
    void setTarget(bool isTarget);

    QString m_empty;
    bool m_isTarget = false; ///< A card that may be dropped is over it.
};

} // namespace stemdesk::ui
