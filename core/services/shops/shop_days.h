#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QDate>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

class ServiceContext;

/// Converts instants to days in a shop's time zone.
class ShopDays {
public:
    static Result<ShopDays> of(const ServiceContext &context);

    QDate dayOf(Instant at) const;
    std::optional<QDate> dayOfExact(Instant at) const; ///< Nothing but the calendar days.
    Instant startOf(QDate day) const;
    QDate today() const { return m_today; }
    const QTimeZone &zone() const { return m_zone; }

private:
    QTimeZone m_zone;
    QDate m_today;
};

} // namespace stemdesk
