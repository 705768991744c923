#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's webhooks in order of creation.
class WebhooksModel : public MergedTableModel<Webhook, WebhookId> {
    Q_OBJECT

public:
    enum Column { Url, Types, LastDelivery, State };

    explicit WebhooksModel(UiContext &context, QObject *parent = nullptr);

    void read();

Q_SIGNALS:
    void listed();

protected:
    WebhookId keyOf(const Webhook &webhook) const override { return webhook.id; }
    Columns columns() const override;

private:
    UiContext &m_context;
};

} // namespace stemdesk::ui
