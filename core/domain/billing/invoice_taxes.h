#pragma once

#include "core/base/result.h"
#include "core/domain/billing/invoice_lines.h"

namespace stemdesk {

struct Bill;
struct Invoice;

/// Whether the invoice can be issued with the tax categories of its lines, so that UBL can express it:
/// exemptionReason_required, exemptionReason_differs, taxCategory_differs for a category beside O, buyer_incomplete for
/// reverse charge and supplies within the Community, eventOn_required for the latter.
Status soundTaxes(const Invoice &invoice);

/// Whether all of it is outside the scope of VAT, so that it omits the parties' VAT numbers.
bool isOutOfScope(const QList<InvoiceLine> &lines);
bool hasCategory(const QList<InvoiceLine> &lines, const QString &category);

/// The bill of a small business: everything exempt, for `reason`.
Bill withoutTaxes(const Bill &bill, const QString &reason);

} // namespace stemdesk
