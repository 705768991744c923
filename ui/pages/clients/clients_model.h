#pragma once

#include "core/domain/clients/contact.h"
#include "ui/cells/resource_model.h"
#include "ui/pages/clients/client_outlook.h"

namespace stemdesk::ui {

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
