#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's webhooks in order of creation.
class WebhooksModel : public MergedTableModel<Webhook, WebhookId> {
    Q_OBJECT

public:
    enum Column { Url, Types, LastDelivery, State, ColumnCount };

    explicit WebhooksModel(UiContext &context, QObject *parent = nullptr);

    void read();
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void listed();

protected:
    WebhookId keyOf(const Webhook &webhook) const override { return webhook.id; }

private:
    QString textOf(const Webhook &webhook, int column) const;

    UiContext &m_context;
};

} // namespace stemdesk::ui
