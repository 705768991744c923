#pragma once

#include "ui/palette/command.h"

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

/// Settings of the shop and of this window.
class SettingsPage : public QWidget, public NewCommandSource {
    Q_OBJECT

public:
    enum Tab { ShopPart, Prices, Window, Shops, Database, Backups };

    explicit SettingsPage(UiContext &context, QWidget *parent = nullptr);

    void showTab(Tab tab);
    /// Adds what the current tab lists: a product type, or on the tab of shops a shop.
    void startNew();
    QString newCommand() const override;

private:
    void buildBody();
    void addParts();
    void onTabChanged();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs;
    LazyStack *m_body; ///< In tab order.
    // Each is created when its tab is first shown.
    ShopTab *m_shop = nullptr;
    PricesTab *m_prices = nullptr;
    ShopsTab *m_shops = nullptr;
    DatabaseTab *m_database = nullptr;
    BackupsTab *m_backups = nullptr;
};

} // namespace stemdesk::ui
