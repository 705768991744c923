#pragma once

#include <QDate>

namespace stemdesk {

/// Number of days after its date that a price list is valid.
inline constexpr int kPriceListDays = 90;

/// The last day on which a list of this date is valid.
QDate lastGoodDay(QDate listDate);

/// Whether new prices are needed: `newest` is the date of the newest list of its type.
bool isOutOfDate(QDate newest, QDate day);

} // namespace stemdesk
