#include "ui/pages/integrations/webhooks_model.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"

namespace stemdesk::ui {

namespace {

constexpr int kWebhooksAtOnce = 200;

Tone toneOf(const Webhook &webhook)
{
    return webhook.isPaused ? Tone::Quiet : Tone::Plain;
}

constexpr int kDeliveriesAtOnce = 100;

} // namespace

WebhooksModel::WebhooksModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    RecentChanges::watch(context, this, {Resource::Webhook, Resource::Delivery}, [this] { read(); });
    read();
}

void WebhooksModel::read()
{
    QList<Webhook> webhooks;
    std::optional<qint64> next;
    do {
        const auto page = m_context.services.webhooks.list({}, {.after = next, .limit = kWebhooksAtOnce});
        if (!page)
            return; // The store is busy; the next look reads again.
        webhooks += page->rows;
        next = page->next;
    } while (next);
    setRows(webhooks);
    Q_EMIT listed();
}

WebhooksModel::Columns WebhooksModel::columns() const
{
    static constexpr TableColumn<Webhook> kColumns[] = {
        {.title = QT_TR_NOOP("Address"),
         .text = kField<&Webhook::url>,
         .tellsWhole = true,
         .tone = toneOf,
         .isStrong = [](const Webhook &webhook) { return !webhook.isPaused; }},
        {.title = QT_TR_NOOP("Reports"),
         .text = [](const Webhook &webhook) { return IntegrationWords::eventTypes(webhook.events); },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Last delivery"),
         .text =
             [](const Webhook &webhook, const WebhooksModel &model) {
                 return IntegrationWords::moment(webhook.lastDeliveryAt, readingTime(model.m_context),
                                                 tr("nothing yet"));
             },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const Webhook &webhook) { return IntegrationWords::stateOf(webhook).text; },
         .chipTone = [](const Webhook &webhook) { return IntegrationWords::stateOf(webhook).tone; }},
    };
    return kColumns;
}

DeliveriesModel::DeliveriesModel(UiContext &context, QObject *parent) : PagedTableModel(parent), m_context(context)
{
    RecentChanges::watch(context, this, {Resource::Event, Resource::Webhook, Resource::Delivery}, [this] { read(); });
}

void DeliveriesModel::setWebhook(const WebhookId &webhook)
{
    if (webhook == m_webhook)
        return;
    m_webhook = webhook;
    clearRows();
    read();
}

void DeliveriesModel::read()
{
    if (m_webhook.isNull() || readHead()) // The webhook may be gone; its own list shows that.
        Q_EMIT listed();
}

Result<Page<Delivery>> DeliveriesModel::readPage(std::optional<qint64> after) const
{
    return m_context.services.webhooks.deliveries(m_webhook, {.after = after, .limit = kDeliveriesAtOnce}, {});
}

DeliveriesModel::Columns DeliveriesModel::columns() const
{
    static constexpr TableColumn<Delivery> kColumns[] = {
        {.title = QT_TR_NOOP("When"),
         .text =
             [](const Delivery &delivery, const DeliveriesModel &model) {
                 return IntegrationWords::exactMoment(delivery.createdAt, readingTime(model.m_context));
             }},
        {.title = QT_TR_NOOP("What"),
         .text = [](const Delivery &delivery) { return IntegrationWords::eventType(delivery.type); }},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const Delivery &delivery) { return IntegrationWords::stateOf(delivery.state).text; },
         .chipTone = [](const Delivery &delivery) { return IntegrationWords::stateOf(delivery.state).tone; }},
        {.title = QT_TR_NOOP("Tries"),
         .text = [](const Delivery &delivery) { return QString::number(delivery.attempts.size()); },
         .isNumber = true},
        {.title = QT_TR_NOOP("Last answer"),
         .text =
             [](const Delivery &delivery) {
                 return delivery.attempts.isEmpty() ? QString() : IntegrationWords::outcome(delivery.attempts.last());
             },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Next try"),
         .text =
             [](const Delivery &delivery, const DeliveriesModel &model) {
                 return delivery.nextAttemptAt
                     ? IntegrationWords::exactMoment(*delivery.nextAttemptAt, readingTime(model.m_context))
                     : QString();
             },
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
