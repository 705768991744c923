#include "ui/words/event_words.h"

#include "core/domain/events/event.h"
#include "ui/words/day_text.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    QLatin1StringView status;
    const char *text;
    Tone tone;
};

struct EventWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::EventWords)

public:
    static constexpr Words kStatuses[] = {
        {"new"_L1, QT_TR_NOOP("New"), Tone::Quiet},
        {"quoting"_L1, QT_TR_NOOP("Quoting"), Tone::Plain},
        {"pending_approval"_L1, QT_TR_NOOP("With client"), Tone::Plain},
        {"approved"_L1, QT_TR_NOOP("Approved"), Tone::Accent},
        {"in_progress"_L1, QT_TR_NOOP("In progress"), Tone::Accent},
        {"complete"_L1, QT_TR_NOOP("Complete"), Tone::Quiet},
        {"cancelled"_L1, QT_TR_NOOP("Cancelled"), Tone::Quiet},
    };
};

struct ContactRoles {
    Q_DECLARE_TR_FUNCTIONS(ContactRoles)

public:
    static constexpr Wording kRoles[] = {
        {"client", QT_TR_NOOP("Client")}, {"billing", QT_TR_NOOP("Pays the bill")}, {"planner", QT_TR_NOOP("Planner")},
        {"venue", QT_TR_NOOP("Venue")},   {"other", QT_TR_NOOP("Other")},
    };
};

const Words *wordsForStatus(const QString &status)
{
    for (const Words &words : EventWords::kStatuses) {
        if (words.status == status)
            return &words;
    }
    return nullptr;
}

} // namespace

QDate eventDay(const Event &event, const QTimeZone &zone)
{
    const auto start = firstStart(event);
    return start ? dayOf(*start, zone) : QDate();
}

QString clientsText(const Event &event)
{
    return clientsText(event.clientName1, event.clientName2);
}

QString clientsText(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return EventWords::tr("%1 and %2").arg(first, second);
}

QString placeText(const QString &place)
{
    if (place == kCeremonyPlace)
        return EventWords::tr("Ceremony");
    return place == kVenuePlace ? EventWords::tr("Venue") : QString();
}

QString oneLine(const QString &address)
{
    return address.simplified().isEmpty() ? QString() : QString(address).trimmed().replace(u"\n"_s, u", "_s);
}

QString placeName(const QString &address)
{
    return oneLine(address).section(u", "_s, 0, 0);
}

QString guestsText(const Event &event)
{
    QStringList parts;
    if (event.numberOfGuests)
        parts << EventWords::tr("%n guests", nullptr, int(*event.numberOfGuests));
    if (event.numberOfTables)
        parts << EventWords::tr("%n tables", nullptr, int(*event.numberOfTables));
    return parts.join(u", "_s);
}

QString statusText(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? EventWords::tr(words->text) : status;
}

Tone statusTone(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? words->tone : Tone::Quiet;
}

QString contactRoleText(const QString &role)
{
    const char *known = wordingOf(ContactRoles::kRoles, role);
    return known ? ContactRoles::tr(known) : role;
}

QString roleBesideClients(const QList<EventContact> &contacts, const ContactId &id)
{
    QString role;
    for (const EventContact &contact : contacts) {
        if (contact.contactId != id)
            continue;
        if (contact.role == "client"_L1)
            return {};
        if (role.isEmpty())
            role = contact.role;
    }
    return role.isEmpty() ? QString() : contactRoleText(role);
}

} // namespace stemdesk::ui
