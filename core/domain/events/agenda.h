#pragma once

#include "core/base/clock.h"

#include <QtGlobal>

#include <optional>

namespace stemdesk {

/// The events to list, and their order by firstStart().
enum class AgendaWalk {
    Undated, ///< Events without a date, newest first.
    SoonestFirst,
    LatestFirst,
};

/// An event's position in the list.
struct AgendaPlace {
    Instant start = 0; ///< 0 if it is undated.
    qint64 key = 0;

    friend bool operator==(const AgendaPlace &, const AgendaPlace &) = default;
};

struct AgendaRequest {
    AgendaWalk walk = AgendaWalk::SoonestFirst;
    std::optional<AgendaPlace> after; ///< nullopt: from the start.
    int limit = 50;
    bool withBudgets = true; ///< Whether to compute the prices for comparison with budgets.
    bool withBalances = false; ///< Whether the outstanding amounts are computed.
};

} // namespace stemdesk
