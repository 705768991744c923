#include "ui/pages/integrations/webhooks_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kWebhooksAtOnce = 200;

bool concernsWebhooks(const Change &change)
{
    return change.resource == Resource::Webhook || change.resource == Resource::Delivery;
}

} // namespace

WebhooksModel::WebhooksModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, concernsWebhooks))
            read();
    });
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

QString WebhooksModel::textOf(const Webhook &webhook, int column) const
{
    switch (column) {
    case Url: return webhook.url;
    case Types: return IntegrationWords::eventTypes(webhook.events);
    case LastDelivery:
        return IntegrationWords::moment(webhook.lastDeliveryAt, readingTime(m_context), tr("nothing yet"));
    default: return {};
    }
}

QVariant WebhooksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Webhook &webhook = rows().at(index.row());
    const ToldState state = IntegrationWords::stateOf(webhook);
    const bool isState = index.column() == State;
    switch (role) {
    case Qt::DisplayRole: return textOf(webhook, index.column());
    case Qt::ToolTipRole: return index.column() == Url ? webhook.url : QString();
    case Qt::AccessibleTextRole: return isState ? state.text : textOf(webhook, index.column());
    case ChipTextRole: return isState ? QVariant(state.text) : QVariant();
    case ChipToneRole: return int(state.tone);
    case StrongRole: return index.column() == Url && !webhook.isPaused;
    case ToneRole: return int(webhook.isPaused ? Tone::Quiet : Tone::Plain);
    default: return {};
    }
}

QVariant WebhooksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Url: return tr("Address");
    case Types: return tr("Reports");
    case LastDelivery: return tr("Last delivery");
    case State: return tr("State");
    default: return {};
    }
}

} // namespace stemdesk::ui
