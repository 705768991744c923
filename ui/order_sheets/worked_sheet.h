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

/// The current order sheet of these events. With many events it takes too long for the window's thread.
Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events);

} // namespace stemdesk::ui
