#include "ui/widgets/notices/inline_message.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

namespace stemdesk::ui {

InlineMessage::InlineMessage(Tone tone, QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Body, tone)), m_action(new Button({}, Button::Kind::Link)),
      m_tone(tone)
{
    m_text->setWordWrap(true);
    m_text->setContentsMargins(0, metric::kSpace4, 0, metric::kSpace4); // Two lines keep off the edge.
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metric::kSpace12, metric::kSpace4, metric::kSpace8, metric::kSpace4);
    row->setSpacing(metric::kSpace12);
    row->addStrut(metric::valueRowHeight()); // The same height with and without an action.
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    connect(m_action, &Button::clicked, this, &InlineMessage::actionChosen);
    setTone(tone);
    hide();
}

void InlineMessage::setMessage(const QString &text, const QString &action)
{
    const bool isNew = text != m_text->text();
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (isNew && !text.isEmpty()) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void InlineMessage::setTone(Tone tone)
{
    m_tone = tone;
    m_text->setTone(tone);
    m_action->setTone(tone);
    update();
}

QString InlineMessage::text() const
{
    return m_text->text();
}

void InlineMessage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPanel(painter, rect(), toneGround(themeTokens(), m_tone), QColor());
}

} // namespace stemdesk::ui
