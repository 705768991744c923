#pragma once

#include <QWidget>

namespace stemdesk::ui {

class BackupsTab;
class DatabaseTab;
class LazyStack;
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
    void addParts();
    void onTabChanged();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs;
    LazyStack *m_body; ///< In the order of Tab.
    // Each from when its part was first shown.
    ShopTab *m_shop = nullptr;
    PricesTab *m_prices = nullptr;
    ShopsTab *m_shops = nullptr;
    DatabaseTab *m_database = nullptr;
    BackupsTab *m_backups = nullptr;
};

} // namespace stemdesk::ui
