#pragma once

#include <QListView>

namespace stemdesk::ui {

/// The cards of one of several columns; cards are dragged from it and dropped on it. Its delegate decides what a card
/// looks like.
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
    /// Ctrl+Left (-1) or Ctrl+Right (1): moves the card to the next column.
    void moveRequested(int columns);
    /// Left or Right: moves the focus to the next column.
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
    bool m_isTarget = false; ///< A card that can be dropped here is being dragged over it.
};

/// The text of a card in one line, or in two if it is longer than `width`; the second may still be too long.
QStringList cardLines(const QString &text, const QFont &font, int width, int mostLines);

/// The width available for cards. A scroll bar makes cards narrower and so never shorter: so once there is one, it
/// stays although it takes room.
int cardListWidth(const QStyleOptionViewItem &option);

} // namespace stemdesk::ui
