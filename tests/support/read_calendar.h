#pragma once

#include <libical/ical.h>

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QTimeZone>

#include <memory>

namespace stemdesk {

/// A calendar as libical reads it back.
class ReadCalendar {
public:
    explicit ReadCalendar(const QByteArray &text)
        : m_calendar(icalparser_parse_string(text.constData()), icalcomponent_free)
    {
        if (!m_calendar)
            return;
        icalcomponent_strip_errors(m_calendar.get());
        for (icalcomponent *one = first(ICAL_VEVENT_COMPONENT); one != nullptr; one = next(ICAL_VEVENT_COMPONENT))
            m_uids.append(icalcomponent_get_uid(one));
    }

    bool isWhole() const { return m_calendar && icalcomponent_is_valid(m_calendar.get()) != 0; }
    const QList<QByteArray> &uids() const { return m_uids; }
    int zones() { return icalcomponent_count_components(m_calendar.get(), ICAL_VTIMEZONE_COMPONENT); }
    icalcomponent *entry(const QByteArray &uid)
    {
        for (icalcomponent *one = first(ICAL_VEVENT_COMPONENT); one != nullptr; one = next(ICAL_VEVENT_COMPONENT)) {
            if (icalcomponent_get_uid(one) == uid)
                return one;
        }
        return nullptr;
    }
    QByteArray text(const QByteArray &uid, icalproperty_kind kind)
    {
        icalproperty *property = icalcomponent_get_first_property(entry(uid), kind);
        return property == nullptr ? QByteArray() : QByteArray(icalproperty_get_value_as_string(property));
    }
    /// The moment, by the rules of the calendar's own zone.
    qint64 moment(const QByteArray &uid, icalproperty_kind kind)
    {
        icalproperty *property = icalcomponent_get_first_property(entry(uid), kind);
        const icaltimetype time = icalproperty_get_datetime_with_component(property, m_calendar.get());
        return qint64(icaltime_as_timet_with_zone(time, icaltime_get_timezone(time))) * 1000;
    }
    /// Seconds east of Greenwich that the calendar's own zone says for a time of its clocks.
    int offsetAt(QDate day, QTime time)
    {
        icaltimezone *zone = icaltimezone_new();
        icaltimezone_set_component(zone, icalcomponent_new_clone(first(ICAL_VTIMEZONE_COMPONENT)));
        icaltimetype local = icaltime_null_time();
        local.year = day.year();
        local.month = day.month();
        local.day = day.day();
        local.hour = time.hour();
        local.minute = time.minute();
        local.second = time.second();
        const int offset = icaltimezone_get_utc_offset(zone, &local, nullptr);
        icaltimezone_free(zone, 1);
        return offset;
    }
    QByteArray zoneOf(const QByteArray &uid, icalproperty_kind kind)
    {
        icalproperty *property = icalcomponent_get_first_property(entry(uid), kind);
        icalparameter *zone = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
        return zone == nullptr ? QByteArray() : QByteArray(icalparameter_get_tzid(zone));
    }

private:
    icalcomponent *first(icalcomponent_kind kind) { return icalcomponent_get_first_component(m_calendar.get(), kind); }
    icalcomponent *next(icalcomponent_kind kind) { return icalcomponent_get_next_component(m_calendar.get(), kind); }

    std::unique_ptr<icalcomponent, decltype(&icalcomponent_free)> m_calendar;
    QList<QByteArray> m_uids;
};

} // namespace stemdesk
