#include "ui/pages/integrations/secret_panel.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"

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

constexpr int kSecretLines = 4;

} // namespace

SecretPanel::SecretPanel(QWidget *parent)
    : SidePanel(parent), m_advice(new InlineMessage(Tone::Warning)), m_secret(new QPlainTextEdit),
      m_copy(new Button(tr("Copy"), Button::Kind::Primary)), m_done(new Button(tr("Done")))
{
    setSubject(tr("New key"), tr("New key"));
    m_secret->setReadOnly(true);
    m_secret->setTabChangesFocus(true);
    m_secret->setWordWrapMode(QTextOption::WrapAnywhere);
    m_secret->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_secret->setFixedHeight(kSecretLines * m_secret->fontMetrics().lineSpacing() + kSpace24);
    auto *buttons = new QWidget;
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, kSpace12, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_copy);
    row->addWidget(m_done);
    row->addStretch(1);
    auto *spaced = new QWidget;
    auto *column = new QVBoxLayout(spaced);
    column->setContentsMargins(0, kSpace12, 0, kSpace12);
    column->addWidget(m_advice);
    addWidget(spaced);
    addWidget(m_secret);
    addWidget(buttons);
    connect(m_copy, &QAbstractButton::clicked, this, &SecretPanel::copy);
    connect(m_done, &QAbstractButton::clicked, this, &SecretPanel::finish);
}

void SecretPanel::show(const Words &words, const QByteArray &secret)
{
    setSubject(words.kicker, words.subject);
    m_advice->setMessage(words.advice);
    m_secret->setPlainText(QString::fromLatin1(secret));
    m_secret->setAccessibleName(words.label);
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy %1").arg(words.label));
    m_copy->setFocus(Qt::OtherFocusReason);
}

void SecretPanel::copy()
{
    QGuiApplication::clipboard()->setText(m_secret->toPlainText());
    m_copy->setText(tr("Copied"));
}

void SecretPanel::finish()
{
    m_secret->clear();
    Q_EMIT done();
}

} // namespace stemdesk::ui
