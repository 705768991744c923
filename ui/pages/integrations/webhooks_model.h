#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/models/merged_table_model.h"
#include "ui/models/paged_table_model.h"

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

/// The deliveries of one webhook, newest first, read page by page.
class DeliveriesModel : public PagedTableModel<Delivery, DeliveryId> {
    Q_OBJECT

public:
    enum Column { When, Type, State, Attempts, Result, NextAttempt };

    explicit DeliveriesModel(UiContext &context, QObject *parent = nullptr);

    /// A null id: nothing.
    void setWebhook(const WebhookId &webhook);
    void read();

Q_SIGNALS:
    void listed();

protected:
    DeliveryId keyOf(const Delivery &delivery) const override { return delivery.id; }
    Columns columns() const override;
    stemdesk::Result<Page<Delivery>> readPage(std::optional<qint64> after) const override;

private:
    UiContext &m_context;
    WebhookId m_webhook;
};

} // namespace stemdesk::ui
