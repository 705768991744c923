#include "ui/pages/events/month_view.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "ui/pages/events/month_grid.h"
#include "ui/pages/events/month_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/period_bar.h"

#include <QGridLayout>
#include <QItemSelectionModel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Over the corners of the days, which are square.
class MonthFrame : public QWidget {
public:
    MonthFrame() { setAttribute(Qt::WA_TransparentForMouseEvents); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath corners;
        corners.addRect(rect());
        corners.addRoundedRect(rect(), kRadius, kRadius);
        painter.fillPath(corners, tokens.ground);
        paintPanel(painter, rect(), Qt::transparent, tokens.hairline);
    }
};

} // namespace

MonthView::MonthView(UiContext &context, QWidget *parent)
    : QWidget(parent), m_model(new MonthModel(context, this)),
      m_bar(new PeriodBar({.before = tr("Month before"), .after = tr("Month after"), .now = tr("Today")})),
      m_grid(new MonthGrid(*m_model))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    auto *days = new QVBoxLayout;
    days->setContentsMargins(kHairline, kHairline, kHairline, kHairline);
    days->addWidget(m_grid);
    auto *sheet = new QGridLayout;
    sheet->setContentsMargins(kPageEdge, 0, kPageEdge, kSpace16);
    sheet->addLayout(days, 0, 0);
    sheet->addWidget(new MonthFrame, 0, 0);
    column->addLayout(sheet, 1);
    setFocusProxy(m_grid);
    connectGrid();
    connect(m_model, &MonthModel::failed, this, &MonthView::failed);
    connect(m_model, &MonthModel::listed, this, [this] {
        showMonth();
        Q_EMIT listed();
    });
    showMonth();
}

void MonthView::showMonth()
{
    const QDate today = m_model->today();
    m_bar->setPeriod(monthText());
    m_bar->setNow(m_model->month() == QDate(today.year(), today.month(), 1));
}

void MonthView::connectGrid()
{
    connect(m_bar, &PeriodBar::beforeWanted, this, [this] { m_grid->goTo(plusMonths(m_model->month(), -1)); });
    connect(m_bar, &PeriodBar::afterWanted, this, [this] { m_grid->goTo(plusMonths(m_model->month(), 1)); });
    connect(m_bar, &PeriodBar::nowWanted, this, [this] { m_grid->goTo(m_model->today()); });
    connect(m_grid, &MonthGrid::openRequested, this, &MonthView::openRequested);
    connect(m_grid, &MonthGrid::newRequested, this, &MonthView::newRequested);
    connect(m_grid, &MonthGrid::duplicateRequested, this, &MonthView::duplicateRequested);
    connect(m_grid, &MonthGrid::deleteRequested, this, &MonthView::deleteRequested);
    connect(m_grid, &MonthGrid::moveRequested, this, &MonthView::moveRequested);
    connect(m_grid, &MonthGrid::menuRequested, this, &MonthView::menuRequested);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &MonthView::currentChanged);
}

void MonthView::setFilter(const EventsFilter &filter)
{
    m_model->setFilter(filter);
}

void MonthView::setLive(bool isLive)
{
    m_model->setLive(isLive);
}

QDate MonthView::currentDay() const
{
    return m_grid->currentDay();
}

std::optional<Event> MonthView::currentEvent() const
{
    return m_grid->currentEvent();
}

QString MonthView::monthText() const
{
    const QDate month = m_model->month();
    return tr("%1 %2", "month and year").arg(QLocale().standaloneMonthName(month.month())).arg(month.year());
}

int MonthView::eventCount() const
{
    return m_model->eventsInMonth();
}

} // namespace stemdesk::ui
