#pragma once

#include <QString>

namespace stemdesk {

class ColumnMapping;

// What headings of address books say besides their field.

/// "Partner email", "Emergency phone": belongs to another person than the row. "Partner 1", the first of two, does not.
bool isOfAnother(const QString &heading);

/// "Klantnr.", "Customer No.", "Client code": a number that somebody has, not a name.
bool isOfNumber(const QString &heading);

/// How much more surely than "Customer" the heading says that the clients' names are below it: 1 for "Customer name", 0
/// for "Contact name", -1 for "Event name".
int certaintyOfName(const QString &heading);

/// "E-mail Display Name" contains "e-mail" but is not the address.
bool hasNamingWord(const QString &heading);

/// "Tussenvoegsel", "Segundo apellido": another part of the same last name. Any other second "Last name" is another
/// person's.
bool isMoreOfLastName(const QString &heading);

/// "Address line 2"
bool isOfLines(const QString &heading);

/// Who somebody is if the heading says it: "planner" for "Planner Email", "venue" for "Venue Address".
QString roleOf(const QString &heading);
/// Whose names the file has: a list of venues has "Venue name", one of clients "Client name", which is no role.
QString roleOfNames(const ColumnMapping &mapping);

/// The group of an address that invoices are sent to.
inline const QString kBillingAddress = QStringLiteral("billing");
/// The group of an address heading, such as "private" or "delivery": street and town must come from the same one.
QString addressGroupOf(const QString &heading);

} // namespace stemdesk
