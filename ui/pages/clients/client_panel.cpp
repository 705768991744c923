#include "ui/pages/clients/client_panel.h"

#include "ui/pages/clients/client_events.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/value_text.h"

#include <QHBoxLayout>

namespace stemdesk::ui {

namespace {

/// Shows the values of another contact: what was typed for the one before is gone.
template <class Fields>
void showClient(const Fields &fields, const Contact &contact, bool isOther)
{
    for (const auto &[field, widget] : fields) {
        if (isOther) {
            widget->setRefused({});
            widget->takeTheirs();
        }
        widget->setValue(field->shown(contact));
    }
}

} // namespace

ClientPanel::ClientPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_events(new ClientEvents(context))
{
    setSubject({}, tr("Client")); // Above the first section, which keeps its distance.
    addSection(tr("Contact"));
    for (const ClientField &field : clientFields()) {
        if (field.hasLines)
            addField(new ValueText(field.translatedLabel()), field, m_texts);
        else
            addField(new ValueField, field, m_lines);
    }
    addSection(tr("Events"));
    addWidget(m_events);
    connect(m_events, &ClientEvents::eventChosen, this, &ClientPanel::eventChosen);
    buildFoot();
    setClient({});
}

template <class Field>
void ClientPanel::addField(Field *widget, const ClientField &field,
                           QList<std::pair<const ClientField *, Field *>> &fields)
{
    addWidget(new FormRow(field.translatedLabel(), widget));
    fields.append({&field, widget});
    connect(widget, &Field::committed, this, [this, widget, &field](const QString &text) {
        m_context.edits.run(changeClient(m_contact, field, text), widget,
                            [widget](const Status &status) { showOutcome(widget, status); });
    });
}

void ClientPanel::buildFoot()
{
    m_remove = new Button(tr("Delete"));
    connect(m_remove, &Button::clicked, this, &ClientPanel::removeRequested);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, metric::kSpace16, 0, 0);
    row->addWidget(m_remove);
    row->addStretch(1);
    addWidget(foot);
}

void ClientPanel::setClient(const Contact &contact)
{
    const bool isOther = contact.id != m_contact.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_contact = contact;
    showClient(m_lines, contact, isOther);
    showClient(m_texts, contact, isOther);
    widget()->setVisible(!contact.id.isNull());
    setSubject(contact.company.isEmpty() ? tr("Client") : contact.company, contact.name);
    m_remove->setAccessibleName(tr("Delete %1").arg(contact.name));
    m_events->setClient(contact.id);
}

void ClientPanel::showEvents()
{
    m_events->refresh();
}

void ClientPanel::focusFirstField()
{
    // The name was typed already.
    m_lines.at(1).second->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
