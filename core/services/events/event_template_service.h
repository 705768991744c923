#pragma once

#include "core/domain/events/event_template.h"

namespace stemdesk {

class ServiceContext;

/// An event that was made from a template, and the lines that it could not be given: their variants are gone.
struct EventFromTemplate {
    Event event;
    QList<MissingLine> missing;
};

/// Recipes that events are made from. They keep no prices: an event that is made from one is priced as any new event.
class EventTemplateService {
public:
    explicit EventTemplateService(ServiceContext &context) : m_context(context) {}

    /// All of them, in the order in which they were made, recipes apart.
    Result<QList<EventTemplateSummary>> list() const;
    Result<QList<EventTemplateSummary>> recipes() const;
    Result<EventTemplate> find(EventTemplateId id) const;

    /// A template of the event's groups, lines, palette and notes.
    Result<EventTemplate> save(EventId event, const QString &name);
    /// A recipe of one arrangement of the event, called like it.
    Result<EventTemplate> saveRecipe(EventId event, EventGroupId group);
    /// Stale if it no longer is called `expected`.
    Result<EventTemplate> rename(EventTemplateId id, const QString &name, const QString &expected);
    /// The whole template, for restore().
    Result<EventTemplate> remove(EventTemplateId id);
    Result<EventTemplate> restore(const EventTemplate &snapshot);

    /// A new event, named like the template, with an event.created delivery for every subscription.
    Result<EventFromTemplate> makeEvent(EventTemplateId id);

private:
    Result<EventTemplate> insert(Result<EventTemplate> value);

    ServiceContext &m_context;
};

} // namespace stemdesk
