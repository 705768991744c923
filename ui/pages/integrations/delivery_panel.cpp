#include "ui/pages/integrations/delivery_panel.h"

#include "core/services/service_thread.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/pages/integrations/json_text.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kPayloadLines = 14;
constexpr int kHeaderLines = 7;

/// At the left of the panel's width.
QWidget *leftAligned(QWidget *widget)
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(widget);
    row->addStretch(1);
    return line;
}

} // namespace

DeliveryPanel::DeliveryPanel(UiContext &context, QWidget *parent) : SidePanel(parent), m_context(context)
{
    build();
    buildPayload();
}

void DeliveryPanel::build()
{
    setSubject(tr("Delivery"), tr("Delivery"));
    auto *back = new Button(tr("Back to the webhook"), Button::Kind::Link);
    addWidget(leftAligned(back));
    m_state = addValue(tr("Status"));
    m_made = addValue(tr("Made"));
    m_next = addValue(tr("Next try"));
    m_id = addValue(tr("Id"));
    addSection(tr("Tries"));
    m_attempts = new TextLabel({});
    m_attempts->setWordWrap(true);
    m_attempts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addWidget(m_attempts);
    m_redeliver = new Button(tr("Send again"));
    m_redeliver->setToolTip(tr("The same message under the same id, tried up to four times"));
    m_refusal = new InlineMessage(Tone::Error);
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, kSpace12, 0, 0);
    column->setSpacing(kSpace8);
    column->addWidget(m_redeliver, 0, Qt::AlignLeft);
    column->addWidget(m_refusal);
    addWidget(foot);
    connect(back, &QAbstractButton::clicked, this, &DeliveryPanel::backRequested);
    connect(m_redeliver, &QAbstractButton::clicked, this, &DeliveryPanel::redeliver);
}

void DeliveryPanel::buildPayload()
{
    addSection(tr("Message"));
    m_payload = addText(tr("Message"), kPayloadLines);
    addSection(tr("Headers"));
    m_headers = addText(tr("Headers"), kHeaderLines);
}

QPlainTextEdit *DeliveryPanel::addText(const QString &name, int lines)
{
    auto *text = new QPlainTextEdit;
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(fontFor(TextStyle::Small).pointSizeF());
    text->setFont(font);
    text->setAccessibleName(name);
    text->setFixedHeight(lines * text->fontMetrics().lineSpacing() + kSpace24);
    addWidget(text);
    auto *copy = new Button(tr("Copy"), Button::Kind::Link);
    copy->setAccessibleName(tr("Copy: %1").arg(name));
    addWidget(leftAligned(copy));
    connect(copy, &QAbstractButton::clicked, text,
            [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    return text;
}

void DeliveryPanel::setDelivery(const Delivery &delivery)
{
    const bool isOther = delivery.id != m_delivery.id;
    if (isOther)
        m_refusal->setMessage({});
    m_delivery = delivery;
    const ReadingTime time = readingTime(m_context);
    const ToldState state = IntegrationWords::stateOf(delivery.state);
    setSubject(tr("Delivery"), IntegrationWords::eventType(delivery.type));
    m_state->setValue(state.text, state.tone);
    m_made->setValue(IntegrationWords::exactMoment(delivery.createdAt, time));
    m_next->setVisible(delivery.nextAttemptAt.has_value());
    m_next->setValue(delivery.nextAttemptAt ? IntegrationWords::exactMoment(*delivery.nextAttemptAt, time) : QString());
    m_id->setValue(QString::fromLatin1(delivery.id.text()));
    showAttempts();
    if (isOther)
        showPayload();
    m_headers->setPlainText(headers());
}

void DeliveryPanel::showAttempts()
{
    const ReadingTime time = readingTime(m_context);
    QStringList lines;
    for (const DeliveryAttempt &attempt : m_delivery.attempts)
        lines += tr("%1 · %2 · %3")
                     .arg(IntegrationWords::exactMoment(attempt.at, time), IntegrationWords::outcome(attempt),
                          IntegrationWords::duration(attempt.durationMs));
    m_attempts->setText(lines.isEmpty() ? tr("Not tried yet.") : lines.join(u'\n'));
    m_attempts->setTone(lines.isEmpty() ? Tone::Quiet : Tone::Plain);
}

void DeliveryPanel::showPayload()
{
    const auto payload = m_context.services.webhooks.payload(m_delivery.webhook, m_delivery.id);
    m_payload->setPlainText(payload ? QString::fromUtf8(indentedJson(*payload)) : errorText(payload.error()));
}

/// The headers of the last attempt. Signatures are made for each attempt and stored nowhere.
QString DeliveryPanel::headers() const
{
    const QString id = QString::fromLatin1(m_delivery.id.text());
    const QString type = QString::fromLatin1(textOf(m_delivery.type));
    const QString seconds = m_delivery.attempts.isEmpty() ? tr("(when it is tried)")
                                                          : QString::number(m_delivery.attempts.constLast().at / 1000);
    const QString signature = tr("(made with the secret)");
    return QStringList{
        u"Content-Type: application/json"_s,    u"X-Service-Event: "_s + type, u"X-Service-Timestamp: "_s + seconds,
        u"X-Service-Signature: "_s + signature, u"webhook-id: "_s + id,        u"webhook-timestamp: "_s + seconds,
        u"webhook-signature: "_s + signature}
        .join(u'\n');
}

/// The host is looked up first, which may take seconds, so this does not run on the edits thread.
void DeliveryPanel::redeliver()
{
    m_redeliver->setEnabled(false);
    m_refusal->setMessage({});
    m_context.tasks.run(
        this,
        [webhook = m_delivery.webhook, id = m_delivery.id,
         shop = m_context.shop.id](Services &services) -> Result<Delivery> {
            ShopServices *ours = TRY(services.forShop(shop));
            TRY(ours->webhooks.requireTarget(webhook, id));
            return ours->webhooks.redeliver(webhook, id);
        },
        [this, id = m_delivery.id](const Result<Delivery> &delivery) {
            m_redeliver->setEnabled(true);
            if (id != m_delivery.id)
                return;
            if (delivery)
                setDelivery(*delivery);
            else
                m_refusal->setMessage(errorText(delivery.error()));
        });
}

} // namespace stemdesk::ui
