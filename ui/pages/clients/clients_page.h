#pragma once

#include "core/base/id.h"

#include <QWidget>

#include <functional>

class QSortFilterProxyModel;

namespace stemdesk::ui {

class ClientCards;
class ClientPanel;
class ClientsModel;
class EmptyState;
class ImportEntry;
class ListStack;
class NewRow;
class PageHeader;
class SearchField;
class Splitter;
class TableOutput;
class TableView;
struct UiContext;

/// Whom the shop works for and with: a table, and everything about the chosen one beside it.
class ClientsPage : public QWidget {
    Q_OBJECT

public:
    explicit ClientsPage(UiContext &context, QWidget *parent = nullptr);

    ContactId current() const { return m_current; }
    ClientCards &cards() const { return *m_cards; }

    /// Asks for the name of a new client.
    void startNew();
    /// Shows this client, whatever the list was narrowed to.
    void open(const ContactId &id);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildTable();
    QWidget *buildMaster();
    void connectSignals();

    void create(const QString &name);
    void removeCurrent();
    void onRefreshed();
    void onCurrentChanged();

    UiContext &m_context;
    PageHeader *m_header;
    SearchField *m_search = nullptr;
    ClientsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    TableView *m_table;
    EmptyState *m_first;
    ListStack *m_centre;
    NewRow *m_new;
    Splitter *m_splitter = nullptr;
    ClientPanel *m_panel;
    TableOutput *m_output;
    ClientCards *m_cards;
    ImportEntry *m_import = nullptr;
    ContactId m_current;
    bool m_isStale = false; ///< What the panel says beside the chosen one changed while another page was shown.
};

} // namespace stemdesk::ui
