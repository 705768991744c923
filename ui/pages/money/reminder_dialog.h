#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/shops/shop.h"
#include "ui/models/lookup.h"

#include "ui/pages/money/list_dialog.h"

#include <QList>

class QComboBox;

namespace stemdesk::ui {

/// The overdue invoices of one client.
struct ClientDebts {
    QString name;
    QList<Invoice> invoices; ///< The oldest first.
};

/// Drafts reminders for everything that is overdue, one per client, with a preview of each before it is opened in the
/// mail program. Sends nothing itself.
class ReminderDialog : public ListDialog {
    Q_OBJECT

public:
    ReminderDialog(UiContext &context, QWidget *parent);

private:
    void read();
    void showDebts(const QList<Invoice> &overdue);
    void showCurrent() override;
    void showDraft();
    void openDraft();
    void noteReminded();
    const ClientDebts *current() const;
    int level() const;

    UiContext &m_context;
    Lookup m_lookup;
    Shop m_shop; ///< The settings for its documents.
    QList<ClientDebts> m_debts;
    QString m_noted; ///< To be said once the debts were read again.
    QComboBox *m_level;
    Button *m_open;
    Button *m_note;
};

} // namespace stemdesk::ui
