#include "ui/undo/assistant_edits.h"

#include "core/services/change_bus.h"
#include "core/services/service_thread.h"
#include "ui/ui_context.h"
#include "ui/undo/patch_edit.h"

#include <algorithm>
#include <memory>

namespace stemdesk::ui {

namespace {

/// A function that reads from the shop, on the thread of the given services.
auto inShop(const ShopId &shop, Result<AssistantWrites> (*read)(ShopServices &, qint64), qint64 place)
{
    return [=](Services &services) -> Result<AssistantWrites> {
        const Result<ShopServices *> known = services.forShop(shop);
        return known ? read(**known, place) : Result<AssistantWrites>(known.error());
    };
}

Result<AssistantWrites> placeNow(ShopServices &shop, qint64)
{
    const Result<qint64> last = shop.assistantWrites.lastPlace();
    return last ? Result<AssistantWrites>({.writes = {}, .last = *last}) : Result<AssistantWrites>(last.error());
}

Result<AssistantWrites> writesAfter(ShopServices &shop, qint64 place)
{
    return shop.assistantWrites.after(place);
}

Edit newEventEdit(const QString &text, const EventId &event)
{
    const auto removed = std::make_shared<std::optional<Event>>(); // Removed by undo, for redo.
    return {.text = text,
            .apply = [=](ShopServices &services) { return statusOf(services.events.restore(**removed)); },
            .revert = [=](ShopServices &services) -> Status {
                auto taken = TRY(services.events.remove(event));
                *removed = std::move(taken);
                return {};
            }};
}

/// A sheet that was saved and ordered at once.
Edit newSheetEdit(const QString &text, const AssistantWrite &write)
{
    using Way = AssistantWriteService::Way;
    const auto removed = std::make_shared<std::optional<OrderSheet>>(); // Removed by undo, for redo.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                UnitOfWork work = TRY(services.begin());
                TRY(services.orderSheets.restore(**removed));
                TRY(services.assistantWrites.change(write, Way::Forth));
                return work.commit();
            },
            .revert = [=](ShopServices &services) -> Status {
                UnitOfWork work = TRY(services.begin());
                auto taken = TRY(services.orderSheets.remove(write.sheet->id));
                TRY(services.assistantWrites.change(write, Way::Back));
                TRY(work.commit());
                *removed = std::move(taken);
                return {};
            }};
}

} // namespace

Edit assistantEdit(const QString &text, const AssistantWrite &write)
{
    using Way = AssistantWriteService::Way;
    if (write.isNewEvent)
        return newEventEdit(text, write.event);
    if (write.sheet && write.sheet->isNew)
        return newSheetEdit(text, write);
    return {.text = text,
            .apply = [=](ShopServices &services) { return services.assistantWrites.change(write, Way::Forth); },
            .revert = [=](ShopServices &services) { return services.assistantWrites.change(write, Way::Back); }};
}

AssistantSteps::AssistantSteps(UiContext &context, QObject *parent) : QObject(parent), m_context(context)
{
    connect(&context.bus, &ChangeBus::committed, this, [this](const Changes &changes) {
        const auto isOfWrites = [](const Change &change) {
            return change.resource == Resource::Event || change.resource == Resource::EventItem
                || change.resource == Resource::OrderSheet;
        };
        if (std::ranges::any_of(changes, isOfWrites))
            read();
    });
    read();
}

void AssistantSteps::read()
{
    m_hasMore = m_isReading;
    if (m_isReading)
        return;
    m_isReading = true;
    const auto work = inShop(m_context.shop.id, m_place ? &writesAfter : &placeNow, m_place.value_or(0));
    m_context.lookups.run(this, work, [this](const Result<AssistantWrites> &news) {
        m_isReading = false;
        if (news)
            take(*news);
        if (m_hasMore)
            read();
    });
}

/// %1: the assistant.
QString AssistantSteps::offerFor(const AssistantWrite &write)
{
    if (write.isNewEvent)
        return tr("%1 made an event");
    if (write.isDeletedEvent)
        return tr("%1 deleted an event");
    if (write.sheet)
        return tr("%1 marked an order as ordered");
    return write.more.isEmpty() ? tr("%1 changed %n line(s)", nullptr, int(write.lines.size()))
                                : tr("%1 changed an event");
}

void AssistantSteps::take(const AssistantWrites &news)
{
    m_place = news.last;
    for (const AssistantWrite &write : news.writes) {
        const QString name = keyNameOf(write.actor).value_or(tr("Assistant"));
        Edit edit = assistantEdit(tr("Changes by %1").arg(name), write);
        edit.offer = offerFor(write).arg(name);
        m_context.edits.adopt(edit);
    }
}

} // namespace stemdesk::ui
