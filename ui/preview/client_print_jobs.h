#pragma once

#include "core/base/id.h"
#include "ui/preview/file_job.h"
#include "ui/preview/print_job.h"

#include <QDate>

namespace stemdesk {
struct Contact;
struct Invoice;
struct JournalFilter;
struct Quote;
struct Shop;
} // namespace stemdesk

namespace stemdesk::ui {

/// The proposal as stored with the quote.
PrintJob quotePrintJob(const Quote &quote, const QString &event, const Shop &ofShop);

/// All of a contact's account to today.
PrintJob statementPrintJob(const Contact &contact, QDate today, const Shop &ofShop);

/// The journal of these days.
PrintJob journalPrintJob(const JournalFilter &filter, const ShopId &shop);

PrintJob invoicePrintJob(const Invoice &invoice, const ShopId &shop);
/// UBL, for the buyer's software.
FileJob invoiceFileJob(const Invoice &invoice);

} // namespace stemdesk::ui
