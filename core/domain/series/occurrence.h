#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

/// Links an event to the series that made it.
struct Occurrence {
    SeriesId seriesId; ///< Null: the series was deleted.
    QDate on; ///< The day of the rule.
    bool isDetached = false; ///< Differs from its template as of the last copy or application.
    EventId templateId;
    QString
        print; ///< A digest of the event as it was last copied or applied; see core/services/series/occurrence_print.h.
    /// Whether its deletion has added its day to the series' skips; not stored, only for restoring it.
    bool isSkipAdded = false;

    friend bool operator==(const Occurrence &, const Occurrence &) = default;
};

/// A series' rota before one of its templates was deleted, for restoring it.
struct LeftRota {
    SeriesId seriesId;
    QList<EventId> rota;

    friend bool operator==(const LeftRota &, const LeftRota &) = default;
};

} // namespace stemdesk
