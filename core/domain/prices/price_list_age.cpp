#include "core/domain/prices/price_list_age.h"

namespace stemdesk {

QDate lastGoodDay(QDate listDate)
{
    return listDate.addDays(kPriceListDays);
}

bool isOutOfDate(QDate newest, QDate day)
{
    return day > lastGoodDay(newest);
}

} // namespace stemdesk
