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
        {.title = QT_TR_NOOP("State"),
         .chip = [](const Webhook &webhook) { return IntegrationWords::stateOf(webhook).text; },
         .chipTone = [](const Webhook &webhook) { return IntegrationWords::stateOf(webhook).tone; }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
