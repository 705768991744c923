#pragma once

#include <QAbstractItemView>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class CellDelegate;
class ConflictNote;

/// A note under a cell that another client changed too: shows both values and asks which one stays. Either the typed
/// value was refused (TheirsRole), or theirs arrived while the editor was open. Also asks whether an implausible figure
/// is meant. Its view sets the model.
class CellConflict : public QWidget {
    Q_OBJECT

public:
    explicit CellConflict(QAbstractItemView *view);
    /// Also handles conflicts in the delegate's editors.
    void listenTo(const CellDelegate &delegate);

    /// Asks once about all cells pasted from `index` on; `paste` does the pasting.
    void askAboutPaste(const QModelIndex &index, const QString &question, const std::function<void()> &paste);
    bool asksAboutPaste() const { return !m_held.isEmpty() && m_held.constFirst().paste; }
    /// Answers by keyboard: the value is meant, or is discarded. False if nothing is being asked.
    bool answer(bool isMeant);

    /// Call it from the view's own setModel(), because a view has no signal for that.
    void followModel(QAbstractItemModel *model);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A value held back until the user confirms it.
    struct Held {
        QPersistentModelIndex index;
        QVariant typed;
        QString text;
        QString question = {}; ///< Empty if another client changed the cell.
        std::function<void()> paste = {};
    };
    void onDataChanged(const QModelIndex &first, const QModelIndex &last);
    void showIn(const QModelIndex &index);
    void hold(const Held &held);
    void showHeld();
    void showAgain();
    void showConflict(const QModelIndex &index, const QString &yours);
    void present();
    void place();
    /// The cell's rectangle as `ground`, an ancestor of the view, sees it.
    QRect cellIn(const QWidget &ground, const QModelIndex &index) const;
    QWidget *groundWithRoom();
    void settle(bool isKept);
    void settleInModel(const QModelIndex &index, int role);
    void take(const Held &held, bool isKept);
    void correct(const Held &held);
    QString unstoredText() const;

    QAbstractItemView *m_view;
    QPointer<QAbstractItemModel> m_model;
    QPersistentModelIndex m_index; ///< The cell that the note is shown for.
    QList<Held> m_held; ///< The first cell is asked about; empty if the model itself holds the typed value.
    QList<QPersistentModelIndex> m_refused; ///< Cells that were refused as stale, as far as is known.
    ConflictNote *m_note;
};

} // namespace stemdesk::ui
