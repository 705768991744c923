#include "ui/words/event_words.h"

#include "core/domain/events/event.h"
#include "ui/words/day_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    QLatin1StringView status;
    const char *text;
    Tone tone;
};

constexpr std::array kWords{
    Words{"new"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "New"), Tone::Quiet},
    Words{"quoting"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Quoting"), Tone::Plain},
    Words{"pending_approval"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "With client"), Tone::Plain},
    Words{"approved"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Approved"), Tone::Accent},
    Words{"in_progress"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "In progress"), Tone::Accent},
    Words{"complete"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Complete"), Tone::Quiet},
    Words{"cancelled"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Cancelled"), Tone::Quiet},
};

constexpr std::array kRoleWords{
    std::pair{"client"_L1, QT_TRANSLATE_NOOP("ContactRoles", "Client")},
    std::pair{"billing"_L1, QT_TRANSLATE_NOOP("ContactRoles", "Pays the bill")},
    std::pair{"planner"_L1, QT_TRANSLATE_NOOP("ContactRoles", "Planner")},
    std::pair{"venue"_L1, QT_TRANSLATE_NOOP("ContactRoles", "Venue")},
    std::pair{"other"_L1, QT_TRANSLATE_NOOP("ContactRoles", "Other")},
};

const Words *wordsForStatus(const QString &status)
{
    for (const Words &words : kWords) {
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
    return QCoreApplication::translate("stemdesk::ui::EventWords", "%1 and %2").arg(first, second);
}

QString placeText(const QString &place)
{
    if (place == kCeremonyPlace)
        return QCoreApplication::translate("stemdesk::ui::EventWords", "Ceremony");
    return place == kVenuePlace ? QCoreApplication::translate("stemdesk::ui::EventWords", "Venue") : QString();
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
        parts << QCoreApplication::translate("stemdesk::ui::EventWords", "%n guests", nullptr,
                                             int(*event.numberOfGuests));
    if (event.numberOfTables)
        parts << QCoreApplication::translate("stemdesk::ui::EventWords", "%n tables", nullptr,
                                             int(*event.numberOfTables));
    return parts.join(u", "_s);
}

QString statusText(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? QCoreApplication::translate("stemdesk::ui::EventWords", words->text) : status;
}

Tone statusTone(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? words->tone : Tone::Quiet;
}

QString contactRoleText(const QString &role)
{
    const auto *known = std::ranges::find(kRoleWords, role, [](const auto &words) { return words.first; });
    return known == kRoleWords.end() ? role : QCoreApplication::translate("ContactRoles", known->second);
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
