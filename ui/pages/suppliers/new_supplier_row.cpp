#include "ui/pages/suppliers/new_supplier_row.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

NewSupplierRow::NewSupplierRow(QWidget *parent)
    : QWidget(parent), m_name(new QLineEdit), m_reason(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    m_name->setPlaceholderText(tr("Name of the new supplier"));
    m_name->setAccessibleName(tr("Name of the new supplier"));
    m_name->setMaximumWidth(kSearchWidth);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    row->setSpacing(kSpace12);
    row->addWidget(m_name, 1);
    row->addWidget(new KeyHint(tr("Enter adds")));
    row->addWidget(m_reason, 1);
    auto *close = new IconButton(QStringLiteral("close"), tr("Do not add a supplier"));
    row->addWidget(close);
    connect(close, &IconButton::clicked, this, &QWidget::hide);
    connect(m_name, &QLineEdit::returnPressed, this, [this] { Q_EMIT named(m_name->text()); });
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_reason->clear(); });
    hide();
}

void NewSupplierRow::open()
{
    m_name->clear();
    m_reason->clear();
    show();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void NewSupplierRow::refuse(const QString &reason)
{
    m_reason->setText(reason);
    m_name->setFocus(Qt::OtherFocusReason);
}

void NewSupplierRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void NewSupplierRow::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    paintHairlineBelow(painter, rect(), tokens.hairline);
}

} // namespace stemdesk::ui
