#pragma once

#include "core/domain/billing/balance.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/money/invoice_period.h"

#include <optional>
#include <utility>

namespace stemdesk::ui {

/// An instalment or an invoice that is still to be paid, as it is shown.
struct OwedPart {
    EventId eventId;
    InvoiceId invoiceId; ///< The event's first open invoice; null if there is none.
    int instalment = 0; ///< Its position in the plan; -1: the amount invoiced beyond it.
    std::optional<QDate> dueOn;
    int daysLate = 0;
    bool isToday = false; ///< Due today.
    QString debtor;
    QString clients; ///< The event's; empty: the same.
    QString eventName;
    QString what;
    MinorAmount missing;
    QString currency;

    friend bool operator==(const OwedPart &, const OwedPart &) = default;
};

/// Outstanding payments by due date; those without a date come last.
class OwedModel : public MergedTableModel<OwedPart, std::pair<EventId, int>> {
    Q_OBJECT

public:
    enum Column { Due, Client, EventName, What, Amount };

    explicit OwedModel(QObject *parent = nullptr) : MergedTableModel(parent) {}

    void setOwed(const QList<EventBalance> &owed, QDate today);
    /// Shows what is due on these days only.
    void narrow(const PeriodDays &days);
    /// Sums of the visible rows: "£2,300.00 outstanding · £400.00 overdue".
    /// `period`: the days that were chosen, if any; `isPartShown`: a search hides some of it.
    QString stateText(const QString &period, bool isPartShown) const;
    /// The end of it: "£400.00 overdue"; empty if nothing is.
    QString overdueText() const;

protected:
    std::pair<EventId, int> keyOf(const OwedPart &part) const override { return {part.eventId, part.instalment}; }
    Columns columns() const override;

private:
    void showParts();

    QList<OwedPart> m_all;
    PeriodDays m_days;
};

} // namespace stemdesk::ui
