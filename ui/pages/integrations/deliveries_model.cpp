#include "ui/pages/integrations/deliveries_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kDeliveriesAtOnce = 100;

/// Deliveries are made with the changes of events, and tried by themselves.
bool concernsDeliveries(const Change &change)
{
    return change.resource == Resource::Event || change.resource == Resource::Webhook
        || change.resource == Resource::Delivery;
}

} // namespace

DeliveriesModel::DeliveriesModel(UiContext &context, QObject *parent) : PagedTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, concernsDeliveries))
            read();
    });
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
    if (m_webhook.isNull() || readHead()) // The webhook may be gone, which its own list tells.
        Q_EMIT listed();
}

Result<Page<Delivery>> DeliveriesModel::readPage(std::optional<qint64> after) const
{
    return m_context.services.webhooks.deliveries(m_webhook, {.after = after, .limit = kDeliveriesAtOnce}, {});
}

QString DeliveriesModel::textOf(const Delivery &delivery, int column) const
{
    const ReadingTime time = readingTime(m_context);
    switch (column) {
    case When: return IntegrationWords::exactMoment(delivery.createdAt, time);
    case Type: return IntegrationWords::eventType(delivery.type);
    case Attempts: return QString::number(delivery.attempts.size());
    case Result: return delivery.attempts.isEmpty() ? QString() : IntegrationWords::outcome(delivery.attempts.last());
    case NextAttempt:
        return delivery.nextAttemptAt ? IntegrationWords::exactMoment(*delivery.nextAttemptAt, time) : QString();
    default: return {};
    }
}

QVariant DeliveriesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Delivery &delivery = rows().at(index.row());
    const ToldState state = IntegrationWords::stateOf(delivery.state);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(delivery, column);
    case Qt::ToolTipRole: return column == Result ? textOf(delivery, Result) : QString();
    case Qt::AccessibleTextRole: return column == State ? state.text : textOf(delivery, column);
    case ChipTextRole: return column == State ? QVariant(state.text) : QVariant();
    case ChipToneRole: return int(state.tone);
    case ToneRole: return int(column == Result || column == NextAttempt ? Tone::Quiet : Tone::Plain);
    case NumberRole: return column == Attempts;
    default: return {};
    }
}

QVariant DeliveriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Attempts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When: return tr("When");
    case Type: return tr("What");
    case State: return tr("State");
    case Attempts: return tr("Tries");
    case Result: return tr("Last answer");
    case NextAttempt: return tr("Next try");
    default: return {};
    }
}

} // namespace stemdesk::ui
