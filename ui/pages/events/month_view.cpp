#include "ui/pages/events/month_view.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "ui/pages/events/month_grid.h"
#include "ui/pages/events/month_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

MonthView::MonthView(UiContext &context, QWidget *parent)
    : QWidget(parent), m_model(new MonthModel(context, this)), m_month(new TextLabel({}, TextStyle::Heading)),
      m_grid(new MonthGrid(*m_model))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    column->addWidget(m_grid, 1);
    setFocusProxy(m_grid);
    connectGrid();
    connect(m_model, &MonthModel::failed, this, &MonthView::failed);
    connect(m_model, &MonthModel::listed, this, [this] {
        m_month->setText(monthText());
        Q_EMIT listed();
    });
    m_month->setText(monthText());
}

QWidget *MonthView::buildBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    row->setSpacing(kSpace4);
    auto *before = new IconButton(u"back"_s, tr("Month before"));
    auto *after = new IconButton(u"chevron-right"_s, tr("Month after"));
    auto *today = new Button(tr("Today"), Button::Kind::Small);
    row->addWidget(before);
    row->addWidget(after);
    row->addWidget(today);
    row->addSpacing(kSpace8);
    row->addWidget(m_month); // Placed last, so that its width does not move the buttons.
    row->addStretch(1);
    connect(before, &QAbstractButton::clicked, this, [this] { m_grid->goTo(plusMonths(m_model->month(), -1)); });
    connect(after, &QAbstractButton::clicked, this, [this] { m_grid->goTo(plusMonths(m_model->month(), 1)); });
    connect(today, &QAbstractButton::clicked, this, [this] { m_grid->goTo(m_model->today()); });
    return bar;
}

void MonthView::connectGrid()
{
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
