#include "ui/pages/figures/figures_page.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/figures/figure_grid.h"
#include "ui/pages/figures/figure_lists.h"
#include "ui/pages/figures/figure_rows_view.h"
#include "ui/pages/figures/figure_words.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/period_bar.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

enum KindTab { MonthTab, YearTab };

constexpr int kFlowersShown = 10;

ReportPeriod periodOf(QDate day, bool isYear)
{
    return isYear ? ReportPeriod::year(day) : ReportPeriod::month(day);
}

} // namespace

FiguresPage::FiguresPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_lookup(context), m_rowsLookup(context),
      m_period(ReportPeriod::month(shopToday(context))), m_header(new PageHeader(tr("Figures"))),
      m_bar(new PeriodBar({.before = tr("Before"), .after = tr("After"), .now = tr("This month")})),
      m_beside(new ViewSwitch), m_refusal(new InlineMessage(Tone::Error)), m_body(new QStackedWidget),
      m_nothing(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_chartCard(new Card), m_chart(new BarChart),
      m_money(new FigureGrid(tr("Money"),
                             {ReportFigure::InvoicedExclTax, ReportFigure::InvoicedTax, ReportFigure::InvoicedIncTax,
                              ReportFigure::Received, ReportFigure::Outstanding, ReportFigure::Overdue})),
      m_work(new FigureGrid(tr("Events"),
                            {ReportFigure::CustomerPrice, ReportFigure::CostOfGoods, ReportFigure::Margin,
                             ReportFigure::OwnHire, ReportFigure::Labour, ReportFigure::MinutesPlanned,
                             ReportFigure::MinutesSpent})),
      m_waste(new FigureGrid(tr("Waste"), {ReportFigure::Waste, ReportFigure::Rejected, ReportFigure::Credited})),
      m_enquiries(new FigureGrid(tr("Enquiries"), {ReportFigure::Enquiries, ReportFigure::Won, ReportFigure::Lost})),
      m_invoiced(new FigureList(tr("Invoiced by rate"), {tr("Rate"), tr("Excl. tax"), tr("Tax"), tr("Incl. tax")})),
      m_received(new FigureList(tr("Received by rate"), {tr("Rate"), tr("Excl. tax"), tr("Tax"), tr("Incl. tax")})),
      m_sources(new FigureList(tr("Where enquiries came from"),
                               {tr("Source"), tr("Enquiries"), tr("Won"), tr("Value of those won")})),
      m_suppliers(new FigureList(tr("Suppliers"), {tr("Supplier"), tr("Ordered"), tr("Received"), tr("Rejected")})),
      m_flowers(new FigureList(tr("Flowers by cost"), {tr("Variety"), tr("Units"), tr("Cost"), tr("Waste")})),
      m_rows(new FigureRowsView), m_documents(new DocumentOutput(context.tasks, context.settings, this))
{
    buildHeader();
    m_body->addWidget(buildOverview());
    m_body->addWidget(m_rows);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_refusal);
    column->addWidget(m_bar);
    column->addWidget(m_body, 1);
    setFocusProxy(m_body);
    connectLists();
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &) {
        m_isStale = true; // Nearly every change affects some figure.
        if (isVisible())
            read();
    });
    showPeriod(m_period);
}

void FiguresPage::buildHeader()
{
    m_kinds = m_header->setTabs({tr("Month"), tr("Year")});
    connect(m_kinds, &QTabBar::currentChanged, this, [this](int tab) {
        // When switching from this year to months, shows the current month.
        const QDate today = shopToday(m_context);
        const QDate day = m_period.holds(today) ? today : m_period.from();
        showPeriod(periodOf(day, tab == YearTab));
    });
    connect(m_header->addAction(tr("Save PDF…")), &QAbstractButton::clicked, this, &FiguresPage::savePdf);
    connect(m_header->addAction(tr("Save Excel…")), &QAbstractButton::clicked, this, &FiguresPage::saveWorkbook);
    const QString beside = tr("Compare with");
    m_beside->setAccessibleName(beside);
    m_beside->addView({}, tr("Month before"));
    m_beside->addView({}, tr("Year before"));
    auto *compared = new QWidget;
    QHBoxLayout *row = rowInside(compared, kSpace8);
    row->addWidget(new TextLabel(beside, TextStyle::Body, Tone::Quiet));
    row->addWidget(m_beside);
    m_bar->addEnd(compared);
    m_bar->setContentsMargins(0, 0, kPageEdge - kSpace16, 0); // Ends where the cards do.
    connect(m_beside, &QTabBar::currentChanged, this, &FiguresPage::read);
    connect(m_bar, &PeriodBar::beforeWanted, this, [this] { showPeriod(m_period.moved(-1)); });
    connect(m_bar, &PeriodBar::afterWanted, this, [this] { showPeriod(m_period.moved(1)); });
    connect(m_bar, &PeriodBar::nowWanted, this,
            [this] { showPeriod(periodOf(shopToday(m_context), m_period.kind() == ReportPeriod::Kind::Year)); });
    connect(m_documents, &DocumentOutput::noted, this, &FiguresPage::noted);
}

QWidget *FiguresPage::buildOverview()
{
    m_work->addShare(tr("Margin, % of price"));
    m_waste->addShare(tr("Left over, % of cost"));
    m_chartCard->addPadded(m_chart);
    auto *area = new CardColumns(CardColumns::Measures{.top = metric::kSpace8});
    m_nothing->setWordWrap(true);
    area->addWide(m_nothing);
    area->addWide(m_chartCard);
    for (QWidget *card : std::initializer_list<QWidget *>{m_money, m_waste, m_invoiced, m_suppliers})
        area->addLeft(card);
    for (QWidget *card : std::initializer_list<QWidget *>{m_work, m_enquiries, m_received, m_sources})
        area->addRight(card);
    m_flowers->setMost(kFlowersShown, tr("Show all"));
    area->addWideBelow(m_flowers);
    area->setAccessibleName(tr("Figures"));
    return area;
}

void FiguresPage::connectLists()
{
    for (FigureGrid *grid : {m_money, m_work, m_waste, m_enquiries})
        connect(grid, &FigureGrid::figureChosen, this, &FiguresPage::showRows);
    connect(m_invoiced, &FigureList::opened, this, [this] { showRows(ReportFigure::InvoicedIncTax); });
    connect(m_received, &FigureList::opened, this, [this] { showRows(ReportFigure::Received); });
    connect(m_sources, &FigureList::opened, this, [this] { showRows(ReportFigure::Enquiries); });
    connect(m_suppliers, &FigureList::opened, this, [this](const QString &key) {
        if (const auto id = idFrom<SupplierTag>(key.toLatin1()))
            Q_EMIT supplierChosen(*id);
    });
    connect(m_flowers, &FigureList::opened, this, &FiguresPage::openVariant);
    connect(m_rows, &FigureRowsView::backWanted, this, [this] {
        m_figure.reset();
        m_body->setCurrentIndex(0);
    });
    connect(m_rows, &FigureRowsView::opened, this, [this](const EventId &event, bool isMoney) {
        if (event.isNull())
            Q_EMIT invoicesRequested();
        else if (isMoney)
            Q_EMIT paymentsRequested(event);
        else
            Q_EMIT eventChosen(event);
    });
}

void FiguresPage::openVariant(const QString &key)
{
    const auto id = idFrom<VariantTag>(key.toLatin1());
    if (!id)
        return;
    const auto variants = m_context.services.products.findVariants({*id});
    if (variants && !variants->isEmpty())
        Q_EMIT variantChosen(variants->constFirst().productId, *id);
}

void FiguresPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        read();
}

void FiguresPage::showPeriod(const ReportPeriod &period)
{
    m_period = period;
    const bool isYear = period.kind() == ReportPeriod::Kind::Year;
    m_kinds->setCurrentIndex(isYear ? YearTab : MonthTab);
    m_bar->setPeriod(periodText(period));
    m_bar->setNowText(isYear ? tr("This year") : tr("This month"));
    m_bar->setNow(period.holds(shopToday(m_context)));
    m_beside->parentWidget()->setVisible(!isYear);
    read();
}

void FiguresPage::read()
{
    m_isStale = false;
    const bool isYearBack = m_period.kind() == ReportPeriod::Kind::Month && m_beside->currentIndex() == 1;
    m_lookup.ask(
        [period = m_period, isYearBack](ShopServices &services) -> Result<Reports> {
            ComparedReport now = TRY(services.reports.compared(period));
            PeriodReport before = isYearBack ? now.yearBefore : TRY(services.reports.report(period.moved(-1)));
            return Reports{.now = std::move(now), .before = std::move(before)};
        },
        [this](const Result<Reports> &reports) {
            m_refusal->setMessage(reports ? QString() : errorText(reports.error()));
            m_isStale = !reports; // Busy; the next change reads again.
            if (!reports || reports->now.now.figures.period != m_period)
                return;
            m_reports = *reports;
            showReports();
        });
}

void FiguresPage::showReports()
{
    const PeriodReport &now = m_reports.now.now;
    const PeriodReport &before = m_reports.before;
    const bool hasFigures = !now.isEmpty() || !before.isEmpty();
    m_chartCard->setVisible(hasFigures);
    for (FigureGrid *grid : {m_money, m_work, m_waste, m_enquiries}) {
        grid->setReports(now, before);
        grid->setVisible(hasFigures); // Otherwise each would be 0.
    }
    m_work->setShare(now.figures.events.marginPercent(), before.figures.events.marginPercent());
    m_waste->setShare(now.figures.wastePercentOfCost(), before.figures.wastePercentOfCost());
    m_work->setNote(tr("%n event(s), excl. tax", nullptr, now.figures.events.count));
    for (Card *card : std::initializer_list<Card *>{m_waste, m_suppliers, m_flowers})
        card->setNote(tr("excl. tax"));
    m_money->setNote(tr("incl. tax unless stated"));
    m_invoiced->setLines(invoicedLines(now));
    m_received->setLines(receivedLines(now));
    m_sources->setLines(sourceLines(now));
    m_suppliers->setLines(supplierLines(now));
    m_flowers->setLines(flowerLines(now));
    m_nothing->setText(
        tr("Nothing was invoiced, paid, made or asked for in %1.").arg(periodInSentence(now.figures.period)));
    m_nothing->setVisible(now.isEmpty());
    const QString period = periodText(now.figures.period);
    m_header->setState(
        before.isEmpty() ? period : tr("%1 compared with %2").arg(period, periodInSentence(before.figures.period)));
    showChart();
    if (m_figure)
        readRows();
}

void FiguresPage::showChart()
{
    const PeriodReport &now = m_reports.now.now;
    const PeriodReport &before = m_reports.before;
    const auto money = [&](double amount) { return moneyText(amount, now.currency); };
    // Above narrow bars; the cards below have the pence.
    const QRegularExpression pence(QRegularExpression::escape(QLocale().decimalPoint()) + u"\\d+"_s);
    const auto whole = [&](double amount) { return money(std::round(amount)).remove(pence); };
    QList<BarChart::Group> groups;
    QStringList said;
    const auto add = [&](const QString &label, const QString &name, double present, double past, double part) {
        const QString tip = tr("%1: %2, before %3").arg(name, money(present), money(past));
        groups.append({.label = label,
                       .now = present,
                       .before = past,
                       .part = part,
                       .tip = tip,
                       .value = whole(present),
                       .valueBefore = whole(past)});
        said.append(tip);
    };
    const bool isYear = m_period.kind() == ReportPeriod::Kind::Year;
    if (isYear) {
        const MinorUnit unit = now.unit();
        for (qsizetype at = 0; at < now.months.size(); ++at) {
            const PeriodFigures &month = now.months.at(at);
            const int number = month.period.from().month();
            add(QLocale().standaloneMonthName(number, QLocale::ShortFormat), periodText(month.period),
                unit.amount(month.events.customerPriceExclTax),
                unit.amount(before.months.at(at).events.customerPriceExclTax),
                unit.amount(month.events.marginExclTax()));
        }
        m_chartCard->setTitle(tr("Client price by month"));
    } else {
        for (const ReportFigure figure : {ReportFigure::InvoicedExclTax, ReportFigure::CustomerPrice,
                                          ReportFigure::CostOfGoods, ReportFigure::Margin})
            add(figure == ReportFigure::InvoicedExclTax ? tr("Invoiced") : figureName(figure), figureName(figure),
                figureOf(now, figure), figureOf(before, figure), 0); // The card's note says "excl. tax".
        m_chartCard->setTitle(tr("Overview"));
    }
    m_chartCard->setNote(tr("excl. tax"));
    m_chart->setGroups(groups,
                       {.now = periodText(now.figures.period),
                        .before = periodText(before.figures.period),
                        .part = isYear ? tr("of which margin") : QString()},
                       said.join(u"; "_s));
}

void FiguresPage::showRows(ReportFigure figure)
{
    m_figure = figure;
    readRows();
}

void FiguresPage::readRows()
{
    m_rowsLookup.ask([period = m_period, figure = *m_figure](
                         ShopServices &services) { return services.reports.figureRows(period, figure); },
                     [this, period = m_period](const Result<QList<ReportRow>> &rows) {
                         m_refusal->setMessage(rows ? QString() : errorText(rows.error()));
                         if (!rows || !m_figure || period != m_reports.now.now.figures.period)
                             return;
                         m_rows->show(*m_figure, m_reports.now.now, *rows);
                         if (m_body->currentWidget() == m_rows)
                             return;
                         m_body->setCurrentWidget(m_rows);
                         m_rows->setFocus(Qt::OtherFocusReason);
                     });
}

void FiguresPage::savePdf()
{
    m_documents->askAndSave(reportPrintJob(m_period, m_context.shop.id),
                            chosenPaper(m_context.settings, m_context.shop));
}

void FiguresPage::saveWorkbook()
{
    if (m_reports.now.now.figures.period == m_period)
        m_documents->askAndSave(reportFileJob(m_reports.now, m_context.shop));
}

} // namespace stemdesk::ui
