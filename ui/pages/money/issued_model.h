#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/page.h"
#include "ui/models/paged_table_model.h"

#include <QHash>

#include <optional>

namespace stemdesk::ui {

struct UiContext;

/// Invoices and credit notes of the shop, newest first, read page by page.
class IssuedModel : public PagedTableModel<Invoice, InvoiceId> {
    Q_OBJECT

public:
    enum Column { Number, IssuedOn, DueOn, Buyer, EventName, State, Amount };

    explicit IssuedModel(UiContext &context, QObject *parent = nullptr) : PagedTableModel(parent), m_context(context) {}

    /// Reads from the start those that fit.
    void narrow(const InvoiceFilter &filter);
    const InvoiceFilter &filter() const { return m_filter; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();
    const QList<UnreadableRow> &unreadable() const { return m_unreadable; }

protected:
    InvoiceId keyOf(const Invoice &invoice) const override { return invoice.id; }
    Columns columns() const override;
    Result<Page<Invoice>> readPage(std::optional<qint64> after) const override;

private:
    void nameEvents(const QList<Invoice> &invoices) const;
    QString eventsOf(const Invoice &invoice) const;

    mutable QList<UnreadableRow> m_unreadable; ///< On the pages read so far.
    mutable QHash<EventId, QString> m_eventNames; ///< Of monthly invoices with a single event.
    UiContext &m_context;
    InvoiceFilter m_filter;
};

} // namespace stemdesk::ui
