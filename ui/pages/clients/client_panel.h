#pragma once

#include "core/domain/clients/contact.h"
#include "ui/forms/object_form.h"
#include "ui/widgets/layout/side_panel.h"

#include <functional>

class QCheckBox;

namespace stemdesk::ui {

class Button;
class ClientEvents;
class ClientSeries;
class DocumentOutput;
class ValueField;
struct UiContext;

/// Everything about one contact, edited in place, with its events and series.
class ClientPanel : public SidePanel {
    Q_OBJECT

public:
    explicit ClientPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setClient(const Contact &contact);
    void focusFirstField();
    /// Events, series, quotes or payments changed.
    void showEvents();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void seriesChosen(const stemdesk::SeriesId &id);
    /// A new one, for the client.
    void eventWanted(const stemdesk::Contact &client);
    void removeRequested();
    /// Something to tell at the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void buildFields();
    void buildInvoicing();
    void buildStatement();
    void buildFoot();
    void addAtLeft(Button *button);

    UiContext &m_context;
    Contact m_contact;
    ObjectForm m_form;
    ValueField *m_second = nullptr; ///< The field after the name.
    ClientEvents *m_events;
    ClientSeries *m_series = nullptr;
    Button *m_remove = nullptr;
    DocumentOutput *m_output;
    QCheckBox *m_monthly = nullptr; ///< One invoice for a month.
};

} // namespace stemdesk::ui
