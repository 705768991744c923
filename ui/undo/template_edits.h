#pragma once

#include "core/domain/events/event_template.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of templates. A redo restores the same ids.

namespace stemdesk::ui {

/// Result of an edit; filled on the edits thread before `done` is called.
struct MadeFromTemplate {
    EventId event;
    QList<MissingLine> missing;
};

Edit saveTemplateEdit(const QString &text, const EventId &event, const QString &name,
                      const std::shared_ptr<EventTemplateId> &made);
/// Replaces `before` if the shop had a recipe of this name.
Edit keepRecipeEdit(const QString &text, const EventGroup &group, const std::optional<EventTemplateId> &before);
/// Adds the recipe's arrangement at the end of the event; `made` gets its id and the lines that were skipped.
struct MadeFromRecipe {
    EventGroupId group;
    QList<MissingLine> missing;
};
Edit groupFromRecipeEdit(const QString &text, const EventId &event, const EventTemplateId &recipe,
                         const std::shared_ptr<MadeFromRecipe> &made);
Edit renameTemplateEdit(const QString &text, const EventTemplateId &id, const QString &before, const QString &after);
Edit removeTemplateEdit(const QString &text, const EventTemplateId &id);
Edit eventFromTemplateEdit(const QString &text, const EventTemplateId &id,
                           const std::shared_ptr<MadeFromTemplate> &made);

} // namespace stemdesk::ui
