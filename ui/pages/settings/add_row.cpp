#include "ui/pages/settings/add_row.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace stemdesk::ui {

using namespace metric;

AddRow::AddRow(QWidget *parent) : CardRow(parent), m_reason(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    row()->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace4);
    row()->addWidget(m_reason, 1);
    row()->addWidget(new KeyHint(tr("Enter adds")));
    m_reason->setWordWrap(true);
    m_reason->hide();
}

QLineEdit *AddRow::addField(const QString &placeholder, const QString &usual)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(placeholder);
    if (!usual.isEmpty())
        field->setFixedWidth(field->fontMetrics().horizontalAdvance(usual) + kSpace24);
    row()->insertWidget(int(m_fields.size()), field, usual.isEmpty() ? 2 : 0);
    m_fields.append(field);
    connect(field, &QLineEdit::returnPressed, this, &AddRow::entered);
    connect(field, &QLineEdit::textEdited, this, [this] {
        m_reason->clear();
        m_reason->hide();
    });
    setFocusProxy(m_fields.constFirst());
    return field;
}

QString AddRow::text(int field) const
{
    return m_fields.at(field)->text().trimmed();
}

void AddRow::clear()
{
    for (QLineEdit *field : std::as_const(m_fields))
        field->clear();
    m_fields.constFirst()->setFocus(Qt::OtherFocusReason);
}

void AddRow::refuse(const QString &reason, int field)
{
    m_reason->setText(reason);
    m_reason->show();
    m_fields.at(field)->setFocus(Qt::OtherFocusReason);
}

QString AddRow::reason() const
{
    return m_reason->text();
}

} // namespace stemdesk::ui
