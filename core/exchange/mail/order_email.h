#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"
#include "core/exchange/mail/email_draft.h"
#include "core/exchange/mail/mail_draft.h"

namespace stemdesk {

class DocumentLanguage;

/// "Rose, Quicksand, 50 cm, Blush / Ivory, SKU QS-50"
QString orderedThing(const OrderSheetLine &line, const DocumentLanguage &language);

/// What `supplier` (null: the lines that name none) is asked to deliver, in the shop's document language. Of the events
/// it tells nothing but from when to when the flowers are needed: names are the clients' business. Prices stay out
/// too: ours are the expected ones, and the supplier's invoice says what holds. All empty where the sheet orders
/// nothing of this supplier.
EmailDraft orderEmailFor(const OrderSheet &whole, SupplierId supplier, const Shop &shop);

/// With the sheet, which is this supplier's alone, as PDF and CSV; without the names of events where the shop keeps
/// them to itself.
void attachOrder(MailDraft &draft, OrderSheet theirs, const Shop &shop, const QByteArray &pdf);

} // namespace stemdesk
