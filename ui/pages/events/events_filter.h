#pragma once

#include <QString>

namespace stemdesk::ui {

/// The range of events to show.
enum class EventRange {
    Upcoming, ///< Undated events, then from today on, soonest first.
    Past, ///< Before today, latest first.
    All, ///< Undated events, then latest first.
};

/// The filter of all views.
struct EventsFilter {
    EventRange range = EventRange::Upcoming; ///< A search looks at all events, whatever the range.
    QString status; ///< Empty: all.
    QString words; ///< Trimmed.

    bool isNarrowed() const { return !status.isEmpty() || !words.isEmpty(); }

    friend bool operator==(const EventsFilter &, const EventsFilter &) = default;
};

} // namespace stemdesk::ui
