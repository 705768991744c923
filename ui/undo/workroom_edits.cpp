#include "ui/undo/workroom_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

template <class Value>
void takeLeft(std::optional<Value> &own, const std::optional<Value> &left)
{
    if (own && left)
        own = left;
}

/// A return has no version, so the write checks whether its values are still those read or those that an earlier edit
/// of this window left.
class ReturnValues final : public Expectation {
public:
    ReturnValues(const EventId &event, const HireReturn &before, const HireReturnPatch &patch)
        : m_event(event), m_to(patch), m_from(inverse(before, patch)), m_earlier(m_from)
    {}

    void follow(const Expectation &earlier) override
    {
        const auto *own = dynamic_cast<const ReturnValues *>(&earlier);
        if (!own || !own->m_left || own->m_event != m_event || own->m_to.variantId != m_to.variantId)
            return;
        takeLeft(m_earlier.returnedUnits, own->m_left->returnedUnits);
        takeLeft(m_earlier.damagedUnits, own->m_left->damagedUnits);
        takeLeft(m_earlier.missingUnits, own->m_left->missingUnits);
        takeLeft(m_earlier.isTakenOff, own->m_left->isTakenOff);
    }

    Status apply(ShopServices &services)
    {
        Status done = write(services, m_to, m_from);
        if (done || done.error().kind != Error::Kind::Stale || m_earlier == m_from)
            return done;
        done = write(services, m_to, m_earlier);
        if (done)
            m_from = m_earlier;
        return done;
    }
    Status revert(ShopServices &services) { return write(services, m_from, m_to); }

private:
    Status write(ShopServices &services, const HireReturnPatch &values, const HireReturnPatch &expected)
    {
        const Status done = statusOf(services.hire.writeReturns(m_event, {values}, {expected}));
        if (done)
            m_left = values;
        return done;
    }

    EventId m_event;
    HireReturnPatch m_to;
    HireReturnPatch m_from;
    HireReturnPatch m_earlier; ///< m_from as earlier edits left it.
    std::optional<HireReturnPatch> m_left; ///< By the last step.
};

} // namespace

Edit writeReturnEdit(const QString &text, const EventId &event, const HireReturn &before, const HireReturnPatch &patch)
{
    const auto change = std::make_shared<ReturnValues>(event, before, patch);
    return {.text = text,
            .apply = [change](ShopServices &services) { return change->apply(services); },
            .revert = [change](ShopServices &services) { return change->revert(services); },
            .expectation = change,
            .place = event};
}

Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made)
{
    return aboutEvent(patch.eventId.value_or(EventId()),
                      creation<Task>(
                          text, made, [=](ShopServices &services) { return services.tasks.create(patch); },
                          kRestored<&ShopServices::tasks>, kRemoved<&ShopServices::tasks>));
}

Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch)
{
    TaskPatch own = patch;
    if (before.isAutomatic())
        own.isTheirs = true;
    if (patch.minutes)
        own.hasOwnMinutes = true;
    return aboutEvent(before.eventId, patchEdit<&ShopServices::tasks>(text, before, own));
}

Edit removeTaskEdit(const QString &text, const Task &task)
{
    return aboutEvent(task.eventId, removal<&ShopServices::tasks, Task>(text, task.id));
}

} // namespace stemdesk::ui
