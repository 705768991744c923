#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk::ui {

// What to mind about a sheet, in words; empty where there is nothing.
QString draftText(const OrderSheet &sheet);
QString archivedText(const OrderSheet &sheet);
QString nobodyText(const OrderSheet &sheet);
QString unpricedText(const OrderSheet &sheet);

} // namespace stemdesk::ui
