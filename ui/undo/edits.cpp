#include "ui/undo/edits.h"

#include "core/services/service_thread.h"

#include <QUndoCommand>
#include <QUndoStack>

namespace stemdesk::ui {

/// An edit that was stored before it was pushed, so that the stack's first redo() has nothing left to do.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Edits &edits, Edit edit) : QUndoCommand(edit.text), m_edits(edits), m_edit(std::move(edit)) {}

    void undo() override { execute(m_edit.revert); }
    void redo() override
    {
        if (m_isStored)
            execute(m_edit.apply);
        m_isStored = true;
    }

private:
    void execute(const Edit::Step &step)
    {
        m_edits.execute(step, &m_edits, [edits = &m_edits](const Status &status) {
            if (!status)
                Q_EMIT edits->failed(status.error());
        });
    }

    Edits &m_edits; // Owns the stack that owns this.
    Edit m_edit;
    bool m_isStored = false;
};

Edits::Edits(ServiceThread &thread, const ShopId &shop, QObject *parent)
    : QObject(parent), m_thread(thread), m_shop(shop), m_stack(new QUndoStack(this))
{}

void Edits::run(Edit edit, QObject *context, Done done)
{
    const auto apply = edit.apply;
    execute(apply, this,
            [this, edit = std::move(edit), guard = QPointer<QObject>(context), hasContext = context != nullptr,
             done = std::move(done)](const Status &status) {
                if (status && edit.revert) {
                    m_stack->push(new EditCommand(*this, edit));
                    Q_EMIT stored(edit.text);
                    if (!edit.offer.isEmpty())
                        Q_EMIT undoOffered(edit.offer);
                }
                if (done && (!hasContext || guard))
                    done(status);
                else if (!status)
                    Q_EMIT failed(status.error());
            });
}

void Edits::execute(const Edit::Step &step, QObject *context, const Done &done)
{
    m_thread.run(
        context,
        [step, shop = m_shop](Services &services) -> Status {
            const Result<ShopServices *> known = services.forShop(shop);
            if (!known)
                return known.error();
            return step(**known);
        },
        [done](const Status &status) { done(status); });
}

} // namespace stemdesk::ui
