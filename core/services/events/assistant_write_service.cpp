#include "core/services/events/assistant_write_service.h"

#include "core/services/events/event_lines_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/assistant_write_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The changes that a write made in an event, in a form that can be stored and undone.
struct EventDifference {
    AssistantWrite write;
    AssistantChanges others;
};

template <class Object>
const Object *findIn(const QList<Object> &objects, const decltype(Object::id) &id)
{
    const auto found = std::ranges::find(objects, id, &Object::id);
    return found == objects.cend() ? nullptr : &*found;
}

/// Whether the objects in both lists have the same order.
template <class Object>
bool isSameOrder(const QList<Object> &before, const QList<Object> &after)
{
    const auto idsIn = [](const QList<Object> &objects, const QList<Object> &others) {
        QList<decltype(Object::id)> ids;
        for (const Object &object : objects) {
            if (findIn(others, object.id))
                ids.append(object.id);
        }
        return ids;
    };
    return idsIn(before, after) == idsIn(after, before);
}

/// `withKept`: the prices that lines keep change by themselves, not with the event.
bool isChanged(const EventItem &before, const EventItem &after, bool withKept)
{
    return before.variantId != after.variantId || before.supplierId != after.supplierId
        || before.quantity != after.quantity || before.notes != after.notes || (withKept && before.kept != after.kept);
}

void compareLines(const EventGroup &before, const EventGroup &after, bool withKept, QList<ChangedLine> &lines)
{
    for (const EventItem &line : before.items) {
        const EventItem *now = findIn(after.items, line.id);
        if (!now)
            lines.append({line, {}});
        else if (isChanged(line, *now, withKept))
            lines.append({line, *now});
    }
    for (const EventItem &line : after.items) {
        if (!findIn(before.items, line.id))
            lines.append({{}, line});
    }
}

/// A line of one arrangement that is in another afterwards.
bool isAnyLineElsewhere(const Event &before, const Event &after)
{
    QHash<EventItemId, EventGroupId> places;
    for (const EventGroup &group : before.groups) {
        for (const EventItem &line : group.items)
            places.insert(line.id, group.id);
    }
    return std::ranges::any_of(after.groups, [&](const EventGroup &group) {
        return std::ranges::any_of(group.items, [&](const EventItem &line) {
            return places.contains(line.id) && places.value(line.id) != group.id;
        });
    });
}

bool isStorable(const Event &before, const Event &after)
{
    // Kept prices change together with the status; series keep their own record.
    const bool isKeptAlone = before.pricesKeptAt != after.pricesKeptAt && before.status == after.status;
    const bool isOfSeries = before.occurrence != after.occurrence || before.leftRotas != after.leftRotas;
    return !isKeptAlone && !isOfSeries && isSameOrder(before.groups, after.groups)
        && !isAnyLineElsewhere(before, after);
}

/// Returns false if the order of lines was changed, which cannot be stored.
bool compareGroups(const Event &before, const Event &after, EventDifference &difference)
{
    const bool keepsAlike =
        before.pricesKeptAt == after.pricesKeptAt; // Otherwise the difference includes what the event's lines keep.
    for (const EventGroup &group : before.groups) {
        const EventGroup *now = findIn(after.groups, group.id);
        if (!now) {
            difference.others.groups.append({group, {}});
            continue;
        }
        if (!isSameOrder(group.items, now->items))
            return false;
        difference.others.groups.append({group, *now});
        compareLines(group, *now, keepsAlike, difference.write.lines);
    }
    for (const EventGroup &group : after.groups) {
        if (!findIn(before.groups, group.id))
            difference.others.groups.append({{}, group});
    }
    return true;
}

/// Between the whole, unpriced event before and after; nullopt: it did not exist. Returns nullopt if something was
/// changed that cannot be stored: the order of arrangements or lines, its place in a series, kept prices.
std::optional<EventDifference> differenceOf(const std::optional<Event> &before, const std::optional<Event> &after)
{
    EventDifference difference{.write = {.event = after ? after->id : before ? before->id : EventId(), .lines = {}}};
    if (!before && after) {
        difference.write.isNewEvent = true;
        return difference;
    }
    if (!before || !after) {
        difference.others.before = before;
        return before ? std::optional(difference) : std::nullopt;
    }
    if (!isStorable(*before, *after) || !compareGroups(*before, *after, difference))
        return std::nullopt;
    difference.others.before = before;
    difference.others.after = after;
    return difference;
}

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
    if (!change.before) {
        EventItem line = *change.after;
        line.version = std::max(line.version, 1); // Stored without one, which a copy has; a copy takes today's prices.
        return outcome(lines.restoreItem(event, line));
    }
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
