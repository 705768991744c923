#pragma once

#include <QWidget>

class QStackedWidget;

namespace stemdesk::ui {

class BackupsTab;
class DatabaseTab;
class PageHeader;
class PricesTab;
class ShopTab;
class ShopsTab;
class TabStrip;
struct UiContext;

/// What is the same for all of the shop's work, and how this window behaves.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    enum Tab { ShopPart, Prices, Window, Shops, Database, Backups };

    explicit SettingsPage(UiContext &context, QWidget *parent = nullptr);

    void showTab(Tab tab);
    /// What a person makes here is a type of product, or a shop among the shops.
    void startNew();

private:
    void buildBody();
    void onTabChanged();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs;
    QStackedWidget *m_body;
    ShopTab *m_shop;
    PricesTab *m_prices;
    ShopsTab *m_shops;
    DatabaseTab *m_database;
    BackupsTab *m_backups;
};

} // namespace stemdesk::ui
