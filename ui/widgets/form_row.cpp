#include "ui/widgets/form_row.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/value_field.h"

#include <QGridLayout>

namespace stemdesk::ui {

FormRow::FormRow(const QString &label, QWidget *field, QWidget *parent)
    : QWidget(parent), m_field(field), m_note(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    auto *name = new TextLabel(label, TextStyle::Body, Tone::Quiet);
    name->setBuddy(field);
    name->setWordWrap(true);
    name->setFixedWidth(metric::kFormLabelWidth);
    name->setContentsMargins(0, 0, metric::kSpace4, 0);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    m_note->setWordWrap(true);
    m_note->hide();

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, metric::kSpace2, 0, metric::kSpace2);
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(metric::kSpace2);
    grid->addWidget(name, 0, 0);
    grid->addWidget(field, 0, 1);
    grid->addWidget(m_note, 1, 1);
    grid->setColumnStretch(1, 1);
    setFocusProxy(field);

    if (auto *value = qobject_cast<ValueField *>(field)) {
        connect(value, &ValueField::refusedChanged, this, &FormRow::setError);
        connect(value, &ValueField::changedElsewhere, this, [this](const QString &other) {
            setNote(tr("Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.").arg(other), Tone::Warning);
        });
        connect(value, &QLineEdit::editingFinished, this, [this, value] {
            if (!value->isRefused())
                setNote({});
        });
    }
}

void FormRow::setNote(const QString &sentence, Tone tone)
{
    m_note->setText(sentence);
    m_note->setTone(tone);
    m_note->setVisible(!sentence.isEmpty());
}

QString FormRow::note() const
{
    return m_note->text();
}

} // namespace stemdesk::ui
