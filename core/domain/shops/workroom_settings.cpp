#include "core/domain/shops/workroom_settings.h"

#include "core/base/wording.h"
#include "core/domain/hire/availability.h"
#include "core/domain/shops/shop.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status setCount(int &target, const QString &key, const QString &value, std::pair<int, int> range)
{
    bool isNumber = false;
    const int count = value.toInt(&isNumber);
    if (!isNumber || count < range.first || count > range.second)
        return unfit(key, u"a whole number from %1 to %2"_s.arg(range.first).arg(range.second), quoted(value));
    target = count;
    return {};
}

Status setDays(int &target, const QString &key, const QString &value, int most)
{
    return setCount(target, key, value, {0, most});
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

Status setStemsPerBucket(Shop &shop, const QString &key, const QString &value)
{
    constexpr int kMostStems = 10'000;
    return setCount(shop.stemsPerBucket, key, value, {1, kMostStems});
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
