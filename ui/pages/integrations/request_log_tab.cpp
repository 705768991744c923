#include "ui/pages/integrations/request_log_tab.h"

#include "core/services/services.h"
#include "ui/pages/integrations/request_log_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/menu_text.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kLookAtLog = 1000; // The interval at which the server writes its log.

} // namespace

RequestLogTab::RequestLogTab(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new RequestLogModel(context, this)),
      m_table(new TableView(tr("Requests"))), m_keys(new QMenu(this)),
      m_none(new EmptyState(u"list"_s,
                            tr("Each request that a program makes with this shop’s keys is listed here for 30 days."))),
      m_centre(new ListStack(m_table, m_none, tr("No matching requests."))), m_timer(new QTimer(this))
{
    buildTable();
    m_none->setTitle(tr("No requests yet"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_filters = buildFilters();
    column->addWidget(m_filters);
    column->addWidget(m_centre, 1);
    setFocusProxy(m_table);
    m_timer->setInterval(kLookAtLog);
    connect(m_timer, &QTimer::timeout, m_model, &RequestLogModel::read);
    connect(m_model, &RequestLogModel::listed, this, &RequestLogTab::onListed);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onInserted(first, last - first + 1); });
}

QWidget *RequestLogTab::buildFilters()
{
    auto *chips = new ChipRow;
    m_errors = chips->addChip(tr("Errors only"));
    m_errors->setCheckable(true);
    connect(m_errors, &Chip::toggled, this, [this](bool errorsOnly) {
        RequestLogFilter filter = m_model->filter();
        filter.errorsOnly = errorsOnly;
        m_model->setFilter(filter);
    });
    m_key = chips->addChip(tr("All keys"));
    m_key->setMenu(m_keys);
    connect(m_keys, &QMenu::aboutToShow, this, &RequestLogTab::fillKeys);
    auto *strip = new QWidget;
    auto *row = new QHBoxLayout(strip);
    row->setContentsMargins(kSpace24, kSpace12, kSpace24, kSpace12);
    row->addWidget(chips);
    return strip;
}

void RequestLogTab::buildTable()
{
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(RequestLogModel::Path, QHeaderView::Stretch);
}

void RequestLogTab::fillKeys()
{
    m_keys->clear();
    connect(m_keys->addAction(tr("All keys")), &QAction::triggered, this, &RequestLogTab::showAllKeys);
    const auto keys = m_context.services.keys.list();
    if (!keys)
        return;
    m_keys->addSeparator();
    for (const ApiKey &key : *keys)
        connect(m_keys->addAction(menuText(key.name)), &QAction::triggered, this, [this, key] { chooseKey(key); });
}

void RequestLogTab::chooseKey(const ApiKey &key)
{
    RequestLogFilter filter = m_model->filter();
    filter.key = key.id;
    m_key->setText(key.name);
    m_key->setActive(true);
    m_model->setFilter(filter);
}

void RequestLogTab::showAllKeys()
{
    RequestLogFilter filter = m_model->filter();
    filter.key.reset();
    m_key->setText(tr("All keys"));
    m_key->setActive(false);
    m_model->setFilter(filter);
}

void RequestLogTab::onListed()
{
    const bool isNarrowed = m_model->filter() != RequestLogFilter();
    m_centre->showFor(m_model->rowCount(), isNarrowed);
    m_filters->setVisible(m_model->rowCount() > 0 || isNarrowed);
}

/// Keeps the rows being read in place while newer requests arrive above them.
void RequestLogTab::onInserted(int first, int count)
{
    QScrollBar *bar = m_table->verticalScrollBar();
    if (first == 0 && bar->value() > 0)
        QTimer::singleShot(0, bar, [bar, by = count * rowHeight()] { bar->setValue(bar->value() + by); });
}

void RequestLogTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->read();
    m_timer->start();
}

void RequestLogTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

void RequestLogTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr std::array<std::pair<int, double>, 7> kParts{{{RequestLogModel::When, 0.15},
                                                            {RequestLogModel::Key, 0.12},
                                                            {RequestLogModel::Method, 0.08},
                                                            {RequestLogModel::Status, 0.07},
                                                            {RequestLogModel::Took, 0.08},
                                                            {RequestLogModel::Why, 0.24},
                                                            {RequestLogModel::RequestId, 0.1}}};
    for (const auto &[column, part] : kParts)
        resizeToPart(*m_table->horizontalHeader(), column, part, width());
}

} // namespace stemdesk::ui
