#pragma once

#include "core/base/id.h"
#include "ui/models/lookup.h"
#include "ui/pages/list_page.h"

namespace stemdesk::ui {

class ClientCards;
class ClientPanel;
class ClientsModel;

/// Clients, planners and venues: a table with a panel for the selected one.
class ClientsPage : public ListPage {
    Q_OBJECT

public:
    explicit ClientsPage(UiContext &context, QWidget *parent = nullptr);

    ContactId current() const { return m_current; }
    ClientCards &cards() const { return *m_cards; }
    /// Shows this client, even if a search or filter hides it.
    void open(const ContactId &id);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// An event was created for a client and needs a name.
    void eventMade(const stemdesk::EventId &id);
    void seriesChosen(const stemdesk::SeriesId &id);

protected:
    void create(const QString &typed) override;
    void removeChosen() override;
    void onChosen(int row) override;
    void showBeside() override;
    void focusFirstField() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static Words words();
    void buildMenu();
    void onRefreshed();
    void readOutlooks();

    Lookup m_lookup;
    ClientsModel *m_model;
    ClientPanel *m_panel;
    ClientCards *m_cards;
    ContactId m_current;
};

} // namespace stemdesk::ui
