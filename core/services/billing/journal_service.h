#pragma once

#include "core/base/result.h"
#include "core/domain/billing/journal.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <QStringList>

namespace stemdesk {

class ServiceContext;
struct Invoice;
struct Payment;

/// The changes of a shop's invoices and payments.
class JournalService : public Service {
public:
    using Service::Service;

    /// In the order in which they were written, unless the filter wants the newest first.
    Result<Page<JournalEntry>> list(const JournalFilter &filter, const PageRequest &page) const;
    /// The same as people read it.
    Result<Page<JournalRecord>> records(const JournalFilter &filter, const PageRequest &page) const;
};

// Append to the journal, inside the unit of work that makes the change.

Status journalIssue(const ServiceContext &context, const Invoice &invoice);
/// Null: it did not exist before, or does not exist after.
Status journalPayment(const ServiceContext &context, const Payment *before, const Payment *after);
Status journalReminding(const ServiceContext &context, const Invoice &invoice, int level);

/// The first row that was changed or is missing, in plain words; nullopt if the journal is intact.
Result<QStringList> journalFindings(const ServiceContext &context);

} // namespace stemdesk
