#include "ui/pages/integrations/new_webhook_form.h"

#include "core/services/service_thread.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

NewWebhookForm::NewWebhookForm(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_url(new QLineEdit),
      m_createdBox(new QCheckBox(IntegrationWords::eventTypes(quint32(WebhookType::EventCreated)))),
      m_updatedBox(new QCheckBox(IntegrationWords::eventTypes(quint32(WebhookType::EventUpdated)))),
      m_refusal(new InlineMessage(Tone::Error)), m_create(new Button(tr("Create webhook"), Button::Kind::Primary))
{
    setSubject(tr("Webhook"), tr("New webhook"));
    setAccessibleName(tr("New webhook"));
    buildFields();
    buildFoot();
    m_draft = new Draft(this);
}

void NewWebhookForm::buildFields()
{
    addSection(tr("Where to"));
    m_url->setPlaceholderText(QStringLiteral("https://"));
    m_urlRow = new FormRow(tr("Address"), m_url);
    addWidget(m_urlRow);
    auto *hint = new TextLabel(tr("The address that the other program’s maker gave you, on the public internet. "
                                  "Stemdesk sends it a message, signed with a secret, when something happens."),
                               TextStyle::Small, Tone::Quiet);
    hint->setWordWrap(true);
    addWidget(hint);
    addSection(tr("What it reports"));
    addWidget(m_createdBox);
    addWidget(m_updatedBox);
    connect(m_url, &QLineEdit::textEdited, this, [this] { m_urlRow->setError({}); });
    connect(m_url, &QLineEdit::returnPressed, this, &NewWebhookForm::create);
}

void NewWebhookForm::buildFoot()
{
    auto *cancel = new Button(tr("Cancel"));
    addFoot(m_refusal, m_create, cancel);
    connect(m_create, &QAbstractButton::clicked, this, &NewWebhookForm::create);
    connect(cancel, &QAbstractButton::clicked, this, &NewWebhookForm::cancelled);
}

bool NewWebhookForm::isKept() const
{
    return Draft::subjectOf(draftMemory(m_context, u"webhook"_s)).has_value();
}

void NewWebhookForm::open()
{
    m_draft->leave();
    m_url->clear();
    m_urlRow->setError({});
    m_refusal->setMessage({});
    m_createdBox->setChecked(true);
    m_updatedBox->setChecked(true);
    m_create->setEnabled(true);
    m_draft->enter(draftMemory(m_context, u"webhook"_s));
    if (isVisible())
        m_url->setFocus(Qt::OtherFocusReason);
}

/// First the host is looked up and the keyring is asked, which may take seconds, so this does not run on the edits
/// thread.
void NewWebhookForm::create()
{
    if (!m_create->isEnabled())
        return;
    m_create->setEnabled(false); // Until the answer arrives: a second secret would never be shown.
    m_refusal->setMessage({});
    m_urlRow->setNote(tr("Looking at the address…"));
    quint32 types = m_createdBox->isChecked() ? quint32(WebhookType::EventCreated) : 0;
    types |= m_updatedBox->isChecked() ? quint32(WebhookType::EventUpdated) : 0;
    m_context.tasks.run(
        this,
        [patch = WebhookPatch{.url = m_url->text().trimmed(), .events = types},
         shop = m_context.shop.id](Services &services) -> Result<Made> {
            ShopServices *ours = TRY(services.forShop(shop));
            const WebhookDraft draft = TRY(ours->webhooks.draft(patch));
            const Webhook webhook = TRY(ours->webhooks.create(draft));
            return Made{.webhook = webhook, .secret = draft.secret};
        },
        [this](const Result<Made> &made) { onMade(made); });
}

void NewWebhookForm::onMade(const Result<Made> &made)
{
    m_create->setEnabled(true);
    m_urlRow->setNote({});
    if (made)
        Q_EMIT created(made->webhook, made->secret);
    else
        refuse(made.error());
}

void NewWebhookForm::refuse(const Error &error)
{
    const bool isUrl = error.field == QLatin1StringView("url") || error.code.startsWith("url_");
    if (!isUrl) {
        m_refusal->setMessage(errorText(error));
        return;
    }
    m_urlRow->setError(errorText(error));
    m_url->setFocus(Qt::OtherFocusReason);
}

void NewWebhookForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        SidePanel::keyPressEvent(event);
}

} // namespace stemdesk::ui
