#pragma once

#include "core/base/clock.h"

#include <QtGlobal>

#include <optional>

namespace stemdesk {

/// Which of a shop's events are walked, and in which order of their firstStart().
enum class AgendaWalk {
    Undated, ///< Those without a date, the newest first.
    SoonestFirst,
    LatestFirst,
};

/// Where an event stands in a walk.
struct AgendaPlace {
    Instant start = 0; ///< 0 where it is undated.
    qint64 key = 0;

    friend bool operator==(const AgendaPlace &, const AgendaPlace &) = default;
};

struct AgendaRequest {
    AgendaWalk walk = AgendaWalk::SoonestFirst;
    std::optional<AgendaPlace> after; ///< Nullopt: from the start.
    int limit = 50;
    bool withBudgets = true; ///< Whether the prices are computed that budgets are compared with.
    bool withBalances = false; ///< Whether it is said what is still to be paid.
};

} // namespace stemdesk
