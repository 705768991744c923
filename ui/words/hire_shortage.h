#pragma once

#include "core/base/id.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>
#include <QStringList>

namespace stemdesk {
struct EventHire;
}

namespace stemdesk::ui {

/// A hired item of which an event needs more than is available.
struct HireShortage {
    double units = 0; ///< 0: no shortage.
    QStringList events; ///< "Gala (4)": the events that hold it at that time.
    QDate day; ///< The first on which the others hold the most; null if the event is undated.

    friend bool operator==(const HireShortage &, const HireShortage &) = default;
};

using HireShortages = QHash<VariantId, HireShortage>;

/// Shortages among the goods that the event hires.
HireShortages shortagesOf(const EventHire &hire);

/// A shortage in a florist's words.
class ShortageWords {
    Q_DECLARE_TR_FUNCTIONS(ShortageWords)

public:
    /// "3 short".
    static QString units(const HireShortage &shortage);
    /// "‘Vase’ is 3 short: others are out for Gala (4)."
    static QString sentence(const QString &thing, const HireShortage &shortage);
};

} // namespace stemdesk::ui
