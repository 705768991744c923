#include "core/services/events/assistant_write_service.h"

#include "core/services/events/event_difference.h"
#include "core/services/events/event_lines_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/assistant_write_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kKeptFor = 24LL * 60 * 60 * 1000;
constexpr Instant kStepsKeptFor = 7 * kKeptFor; ///< Over a weekend, and a holiday.

QString writerOf(const QString &window)
{
    return u"window:"_s + window;
}

template <class T>
Status outcome(const Result<T> &result)
{
    return result ? Status() : Status(result.error());
}

Status changeLine(EventLinesService &lines, EventId event, const ChangedLine &change)
{
    if (!change.before)
        return outcome(lines.restoreItem(event, *change.after));
    const EventItem &before = *change.before;
    if (!change.after)
        return outcome(lines.removeItem(event, before.groupId, before.id));
    EventItemPatch patch{.variantId = change.after->variantId,
                         .supplierId = change.after->supplierId,
                         .quantity = change.after->quantity,
                         .notes = change.after->notes};
    if (before.kept != change.after->kept)
        patch.kept = change.after->kept;
    return lines.reviseItem(event, before.groupId, before.id, patch, inverse(before, patch));
}

} // namespace

Status AssistantWriteService::keep(AssistantWrite write, const AssistantChanges &others)
{
    write.more = assistantChangesText(others, write.lines);
    write.isDeletedEvent = others.before && !others.after;
    if (!write.isNewEvent && write.lines.isEmpty() && write.more.isEmpty())
        return {};
    write.actor = m_context.actor();
    const Status cleared = m_context.store<AssistantWriteStore>().removeBefore(m_context.now() - kKeptFor);
    return cleared ? m_context.store<AssistantWriteStore>().append(write, m_context.now()) : cleared;
}

Result<qint64> AssistantWriteService::lastPlace() const
{
    return m_context.store<AssistantWriteStore>().lastPlace();
}

Result<AssistantWrites> AssistantWriteService::after(qint64 place) const
{
    AssistantWrites found = TRY(m_context.store<AssistantWriteStore>().after(place));
    found.writes.removeIf([](const AssistantWrite &write) { return write.actor.startsWith(writerOf({})); });
    for (AssistantWrite &write : found.writes)
        fillFromText(write);
    return found;
}

Result<std::optional<IdBytes>> AssistantWriteService::keepStep(const StepOfWindow &step,
                                                               const std::optional<Event> &before,
                                                               const std::optional<Event> &after)
{
    std::optional<EventDifference> difference = differenceOf(before, after);
    if (!difference) {
        TRY(dropSteps(step.window));
        return std::optional<IdBytes>();
    }
    WindowStep kept{.id = newIdBytes(), .text = step.text, .write = difference->write};
    kept.write.more = assistantChangesText(difference->others, kept.write.lines);
    kept.write.isDeletedEvent = before && !after;
    kept.write.actor = writerOf(step.window);
    if (!kept.write.isNewEvent && kept.write.lines.isEmpty() && kept.write.more.isEmpty())
        return std::optional<IdBytes>();
    TRY(m_context.store<AssistantWriteStore>().removeStepsBefore(m_context.now() - kStepsKeptFor));
    TRY(m_context.store<AssistantWriteStore>().append(kept, m_context.now()));
    return std::optional(kept.id);
}

Status AssistantWriteService::dropStep(const IdBytes &id)
{
    return m_context.store<AssistantWriteStore>().removeStep(id);
}

Status AssistantWriteService::dropSteps(const QString &window)
{
    return m_context.store<AssistantWriteStore>().removeStepsOf(writerOf(window));
}

Result<QList<WindowStep>> AssistantWriteService::steps(const QString &window, qsizetype limit) const
{
    QList<WindowStep> steps = TRY(m_context.store<AssistantWriteStore>().stepsOf(writerOf(window), limit));
    for (WindowStep &step : steps)
        fillFromText(step.write);
    return steps;
}

Status AssistantWriteService::change(const AssistantWrite &write, Way way)
{
    QList<ChangedLine> changes = write.lines;
    if (way == Way::Back) {
        std::ranges::reverse(changes);
        for (ChangedLine &change : changes)
            std::swap(change.before, change.after);
    }
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    if (!write.more.isEmpty()) {
        TRY(applyAssistantChanges(m_context, write, way));
    }
    EventLinesService lines(m_context);
    for (const ChangedLine &change : std::as_const(changes)) {
        TRY(changeLine(lines, write.event, change));
    }
    return work.commit();
}

} // namespace stemdesk
