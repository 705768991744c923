#pragma once

#include <QWidget>

class QStackedWidget;

namespace stemdesk::ui {

class ApiTab;
class Button;
class KeysTab;
class PageHeader;
class RequestLogTab;
class TabStrip;
class WebhooksTab;
struct UiContext;

/// How other programs come into the shop, and what they are told.
class IntegrationsPage : public QWidget {
    Q_OBJECT

public:
    enum Tab { Api, Keys, Webhooks, Requests };

    explicit IntegrationsPage(UiContext &context, QWidget *parent = nullptr);

    void showTab(Tab tab);
    void startNewKey();
    void startNewWebhook();

private:
    void buildHeader();
    void buildBody();
    void onTabChanged();
    void showHeader();
    /// On a part where nothing is made, a key.
    void startNew();

    PageHeader *m_header;
    TabStrip *m_tabs = nullptr;
    Button *m_new = nullptr;
    QStackedWidget *m_body;
    ApiTab *m_api;
    KeysTab *m_keys;
    WebhooksTab *m_webhooks;
    RequestLogTab *m_requests;
};

} // namespace stemdesk::ui
