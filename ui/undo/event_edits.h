#pragma once

#include "core/domain/events/event.h"
#include "core/domain/image.h"
#include "core/domain/orders/order_sheet_patch.h"
#include "core/pricing/price_keeping.h"
#include "core/services/events/substitution_service.h"
#include "ui/undo/edits.h"

#include <memory>

namespace stemdesk::ui {

// Undoable changes of events, their groups and lines. A redo restores the same ids, so that later steps still find
// their objects.

/// Filled on the edits thread before `done` is called; shared by the edit's steps and its caller.
template <class IdType>
using MadeId = std::shared_ptr<IdType>;

Edit createEventEdit(const QString &text, const EventPatch &patch, const MadeId<EventId> &made);
/// A copy under another name; see EventService::duplicate().
Edit duplicateEventEdit(const QString &text, const EventId &event, const QString &name, const MadeId<EventId> &made);
Edit removeEventEdit(const QString &text, const EventId &event);
/// Refused as stale if a field of `patch` differs from `before`.
Edit patchEventEdit(const QString &text, const Event &before, const EventPatch &patch);

/// Pins the price lists that the event uses at that time; a redo pins the same lists again.
Edit pinPricesEdit(const QString &text, const EventId &event);

/// Keeps the current prices of these lines, or of all; a redo keeps the same ones. What the window shows as today's
/// prices is stored by patchEventEdit().
Edit keepPricesEdit(const QString &text, const EventId &event, const SomeLines &lines = {});

Edit createGroupEdit(const QString &text, const EventId &event, const EventGroupPatch &patch,
                     const MadeId<EventGroupId> &made);
/// Inserts a copy of the group with its lines after it, under another name.
Edit duplicateGroupEdit(const QString &text, const EventGroup &group, const QString &name);
Edit patchGroupEdit(const QString &text, const EventGroup &before, const EventGroupPatch &patch);
Edit removeGroupEdit(const QString &text, const EventGroup &group);

/// The event and group that a line belongs to.
struct LinePlace {
    EventId event;
    EventGroupId group;
};

Edit createItemEdit(const QString &text, const LinePlace &place, const EventItemPatch &patch,
                    const MadeId<EventItemId> &made);
Edit patchItemEdit(const QString &text, const EventId &event, const EventItem &before, const EventItemPatch &patch);
/// All or none.
Edit removeItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemId> &items);
/// Adds copies at the end of the group.
Edit duplicateItemsEdit(const QString &text, const LinePlace &place, const QList<EventItem> &items);
/// Adds these at the end of the group, all or none.
Edit createItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemPatch> &items);
/// Replaces one variant by another throughout the event.
Edit replaceVariantEdit(const QString &text, const SubstitutionRequest &request);
/// Moves a line to the end of another group, or to a position in the same one.
Edit moveItemEdit(const QString &text, const LinePlace &to, const EventItem &item, std::optional<int> position);

/// Moves several lines to a position of a group, in their order; all or none.
Edit moveItemsEdit(const QString &text, const LinePlace &to, const QList<EventItem> &items, int position);

// New pictures of an event, a group, or received goods. Undo keeps the pictures stored, so that a redo can use the same
// names.

Edit addPicturesEdit(const QString &text, const Event &before, const QList<Image> &images);
Edit addPicturesEdit(const QString &text, const EventGroup &before, const QList<Image> &images);
Edit addPicturesEdit(const QString &text, const OrderSheetId &sheet, const ReceivedRow &before,
                     const QList<Image> &images);

} // namespace stemdesk::ui
