#pragma once

#include "core/domain/clients/contact.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

/// The cards of a vCard file (2.1 to 4.0) that have a name or a company; what contacts have no place for is left out.
/// Not judged: creating them is.
QList<ContactPatch> contactsFromVcards(const QByteArray &file);

/// A vCard 4.0 file. Tax numbers and electronic addresses have no place in it.
QByteArray vcardsOf(const QList<Contact> &contacts);

} // namespace stemdesk
