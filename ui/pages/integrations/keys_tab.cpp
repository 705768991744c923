#include "ui/pages/integrations/keys_tab.h"

#include "ui/pages/integrations/key_panel.h"
#include "ui/pages/integrations/keys_model.h"
#include "ui/pages/integrations/new_key_form.h"
#include "ui/pages/integrations/secret_panel.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLookAtKeys = 2000; // The last use is not in the change feed, so it is polled.

} // namespace

KeysTab::KeysTab(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new KeysModel(context, this)),
      m_table(new TableView(tr("API keys"))),
      m_first(
          new EmptyState(u"key"_s,
                         tr("Create one key for each program: your website, a till, a spreadsheet. Calendars use an "
                            "address instead."),
                         tr("New key"))),
      m_left(new ListStack(m_table, m_first)), m_panel(new KeyPanel(context)), m_form(new NewKeyForm(context)),
      m_secret(new SecretPanel), m_right(new QStackedWidget), m_timer(new QTimer(this))
{
    m_first->setTitle(tr("No keys yet"));
    m_first->addAlternative(tr("New calendar address"));
    buildTable();
    buildBody();
    connectSignals();
    onListed();
    if (m_form->isKept())
        startNew();
}

void KeysTab::buildTable()
{
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(KeysModel::Allowed, QHeaderView::Stretch);
}

void KeysTab::buildBody()
{
    m_right->addWidget(m_panel);
    m_right->addWidget(m_form);
    m_right->addWidget(m_secret);
    auto *splitter = new Splitter(u"integration-keys"_s, splitterMemory(m_context.settings));
    m_left->installEventFilter(this);
    splitter->addWidget(m_left);
    splitter->addWidget(m_right);
    splitter->setStretchFactor(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    setFocusProxy(m_table);
}

void KeysTab::connectSignals()
{
    m_timer->setInterval(kLookAtKeys);
    connect(m_timer, &QTimer::timeout, m_model, &KeysModel::read);
    connect(m_first, &EmptyState::actionChosen, this, &KeysTab::startNew);
    connect(m_first, &EmptyState::alternativeChosen, this, &KeysTab::startNewCalendar);
    connect(m_model, &KeysModel::listed, this, &KeysTab::onListed);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &KeysTab::onCurrentChanged);
    connect(m_table, &TableView::deleteRequested, m_panel, &KeyPanel::askToRevoke);
    connect(m_form, &NewKeyForm::cancelled, this, &KeysTab::showKeys);
    connect(m_secret, &SecretPanel::done, this, &KeysTab::showKeys);
    connect(m_form, &NewKeyForm::created, this, [this](const ApiKey &key, const QByteArray &text) {
        m_current = key.id;
        m_model->read();
        m_right->setCurrentWidget(m_secret);
        if (key.use == KeyUse::Requests)
            m_secret->show({.kicker = tr("New key"),
                            .subject = key.name,
                            .label = tr("the key"),
                            .advice = tr("Copy this key into the program that needs it. You won’t see it again.")},
                           text);
        else
            m_secret->show(
                {.kicker = tr("New calendar address"),
                 .subject = key.name,
                 .label = tr("the address"),
                 .advice = tr("Subscribe to this address in your calendar program. You won’t see it again.")},
                text);
    });
}

void KeysTab::startNew()
{
    openForm(false);
}

void KeysTab::startNewCalendar()
{
    openForm(true);
}

void KeysTab::openForm(bool isCalendar)
{
    if (m_right->currentWidget() == m_secret)
        return; // The key that is shown would be gone.
    m_right->setCurrentWidget(m_form);
    m_right->show();
    m_first->setActionShown(false);
    m_form->open(isCalendar);
    Q_EMIT stateChanged();
}

void KeysTab::showKeys()
{
    m_right->setCurrentWidget(m_panel);
    onListed();
    m_table->setFocus(Qt::OtherFocusReason);
}

bool KeysTab::hasKeys() const
{
    return m_model->rowCount() > 0;
}

bool KeysTab::isIdle() const
{
    return m_right->currentWidget() == m_panel;
}

void KeysTab::onListed()
{
    const bool hasKeys = m_model->rowCount() > 0;
    m_left->showFor(m_model->rowCount());
    m_right->setVisible(hasKeys || !isIdle());
    m_first->setActionShown(isIdle()); // The form has the same button.
    if (hasKeys) {
        const int row = std::max(m_model->rowOf(m_current), 0);
        if (m_table->currentIndex().row() != row)
            m_table->setCurrentIndex(m_model->index(row, 0));
    }
    onCurrentChanged();
    Q_EMIT stateChanged();
}

void KeysTab::onCurrentChanged()
{
    const ApiKey key = m_model->rowAt(m_table->currentIndex().row());
    m_current = key.id;
    m_panel->setKey(key);
}

QString KeysTab::stateText() const
{
    const QList<ApiKey> &keys = m_model->rows();
    if (keys.isEmpty())
        return {}; // The empty tab says so.
    const auto revoked = std::ranges::count_if(keys, [](const ApiKey &key) { return key.revokedAt.has_value(); });
    const int valid = int(keys.size() - revoked);
    const QString count = valid == 0 ? tr("No keys") : tr("%n key(s)", nullptr, valid);
    return revoked > 0 ? tr("%1, %2 revoked").arg(count).arg(revoked) : count;
}

void KeysTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->read();
    m_timer->start();
    sizeColumns();
}

void KeysTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

/// The panel beside them comes and goes, and takes its width from theirs.
bool KeysTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_left && event->type() == QEvent::Resize)
        sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void KeysTab::sizeColumns()
{
    // Shares of the table's width; the column of rights gets the rest.
    constexpr std::array<std::pair<int, double>, 5> kParts{{{KeysModel::Name, 0.22},
                                                            {KeysModel::Created, 0.14},
                                                            {KeysModel::Expires, 0.14},
                                                            {KeysModel::LastUsed, 0.14},
                                                            {KeysModel::State, 0.14}}};
    for (const auto &[column, part] : kParts)
        resizeToPart(*m_table->horizontalHeader(), column, part, m_left->width());
}

} // namespace stemdesk::ui
