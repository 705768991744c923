#include "core/exchange/calendar_text.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/base/version.h"
#include "core/exchange/zone_rules.h"

#include <libical/ical.h>

#include <QDateTime>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Component = std::unique_ptr<icalcomponent, decltype(&icalcomponent_free)>;

constexpr QByteArrayView kEnd = "END:VCALENDAR\r\n";

Component component(icalcomponent *made)
{
    return {made, icalcomponent_free};
}

QByteArray textOf(icalcomponent *component)
{
    const std::unique_ptr<char, decltype(&std::free)> text(icalcomponent_as_ical_string_r(component), std::free);
    return text.get();
}

icaltimetype timeFrom(const QDateTime &time)
{
    icaltimetype written = icaltime_null_time();
    written.year = time.date().year();
    written.month = time.date().month();
    written.day = time.date().day();
    written.hour = time.time().hour();
    written.minute = time.time().minute();
    written.second = time.time().second();
    return written;
}

icaltimetype dayFrom(QDate day)
{
    icaltimetype written = timeFrom(day.startOfDay(QTimeZone::utc()));
    written.is_date = 1;
    return written;
}

icaltimetype utcFrom(Instant at)
{
    icaltimetype written = timeFrom(utcOf(at));
    written.zone = icaltimezone_get_utc_timezone();
    return written;
}

/// Whether this local time occurs twice that day, because the clocks are set back.
bool comesTwice(Instant at, const QTimeZone &zone)
{
    const auto setBackAt = [&zone](const QTimeZone::OffsetData &change) {
        return change.atUtc.isValid()
            ? qint64(zone.offsetFromUtc(change.atUtc.addMSecs(-1)) - change.offsetFromUtc) * 1000
            : 0;
    };
    const QTimeZone::OffsetData last = zone.previousTransition(utcOf(at + 1));
    const QTimeZone::OffsetData next = zone.nextTransition(utcOf(at));
    return (last.atUtc.isValid() && at - last.atUtc.toMSecsSinceEpoch() < setBackAt(last))
        || (next.atUtc.isValid() && next.atUtc.toMSecsSinceEpoch() - at <= setBackAt(next));
}

/// Uses the zone; or UTC if the local time occurs twice, as readers choose either one.
void placeTime(icalproperty *property, Instant at, const QTimeZone &zone)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(at, zone);
    if (comesTwice(at, zone) || !dayOfExact(at, zone)) {
        icalproperty_set_value(property, icalvalue_new_datetime(utcFrom(at)));
        return;
    }
    icalproperty_set_value(property, icalvalue_new_datetime(timeFrom(local)));
    icalproperty_set_parameter(property, icalparameter_new_tzid(zone.id().constData()));
}

/// Asks programs to look again every hour; without it some do once a day.
void addHour(icalcomponent *to, const char *name, icalparameter_value type)
{
    icalproperty *interval = icalproperty_new_x("PT1H");
    icalproperty_set_x_name(interval, name);
    if (type != ICAL_VALUE_NONE)
        icalproperty_add_parameter(interval, icalparameter_new_value(type));
    icalcomponent_add_property(to, interval);
}

void addText(icalcomponent *to, icalproperty *(*make)(const char *), const QByteArray &text)
{
    if (!text.isEmpty())
        icalcomponent_add_property(to, make(text.constData()));
}

} // namespace

CalendarText::CalendarText(const QTimeZone &zone) : m_zone(zone), m_rules(zoneRules(zone)) {}

QByteArray CalendarText::head(const QString &name) const
{
    const Component calendar = component(icalcomponent_new(ICAL_VCALENDAR_COMPONENT));
    addText(calendar.get(), icalproperty_new_version, "2.0");
    addText(calendar.get(), icalproperty_new_prodid, "-//Stemdesk//Stemdesk " + programVersion() + "//EN");
    addText(calendar.get(), icalproperty_new_calscale, "GREGORIAN");
    addText(calendar.get(), icalproperty_new_name, fileText(name).toUtf8());
    icalproperty *shown = icalproperty_new_x(fileText(name).toUtf8().constData()); // For older programs.
    icalproperty_set_x_name(shown, "X-WR-CALNAME");
    icalcomponent_add_property(calendar.get(), shown);
    addHour(calendar.get(), "REFRESH-INTERVAL", ICAL_VALUE_DURATION);
    addHour(calendar.get(), "X-PUBLISHED-TTL", ICAL_VALUE_NONE);
    return textOf(calendar.get()).chopped(kEnd.size()) + m_rules;
}

QByteArray CalendarText::entry(const CalendarEntry &entry) const
{
    const Component event = component(icalcomponent_new(ICAL_VEVENT_COMPONENT));
    addText(event.get(), icalproperty_new_uid, entry.uid);
    addText(event.get(), icalproperty_new_relatedto, entry.relatedTo);
    addText(event.get(), icalproperty_new_summary, fileText(entry.summary).toUtf8());
    addText(event.get(), icalproperty_new_location, fileText(entry.location).toUtf8());
    addText(event.get(), icalproperty_new_description, fileText(entry.description).toUtf8());
    if (!entry.status.isEmpty())
        icalcomponent_add_property(event.get(),
                                   icalproperty_new_status(icalproperty_string_to_status(entry.status.constData())));
    if (entry.isFree)
        icalcomponent_add_property(event.get(), icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT));
    icalcomponent_add_property(event.get(), icalproperty_new_sequence(entry.version));
    icalcomponent_add_property(event.get(), icalproperty_new_created(utcFrom(entry.createdAt)));
    icalcomponent_add_property(event.get(), icalproperty_new_dtstamp(utcFrom(entry.changedAt)));
    icalcomponent_add_property(event.get(), icalproperty_new_lastmodified(utcFrom(entry.changedAt)));
    icalproperty *start = icalproperty_new(ICAL_DTSTART_PROPERTY);
    icalproperty *end = nullptr; // Without an end, a day lasts one day.
    const auto nextDay = entry.day ? plusDaysExact(*entry.day, 1) : std::nullopt;
    if (!entry.day || nextDay)
        end = icalproperty_new(ICAL_DTEND_PROPERTY);
    if (entry.day) {
        icalproperty_set_dtstart(start, dayFrom(*entry.day));
        if (end)
            icalproperty_set_dtend(end, dayFrom(*nextDay));
    } else {
        placeTime(start, entry.from, m_zone);
        placeTime(end, std::min(entry.to, kLastMoment), m_zone);
    }
    icalcomponent_add_property(event.get(), start);
    if (end)
        icalcomponent_add_property(event.get(), end);
    return textOf(event.get());
}

QByteArray CalendarText::tail()
{
    return kEnd.toByteArray();
}

} // namespace stemdesk
