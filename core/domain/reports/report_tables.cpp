#include "core/domain/reports/report_tables.h"

#include "core/domain/prices/tax_category.h"
#include "core/domain/shops/document_language.h"

#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPerCent = 100;

ReportCell textCell(const QString &text)
{
    return {.kind = ReportCell::Kind::Text, .text = text};
}

ReportCell numberCell(double number)
{
    return {.kind = ReportCell::Kind::Number, .text = {}, .number = number};
}

ReportCell percentCell(std::optional<double> percent)
{
    return {.kind = ReportCell::Kind::Percent,
            .text = {},
            .number = percent ? std::optional(*percent / kPerCent) : std::nullopt};
}

/// To a tenth.
double hoursOf(double minutes)
{
    constexpr double kMinutesOfTenth = 6;
    constexpr double kTenths = 10;
    return std::round(minutes / kMinutesOfTenth) / kTenths;
}

QString monthName(const ReportPeriod &month, const DocumentLanguage &language)
{
    const QString name = language.locale().standaloneMonthName(month.from().month());
    return language.locale().toUpper(name.left(1)) + name.mid(1);
}

/// Makes the tables of one report.
class TableMaker {
public:
    TableMaker(const ComparedReport &compared, const DocumentLanguage &language)
        : m_report(compared.now), m_before(compared.isCompared() ? &compared.yearBefore : nullptr),
          m_language(language), m_unit(compared.now.unit())
    {}

    ReportTable summary() const;
    ReportTable months() const;
    ReportTable besideBefore() const;
    ReportTable invoicedRates() const;
    ReportTable receivedRates() const;
    ReportTable sources() const;
    ReportTable suppliers() const;
    ReportTable flowers() const;

private:
    using NamedCell = std::pair<const char *, ReportCell>;

    QList<NamedCell> summaryOf(const PeriodFigures &of) const;
    QString say(const char *text) const { return m_language.translate("documents", text); }
    ReportColumn words(const char *title) const { return {.title = say(title), .isNumber = false}; }
    ReportColumn figures(const char *title) const { return {.title = say(title)}; }
    ReportCell money(qint64 count) const
    {
        return {.kind = ReportCell::Kind::Money, .text = {}, .number = m_unit.amount(count)};
    }
    QString rateName(const RateSum &sum) const;

    const PeriodReport &m_report;
    const PeriodReport *m_before; ///< nullptr: nothing is known of that year.
    const DocumentLanguage &m_language;
    const MinorUnit m_unit;
};

/// The figures of the summary, in its order.
QList<TableMaker::NamedCell> TableMaker::summaryOf(const PeriodFigures &of) const
{
    return {{QT_TRANSLATE_NOOP("documents", "Invoiced before tax"), money(of.invoiced.exclTax)},
            {QT_TRANSLATE_NOOP("documents", "Tax on it"), money(of.invoiced.incTax - of.invoiced.exclTax)},
            {QT_TRANSLATE_NOOP("documents", "Invoiced with tax"), money(of.invoiced.incTax)},
            {QT_TRANSLATE_NOOP("documents", "Received"), money(of.received.amount)},
            {QT_TRANSLATE_NOOP("documents", "Open invoices at the end"), money(of.outstanding)},
            {QT_TRANSLATE_NOOP("documents", "Overdue invoices at the end"), money(of.overdue)},
            {QT_TRANSLATE_NOOP("documents", "Events"), numberCell(of.events.count)},
            {QT_TRANSLATE_NOOP("documents", "Customer price before tax"), money(of.events.customerPriceExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Cost of goods before tax"), money(of.events.costOfGoodsExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Margin before tax"), money(of.events.marginExclTax())},
            {QT_TRANSLATE_NOOP("documents", "Margin of the price"), percentCell(of.events.marginPercent())},
            {QT_TRANSLATE_NOOP("documents", "Hire of own things before tax"), money(of.events.ownHireExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Labour before tax"), money(of.events.labourExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Hours planned"), numberCell(hoursOf(of.events.minutesPlanned))},
            {QT_TRANSLATE_NOOP("documents", "Hours spent"), numberCell(hoursOf(of.events.minutesSpent))},
            {QT_TRANSLATE_NOOP("documents", "Waste before tax"), money(of.waste.costExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Waste of the cost"), percentCell(of.wastePercentOfCost())},
            {QT_TRANSLATE_NOOP("documents", "Rejected goods before tax"), money(of.waste.rejectedCostExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Credited by suppliers before tax"), money(of.waste.creditedExclTax)},
            {QT_TRANSLATE_NOOP("documents", "Enquiries"), numberCell(of.enquiries.made)},
            {QT_TRANSLATE_NOOP("documents", "Won"), numberCell(of.enquiries.won)},
            {QT_TRANSLATE_NOOP("documents", "Lost"), numberCell(of.enquiries.lost)}};
}

/// From the year before; none for shares, and where there was nothing.
ReportCell changeCell(const ReportCell &now, const ReportCell &before)
{
    const double was = before.number.value_or(0);
    if (now.kind == ReportCell::Kind::Percent || was <= 0)
        return percentCell(std::nullopt);
    return percentCell((now.number.value_or(0) / was - 1) * kPerCent);
}

ReportTable TableMaker::summary() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Summary")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Figure"))}};
    const QList<NamedCell> now = summaryOf(m_report.figures);
    if (!m_before) {
        table.columns.append(figures(QT_TRANSLATE_NOOP("documents", "Amount")));
        for (const auto &[name, cell] : now)
            table.rows.append({textCell(say(name)), cell});
        return table;
    }
    for (const PeriodReport *of : {&m_report, m_before})
        table.columns.append({.title = periodName(of->figures.period, m_language)});
    table.columns.append(figures(QT_TRANSLATE_NOOP("documents", "Change")));
    const QList<NamedCell> before = summaryOf(m_before->figures);
    for (qsizetype at = 0; at < now.size(); ++at) {
        const ReportCell &is = now.at(at).second;
        const ReportCell &was = before.at(at).second;
        table.rows.append({textCell(say(now.at(at).first)), is, was, changeCell(is, was)});
    }
    return table;
}

/// Each month of the year beside the one a year before.
ReportTable TableMaker::besideBefore() const
{
    ReportTable table;
    if (!m_before || m_report.months.isEmpty())
        return table;
    const QString years[] = {periodName(m_report.figures.period, m_language),
                             periodName(m_before->figures.period, m_language)};
    table.title = say(QT_TRANSLATE_NOOP("documents", "%1 beside %2")).arg(years[0], years[1]);
    table.columns.append(words(QT_TRANSLATE_NOOP("documents", "Month")));
    for (const char *title : {QT_TRANSLATE_NOOP("documents", "Invoiced before tax"),
                              QT_TRANSLATE_NOOP("documents", "Customer price before tax"),
                              QT_TRANSLATE_NOOP("documents", "Margin before tax")}) {
        for (const QString &year : years)
            table.columns.append({.title = u"%1 %2"_s.arg(say(title), year)});
    }
    for (qsizetype at = 0; at < m_report.months.size(); ++at) {
        const PeriodFigures &now = m_report.months.at(at);
        const PeriodFigures &before = m_before->months.at(at);
        table.rows.append({textCell(monthName(now.period, m_language)), money(now.invoiced.exclTax),
                           money(before.invoiced.exclTax), money(now.events.customerPriceExclTax),
                           money(before.events.customerPriceExclTax), money(now.events.marginExclTax()),
                           money(before.events.marginExclTax())});
    }
    return table;
}

ReportTable TableMaker::months() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Months")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Month")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Invoiced before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Tax on it")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Received")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Events")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Customer price before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Cost of goods before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Margin before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Waste before tax"))}};
    for (const PeriodFigures &of : m_report.months)
        table.rows.append({textCell(periodName(of.period, m_language)), money(of.invoiced.exclTax),
                           money(of.invoiced.incTax - of.invoiced.exclTax), money(of.received.amount),
                           numberCell(of.events.count), money(of.events.customerPriceExclTax),
                           money(of.events.costOfGoodsExclTax), money(of.events.marginExclTax()),
                           money(of.waste.costExclTax)});
    return table;
}

QString TableMaker::rateName(const RateSum &sum) const
{
    if (!sum.rate)
        return say(QT_TRANSLATE_NOOP("documents", "Not invoiced"));
    const QString rate = m_language.percent(*sum.rate);
    return wantsExemptionReason(sum.category) ? u"%1 (%2)"_s.arg(rate, sum.category) : rate;
}

ReportTable TableMaker::invoicedRates() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Invoiced by rate")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Rate and category")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "With tax"))}};
    for (const RateSum &sum : m_report.figures.invoiced.byRate)
        table.rows.append(
            {textCell(rateName(sum)), money(sum.exclTax), money(sum.incTax - sum.exclTax), money(sum.incTax)});
    return table;
}

ReportTable TableMaker::receivedRates() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Received by rate")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Rate and category")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "With tax"))}};
    const ReportCell none{.kind = ReportCell::Kind::Money};
    for (const RateSum &sum : m_report.figures.received.byRate)
        table.rows.append({textCell(rateName(sum)), sum.rate ? money(sum.exclTax) : none,
                           sum.rate ? money(sum.incTax - sum.exclTax) : none, money(sum.incTax)});
    return table;
}

ReportTable TableMaker::sources() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Enquiries by source")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Source")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Enquiries")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Won")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Lost")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Value of those won, before tax"))}};
    const QList<SourceFigures> &sources = m_report.figures.bySource;
    if (sources.size() == 1 && sources.constFirst().source.isEmpty())
        return table; // No enquiry has a source.
    for (const SourceFigures &of : sources) {
        const QString name =
            of.source.isEmpty() ? say(QT_TRANSLATE_NOOP("documents", "Not given")) : of.source.simplified();
        table.rows.append({textCell(name), numberCell(of.enquiries.made), numberCell(of.enquiries.won),
                           numberCell(of.enquiries.lost), money(of.enquiries.value)});
    }
    return table;
}

ReportTable TableMaker::suppliers() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Suppliers")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Supplier")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Ordered before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Received before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Rejected before tax"))}};
    for (const SupplierFigures &of : m_report.suppliers) {
        const QString name = of.supplierId.isNull() ? say(QT_TRANSLATE_NOOP("documents", "No supplier")) : of.name;
        table.rows.append(
            {textCell(name), money(of.orderedExclTax), money(of.receivedExclTax), money(of.rejectedExclTax)});
    }
    return table;
}

ReportTable TableMaker::flowers() const
{
    ReportTable table{.title = say(QT_TRANSLATE_NOOP("documents", "Flowers by cost")),
                      .columns = {words(QT_TRANSLATE_NOOP("documents", "Variety")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Units")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Cost before tax")),
                                  figures(QT_TRANSLATE_NOOP("documents", "Waste"))}};
    for (const FlowerFigures &of : m_report.flowers)
        table.rows.append({textCell(of.title.isEmpty() ? of.name : of.title), numberCell(of.units),
                           money(of.costExclTax), percentCell(of.wastePercent())});
    return table;
}

} // namespace

FigureUnit unitOf(ReportFigure figure)
{
    switch (figure) {
    case ReportFigure::MinutesPlanned:
    case ReportFigure::MinutesSpent: return FigureUnit::Minutes;
    case ReportFigure::Enquiries:
    case ReportFigure::Won:
    case ReportFigure::Lost: return FigureUnit::Events;
    default: return FigureUnit::Money;
    }
}

double figureOf(const PeriodReport &report, ReportFigure figure)
{
    const PeriodFigures &of = report.figures;
    const auto money = [&](qint64 count) { return report.unit().amount(count); };
    switch (figure) {
    case ReportFigure::InvoicedExclTax: return money(of.invoiced.exclTax);
    case ReportFigure::InvoicedTax: return money(of.invoiced.incTax - of.invoiced.exclTax);
    case ReportFigure::InvoicedIncTax: return money(of.invoiced.incTax);
    case ReportFigure::Received: return money(of.received.amount);
    case ReportFigure::Outstanding: return money(of.outstanding);
    case ReportFigure::Overdue: return money(of.overdue);
    case ReportFigure::CustomerPrice: return money(of.events.customerPriceExclTax);
    case ReportFigure::CostOfGoods: return money(of.events.costOfGoodsExclTax);
    case ReportFigure::Margin: return money(of.events.marginExclTax());
    case ReportFigure::OwnHire: return money(of.events.ownHireExclTax);
    case ReportFigure::Labour: return money(of.events.labourExclTax);
    case ReportFigure::MinutesPlanned: return of.events.minutesPlanned;
    case ReportFigure::MinutesSpent: return of.events.minutesSpent;
    case ReportFigure::Waste: return money(of.waste.costExclTax);
    case ReportFigure::Rejected: return money(of.waste.rejectedCostExclTax);
    case ReportFigure::Credited: return money(of.waste.creditedExclTax);
    case ReportFigure::Enquiries: return of.enquiries.made;
    case ReportFigure::Won: return of.enquiries.won;
    case ReportFigure::Lost: return of.enquiries.lost;
    }
    return 0;
}

QString periodName(const ReportPeriod &period, const DocumentLanguage &language)
{
    const QString year = QString::number(period.from().year());
    if (period.kind() == ReportPeriod::Kind::Year)
        return year;
    return u"%1 %2"_s.arg(monthName(period, language), year);
}

QList<ReportTable> reportTables(const ComparedReport &report, const DocumentLanguage &language)
{
    const TableMaker maker(report, language);
    QList<ReportTable> tables{maker.summary(),       maker.months(),  maker.besideBefore(), maker.invoicedRates(),
                              maker.receivedRates(), maker.sources(), maker.suppliers(),    maker.flowers()};
    tables.removeIf([](const ReportTable &table) { return table.rows.isEmpty(); });
    return tables;
}

} // namespace stemdesk
