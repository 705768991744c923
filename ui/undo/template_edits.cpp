#include "ui/undo/template_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"

namespace stemdesk::ui {

Edit saveTemplateEdit(const QString &text, const EventId &event, const QString &name,
                      const std::shared_ptr<EventTemplateId> &made)
{
    return creation<EventTemplate>(
        text,
        [=](ShopServices &services) -> Result<EventTemplateId> {
            const auto saved = services.templates.save(event, name);
            if (!saved)
                return saved.error();
            *made = saved->id;
            return saved->id;
        },
        [](ShopServices &services, const EventTemplate &value) { return services.templates.restore(value); },
        [](ShopServices &services, const EventTemplateId &id) { return services.templates.remove(id); });
}

Edit renameTemplateEdit(const QString &text, const EventTemplateId &id, const QString &before, const QString &after)
{
    const auto stored = std::make_shared<QString>(after); // Both steps': as it was stored, without spaces around it.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                const auto renamed = services.templates.rename(id, *stored, before);
                if (!renamed)
                    return renamed.error();
                *stored = renamed->name;
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                return statusOf(services.templates.rename(id, before, *stored));
            }};
}

Edit removeTemplateEdit(const QString &text, const EventTemplateId &id)
{
    return removal<EventTemplate>(
        text, [=](ShopServices &services) { return services.templates.remove(id); },
        [](ShopServices &services, const EventTemplate &value) { return services.templates.restore(value); });
}

Edit eventFromTemplateEdit(const QString &text, const EventTemplateId &id,
                           const std::shared_ptr<MadeFromTemplate> &made)
{
    return creation<Event>(
        text,
        [=](ShopServices &services) -> Result<EventId> {
            auto event = services.templates.makeEvent(id);
            if (!event)
                return event.error();
            *made = {.event = event->event.id, .missing = std::move(event->missing)};
            return made->event;
        },
        [](ShopServices &services, const Event &event) { return services.events.restore(event); },
        [](ShopServices &services, const EventId &event) { return services.events.remove(event); });
}

} // namespace stemdesk::ui
