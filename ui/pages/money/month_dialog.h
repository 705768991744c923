#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/clients/contact.h"
#include "ui/models/lookup.h"

#include "ui/pages/money/list_dialog.h"

#include <QList>

class QComboBox;

namespace stemdesk::ui {

/// A monthly invoice proposed for one client.
struct MonthProposal {
    Contact contact;
    MonthRequest request;
    Invoice invoice; ///< The invoice without a number.
    QString refusal; ///< Why it cannot be issued; empty if it can.
};

/// Issues the invoices of a month together, with a preview of each.
class MonthDialog : public ListDialog {
    Q_OBJECT

public:
    MonthDialog(UiContext &context, QWidget *parent);

Q_SIGNALS:
    void noted(const QString &text);

private:
    void buildMonths();
    void read();
    void showProposals(const QList<MonthProposal> &proposals);
    void showProposal(const MonthProposal &proposal);
    void showCurrent() override;
    void showCount();
    QList<MonthRequest> chosen() const;
    void issue();

    UiContext &m_context;
    Lookup m_lookup;
    QList<MonthProposal> m_proposals;
    QComboBox *m_months;
    Button *m_issue;
};

} // namespace stemdesk::ui
