#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/billing/balance.h"
#include "core/domain/clients/contact.h"
#include "core/domain/page.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/paged_table_model.h"

#include <QHash>

#include <optional>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

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

/// The shop's contacts with their next events and what they owe, read page by page in order of creation.
class ClientsModel : public PagedTableModel<Contact, ContactId, TypedTableModel<Contact, ContactId>> {
    Q_OBJECT

public:
    enum Column { Name, Company, Email, Phone, Next, Owes };

    explicit ClientsModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start those that match a text; empty: all.
    void search(const QString &text);
    const QString &searched() const { return m_filter.q; }
    /// Keeps this contact's row even if a change takes it out of the search result.
    void hold(ContactId id) { m_held = id; }
    /// Sets the next events and the amounts owed.
    void setOutlooks(const ClientOutlooks &outlooks);
    QList<ContactId> ids() const;
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

protected:
    ContactId keyOf(const Contact &contact) const override { return contact.id; }
    Columns columns() const override;
    QString titleOf(int column) const override;
    void readAgain() override { refresh(); }
    Result<Page<Contact>> readPage(std::optional<qint64> after) const final;
    std::optional<Contact> readHeld() const override;
    void onFetched() override { Q_EMIT refreshed(); }

private:
    ClientOutlook outlookOf(const Contact &contact) const { return m_outlooks.value(contact.id); }

    ResourceFilter m_filter;
    ClientOutlooks m_outlooks;
    ContactId m_held;
};

} // namespace stemdesk::ui
