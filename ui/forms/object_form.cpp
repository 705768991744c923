#include "ui/forms/object_form.h"

#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"

#include <utility>

namespace stemdesk::ui {

ObjectForm::ObjectForm(QWidget *owner, Edits &edits)
    : ObjectForm(owner,
                 [&edits](const Edit &edit, QWidget *field, const Edits::Done &done) { edits.run(edit, field, done); })
{}

ValueField *ObjectForm::addLine(const Field &field, const Place &place)
{
    return add(new ValueField, field, place);
}

ValueText *ObjectForm::addText(const Field &field, const Place &place)
{
    return add(new ValueText(field.label), field, place);
}

template <class Widget>
Widget *ObjectForm::add(Widget *widget, const Field &field, const Place &place)
{
    place(new FormRow(field.label, widget));
    QObject::connect(widget, &Widget::committed, m_owner, [this, widget, field](const QString &typed) {
        const Typing typing = field.take(typed);
        if (!typing.refusal.isEmpty()) {
            widget->setRefused(typing.refusal);
            return;
        }
        if (!typing.edit)
            return;
        if (typing.text != typed)
            widget->readAs(typing.text);
        m_run(typing.edit(), widget, outcomeOf(widget, field.rule));
    });
    m_forgets.append([widget] {
        widget->setRefused({});
        widget->takeTheirs();
    });
    onShow([widget, value = field.value] { widget->setValue(value()); });
    return widget;
}

void ObjectForm::startAgain() const
{
    for (const auto &forget : std::as_const(m_forgets))
        forget();
}

void ObjectForm::show() const
{
    for (const auto &show : std::as_const(m_shows))
        show();
}

} // namespace stemdesk::ui
