#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <deque>
#include <functional>
#include <memory>

class QAction;
class QUndoStack;

namespace stemdesk {
class ServiceThread;
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// What an edit expects to find. Who types fast changes a value again before the window has read what the change before
/// made of it: such an edit expects what that one left. Read and written on the edits thread only.
class Expectation {
public:
    Expectation() = default;
    virtual ~Expectation() = default;
    Q_DISABLE_COPY_MOVE(Expectation)

    /// Takes over what `earlier`, of the same window, left where this one was read before.
    virtual void follow(const Expectation &earlier) = 0;
};

/// One change of the window: what it does and what takes it back. Both run on the edits thread and capture by value.
struct Edit {
    using Step = std::function<Status(ShopServices &)>;

    QString text; ///< Of the undo step: "Change quantity".
    Step apply;
    Step revert; ///< Empty where the change cannot be taken back.
    QString offer = {}; ///< "Deleted Rose with 28 varieties": said with Undo beside it at once; empty: nothing is said.
    std::shared_ptr<Expectation> expectation = {}; ///< Shared with the steps; none where what was read does not matter.
};

/// Several as one step. Where one of them is refused, those before it are taken back.
Edit together(const QString &text, const QList<Edit> &edits);

/// The way in which the window changes anything: the service first, on the edits thread; only what was stored becomes
/// an undo step. Undo and redo are ordinary changes too. One for each shop that is open.
class Edits : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Status &)>;

    Edits(ServiceThread &thread, const ShopId &shop, QObject *parent = nullptr);

    QUndoStack &stack() { return *m_stack; }

    /// Returns at once. `done` is called on this thread once the change is stored or refused, unless `context` is gone.
    /// Without a `done` a refusal is told by failed().
    void run(Edit edit, QObject *context = nullptr, Done done = {});

    /// Makes an undo step of what somebody else has stored.
    void adopt(const Edit &edit);

    /// The outcome of all that was handed over is known.
    bool isSettled() const { return m_given == m_settled; }

    /// Takes back the newest change. One that is still on its way counts, for it may be seen before its outcome is
    /// known here: it is waited for, and where it is refused there is nothing to take back.
    void undo();
    /// For a window: calls undo(), and is named after the step.
    QAction *makeUndoAction(const QString &prefix, QObject *parent);

Q_SIGNALS:
    /// A change, undo or redo was refused.
    void failed(const stemdesk::Error &error);
    /// A change was stored; `text` names it, for the offer to undo it.
    void stored(const QString &text);
    /// Likewise, for a change that has an `offer`.
    void undoOffered(const QString &offer);
    /// A step was taken back or brought back; `text` names it.
    void undone(const QString &text);
    void redone(const QString &text);
    /// What undo() would do, or whether it would do anything.
    void undoChanged();

private:
    friend class EditCommand;

    Edit::Step afterEarlier(const Edit &edit);
    void execute(const Edit::Step &step, QObject *context, const Done &done);
    void settle(const Edit &edit, bool isStored);

    ServiceThread &m_thread;
    ShopId m_shop;
    QUndoStack *m_stack;
    quint64 m_given = 0; ///< Edits in all; their outcomes come in the same order.
    quint64 m_settled = 0;
    std::deque<std::shared_ptr<Expectation>> m_earlier; ///< Of the newest edits, oldest first.
    std::deque<quint64> m_undoAsked; ///< The number of the edit that each waits for.
};

} // namespace stemdesk::ui
