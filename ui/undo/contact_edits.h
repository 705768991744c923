#pragma once

#include "core/domain/clients/contact.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of contacts. A redo restores the same ids.

namespace stemdesk::ui {

/// `made` is filled before the edit's `done` is called.
Edit createContactEdit(const QString &text, const ContactPatch &patch, const std::shared_ptr<ContactId> &made);
/// Refused as stale if what `patch` changes no longer is as in `before`.
/// Another name is also taken by the events that name the contact and say the old one on their documents.
Edit patchContactEdit(const QString &text, const Contact &before, const ContactPatch &patch);
/// Also removes the contact from events; undo adds it again.
Edit removeContactEdit(const QString &text, const ContactId &contact);

} // namespace stemdesk::ui
