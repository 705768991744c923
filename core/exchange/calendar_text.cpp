#include "core/exchange/calendar_text.h"

#include "core/base/day.h"
#include "core/base/file_text.h"
#include "core/base/utc.h"
#include "core/base/version.h"

#include <libical/ical.h>
#include <libical/icaltz-util.h>

#include <QDateTime>
#include <QList>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>

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

icalproperty *ruleOf(icalcomponent *observance)
{
    return icalcomponent_get_first_property(observance, ICAL_RRULE_PROPERTY);
}

/// How such a part of a year comes back, whenever it ends to.
QByteArray recurrenceOf(icalcomponent *observance)
{
    icalrecurrencetype rule = icalproperty_get_rrule(ruleOf(observance));
    rule.until = icaltime_null_time();
    const std::unique_ptr<char, decltype(&std::free)> text(icalrecurrencetype_as_string_r(&rule), std::free);
    return text.get()
        + QByteArray::number(
               icalproperty_get_tzoffsetto(icalcomponent_get_first_property(observance, ICAL_TZOFFSETTO_PROPERTY)));
}

bool isForEver(icalcomponent *observance)
{
    return icaltime_is_null_time(icalproperty_get_rrule(ruleOf(observance)).until) != 0;
}

/// The system's tables of zones end with 2037, and libical begins the same rule anew there. Made one again it is read
/// by programs that know no more than a rule for summer and one for winter.
void joinRules(icalcomponent *rules)
{
    constexpr int kLastYears = 2036;
    QList<icalcomponent *> ending;
    QList<icalcomponent *> lasting;
    icalcompiter at = icalcomponent_begin_component(rules, ICAL_ANY_COMPONENT);
    for (icalcomponent *part = icalcompiter_deref(&at); part != nullptr; part = icalcompiter_next(&at)) {
        if (ruleOf(part) == nullptr)
            continue;
        if (isForEver(part))
            lasting.append(part);
        else if (icalproperty_get_rrule(ruleOf(part)).until.year >= kLastYears)
            ending.append(part);
    }
    for (icalcomponent *again : std::as_const(lasting)) {
        const auto same = std::ranges::find(ending, recurrenceOf(again), recurrenceOf);
        if (same == ending.end())
            continue;
        icalrecurrencetype rule = icalproperty_get_rrule(ruleOf(*same));
        rule.until = icaltime_null_time();
        icalproperty_set_rrule(ruleOf(*same), rule);
        icalcomponent_remove_component(rules, again);
        icalcomponent_free(again);
    }
}

/// The zone's rules since 2000; empty where the system has none of it.
QByteArray rulesOf(const QTimeZone &zone)
{
    static std::mutex mutex; // libical finds the folder of the system's zones once, and keeps it unguarded.
    const std::scoped_lock lock(mutex);
    const Component rules = component(icaltzutil_fetch_timezone(zone.id().constData()));
    if (!rules)
        return {};
    icaltimezone_truncate_vtimezone(rules.get(), icaltime_from_string("20000101T000000Z"), icaltime_null_time(), 0);
    joinRules(rules.get());
    icalproperty_set_tzid(icalcomponent_get_first_property(rules.get(), ICAL_TZID_PROPERTY), zone.id().constData());
    icalproperty *own = icalcomponent_get_first_property(rules.get(), ICAL_X_PROPERTY);
    if (own != nullptr) { // Some readers refuse what they do not know here.
        icalcomponent_remove_property(rules.get(), own);
        icalproperty_free(own);
    }
    return textOf(rules.get());
}

/// Whether clocks were set back to this hour, which then came a second time.
bool isSecondOfTwo(Instant at, const QTimeZone &zone)
{
    const QTimeZone::OffsetData last = zone.previousTransition(utcOf(at + 1));
    if (!last.atUtc.isValid())
        return false;
    const int setBack = zone.offsetFromUtc(last.atUtc.addMSecs(-1)) - last.offsetFromUtc;
    return at - last.atUtc.toMSecsSinceEpoch() < qint64(setBack) * 1000;
}

/// With the zone; in UTC where the time there would be taken for the first of two equal ones, or nobody knows its
/// rules.
void placeTime(icalproperty *property, Instant at, const QTimeZone &zone, bool hasRules)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(at, zone);
    if (!hasRules || isSecondOfTwo(at, zone) || !dayOfExact(at, zone)) {
        icalproperty_set_value(property, icalvalue_new_datetime(utcFrom(at)));
        return;
    }
    icalproperty_set_value(property, icalvalue_new_datetime(timeFrom(local)));
    icalproperty_set_parameter(property, icalparameter_new_tzid(zone.id().constData()));
}

void addText(icalcomponent *to, icalproperty *(*make)(const char *), const QByteArray &text)
{
    if (!text.isEmpty())
        icalcomponent_add_property(to, make(text.constData()));
}

} // namespace

CalendarText::CalendarText(const QTimeZone &zone) : m_zone(zone), m_rules(rulesOf(zone)) {}

QByteArray CalendarText::head(const QString &name) const
{
    const Component calendar = component(icalcomponent_new(ICAL_VCALENDAR_COMPONENT));
    addText(calendar.get(), icalproperty_new_version, "2.0");
    addText(calendar.get(), icalproperty_new_prodid, "-//Stemdesk//Stemdesk " + programVersion() + "//EN");
    addText(calendar.get(), icalproperty_new_calscale, "GREGORIAN");
    addText(calendar.get(), icalproperty_new_name, fileText(name).toUtf8());
    icalproperty *shown = icalproperty_new_x(fileText(name).toUtf8().constData()); // What older programs read.
    icalproperty_set_x_name(shown, "X-WR-CALNAME");
    icalcomponent_add_property(calendar.get(), shown);
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
    icalcomponent_add_property(event.get(), icalproperty_new_sequence(entry.version));
    icalcomponent_add_property(event.get(), icalproperty_new_created(utcFrom(entry.createdAt)));
    icalcomponent_add_property(event.get(), icalproperty_new_dtstamp(utcFrom(entry.changedAt)));
    icalcomponent_add_property(event.get(), icalproperty_new_lastmodified(utcFrom(entry.changedAt)));
    icalproperty *start = icalproperty_new(ICAL_DTSTART_PROPERTY);
    icalproperty *end = nullptr; // Without one, a day is one day long.
    const auto nextDay = entry.day ? plusDaysExact(*entry.day, 1) : std::nullopt;
    if (!entry.day || nextDay)
        end = icalproperty_new(ICAL_DTEND_PROPERTY);
    if (entry.day) {
        icalproperty_set_dtstart(start, dayFrom(*entry.day));
        if (end)
            icalproperty_set_dtend(end, dayFrom(*nextDay));
    } else {
        placeTime(start, entry.from, m_zone, !m_rules.isEmpty());
        placeTime(end, std::min(entry.to, kLastMoment), m_zone, !m_rules.isEmpty());
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
