#include "ui/pages/clients/client_panel.h"

#include "ui/pages/clients/client_events.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"

#include <QHBoxLayout>

namespace stemdesk::ui {

ClientPanel::ClientPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_form(this, context.edits), m_events(new ClientEvents(context))
{
    setSubject({}, tr("Client")); // Above the first section, which keeps its distance.
    addSection(tr("Contact"));
    buildFields();
    addSection(tr("Events"));
    addWidget(m_events);
    connect(m_events, &ClientEvents::eventChosen, this, &ClientPanel::eventChosen);
    buildFoot();
    setClient({});
}

void ClientPanel::buildFields()
{
    const auto place = [this](FormRow *row) { addWidget(row); };
    for (const ClientField &each : clientFields()) {
        const ObjectForm::Field field{.label = each.translatedLabel(),
                                      .value = [this, &each] { return each.shown(m_contact); },
                                      .take =
                                          [this, &each](const QString &typed) {
                                              return Typing{.text = typed, .edit = [this, &each, typed] {
                                                                return changeClient(m_contact, each, typed);
                                                            }};
                                          }};
        if (each.hasLines)
            m_form.addText(field, place);
        else if (ValueField *line = m_form.addLine(field, place); &each == &clientFields()[1])
            m_second = line;
    }
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
    if (isOther)
        m_form.startAgain();
    m_form.show();
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
    m_second->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
