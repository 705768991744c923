#pragma once

#include <QStyledItemDelegate>

class QLineEdit;

namespace stemdesk::ui {

struct ColourTokens;

/// Paints and edits the cells of every table by the roles in cell_roles.h. Columns with editors of their own derive
/// from it and call dress() on what they create.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CellDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Text and numbers are edited in a line edit. Unreadable numbers reach the model as text, so that it can refuse
    /// them with a reason.
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

    /// Puts a text that was held back into the cell's editor again, to be corrected.
    static void bringBack(QLineEdit &editor, const QString &text);

    /// Paints a row's selection; nothing if the view's own background shows.
    static void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const ColourTokens &tokens);

    /// Paints the box of a row that can be ticked; nothing if it cannot.
    static void paintTick(QPainter &painter, const QStyleOptionViewItem &option, const QRect &box,
                          const QModelIndex &index);
    /// Ticks by a click before the words or by the space bar; false if the event does neither.
    static bool takeTick(QEvent &event, QAbstractItemModel &model, const QRect &box, const QModelIndex &index);
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

    /// Escape also undoes what was stored during a pause.
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The cell's value changed while another was typed: the typed one is not stored, and the user has to choose.
    void overtaken(const QModelIndex &index, const QVariant &typed, const QString &text) const;
    /// The typed value is unlikely: it is not stored until the user confirms it.
    void doubted(const QModelIndex &index, const QVariant &typed, const QString &text, const QString &question) const;
    /// The typed value was submitted to the model.
    void handedOver(const QModelIndex &index) const;

protected:
    /// Gives an editor the design's focus frame and its column's name.
    static void dress(QWidget *editor, const QModelIndex &index);

private:
    void saveItself(QLineEdit *line);
    void commitAtRest(QLineEdit *line);
    void commitOpen(QLineEdit *line);
    void takeBack(QLineEdit *line);
    void handOver(QLineEdit &line, QAbstractItemModel &model, const QModelIndex &index) const;
    /// Tooltip of a cell: why it was refused, the model's tooltip, or the full text if it is elided.
    QString tipOf(const QAbstractItemView &view, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintMarks(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    const ColourTokens &tokens) const;
};

} // namespace stemdesk::ui
