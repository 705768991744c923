#pragma once

#include "core/domain/clients/contact.h"
#include "ui/undo/edits.h"

#include <span>

namespace stemdesk::ui {

/// A text field of a contact that is edited in place.
struct ClientField {
    const char *label; ///< Not translated.
    QString (*shown)(const Contact &);
    ContactPatch (*typed)(const QString &);
    bool hasLines = false;

    QString translatedLabel() const;
};

/// All of them, the name first.
std::span<const ClientField> clientFields();

/// Why a typed text is refused before it is stored; empty if it is not.
QString clientRefusal(const ClientField &field, const QString &text);
Edit changeClient(const Contact &before, const ClientField &field, const QString &text);
/// Says what else is affected: `events` events name it, and `owes` is still owed, if anything.
Edit removeClient(const Contact &contact, qsizetype events, const QString &owes = {});

} // namespace stemdesk::ui
