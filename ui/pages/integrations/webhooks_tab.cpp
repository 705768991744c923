#include "ui/pages/integrations/webhooks_tab.h"

#include "ui/pages/integrations/delivery_panel.h"
#include "ui/pages/integrations/new_webhook_form.h"
#include "ui/pages/integrations/secret_panel.h"
#include "ui/pages/integrations/webhook_panel.h"
#include "ui/pages/integrations/webhooks_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kLookAgain = 2000; // The state of a delivery is no change of the shop, so it is polled.

} // namespace

WebhooksTab::WebhooksTab(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_webhooks(new WebhooksModel(context, this)),
      m_table(new TableView(tr("Webhooks"))), m_deliveries(new DeliveriesModel(context, this)),
      m_log(new TableView(tr("Deliveries"))), m_logTitle(new TextLabel({}, TextStyle::Heading)),
      m_first(new EmptyState(u"integrations"_s,
                             tr("A webhook tells another program, such as your calendar, your accounts or the team’s "
                                "chat, when an event is added or changed."),
                             tr("New webhook"))),
      m_logCentre(new ListStack(
          m_log,
          new EmptyState(u"clock"_s,
                         tr("Nothing has been sent yet. The next new or changed event will be the first.")))),
      m_panel(new WebhookPanel(context)), m_delivery(new DeliveryPanel(context)), m_form(new NewWebhookForm(context)),
      m_secret(new SecretPanel), m_right(new QStackedWidget), m_timer(new QTimer(this))
{
    dress(m_table, m_webhooks, WebhooksModel::Url);
    GuardedSelection::guard(*m_table, *m_panel);
    dress(m_log, m_deliveries, DeliveriesModel::Result);
    buildBody();
    connectSignals();
    connectMaking();
    onListed();
    if (m_form->isKept())
        startNew();
}

void WebhooksTab::dress(TableView *table, QAbstractItemModel *model, int stretched)
{
    table->setModel(model);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    table->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
}

QWidget *WebhooksTab::buildLog()
{
    m_logTitle->setContentsMargins(kSpace16, kSpace12, kSpace16, kSpace8);
    m_logTitle->setElided(true);
    auto *log = new QWidget;
    auto *column = new QVBoxLayout(log);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_logTitle);
    column->addWidget(m_logCentre, 1);
    return log;
}

void WebhooksTab::buildBody()
{
    auto *lists = new Splitter(u"integration-deliveries"_s, splitterMemory(m_context.settings), Qt::Vertical);
    lists->addWidget(m_table);
    lists->addWidget(buildLog());
    lists->setStretchFactor(0, 1);
    lists->setStretchFactor(1, 2);
    m_left = new ListStack(lists, m_first);
    for (QWidget *panel : {static_cast<QWidget *>(m_panel), static_cast<QWidget *>(m_delivery),
                           static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_secret)})
        m_right->addWidget(panel);
    auto *splitter = new Splitter(u"integration-webhooks"_s, splitterMemory(m_context.settings));
    m_left->installEventFilter(this);
    splitter->addWidget(m_left);
    splitter->addWidget(m_right);
    splitter->setStretchFactor(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    setFocusProxy(m_table);
}

void WebhooksTab::connectSignals()
{
    m_timer->setInterval(kLookAgain);
    connect(m_timer, &QTimer::timeout, this, &WebhooksTab::read);
    connect(m_webhooks, &WebhooksModel::listed, this, &WebhooksTab::onListed);
    connect(m_deliveries, &DeliveriesModel::listed, this, &WebhooksTab::onDeliveriesListed);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WebhooksTab::onWebhookChanged);
    connect(m_table, &QAbstractItemView::clicked, this, &WebhooksTab::showWebhook);
    connect(m_table, &TableView::deleteRequested, this, [this] {
        showWebhook();
        m_panel->askToDelete();
    });
    connect(m_log->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WebhooksTab::openDelivery);
    connect(m_log, &QAbstractItemView::clicked, this, &WebhooksTab::openDelivery);
    connect(m_delivery, &DeliveryPanel::backRequested, this, [this] {
        showWebhook();
        m_table->setFocus(Qt::OtherFocusReason);
    });
}

void WebhooksTab::connectMaking()
{
    m_first->setTitle(tr("No webhooks yet"));
    connect(m_first, &EmptyState::actionChosen, this, &WebhooksTab::startNew);
    connect(m_form, &NewWebhookForm::cancelled, this, &WebhooksTab::showWebhook);
    connect(m_secret, &SecretPanel::done, this, &WebhooksTab::showWebhook);
    connect(m_form, &NewWebhookForm::created, this, [this](const Webhook &webhook, const QByteArray &secret) {
        m_right->setCurrentWidget(m_secret);
        m_current = webhook.id;
        read();
        m_secret->show({.kicker = tr("Secret of the new webhook"),
                        .subject = QUrl(webhook.url).host(),
                        .label = tr("the secret"),
                        .advice = tr("Copy this secret into the program that receives the messages, so that it can "
                                     "tell they come from you. You won’t see it again.")},
                       secret);
    });
}

void WebhooksTab::startNew()
{
    if (m_right->currentWidget() == m_secret)
        return; // Otherwise the secret that is being shown would disappear.
    m_right->setCurrentWidget(m_form);
    m_right->show();
    m_form->open();
    Q_EMIT stateChanged();
}

bool WebhooksTab::isIdle() const
{
    return m_right->currentWidget() == m_panel || m_right->currentWidget() == m_delivery;
}

void WebhooksTab::showWebhook()
{
    m_opened = {};
    m_log->setCurrentIndex({}); // So that the same delivery can be opened again.
    m_right->setCurrentWidget(m_panel);
    onListed();
}

void WebhooksTab::read()
{
    m_webhooks->read();
    m_deliveries->read();
}

void WebhooksTab::onListed()
{
    const bool hasAny = m_webhooks->rowCount() > 0;
    m_left->showFor(m_webhooks->rowCount());
    m_right->setVisible(hasAny || !isIdle());
    if (hasAny) {
        const int row = std::max(m_webhooks->rowOf(m_current), 0);
        if (m_table->currentIndex().row() != row)
            m_table->setCurrentIndex(m_webhooks->index(row, 0));
    }
    onWebhookChanged();
    Q_EMIT stateChanged();
}

void WebhooksTab::onWebhookChanged()
{
    const Webhook webhook = m_webhooks->rowAt(m_table->currentIndex().row());
    const bool isOther = webhook.id != m_current;
    m_current = webhook.id;
    m_panel->setWebhook(webhook);
    m_logTitle->setText(tr("Sent to %1").arg(QUrl(webhook.url).host()));
    m_deliveries->setWebhook(webhook.id);
    if (isOther && isIdle())
        showWebhook();
}

void WebhooksTab::onDeliveriesListed()
{
    m_logCentre->showFor(m_deliveries->rowCount());
    if (m_right->currentWidget() != m_delivery)
        return;
    const int row = m_deliveries->rowOf(m_opened);
    if (row >= 0)
        m_delivery->setDelivery(m_deliveries->rowAt(row));
    else
        showWebhook();
}

void WebhooksTab::openDelivery()
{
    const Delivery delivery = m_deliveries->rowAt(m_log->currentIndex().row());
    if (delivery.id.isNull() || !isIdle())
        return;
    m_opened = delivery.id;
    m_delivery->setDelivery(delivery);
    m_right->setCurrentWidget(m_delivery);
}

QString WebhooksTab::stateText() const
{
    const QList<Webhook> &webhooks = m_webhooks->rows();
    const auto failing = std::ranges::count_if(
        webhooks, [](const Webhook &webhook) { return webhook.failureCount > 0 && !webhook.isPaused; });
    if (webhooks.isEmpty())
        return {}; // The empty tab says so.
    const QString count = tr("%n webhook(s)", nullptr, int(webhooks.size()));
    return failing > 0 ? tr("%1, %2 failing").arg(count).arg(failing) : count;
}

void WebhooksTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
    m_timer->start();
    sizeColumns();
}

void WebhooksTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

/// The panel beside them comes and goes, and takes its width from theirs.
bool WebhooksTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_left && event->type() == QEvent::Resize)
        sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void WebhooksTab::sizeColumns()
{
    // Shares of the tables' width; addresses and responses get the rest.
    constexpr std::array<std::pair<int, double>, 3> kWebhookParts{
        {{WebhooksModel::Types, 0.31}, {WebhooksModel::LastDelivery, 0.16}, {WebhooksModel::State, 0.14}}};
    for (const auto &[column, part] : kWebhookParts)
        resizeToPart(*m_table->horizontalHeader(), column, part, m_left->width());
    constexpr std::array<std::pair<int, double>, 5> kLogParts{{{DeliveriesModel::When, 0.17},
                                                               {DeliveriesModel::Type, 0.18},
                                                               {DeliveriesModel::State, 0.14},
                                                               {DeliveriesModel::Attempts, 0.09},
                                                               {DeliveriesModel::NextAttempt, 0.16}}};
    for (const auto &[column, part] : kLogParts)
        resizeToPart(*m_log->horizontalHeader(), column, part, m_left->width());
}

} // namespace stemdesk::ui
