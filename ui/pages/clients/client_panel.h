#pragma once

#include "core/domain/clients/contact.h"
#include "ui/widgets/layout/side_panel.h"

#include <QList>

namespace stemdesk::ui {

class Button;
class ClientEvents;
class ValueField;
class ValueText;
struct ClientField;
struct UiContext;

/// Everything about one contact, edited where it stands, and the events that name it.
class ClientPanel : public SidePanel {
    Q_OBJECT

public:
    explicit ClientPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setClient(const Contact &contact);
    void focusFirstField();
    /// Events, quotes or payments changed.
    void showEvents();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void removeRequested();

private:
    template <class Field>
    void addField(Field *widget, const ClientField &field, QList<std::pair<const ClientField *, Field *>> &fields);
    void buildFoot();

    UiContext &m_context;
    Contact m_contact;
    QList<std::pair<const ClientField *, ValueField *>> m_lines;
    QList<std::pair<const ClientField *, ValueText *>> m_texts;
    ClientEvents *m_events;
    Button *m_remove = nullptr;
};

} // namespace stemdesk::ui
