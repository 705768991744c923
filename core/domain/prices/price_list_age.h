#pragma once

#include <QDate>

namespace stemdesk {

/// So many days after its date a price list is trusted.
inline constexpr int kPriceListDays = 90;

/// The last day on which a list of this date is not out of date.
QDate lastGoodDay(QDate listDate);

/// Whether prices have to be asked for anew: `newest` is the date of the newest list of its type.
bool isOutOfDate(QDate newest, QDate day);

} // namespace stemdesk
