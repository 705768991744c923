#include "ui/pages/integrations/webhook_panel.h"

#include "core/services/service_thread.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/error_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QUrl>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

WebhookPanel::WebhookPanel(UiContext &context, QWidget *parent) : SidePanel(parent), m_context(context)
{
    build();
    buildFoot();
    setWebhook({});
}

void WebhookPanel::build()
{
    setSubject({}, tr("Webhook")); // Above the first section, which has its own spacing.
    m_failing = new InlineMessage(Tone::Error);
    addWidget(m_failing);
    addSection(tr("Where to"));
    m_url = new ValueField;
    m_urlRow = new FormRow(tr("Address"), m_url);
    addWidget(m_urlRow);
    connect(m_url, &ValueField::committed, this, &WebhookPanel::changeUrl);
    addSection(tr("What it reports"));
    m_created = addType(WebhookType::EventCreated);
    m_updated = addType(WebhookType::EventUpdated);
    m_refusal = new InlineMessage(Tone::Error);
    addWidget(m_refusal);
    addSection(tr("Use"));
    m_state = addValue(tr("Status"));
    m_last = addValue(tr("Last delivery"));
    m_made = addValue(tr("Created"));
}

QCheckBox *WebhookPanel::addType(WebhookType type)
{
    auto *box = new QCheckBox(IntegrationWords::eventTypes(quint32(type)));
    addWidget(box);
    connect(box, &QCheckBox::clicked, this, &WebhookPanel::changeTypes);
    return box;
}

void WebhookPanel::buildFoot()
{
    m_pause = new Button({});
    m_delete = new Button(tr("Delete…"), Button::Kind::Danger);
    m_question = new Question;
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace8);
    buttons->addWidget(m_pause);
    buttons->addWidget(m_delete);
    buttons->addStretch(1);
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, kSpace16, 0, 0);
    column->setSpacing(kSpace8);
    column->addLayout(buttons);
    column->addWidget(m_question);
    addWidget(foot);
    connect(m_pause, &QAbstractButton::clicked, this, &WebhookPanel::togglePaused);
    connect(m_delete, &QAbstractButton::clicked, this, &WebhookPanel::askToDelete);
    connect(m_question, &Question::confirmed, this, &WebhookPanel::remove);
    connect(m_question, &Question::closed, m_delete, [this] { m_delete->setFocus(Qt::OtherFocusReason); });
}

void WebhookPanel::setWebhook(const Webhook &webhook)
{
    if (webhook.id != m_webhook.id) {
        storeTyped(*this); // For the one before.
        m_question->hide();
        m_refusal->setMessage({});
        m_urlRow->setError({});
        m_url->setRefused({});
        m_url->setText(m_url->value()); // Drops text typed for the previous webhook.
    }
    m_webhook = webhook;
    setEnabled(!webhook.id.isNull());
    setSubject(webhook.id.isNull() ? QString() : tr("Webhook"), QUrl(webhook.url).host());
    m_url->setValue(webhook.url);
    showState();
}

void WebhookPanel::showState()
{
    const ReadingTime time = readingTime(m_context);
    const ToldState state = IntegrationWords::stateOf(m_webhook);
    m_state->setValue(state.text, state.tone);
    m_last->setValue(IntegrationWords::moment(m_webhook.lastDeliveryAt, time, tr("nothing yet")));
    m_made->setValue(IntegrationWords::moment(m_webhook.createdAt, time));
    m_pause->setText(m_webhook.isPaused ? tr("Resume") : tr("Pause"));
    setTip(*m_pause,
           m_webhook.isPaused ? tr("Sends held messages first, then new ones") : tr("Holds messages until you resume"));
    const QSignalBlocker created(m_created);
    const QSignalBlocker updated(m_updated);
    m_created->setChecked((m_webhook.events & quint32(WebhookType::EventCreated)) != 0);
    m_updated->setChecked((m_webhook.events & quint32(WebhookType::EventUpdated)) != 0);
    const bool isFailing = m_webhook.failureCount > 0 && !m_webhook.isPaused;
    m_failing->setMessage(isFailing ? tr("%n deliveries in a row failed. Choose one below to see why, and send it "
                                         "again once the other side works.",
                                         nullptr, int(m_webhook.failureCount))
                                    : QString());
}

/// Checking an address looks its host up, which may take seconds, so this does not run on the edits thread; the result
/// is then stored there at once.
void WebhookPanel::changeUrl(const QString &typed)
{
    // Queued, because leaving the field clears its note.
    QMetaObject::invokeMethod(
        m_urlRow, [this] { m_urlRow->setNote(tr("Looking at the address…")); }, Qt::QueuedConnection);
    m_context.tasks.run(
        this,
        [id = m_webhook.id, typed, shop = m_context.shop.id](Services &services) -> Result<WebhookPatch> {
            const Result<ShopServices *> ours = services.forShop(shop);
            return ours ? (*ours)->webhooks.checked(id, {.url = typed}) : Result<WebhookPatch>(ours.error());
        },
        [this, before = m_webhook, take = outcomeOf(m_url)](const Result<WebhookPatch> &checked) {
            if (checked)
                storeUrl(before, *checked, take);
            else
                take(checked.error());
        });
}

void WebhookPanel::storeUrl(const Webhook &before, const WebhookPatch &checked, const Edits::Done &take)
{
    const Edit edit =
        patchWebhookEdit(tr("Change address of webhook %1").arg(QUrl(before.url).host()), before, checked);
    m_context.edits.run(edit, this, [this, id = before.id, take](const Status &status) {
        if (status && id == m_webhook.id)
            m_urlRow->setNote({});
        take(status);
    });
}

void WebhookPanel::changeTypes()
{
    quint32 types = 0;
    if (m_created->isChecked())
        types |= quint32(WebhookType::EventCreated);
    if (m_updated->isChecked())
        types |= quint32(WebhookType::EventUpdated);
    m_refusal->setMessage({});
    const Edit edit = patchWebhookEdit(tr("Change what webhook %1 reports").arg(QUrl(m_webhook.url).host()), m_webhook,
                                       {.events = types});
    m_context.edits.run(edit, this, [this](const Status &status) {
        if (status)
            return;
        m_refusal->setMessage(errorText(status.error()));
        showState(); // The ticks are what is stored.
    });
}

void WebhookPanel::togglePaused()
{
    const bool pause = !m_webhook.isPaused;
    const QString host = QUrl(m_webhook.url).host();
    const QString text = pause ? tr("Pause webhook %1").arg(host) : tr("Resume webhook %1").arg(host);
    m_context.edits.run(patchWebhookEdit(text, m_webhook, {.isPaused = pause}));
}

void WebhookPanel::askToDelete()
{
    if (m_webhook.id.isNull())
        return;
    m_question->ask(
        tr("Its secret and delivery log are deleted too, and unsent messages are never sent. This cannot be undone."),
        tr("Delete webhook"), tr("Keep it"));
    ensureWidgetVisible(m_question);
}

void WebhookPanel::remove()
{
    m_context.edits.run(
        removeWebhookEdit(tr("Delete webhook %1").arg(QUrl(m_webhook.url).host()), m_webhook.id), this,
        [this](const Status &status) { m_refusal->setMessage(status ? QString() : errorText(status.error())); });
}

} // namespace stemdesk::ui
