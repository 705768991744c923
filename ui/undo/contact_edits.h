#pragma once

#include "core/domain/clients/contact.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of contacts. A redo restores the same ids.

namespace stemdesk::ui {

/// A client as typed into one field: "Jane Miller, 07700 900 123" has a phone number; an e-mail address is taken out of
/// the name, too.
ContactPatch typedContact(const QString &typed);
/// `made` is filled before the edit's `done` is called.
Edit createContactEdit(const QString &text, const ContactPatch &patch, const std::shared_ptr<ContactId> &made);
/// Refused as stale if a field of `patch` differs from `before`. A new name also replaces the old one on the documents
/// of the contact's events.
Edit patchContactEdit(const QString &text, const Contact &before, const ContactPatch &patch);
/// Also removes the contact from events; undo adds it again.
Edit removeContactEdit(const QString &text, const ContactId &contact);

} // namespace stemdesk::ui
