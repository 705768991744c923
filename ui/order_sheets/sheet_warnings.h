#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk::ui {

// Warnings about a sheet; empty if there is nothing to mind.
QString draftText(const OrderSheet &sheet);
QString archivedText(const OrderSheet &sheet);
QString nobodyText(const OrderSheet &sheet);
QString unpricedText(const OrderSheet &sheet);

} // namespace stemdesk::ui
