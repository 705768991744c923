#pragma once

#include "core/domain/billing/invoice.h"

#include <functional>

class QObject;

namespace stemdesk {
struct EmailDraft;
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

struct UiContext;

/// The e-mail with these invoices as PDFs, for a mail program; at least one. REQUIRES: a thread other than the
/// window's.
Result<QByteArray> invoiceMessage(ShopServices &services, const EmailDraft &email, const QList<Invoice> &invoices);

/// Opens that e-mail for one invoice in the mail program. `tell` gets the outcome if `receiver` still exists.
void draftInvoice(const UiContext &context, const Invoice &invoice, QObject *receiver,
                  const std::function<void(const QString &)> &report);

} // namespace stemdesk::ui
