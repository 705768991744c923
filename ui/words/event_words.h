#pragma once

#include "core/domain/clients/event_contact.h"
#include "ui/theme/tokens.h"

#include <QDate>
#include <QString>
#include <QTimeZone>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

/// The day of the event's first start; an invalid date if it has none.
QDate eventDay(const Event &event, const QTimeZone &zone);

/// "Anna Field and Tom Reed".
QString clientsText(const Event &event);
QString clientsText(const QString &first, const QString &second);
/// Name of the place that an arrangement goes to; empty if it has none.
QString placeText(const QString &place);
/// An address on one line.
QString oneLine(const QString &address);
/// The first part of an address, by which the place is known: "Staverley Park".
QString placeName(const QString &address);
/// "110 guests, 12 tables"; empty if neither is known.
QString guestsText(const Event &event);

/// The role of a contact in an event, in words.
QString contactRoleText(const QString &role);
/// The role in which these contacts name this one; empty for a client.
QString roleBesideClients(const QList<EventContact> &contacts, const ContactId &id);

/// A status in florists' words; unknown ones are unchanged.
QString statusText(const QString &status);
Tone statusTone(const QString &status);

} // namespace stemdesk::ui
