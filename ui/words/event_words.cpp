#include "ui/words/event_words.h"

#include "core/domain/events/event.h"
#include "ui/words/day_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
