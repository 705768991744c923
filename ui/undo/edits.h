#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QVariant>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

class QAction;
class QTimer;
class QUndoStack;

namespace stemdesk {
class ServiceThread;
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

class TypedSteps;

/// The values an edit expects to find. Fast typists change a value again before the window has read the result of the
/// previous edit: the next edit then expects what that one left. Read and written on the edits thread only.
class Expectation {
public:
    Expectation() = default;
    virtual ~Expectation() = default;
    Q_DISABLE_COPY_MOVE(Expectation)

    /// Takes over the values that `earlier`, an edit of the same window, has left, if this edit was based on older
    /// ones.
    virtual void follow(const Expectation &earlier) = 0;
    /// Those that it stands for, which later ones follow one by one, because each knows its own kind; empty: itself.
    virtual QList<std::shared_ptr<Expectation>> parts() const { return {}; }
};

/// The progress of a long step; written on the edits thread.
struct EditProgress {
    std::atomic<qint64> done = 0;
    std::atomic<qint64> total = 0; ///< 0: not known yet.
};

/// A change made in the window, with its inverse. Both run on the edits thread and capture by value.
struct Edit {
    using Step = std::function<Status(ShopServices &)>;

    QString text; ///< Text of the undo step: "Change quantity".
    Step apply;
    Step revert; ///< Empty if the edit cannot be undone.
    QString offer = {}; ///< "Deleted Rose with 28 varieties": shown with an Undo button; empty shows nothing.
    /// Shared with the steps; nullptr if the previous values do not matter.
    std::shared_ptr<Expectation> expectation = {};
    /// The progress of undo and redo, shared with the steps; nullptr if they take no time.
    std::shared_ptr<EditProgress> progress = {};
    /// The event, if the edit changes nothing else: then it can be undone after a restart. Shared with the steps, which
    /// may only create it.
    std::shared_ptr<EventId> event = {};
    EventId place = {}; ///< The event that the edit is about, if `event` is not given; null if it is about none.
    /// The import that undo would revert, which redo may replace; empty function if the edit is no import.
    std::function<std::optional<IdBytes>()> import = {};
    std::shared_ptr<TypedSteps> typed = {}; ///< Those it belongs to, if it was made while an editor is open.
    bool takesBack = false; ///< It undoes `typed`, whose steps are removed.
};

/// Combines edits into one step and one transaction: if one is refused, nothing has happened.
Edit together(const QString &text, const QList<Edit> &edits);

/// Every change in the window goes through this: first to the service, on the edits thread; only what was stored
/// becomes an undo step. Undo and redo are ordinary changes, too. One per open shop.
class Edits : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Status &)>;

    Edits(ServiceThread &thread, const ShopId &shop, QObject *parent = nullptr);

    QUndoStack &stack() { return *m_stack; }

    /// From now on steps in events are kept in the database under this name, and existing ones become the oldest steps.
    /// A step outside of events drops those before it: after a restart they would be undone out of order.
    /// Does nothing on a second call, or once something was changed.
    void keepSteps(const QString &window, const ShopServices &services);

    /// Returns at once. Calls `done` on this thread once the change is stored or refused, unless `context` is gone.
    /// Without `done`, failed() reports a refusal.
    void run(Edit edit, QObject *context = nullptr, Done done = {});

    /// Runs all of them as one step, or none if one is refused. Unlike with together(), those in events can still be
    /// undone after a restart, each by itself.
    void runTogether(const QString &text, const QList<Edit> &edits, const QString &offer, QObject *context, Done done);

    /// Adds an undo step for a change that was stored elsewhere.
    void adopt(const Edit &edit);
    /// Removes the step of an import that was reverted elsewhere, so that neither undo nor redo does anything about it.
    void forgetImport(const IdBytes &import);

    /// Whether all submitted edits are finished.
    bool isSettled() const { return m_given == m_settled; }
    /// Counts the outcomes of edits, undos and redos so far: what was read before the last of them may be out of date.
    quint64 outcomes() const { return m_outcomes; }

    /// Undoes the newest change. A pending one counts, because the user may see it before its result is known: waits
    /// for it, and does nothing if it is refused. If that change cannot be undone, it stays, and so do those before it
    /// until undo() is called again.
    void undo();
    /// For a window's menu: calls undo(), and is named after the step.
    QAction *makeUndoAction(const QString &prefix, QObject *parent);

Q_SIGNALS:
    /// A change, undo or redo was refused.
    void failed(const stemdesk::Error &error);
    /// A change was stored; `text` names it, so that it can be offered for undo.
    void stored(const QString &text);
    /// The same for an edit with an `offer`.
    void undoOffered(const QString &offer);
    /// A long step is being undone or redone.
    void progressed(const QString &text, qint64 done, qint64 total);
    /// A step was undone or redone; `text` names it. `event` is the one that it was about; null if there is none.
    void undone(const QString &text, const stemdesk::EventId &event);
    void redone(const QString &text, const stemdesk::EventId &event);
    /// The newest change cannot be undone; `text` names it.
    void undoWithheld(const QString &text);
    /// The next undo step has changed, or whether there is one.
    void undoChanged();

private:
    friend class EditCommand;

    Edit::Step afterEarlier(const Edit &edit);
    Edit droppingOlder(Edit edit) const;
    Edit kept(Edit edit, const std::shared_ptr<std::optional<IdBytes>> &id) const;
    void start(Edit edit, QObject *context, Done done);
    void execute(const Edit::Step &step, const Done &done);
    void follow(const Edit &edit);
    void settle(const Edit &edit, bool isStored);
    void undoNewest();
    void drop(const std::function<bool(const Edit &)> &isMeant);

    ServiceThread &m_thread;
    ShopId m_shop;
    QString m_window; ///< Empty: steps are not kept.
    QUndoStack *m_stack;
    QTimer *m_look; ///< Called with the progress of the step that is being undone or redone.
    Edit m_followed;
    QString m_final; ///< The newest change, if it cannot be undone and undo() has not said so; else empty.
    std::function<bool(const Edit &)> m_isDropped; ///< Set while steps are dropped: the others are passed only.
    quint64 m_given = 0; ///< Number of all edits; their outcomes arrive in the same order.
    quint64 m_settled = 0;
    quint64 m_outcomes = 0;
    std::deque<std::shared_ptr<Expectation>> m_earlier; ///< The expectations of the newest edits, oldest first.
    std::deque<quint64> m_undoAsked; ///< For each requested undo, the number of the edit it waits for.
};

/// The result of parsing a value that was typed into a cell or a field.
struct Typing {
    QString text; ///< Shown from now on.
    QVariant value = text; ///< For the editor.
    QString refusal = {}; ///< The reason, if the value is not accepted.
    std::function<Edit()> edit = {}; ///< Makes the edit that stores it. Called at once, if the value changes.
};

/// Gives Ctrl+Z to the window's undo when the focused text field has nothing to undo. Filters the whole application's
/// events while it lives.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    explicit UndoKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
