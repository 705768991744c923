#pragma once

#include <QListView>

namespace stemdesk::ui {

/// The cards of one of several columns; cards are dragged from it and dropped on it. What a card looks like is its
/// delegate's.
class CardList : public QListView {
    Q_OBJECT

public:
    /// `name` is read by screen readers; `empty` is shown in a list without cards.
    CardList(QAbstractItemModel &model, const QString &name, QString empty, QWidget *parent = nullptr);

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

/// The text of a card in one line, or in two where it is longer than `width`; the second may be too long as well.
QStringList cardLines(const QString &text, const QFont &font, int width, int mostLines);

/// The width that a list has for its cards. A scroll bar makes cards narrower and so never shorter: one that has come
/// does not go for the room that it takes.
int cardListWidth(const QStyleOptionViewItem &option);

} // namespace stemdesk::ui
