#pragma once

#include "core/base/id.h"

#include <QWidget>

class QAbstractItemModel;
class QStackedWidget;
class QTimer;

namespace stemdesk::ui {

class DeliveriesModel;
class DeliveryPanel;
class EmptyState;
class ListStack;
class NewWebhookForm;
class SecretPanel;
class TableView;
class TextLabel;
class WebhookPanel;
class WebhooksModel;
struct UiContext;

/// The webhooks, below them the deliveries of the selected one, and beside them the selected webhook or delivery, or a
/// new webhook.
class WebhooksTab : public QWidget {
    Q_OBJECT

public:
    explicit WebhooksTab(UiContext &context, QWidget *parent = nullptr);

    void startNew();
    /// "2 webhooks, 1 failing", for the page's header.
    QString stateText() const;
    /// Nothing is being created, so that the button can be offered.
    bool isIdle() const;

Q_SIGNALS:
    void stateChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void dress(TableView *table, QAbstractItemModel *model, int stretched);
    QWidget *buildLog();
    void buildBody();
    void connectSignals();
    void connectMaking();
    void read();
    void onListed();
    void onWebhookChanged();
    void onDeliveriesListed();
    void openDelivery();
    void showWebhook();
    void sizeColumns();

    UiContext &m_context;
    WebhooksModel *m_webhooks;
    TableView *m_table;
    DeliveriesModel *m_deliveries;
    TableView *m_log;
    TextLabel *m_logTitle;
    EmptyState *m_first;
    ListStack *m_logCentre;
    ListStack *m_left = nullptr;
    WebhookPanel *m_panel;
    DeliveryPanel *m_delivery;
    NewWebhookForm *m_form;
    SecretPanel *m_secret;
    QStackedWidget *m_right;
    QTimer *m_timer;
    WebhookId m_current;
    DeliveryId m_opened; ///< Null if the webhook itself is shown.
};

} // namespace stemdesk::ui
