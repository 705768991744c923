#pragma once

#include <QWidget>

class QStackedWidget;

namespace stemdesk::ui {

class DatabaseTab;
class PageHeader;
class PricesTab;
class TabStrip;
struct UiContext;

/// What is the same for all of the shop's work, and how this window behaves.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    enum Tab { ShopPart, Prices, Window, Database };

    explicit SettingsPage(UiContext &context, QWidget *parent = nullptr);

    void showTab(Tab tab);

private:
    void buildBody();
    void onTabChanged();
    /// What a person makes here is a type of product.
    void startNew();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs;
    QStackedWidget *m_body;
    PricesTab *m_prices;
    DatabaseTab *m_database;
};

} // namespace stemdesk::ui
