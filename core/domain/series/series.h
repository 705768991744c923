#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// The states of a series, as they are written and stored.
inline constexpr std::array<std::string_view, 3> kSeriesStatuses{"active", "paused", "ended"};

inline constexpr qsizetype kMostTemplates = 12;
inline constexpr int kMostDaysAhead = 365;
inline constexpr int kFirstDaysAhead = 28;
inline constexpr qsizetype kMostSkips = 10'000; ///< Days that one request skips or moves.

/// A day of the rule that takes place on another one.
struct SeriesMove {
    QDate from;
    QDate to;

    friend bool operator==(const SeriesMove &, const SeriesMove &) = default;
};

/// A standing order: the same event again and again.
struct Series {
    SeriesId id;
    QString name;
    ContactId contactId; ///< Null: as the templates have it.
    QStringList templateEventIds; ///< Ids as they are stored, in the order of the rota; see rotaOf().
    QString rule; ///< See dayRuleFrom().
    QDate startsOn;
    int daysAhead = kFirstDaysAhead;
    QStringList skips; ///< Days of the rule, YYYY-MM-DD.
    QStringList moves; ///< "YYYY-MM-DD YYYY-MM-DD"; see movesOf().
    QString status = QStringLiteral("active"); ///< One of kSeriesStatuses.
    std::optional<QDate> nextOn; ///< Computed: the next day that has no event yet.
    int eventsCount = 0; ///< Computed.
    Instant createdAt = 0;
    Instant updatedAt = 0; ///< Also changes with the making of events.
    int version = 0;

    bool isActive() const { return status == QLatin1StringView("active"); }

    friend bool operator==(const Series &, const Series &) = default;
};

/// The changes; an absent field keeps its value, a null id clears it.
struct SeriesPatch {
    std::optional<QString> name;
    std::optional<ContactId> contactId;
    std::optional<QStringList> templateEventIds;
    std::optional<QString> rule;
    std::optional<QDate> startsOn;
    std::optional<int> daysAhead;
    std::optional<QStringList> skips;
    std::optional<QStringList> moves;
    std::optional<QString> status;

    friend bool operator==(const SeriesPatch &, const SeriesPatch &) = default;
};

/// Describes the fields of a series.
const SpecOf<Series, SeriesPatch> &seriesSpec();

/// The service checks that the contact and the templates exist. A rule without a day from `startsOn` on is
/// invalid_rule.
Result<Series> patched(Series series, const SeriesPatch &patch);
SeriesPatch inverse(const Series &before, const SeriesPatch &patch);

/// The templates, which take turns; an event may occur several times.
QList<EventId> rotaOf(const Series &series);
QStringList rotaText(const QList<EventId> &rota);
QList<SeriesMove> movesOf(const Series &series);
QStringList movesText(const QList<SeriesMove> &moves);

struct SeriesFilter {
    QString q; ///< Words that must each begin a word of the series' or its contact's name.
    QString status;
    std::optional<ContactId> contactId;
    std::optional<Instant> updatedSince;
};

} // namespace stemdesk
