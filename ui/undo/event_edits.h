#pragma once

#include "core/domain/events/event.h"
#include "core/services/events/substitution_service.h"
#include "ui/undo/edits.h"

#include <memory>

// The changes of events, their groups and lines, each with what takes it back. A redo brings back the same ids, so that
// later steps still find what they changed.

namespace stemdesk::ui {

/// Filled by the edits thread before `done` is called; owned by the edit's steps and by whoever waits for it.
template <class IdType>
using MadeId = std::shared_ptr<IdType>;

Edit createEventEdit(const QString &text, const EventPatch &patch, const MadeId<EventId> &made);
/// A copy under another name; see EventService::duplicate().
Edit duplicateEventEdit(const QString &text, const EventId &event, const QString &name, const MadeId<EventId> &made);
Edit removeEventEdit(const QString &text, const EventId &event);
/// Refused as stale if what `patch` changes no longer is as in `before`.
Edit patchEventEdit(const QString &text, const Event &before, const EventPatch &patch);

/// Pins the price lists that the event uses when it runs; a redo pins the same lists again.
Edit pinPricesEdit(const QString &text, const EventId &event);

Edit createGroupEdit(const QString &text, const EventId &event, const EventGroupPatch &patch,
                     const MadeId<EventGroupId> &made);
/// Inserts a copy of the group with its lines after it, under another name.
Edit duplicateGroupEdit(const QString &text, const EventGroup &group, const QString &name);
Edit patchGroupEdit(const QString &text, const EventGroup &before, const EventGroupPatch &patch);
Edit removeGroupEdit(const QString &text, const EventGroup &group);

/// A line and the event that it belongs to.
struct LinePlace {
    EventId event;
    EventGroupId group;
};

Edit createItemEdit(const QString &text, const LinePlace &place, const EventItemPatch &patch,
                    const MadeId<EventItemId> &made);
Edit patchItemEdit(const QString &text, const EventId &event, const EventItem &before, const EventItemPatch &patch);
/// All or none.
Edit removeItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemId> &items);
/// Copies at the end of the group.
Edit duplicateItemsEdit(const QString &text, const LinePlace &place, const QList<EventItem> &items);
/// These at the end of the group; all or none.
Edit createItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemPatch> &items);
/// One variant in the place of another through the whole event.
Edit replaceVariantEdit(const QString &text, const SubstitutionRequest &request);
/// To the end of another group, or a place in the same one.
Edit moveItemEdit(const QString &text, const LinePlace &to, const EventItem &item, std::optional<int> position);

/// Several lines to a place of a group, in their order; all or none.
Edit moveItemsEdit(const QString &text, const LinePlace &to, const QList<EventItem> &items, int position);

} // namespace stemdesk::ui
