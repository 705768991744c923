#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QStringList>

namespace stemdesk {

class DocumentLanguage;

/// The instructions to a supplier besides the day: one sentence each; the place and the note may have several lines.
QStringList deliveryWords(const OrderDelivery &delivery, const DocumentLanguage &language);

} // namespace stemdesk
