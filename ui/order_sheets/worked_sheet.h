#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "ui/words/hire_shortage.h"
#include "ui/words/order_words.h"

namespace stemdesk {
struct ShopServices;
}

namespace stemdesk::ui {

/// Whether a sheet includes what is already ordered.
enum class SheetScope { New, Whole };

/// A sheet with the advice on it, and its hired things that are short.
struct WorkedSheet {
    OrderSheet sheet; ///< Goods still to order.
    OrderSheet shown; ///< Everything that is needed, including what is already ordered.
    bool isOrdered = false; ///< Something of it is ordered already.
    QList<QDate> days; ///< All delivery days of goods still to order.
    std::optional<QDate> day; ///< The sheet's delivery day, if it has only one.
    SheetAdvice advice;
    HireShortages shortages;
};

/// The current order sheet of these events, of one delivery day only if there is such a day. With many events it takes
/// too long for the window's thread.
Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events,
                                SheetScope scope = SheetScope::New, const std::optional<QDate> &day = {});

/// All lines of `whole`, with the packs and costs that `topUp` orders for them.
OrderSheet besideOrdered(const OrderSheet &whole, const OrderSheet &topUp);

/// The newest saved sheets with one of these events; drafts too, so that none is overlooked where all is ordered.
Result<QList<SavedSheet>> sheetsWith(ShopServices &services, const QList<EventId> &events);

} // namespace stemdesk::ui
