#include "ui/pages/integrations/integrations_page.h"

#include "ui/pages/integrations/api_tab.h"
#include "ui/pages/integrations/keys_tab.h"
#include "ui/pages/integrations/request_log_tab.h"
#include "ui/pages/integrations/webhooks_tab.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

IntegrationsPage::IntegrationsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_header(new PageHeader(tr("Integrations"))), m_body(new LazyStack)
{
    buildHeader();
    buildBody();
    addParts(context);
    onTabChanged();
}

void IntegrationsPage::buildHeader()
{
    m_tabs = m_header->setTabs({tr("API"), tr("Keys"), tr("Webhooks"), tr("Requests")});
    connect(m_tabs, &QTabBar::currentChanged, this, &IntegrationsPage::onTabChanged);
    connect(m_body, &LazyStack::partWanted, m_tabs, &QTabBar::setCurrentIndex);
    m_new = m_header->setPrimaryAction(tr("New key"));
    connect(m_new, &QAbstractButton::clicked, this, &IntegrationsPage::startNew);
    m_newCalendar = m_header->addAction(tr("New calendar address"));
    connect(m_newCalendar, &QAbstractButton::clicked, this, &IntegrationsPage::startNewCalendar);
    auto *shortcut = new QShortcut(QKeySequence::New, this);
    connect(shortcut, &QShortcut::activated, this, &IntegrationsPage::startNew);
}

void IntegrationsPage::buildBody()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body, 1);
    setFocusProxy(m_tabs);
}

void IntegrationsPage::addParts(UiContext &context)
{
    m_body->add([this, &context] {
        m_api = new ApiTab(context, m_body);
        connect(m_api, &ApiTab::stateChanged, this, &IntegrationsPage::showHeader);
        return m_api;
    });
    m_body->add([this, &context] {
        m_keys = new KeysTab(context, m_body);
        connect(m_keys, &KeysTab::stateChanged, this, &IntegrationsPage::showHeader);
        return m_keys;
    });
    m_body->add([this, &context] {
        m_webhooks = new WebhooksTab(context, m_body);
        connect(m_webhooks, &WebhooksTab::stateChanged, this, &IntegrationsPage::showHeader);
        return m_webhooks;
    });
    m_body->add([this, &context] { return new RequestLogTab(context, m_body); });
}

void IntegrationsPage::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void IntegrationsPage::onTabChanged()
{
    m_body->open(m_tabs->currentIndex());
    showHeader();
}

void IntegrationsPage::showHeader()
{
    const bool isWebhooks = m_tabs->currentIndex() == Webhooks;
    switch (Tab(m_tabs->currentIndex())) {
    case Api: m_header->setState(m_api->stateText()); break;
    case Keys: m_header->setState(m_keys->stateText()); break;
    case Webhooks: m_header->setState(m_webhooks->stateText()); break;
    case Requests: m_header->setState(tr("Last 30 days")); break;
    }
    m_new->setText(isWebhooks ? tr("New webhook") : tr("New key"));
    const bool areKeysIdle = m_tabs->currentIndex() == Keys && m_keys->isIdle();
    m_new->setVisible(isWebhooks ? m_webhooks->isIdle() : areKeysIdle);
    m_newCalendar->setVisible(areKeysIdle && m_keys->hasKeys()); // Otherwise the empty tab has it.
}

void IntegrationsPage::startNew()
{
    if (m_tabs->currentIndex() == Webhooks)
        startNewWebhook();
    else
        startNewKey();
}

QString IntegrationsPage::newCommand() const
{
    return m_tabs->currentIndex() == Webhooks ? u"new-webhook"_s : u"new-key"_s;
}

void IntegrationsPage::startNewKey()
{
    showTab(Keys);
    m_keys->startNew();
}

void IntegrationsPage::startNewCalendar()
{
    showTab(Keys);
    m_keys->startNewCalendar();
}

void IntegrationsPage::startNewWebhook()
{
    showTab(Webhooks);
    m_webhooks->startNew();
}

} // namespace stemdesk::ui
