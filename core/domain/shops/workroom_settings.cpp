#include "core/domain/shops/workroom_settings.h"

#include "core/base/wording.h"
#include "core/domain/hire/availability.h"
#include "core/domain/shops/shop.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status setDays(int &target, const QString &key, const QString &value, int most)
{
    bool isNumber = false;
    const int days = value.toInt(&isNumber);
    if (!isNumber || days < 0 || days > most)
        return unfit(key, u"a whole number from 0 to %1"_s.arg(most), quoted(value));
    target = days;
    return {};
}

} // namespace

Status setHireDaysAfter(Shop &shop, const QString &key, const QString &value)
{
    return setDays(shop.hireDaysAfter, key, value, kMostHireDays);
}

Status setHireDaysBefore(Shop &shop, const QString &key, const QString &value)
{
    return setDays(shop.hireDaysBefore, key, value, kMostHireDays);
}

Status setOrderDaysBefore(Shop &shop, const QString &key, const QString &value)
{
    constexpr int kMostOrderDays = 365;
    return setDays(shop.orderDaysBefore, key, value, kMostOrderDays);
}

Status setWorkPlan(Shop &shop, const QString &, const QString &value)
{
    shop.workPlan.reset();
    if (value.isEmpty())
        return {};
    Result<WorkPlan> plan = workPlanFrom(value.toUtf8());
    if (!plan)
        return std::move(plan.error());
    shop.workPlan = *std::move(plan);
    return {};
}

} // namespace stemdesk
