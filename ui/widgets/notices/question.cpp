#include "ui/widgets/notices/question.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

Question::Question(QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Body, Tone::Error)),
      m_yes(new Button({}, Button::Kind::Danger)), m_no(new Button({}))
{
    m_text->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace8);
    buttons->addWidget(m_yes);
    buttons->addWidget(m_no);
    buttons->addStretch(1);
    auto *column = columnInside(this, kSpace8, {kSpace12, kSpace8, kSpace12, kSpace12});
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_no, &QAbstractButton::clicked, this, &Question::close);
    connect(m_yes, &QAbstractButton::clicked, this, [this] {
        close();
        Q_EMIT confirmed();
    });
    setFocusProxy(m_no);
    hide();
}

void Question::ask(const QString &text, const QString &yes, const QString &no, Tone tone)
{
    m_tone = tone;
    m_text->setTone(tone);
    m_yes->setKind(tone == Tone::Error ? Button::Kind::Danger : Button::Kind::Primary);
    m_text->setText(text);
    m_yes->setText(yes);
    m_no->setText(no);
    m_yes->setAccessibleDescription(text);
    setAccessibleName(text);
    show();
    m_no->setFocus(Qt::OtherFocusReason);
}

void Question::close()
{
    hide();
    Q_EMIT closed();
}

void Question::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPanel(painter, rect(), toneGround(themeTokens(), m_tone), QColor());
}

void Question::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

MessageBox::MessageBox(Icon icon, const QString &title, const QString &text, QWidget *parent) : QMessageBox(parent)
{
    setTextFormat(Qt::PlainText); // Applies to the text only; WindowStyle handles the informative text.
    setIcon(icon);
    setWindowTitle(title);
    setText(text);
}

} // namespace stemdesk::ui
