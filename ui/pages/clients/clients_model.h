#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/billing/balance.h"
#include "core/domain/clients/contact.h"
#include "ui/cells/resource_model.h"

#include <QHash>

namespace stemdesk::ui {

/// Facts about a client's events, for the table of clients.
struct ClientOutlook {
    EventId next; ///< The next event; null if there is none.
    QString nextName;
    QString nextRole; ///< In words; empty for its client.
    Instant nextStart = 0;
    double owes = 0; ///< For agreed events: see Debtor.
    bool isOverdue = false;

    friend bool operator==(const ClientOutlook &, const ClientOutlook &) = default;
};

using ClientOutlooks = QHash<ContactId, ClientOutlook>;

/// Clients without such facts are left out. REQUIRES: not the window's thread.
Result<ClientOutlooks> readOutlooks(ShopServices &services, const QList<ContactId> &clients);

/// The shop's contacts with their next events and what they owe.
class ClientsModel : public ResourceModel<&ShopServices::contacts> {
    Q_OBJECT

public:
    enum Column { Name, Company, Email, Phone, Next, Owes };

    explicit ClientsModel(UiContext &context, QObject *parent = nullptr);

    /// Sets the next events and the amounts owed.
    void setOutlooks(const ClientOutlooks &outlooks);

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

protected:
    Columns columns() const override;
    QString titleOf(int column) const override;
    void onFetched() override { Q_EMIT refreshed(); }

private:
    ClientOutlook outlookOf(const Contact &contact) const { return m_outlooks.value(contact.id); }

    ClientOutlooks m_outlooks;
};

} // namespace stemdesk::ui
