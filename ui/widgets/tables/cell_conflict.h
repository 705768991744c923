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
    /// Also for what the delegate's editors meet.
    void listenTo(const CellDelegate &delegate);

    /// Asks once about all cells that are pasted from `index` on; `paste` does it.
    void askAboutPaste(const QModelIndex &index, const QString &question, const std::function<void()> &paste);
    bool asksAboutPaste() const { return !m_held.isEmpty() && m_held.constFirst().paste; }
    /// By a key of the view: what is asked about is meant, or given up. False where nothing is asked.
    bool answer(bool isMeant);

    /// From the view's own setModel(): a view has no signal for it.
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
    void say(const QModelIndex &index, const QString &yours);
    void place();
    void settle(bool isKept);
    void settleInModel(const QModelIndex &index, int role);
    void take(const Held &held, bool isKept);
    void correct(const Held &held);
    QString unstoredText() const;

    QAbstractItemView *m_view;
    QPointer<QAbstractItemModel> m_model;
    QPersistentModelIndex m_index; ///< The cell that the note is shown for.
    QList<Held> m_held; ///< The first is asked about; none where the model holds what was typed itself.
    QList<QPersistentModelIndex> m_refused; ///< Cells that were, for all that is known.
    ConflictNote *m_note;
};

} // namespace stemdesk::ui
