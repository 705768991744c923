#include "ui/pages/colours/new_word_row.h"

#include "ui/pages/colours/colours_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/status_chip.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

NewWordRow::NewWordRow(Kind kind, QWidget *parent)
    : QWidget(parent), m_name(new QLineEdit), m_reason(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    const QString name = kind == Kind::Colour ? tr("Name of the new colour") : tr("Name of the new category");
    m_name->setPlaceholderText(name);
    m_name->setAccessibleName(name);
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    line->addWidget(m_name, 1);
    if (kind == Kind::Colour) {
        buildCode();
        line->addWidget(m_swatch);
        line->addWidget(m_code);
    }
    auto *close = new IconButton(u"close"_s, tr("Add nothing"));
    line->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace8, kSpace12, kSpace8);
    column->setSpacing(kSpace4);
    column->addLayout(line);
    column->addWidget(m_reason);
    m_reason->setWordWrap(true);
    connect(close, &IconButton::clicked, this, &QWidget::hide);
    connect(m_name, &QLineEdit::returnPressed, this, &NewWordRow::announce);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_reason->hide(); });
    hide();
}

void NewWordRow::buildCode()
{
    m_swatch = new SwatchStrip;
    m_code = new QLineEdit;
    m_code->setPlaceholderText(tr("#rrggbb"));
    m_code->setAccessibleName(tr("Code of the new colour"));
    m_code->setMaximumWidth(kFormLabelWidth);
    connect(m_code, &QLineEdit::returnPressed, this, &NewWordRow::announce);
    connect(m_code, &QLineEdit::textChanged, this, &NewWordRow::showSwatch);
}

void NewWordRow::showSwatch()
{
    const QString hex = hexFrom(m_code->text());
    m_swatch->setColours(QColor::isValidColorName(hex) ? QList<QColor>{QColor(hex)} : QList<QColor>());
    m_reason->hide();
}

void NewWordRow::announce()
{
    Q_EMIT named(m_name->text().trimmed(), m_code ? m_code->text().trimmed() : QString());
}

void NewWordRow::open()
{
    m_name->clear();
    if (m_code)
        m_code->clear();
    m_reason->hide();
    show();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void NewWordRow::refuse(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->show();
    m_name->setFocus(Qt::OtherFocusReason);
}

void NewWordRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void NewWordRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairlineBelow(painter, rect(), themeTokens().hairline);
}

} // namespace stemdesk::ui
