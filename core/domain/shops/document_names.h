#pragma once

#include <QDate>
#include <QString>

namespace stemdesk {

struct Invoice;
struct OrderSheet;
struct OrderSheetSupplier;
struct Quote;
struct Shop;

// The names of documents as files, without an ending, in the language of the shop's documents. Saved files and those
// attached to e-mails have the same.

/// What both sides can name: the day and the end of the order's id, "2026-11-29/7KX3"; empty before it is saved.
QString orderNumber(const OrderSheet &sheet, const Shop &shop);

/// "Order Van Rijn 2026-11-28", with the day of delivery if it is known.
QString orderFileName(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// "Claim Van Rijn 2026-11-28", of the same order.
QString claimFileName(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// "Invoice 2026-0003", "Credit note 2026-0004".
QString invoiceFileName(const Invoice &invoice);
/// "Statement of account Hotel Linden 2026-11-29".
QString statementFileName(const QString &contact, QDate to, const Shop &shop);
/// "Quote 2 Meadow wedding".
QString quoteFileName(const Quote &quote, const QString &event, const Shop &shop);

/// Without what file systems refuse.
QString fileNameFrom(const QString &text);

} // namespace stemdesk
