#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// An invoice as its row stores it: its content is in `document`, and the other fields of the invoice are not filled.
struct StoredInvoice {
    NumberedInvoice numbered;
    QByteArray document;
};

/// The last numbers of a series.
struct InvoiceSeriesEnd {
    int place = 0; ///< The last invoice's; 0 if there is none.
    QString issuedOn; ///< Date of the newest invoice that is not in the future.
};

struct InvoiceReminder {
    int level = 1; ///< 1 to 3.
    Instant at = 0;
};

/// Invoices of one shop. Rows are added and never changed.
class InvoiceStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Newest first.
    Result<Page<StoredInvoice>> list(const InvoiceFilter &filter, const PageRequest &page) const;
    /// NotFound if there is none.
    Result<StoredInvoice> find(InvoiceId id) const;
    /// The existing ones, in no order.
    Result<QList<StoredInvoice>> findAll(const QList<InvoiceId> &ids) const;
    /// In the order in which they were issued.
    Result<QList<StoredInvoice>> ofEvent(EventId event) const;
    /// The numbers of all invoices, by series and position.
    Result<QList<NumberedInvoice>> numbers() const;

    /// Invoices dated after `today`, because of a wrong clock, count by their position but not by their date.
    Result<InvoiceSeriesEnd> endOf(const QString &series, QDate today) const;
    Result<bool> isTaken(const QString &number) const;
    Result<bool> hasAny() const;

    /// The amounts that invoices claim for these events, with all shares of invoices over several events; in order of
    /// issue.
    Result<QList<InvoiceClaim>> claimsOn(const QList<EventId> &events) const;
    /// The events of an invoice for several, in its order.
    Result<QList<EventId>> sharedEvents(InvoiceId invoice) const;
    /// Leaves out invoices without a reminder.
    Result<QHash<InvoiceId, InvoiceReminder>> lastReminders(const QList<InvoiceId> &invoices) const;

    Status insert(const StoredInvoice &stored);
    Status addReminder(InvoiceId invoice, const InvoiceReminder &reminder);
};

} // namespace stemdesk
