#pragma once

#include "core/domain/prices/price_list.h"

#include <QWidget>

#include <functional>

class QStackedWidget;

namespace stemdesk::ui {

class Button;
class ComparisonView;
class EmptyState;
class ImportEntry;
class InlineMessage;
class ListStack;
class NewListForm;
class PageHeader;
class PriceListView;
class PriceListsModel;
class TabStrip;
class TableOutput;
class TableView;
class UnpricedModel;
struct UiContext;

/// Purchase prices: the shop's price lists, two lists side by side, and varieties without a price.
class PriceListsPage : public QWidget {
    Q_OBJECT

public:
    explicit PriceListsPage(UiContext &context, QWidget *parent = nullptr);

    PriceListId current() const { return m_current; }

    /// Asks for a new list.
    void startNew();
    /// Starts importing prices into the list that is shown.
    void startImport();
    /// Shows this list.
    void select(const PriceListId &id);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum Tab { Lists, Compare, Unpriced };

    void buildHeader();
    void buildMenu();
    void buildLists();
    QWidget *buildListsTab();
    QWidget *buildUnpricedTab();
    void buildBody();
    void connectView();
    void connectModels();

    void removeList(const PriceListId &id);
    void onCurrentChanged();
    void onRefreshed();
    void onTabChanged();
    void onUnpricedRefreshed();
    void showHeader();
    QString listsText() const;

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs = nullptr;
    Button *m_new = nullptr;
    PriceListsModel *m_lists;
    UnpricedModel *m_unpriced;
    NewListForm *m_form;
    InlineMessage *m_refusal;
    TableView *m_table;
    PriceListView *m_view;
    EmptyState *m_first;
    ListStack *m_centre = nullptr;
    ComparisonView *m_comparison;
    TableView *m_unpricedTable;
    InlineMessage *m_unpricedRefusal;
    ListStack *m_unpricedCentre;
    QStackedWidget *m_body;
    TableOutput *m_output;
    ImportEntry *m_import = nullptr;
    PriceListId m_current;
};

} // namespace stemdesk::ui
