#include "ui/pages/event/history/history_tab.h"

#include "ui/pages/event/event_document.h"
#include "ui/pages/event/history/history_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr double kWhoPart = 0.18;
constexpr int kMostWho = kBoardColumnWidth; ///< In a wide window the rest of the width is for what was changed.
constexpr double kMostDay = 0.25; ///< In a narrow window the width is needed for the changes.

} // namespace

HistoryTab::HistoryTab(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)),
      m_table(new TableView(tr("Changes"))),
      m_centre(new ListStack(m_table,
                             new EmptyState(u"list"_s,
                                            tr("You’ll see every change to this event here: what was changed, when "
                                               "and by whom.")))),
      m_bar(new QScrollBar(Qt::Vertical, this))
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
    buildScrollBar();
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onInserted(first, last - first + 1); });
    connect(&m_document, &EventDocument::opened, m_model, &HistoryModel::clear);
    for (const auto signal : {&EventDocument::opened, &EventDocument::changed, &EventDocument::touched})
        connect(&m_document, signal, this, [this] {
            if (isVisible())
                read();
        });
}

/// Above the rows, whose lines go through to the edge of the pane.
void HistoryTab::buildScrollBar()
{
    QScrollBar *hidden = m_table->verticalScrollBar();
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bar->raise();
    m_bar->hide();
    // Not of the tab itself: the range changes once more while it is being destroyed.
    connect(hidden, &QScrollBar::rangeChanged, m_bar, [bar = m_bar, hidden](int least, int most) {
        bar->setRange(least, most);
        bar->setPageStep(hidden->pageStep());
        bar->setSingleStep(hidden->singleStep());
        bar->setVisible(most > least);
    });
    connect(hidden, &QScrollBar::valueChanged, m_bar, &QScrollBar::setValue);
    connect(m_bar, &QScrollBar::valueChanged, hidden, &QScrollBar::setValue);
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
    QHeaderView &header = *m_table->horizontalHeader();
    const int widest = columnWidth(header, HistoryModel::Day, widestDate(mediumDate));
    const int day = std::min(widest, qRound(kMostDay * width()));
    const int time = columnWidth(header, HistoryModel::Time, clockText(QTime(22, 0)));
    header.resizeSection(HistoryModel::Day, day);
    header.resizeSection(HistoryModel::Time, time);
    header.resizeSection(HistoryModel::What, width() - day - time - std::min(qRound(kWhoPart * width()), kMostWho));
    const int head = header.sizeHint().height();
    m_bar->setGeometry(width() - kScrollBar, head, kScrollBar, height() - head);
}

} // namespace stemdesk::ui
