#include "ui/pages/hire/hire_page.h"

#include "core/base/day.h"
#include "ui/pages/hire/hire_delegate.h"
#include "ui/pages/hire/hire_grid.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/pages/hire/returns_model.h"
#include "ui/pages/hire/returns_view.h"
#include "ui/pages/hire/thing_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/period_bar.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

enum HireTab { DaysTab, ReturnsTab };

/// A day as the grid shows it, for the legend. Without a stock it stands for an item that was never counted.
class DaySample : public QWidget {
public:
    DaySample(QString figure, std::optional<HireDelegate::Stock> stock) : m_figure(std::move(figure)), m_stock(stock)
    {
        setFont(fontFor(stock == HireDelegate::Stock::Short ? TextStyle::Strong : TextStyle::Small));
        setFixedSize(fontMetrics().horizontalAdvance(m_figure) + metric::kSpace16, metric::kLargeSwatch);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_stock ? HireDelegate::ground(*m_stock) : themeTokens().panel);
        painter.setPen(HireDelegate::figureColour(m_stock, true));
        painter.drawText(rect(), Qt::AlignCenter, m_figure);
        if (m_stock)
            return;
        painter.setPen(themeTokens().controlLine); // Otherwise it is not seen on the ground of the legend.
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    QString m_figure;
    std::optional<HireDelegate::Stock> m_stock;
};

/// A line of the grid: the one before today, or the one above what is not out.
class LineSample : public QWidget {
public:
    explicit LineSample(Qt::Orientation line) : m_line(line)
    {
        setFixedSize(line == Qt::Vertical ? metric::kFocusWidth : metric::kLargeSwatch, metric::kLargeSwatch);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_line == Qt::Vertical)
            painter.fillRect(rect(), themeTokens().accent);
        else
            painter.fillRect(0, height() / 2, width(), metric::kHairline, themeTokens().quiet);
    }

private:
    Qt::Orientation m_line;
};

} // namespace

HirePage::HirePage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Hire"))),
      m_refusal(new InlineMessage(Tone::Error)), m_model(new HireModel(context, this)), m_grid(new HireGrid(*m_model)),
      m_period(new PeriodBar({.before = tr("Earlier days"), .after = tr("Later days"), .now = tr("Today")})),
      m_first(new EmptyState(u"hire"_s,
                             tr("What do you hire out? Vases, arches and stands that you add under Products as hire "
                                "are listed here, with what is free of them on each day."),
                             tr("Products"))),
      m_centre(new ListStack(m_grid, m_first, tr("No matching items."))), m_panel(new ThingPanel(context)),
      m_returns(new ReturnsView(context)), m_views(new QStackedWidget), m_toShortage(new Button({}, Button::Kind::Link))
{
    buildHeader();
    m_views->addWidget(buildDays());
    m_views->addWidget(m_returns);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_refusal);
    column->addWidget(m_views, 1);
    setFocusProxy(m_grid);
    connectDays();
    showState();
}

void HirePage::buildHeader()
{
    m_search = m_header->enableSearch(tr("Search items…"));
    m_tabs = m_header->setTabs({tr("Days"), tr("Returns")});
    m_header->addActionWidget(m_returns->acts());
    m_header->addStateLink(m_toShortage);
    m_toShortage->setTone(Tone::Error);
    m_toShortage->hide();
    connect(m_toShortage, &QAbstractButton::clicked, this, &HirePage::showShortage);
    m_short = m_header->chips()->addChip(tr("Short"));
    m_short->setCheckable(true);
    setTip(*m_short, tr("Only what is short on one of these days or in the next four weeks"));
    connect(m_short, &QAbstractButton::toggled, this, [this](bool isOnly) {
        m_model->setOnlyShort(isOnly);
        if (isOnly)
            m_model->seekShortage();
    });
    connect(m_header, &PageHeader::tabChosen, this, [this](int tab) {
        m_views->setCurrentIndex(tab);
        m_search->parentWidget()->setVisible(tab == DaysTab);
        m_returns->acts()->setVisible(tab == ReturnsTab);
        setFocusProxy(tab == DaysTab ? static_cast<QWidget *>(m_grid) : m_returns);
        setLive(isVisible());
        showState();
    });
    connect(m_search, &SearchField::searched, this, [this](const QString &text) { m_model->setWords(text.trimmed()); });
    connect(m_search, &SearchField::leftForResults, m_grid, qOverload<>(&QWidget::setFocus));
}

QWidget *HirePage::buildDays()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_period);
    column->addWidget(m_centre, 1);
    column->addWidget(buildLegend());
    m_splitter = new Splitter(u"hire"_s, splitterMemory(m_context.settings));
    m_splitter->addWidget(master);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(m_panel, tr("the chosen item"));
    m_period->addEnd(m_splitter->takeOpener());
    return m_splitter;
}

QWidget *HirePage::buildLegend()
{
    auto *legend = new CardRow;
    legend->row()->setContentsMargins(metric::kPageEdge, metric::kSpace8, metric::kSpace12, metric::kSpace8);
    // A second line where one has no room for the words, none of which is cut.
    auto *entries = new FlowLayout;
    legend->row()->addLayout(entries, 1);
    const auto add = [entries](QWidget *sample, const QString &text) {
        auto *entry = new QWidget;
        auto *row = new QHBoxLayout(entry);
        row->setContentsMargins(0, metric::kSpace2, metric::kSpace4, metric::kSpace2);
        row->setSpacing(metric::kSpace8);
        row->addWidget(sample);
        row->addWidget(new TextLabel(text, TextStyle::Small, Tone::Quiet));
        entries->addWidget(entry);
    };
    const QString three = QLocale().toString(3);
    add(new DaySample({}, std::nullopt), tr("all free"));
    add(new DaySample(three, HireDelegate::Stock::Free), tr("free"));
    add(new DaySample(QLocale().toString(0), HireDelegate::Stock::NoneFree), tr("none free"));
    add(new DaySample(u'\u2212' + three, HireDelegate::Stock::Short), tr("short"));
    add(new DaySample(u"(%1)"_s.arg(three), std::nullopt), tr("out, not counted"));
    add(new LineSample(Qt::Vertical), tr("today"));
    add(new LineSample(Qt::Horizontal), tr("below: nothing out"));
    return legend;
}

void HirePage::connectDays()
{
    GuardedSelection::guard(*m_grid, *m_panel);
    const auto turn = [this](int direction) {
        const DayRange days = m_model->days();
        m_grid->goTo(plusDays(days.from, direction * (days.from.daysTo(days.to) + 1)));
    };
    connect(m_period, &PeriodBar::beforeWanted, this, [turn] { turn(-1); });
    connect(m_period, &PeriodBar::afterWanted, this, [turn] { turn(1); });
    connect(m_period, &PeriodBar::nowWanted, this, [this] {
        m_grid->goTo(m_model->today());
        m_grid->showFrom(m_model->today());
    });
    connect(m_grid, &HireGrid::currentShown, this, &HirePage::showCurrent);
    connect(m_grid, &HireGrid::chosen, this, [this] {
        m_splitter->reveal();
        m_panel->takeKeyboard();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &HirePage::showState);
    connect(m_model, &HireModel::listed, this, &HirePage::showState);
    connect(m_model, &HireModel::failed, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_model, &HireModel::shortageFound, this,
            [this](const VariantId &thing, QDate day) { m_grid->goTo(thing, day); });
    connect(m_first, &EmptyState::actionChosen, this, &HirePage::productsWanted);
    connect(m_panel, &ThingPanel::eventChosen, this, &HirePage::eventChosen);
    connect(m_panel, &ThingPanel::dayChosen, this, [this](QDate day) {
        m_grid->goTo(day);
        m_grid->setFocus(Qt::OtherFocusReason);
    });
    connect(m_returns, &ReturnsView::eventChosen, this, &HirePage::eventChosen);
    connect(m_returns, &ReturnsView::listed, this, &HirePage::showState);
}

void HirePage::showAllDays()
{
    m_tabs->setCurrentIndex(DaysTab);
    m_search->clear();
    m_short->setChecked(false);
}

void HirePage::showShortage()
{
    showAllDays();
    m_model->seekShortage();
}

void HirePage::showThing(const VariantId &thing, QDate day)
{
    showAllDays();
    m_grid->goTo(thing, day);
    m_grid->setFocus(Qt::OtherFocusReason);
}

void HirePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setLive(true);
}

void HirePage::hideEvent(QHideEvent *event)
{
    setLive(false);
    QWidget::hideEvent(event);
}

void HirePage::setLive(bool isLive)
{
    m_model->setLive(isLive && m_views->currentIndex() == DaysTab);
    m_returns->setLive(isLive && m_views->currentIndex() == ReturnsTab);
}

void HirePage::showState()
{
    const DayRange days = m_model->days();
    m_period->setPeriod(tr("%1 to %2").arg(dayAndMonth(days.from), longDate(days.to)));
    m_period->setNow(days.has(m_model->today()));
    const bool isEmpty = m_model->isRead() && m_model->thingCount() == 0;
    if (m_model->isRead())
        m_centre->showFor(m_model->rowCount(), !isEmpty);
    m_panel->setVisible(!isEmpty);
    const int missing = m_model->isRead() && m_views->currentIndex() == DaysTab ? m_model->shortCount() : 0;
    m_toShortage->setText(tr("%n short", nullptr, missing));
    m_toShortage->setVisible(missing > 0);
    if (m_views->currentIndex() == ReturnsTab) {
        const int open = m_returns->model().openEvents();
        m_header->setState(!m_returns->model().isRead() ? QString()
                               : open == 0              ? tr("Everything is checked in")
                                                        : tr("%n events to check in", nullptr, open));
        return;
    }
    if (!m_model->isRead())
        return; // Keep the old text until there are rows.
    const QString items = tr("%n items", nullptr, m_model->thingCount());
    m_header->setState(isEmpty ? QString() : missing > 0 ? items + u" ·"_s : items);
}

void HirePage::showCurrent()
{
    const int row = m_model->rowOf(m_grid->currentThing());
    const HireRow thing = row < 0 ? HireRow() : m_model->rowAt(row);
    m_panel->setThing(thing, m_grid->currentDay(), m_model->shortageOf(thing.id));
}

} // namespace stemdesk::ui
