#pragma once

#include "ui/palette/command.h"

#include <QWidget>

namespace stemdesk::ui {

class ApiTab;
class Button;
class KeysTab;
class LazyStack;
class PageHeader;
class TabStrip;
class WebhooksTab;
struct UiContext;

/// Access of other programs to the shop, and notifications to them.
class IntegrationsPage : public QWidget, public NewCommandSource {
    Q_OBJECT

public:
    enum Tab { Api, Keys, Webhooks, Requests };

    explicit IntegrationsPage(UiContext &context, QWidget *parent = nullptr);

    void showTab(Tab tab);
    void startNewKey();
    void startNewCalendar();
    void startNewWebhook();
    QString newCommand() const override;

private:
    void buildHeader();
    void buildBody();
    void addParts(UiContext &context);
    void onTabChanged();
    void showHeader();
    /// Starts creating something; a key, on tabs where nothing can be created.
    void startNew();

    PageHeader *m_header;
    TabStrip *m_tabs = nullptr;
    Button *m_new = nullptr;
    Button *m_newCalendar = nullptr;
    LazyStack *m_body; ///< In the order of Tab.
    // Each exists once its tab was first shown.
    ApiTab *m_api = nullptr;
    KeysTab *m_keys = nullptr;
    WebhooksTab *m_webhooks = nullptr;
};

} // namespace stemdesk::ui
