#include "ui/pages/event/history/history_tab.h"

#include "ui/pages/event/event_document.h"
#include "ui/pages/event/history/history_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/layout/list_stack.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr double kWhenPart = 0.16;
constexpr double kWhoPart = 0.18;
constexpr int kMostWhat =
    kSearchWidth + kMessageWidth; ///< In a wide window, who changed it stays beside what was changed.
constexpr double kWhenMost = 0.3; ///< In a narrow window the width is needed for the changes.

QString widestWhen()
{
    return widestDate([](QDate day) { return HistoryModel::momentText(day, QTime(22, 0)); });
}

} // namespace

HistoryTab::HistoryTab(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)),
      m_table(new TableView(tr("Changes"))),
      m_centre(new ListStack(m_table,
                             new EmptyState(u"list"_s,
                                            tr("You'll see every change to this event here: what was changed, when "
                                               "and by whom."))))
{
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::Who, QHeaderView::Stretch);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_centre);
    setFocusProxy(m_table);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onInserted(first, last - first + 1); });
    connect(&m_document, &EventDocument::opened, m_model, &HistoryModel::clear);
    for (const auto signal : {&EventDocument::opened, &EventDocument::changed, &EventDocument::touched})
        connect(&m_document, signal, this, [this] {
            if (isVisible())
                read();
        });
}

void HistoryTab::read()
{
    m_model->read();
    m_centre->showFor(m_model->rowCount());
}

/// Keeps the rows being read in place while newer changes arrive above them.
void HistoryTab::onInserted(int first, int count)
{
    QScrollBar *bar = m_table->verticalScrollBar();
    if (first == 0 && bar->value() > 0)
        QTimer::singleShot(0, bar, [bar, by = count * rowHeight()] { bar->setValue(bar->value() + by); });
}

void HistoryTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
}

void HistoryTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int widest = columnWidth(*m_table->horizontalHeader(), HistoryModel::When, widestWhen());
    const int when = std::max(qRound(kWhenPart * width()), widest);
    const int most = std::min(when, qRound(kWhenMost * width()));
    m_table->horizontalHeader()->resizeSection(HistoryModel::When, most);
    m_table->horizontalHeader()->resizeSection(HistoryModel::What,
                                               std::min(width() - most - qRound(kWhoPart * width()), kMostWhat));
}

} // namespace stemdesk::ui
