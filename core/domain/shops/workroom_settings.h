#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

struct Shop;

// Command line settings for a shop's workroom: each sets one, or returns the rule that the value breaks.

Status setHireDaysAfter(Shop &shop, const QString &key, const QString &value);
Status setHireDaysBefore(Shop &shop, const QString &key, const QString &value);
Status setOrderDaysBefore(Shop &shop, const QString &key, const QString &value);
Status setStemsPerBucket(Shop &shop, const QString &key, const QString &value);
Status setWorkPlan(Shop &shop, const QString &key, const QString &value);

} // namespace stemdesk
