#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"
#include "core/exchange/mail/email_draft.h"
#include "core/exchange/mail/mail_draft.h"

namespace stemdesk {

class DocumentLanguage;

/// "Rose, Quicksand, 50 cm, Blush / Ivory, SKU QS-50"
QString orderedThing(const OrderSheetLine &line, const DocumentLanguage &language);

/// "75 stems", "1 unit".
QString unitsText(double units, const OrderSheetLine &line, const DocumentLanguage &language);

/// The e-mail that orders from `supplier` (null: the lines without one), in the shop's document language. It says when
/// the flowers are needed but not for which events: clients' names are their own business. It has no prices either:
/// ours are only expected, and the supplier's invoice counts. All fields are empty if nothing is ordered.
EmailDraft orderEmailFor(const OrderSheet &whole, SupplierId supplier, const Shop &shop);

/// Attaches the supplier's own sheet as PDF and CSV, without event names if the shop keeps them private.
void attachOrder(MailDraft &draft, OrderSheet theirs, const Shop &shop, const QByteArray &pdf);

} // namespace stemdesk
