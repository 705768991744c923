#pragma once

#include "core/domain/events/event_template.h"
#include "core/services/service.h"

namespace stemdesk {

/// An event made from a template, and the lines that were skipped because their variants are gone.
struct EventFromTemplate {
    Event event;
    QList<MissingLine> missing;
};

/// Templates and recipes for new events. They store no prices: an event made from one is priced like any new event.
class EventTemplateService : public Service {
public:
    using Service::Service;

    /// All templates in order of creation, without recipes.
    Result<QList<EventTemplateSummary>> list() const;
    Result<QList<EventTemplateSummary>> recipes() const;
    Result<EventTemplate> find(EventTemplateId id) const;

    /// A template of the event's groups, lines, palette and notes.
    Result<EventTemplate> save(EventId event, const QString &name);
    /// A recipe of one arrangement of the event, with its name.
    Result<EventTemplate> saveRecipe(EventId event, EventGroupId group);
    /// Stale if its name is no longer `expected`.
    Result<EventTemplate> rename(EventTemplateId id, const QString &name, const QString &expected);
    /// The whole template, for restore().
    Result<EventTemplate> remove(EventTemplateId id);
    Result<EventTemplate> restore(const EventTemplate &snapshot);

    /// A new event, named like the template, with an event.created delivery for every subscription.
    Result<EventFromTemplate> makeEvent(EventTemplateId id);

private:
    Result<EventTemplate> insert(Result<EventTemplate> value);
};

} // namespace stemdesk
