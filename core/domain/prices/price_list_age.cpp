#include "core/domain/prices/price_list_age.h"

#include "core/base/day.h"

namespace stemdesk {

QDate lastGoodDay(QDate listDate)
{
    return plusDays(listDate, kPriceListDays);
}

bool isOutOfDate(QDate newest, QDate day)
{
    return day > lastGoodDay(newest);
}

} // namespace stemdesk
