#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

class QTimeZone;

namespace stemdesk {

struct Event;

/// What of a price list decides whether it applies.
struct PriceListHead {
    PriceListId id;
    QString productType;
    QDate date;
    double taxMultiplier = 0;

    friend bool operator==(const PriceListHead &, const PriceListHead &) = default;
};

/// The price lists of a shop, ready for choosing among them.
class PriceLists {
public:
    PriceLists() = default;
    explicit PriceLists(const QList<PriceListHead> &inOrderOfCreation);

    /// The list pinned for the type, whatever its date, else the newest of the type dated on or before `day` (of equal
    /// dates the later created); nullptr if none. A pinned list that is gone or is now of another type counts as not
    /// pinned. The answer points into this object.
    const PriceListHead *chosen(const QString &productType, QDate day, const QMap<QString, PriceListId> &pinned) const;

private:
    QHash<QString, QList<PriceListHead>> m_byType; ///< Each by date, of equal dates in order of creation.
};

/// The day whose prices an event has in `zone`: that of its venueStart, else ceremonyStart, else createdAt.
QDate pricingDay(const Event &event, const QTimeZone &zone);

} // namespace stemdesk
