#pragma once

#include "ui/undo/edits.h"

#include <QList>

#include <memory>

namespace stemdesk::ui {

/// The edits that an open editor made while its user typed on. If typing is given up, all of them are undone and leave
/// no step: neither undo nor redo stores a value that was cancelled.
class TypedSteps {
public:
    enum class Way { Forth, Back };

    /// While it lives, edits started on this thread belong to `steps`. Way::Back: they stand for giving up, so they
    /// undo these steps instead.
    class Scope {
    public:
        Scope(const std::shared_ptr<TypedSteps> &steps, Way way);
        ~Scope();
        Q_DISABLE_COPY_MOVE(Scope)

    private:
        friend class TypedSteps;

        std::shared_ptr<TypedSteps> m_steps;
        Way m_way;
        Scope *m_outer;
    };

    /// Makes the edit part of the current scope, if there is one.
    static void join(Edit &edit);

private:
    struct Step {
        Edit::Step revert;
        std::shared_ptr<Expectation> expectation;
        bool isDone = false; ///< Neither refused nor undone. Used on the edits thread only.
    };

    static Scope *&current();
    Edit added(Edit edit);
    Edit takingBack(Edit edit) const;

    QList<std::shared_ptr<Step>> m_steps; ///< Oldest first.
};

} // namespace stemdesk::ui
