#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints a card within its row, which may have a heading too.
class CardPainter : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    virtual QRect cardRect(const QStyleOptionViewItem &option, const QModelIndex &index) const = 0;
};

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
    /// The value of isTarget() or hasRing() may be another.
    void lookChanged();

public:
    /// A card that can be dropped here is being dragged over it.
    bool isTarget() const { return m_isTarget; }
    /// The list itself has the keyboard, and none of its cards: the column around it shows so.
    bool hasRing() const;
    /// What the pointer carries: the card without what is around it.
    QPixmap dragPicture(const QModelIndex &index) const;
    /// What it says without cards.
    void setEmptyText(const QString &text) { m_empty = text; }

protected:
    void startDrag(Qt::DropActions actions) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool takesKey(const QKeyEvent &event);
    bool accepts(const QDropEvent &event) const;
    void setTarget(bool isTarget);
    QRect cardRect(const QModelIndex &index) const;

    QString m_empty;
    bool m_isTarget = false;
};

/// The text of a card in lines of this width; the last of `mostLines` may still be too long.
QStringList cardLines(const QString &text, const QFont &font, int width, int mostLines);

/// The right margin of a card whose left one is `margin`: a scroll bar is inside of it.
int cardMargin(const QStyleOptionViewItem &option, int margin);
/// The width of a card with such margins. A scroll bar never makes it wider, and so never shorter: once there is one,
/// it stays although it takes room.
int cardWidth(const QStyleOptionViewItem &option, int margin);

} // namespace stemdesk::ui
