#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "ui/words/hire_shortage.h"
#include "ui/words/order_words.h"

namespace stemdesk {
struct ShopServices;
}

namespace stemdesk::ui {

/// A sheet with the ways to spend less on it, and what of it is hired and short.
struct WorkedSheet {
    OrderSheet sheet;
    SheetAdvice advice;
    HireShortages shortages;
};

/// What to order for these events now. One over many events takes longer than the window may wait.
Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events);

} // namespace stemdesk::ui
