#pragma once

#include "core/domain/clients/contact.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

/// The cards of a vCard file (2.1 to 4.0) that have a name or a company. Drops what contacts have no field for. Values
/// are checked when the contacts are created.
QList<ContactPatch> contactsFromVcards(const QByteArray &file);

/// A vCard 4.0 file. It has no fields for tax numbers and electronic addresses.
QByteArray vcardsOf(const QList<Contact> &contacts);

} // namespace stemdesk
