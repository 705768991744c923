#include "ui/pages/settings/settings_page.h"

#include "ui/pages/settings/backups/backups_tab.h"
#include "ui/pages/settings/database/database_tab.h"
#include "ui/pages/settings/prices/prices_tab.h"
#include "ui/pages/settings/shop/shop_tab.h"
#include "ui/pages/settings/shops/shops_tab.h"
#include "ui/pages/settings/window/window_tab.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/window_settings.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

SettingsPage::SettingsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Settings"))),
      m_tabs(m_header->setTabs(
          {tr("This shop"), tr("Prices and tax"), tr("Window"), tr("All shops"), tr("Database"), tr("Backups")})),
      m_body(new LazyStack)
{
    buildBody();
    addParts();
    connect(m_tabs, &QTabBar::currentChanged, this, &SettingsPage::onTabChanged);
    connect(m_body, &LazyStack::partWanted, m_tabs, &QTabBar::setCurrentIndex);
    auto *shortcut = new QShortcut(QKeySequence::New, this);
    connect(shortcut, &QShortcut::activated, this, &SettingsPage::startNew);
    m_tabs->setCurrentIndex(std::clamp(WindowSettings(context.settings).settingsTab(), 0, m_tabs->count() - 1));
    onTabChanged();
}

void SettingsPage::buildBody()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body, 1);
    setFocusProxy(m_tabs);
}

void SettingsPage::addParts()
{
    m_body->add([this] { return m_shop = new ShopTab(m_context, m_body); });
    m_body->add([this] { return m_prices = new PricesTab(m_context, m_body); });
    m_body->add([this] { return new WindowTab(m_context, m_body); });
    m_body->add([this] {
        m_shops = new ShopsTab(m_context, m_body);
        connect(m_shops, &ShopsTab::renameAsked, this, [this] {
            showTab(ShopPart);
            m_shop->editName();
        });
        return m_shops;
    });
    m_body->add([this] { return m_database = new DatabaseTab(m_context, m_body); });
    m_body->add([this] {
        m_backups = new BackupsTab(m_context, m_body);
        connect(m_backups, &BackupsTab::stateChanged, this, &SettingsPage::onTabChanged);
        return m_backups;
    });
}

void SettingsPage::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void SettingsPage::onTabChanged()
{
    const int tab = m_tabs->currentIndex();
    m_body->open(tab);
    WindowSettings(m_context.settings).setSettingsTab(tab);
    switch (Tab(tab)) {
    case ShopPart:
    case Prices: m_header->setState(tr("Saved as you type. Ctrl+Z undoes.")); break;
    case Window: m_header->setState(tr("For this computer")); break;
    case Shops: m_header->setState(tr("The window shows one shop at a time")); break;
    case Database: m_header->setState(m_database->stateText()); break;
    case Backups: m_header->setState(m_backups->stateText()); break;
    }
}

void SettingsPage::startNew()
{
    if (m_tabs->currentIndex() == Shops) {
        m_shops->startNew();
        return;
    }
    showTab(Prices);
    m_prices->startNew();
}

QString SettingsPage::newCommand() const
{
    return m_tabs->currentIndex() == Shops ? u"new-shop"_s : QString();
}

} // namespace stemdesk::ui
