#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QDate>
#include <QTimeZone>

namespace stemdesk {

class ServiceContext;

/// The days that instants fall on in a shop's time zone.
class ShopDays {
public:
    static Result<ShopDays> of(const ServiceContext &context);

    QDate dayOf(Instant at) const;
    Instant startOf(QDate day) const;
    QDate today() const { return m_today; }

private:
    QTimeZone m_zone;
    QDate m_today;
};

} // namespace stemdesk
