#pragma once

#include <QString>

namespace stemdesk {

// What invoices of a country usually say, in its language; empty where there is no such sentence. Suggestions: only the
// shop knows whether they are true of it.

/// The cost of late payment, where the law wants it on every invoice.
QString usualInvoiceTerms(QStringView country);
/// Why a small business charges no tax.
QString usualExemptionReason(QStringView country);

} // namespace stemdesk
