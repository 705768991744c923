#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {
struct EmailDraft;
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// The e-mail with these invoices as PDFs, for a mail program; at least one. REQUIRES: a thread other than the
/// window's.
Result<QByteArray> invoiceMessage(ShopServices &services, const EmailDraft &email, const QList<Invoice> &invoices);

} // namespace stemdesk::ui
