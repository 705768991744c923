#include "ui/pages/figures/figure_words.h"

#include "core/domain/prices/tax_category.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::FigureWords)
};

constexpr double kPerCent = 100;

/// "+45", "−3.2".
QString signedText(double number, int decimals = 0)
{
    return (number < 0 ? u'\u2212' : u'+') + QLocale().toString(std::abs(number), 'f', decimals);
}

} // namespace

QString figureName(ReportFigure figure)
{
    switch (figure) {
    case ReportFigure::InvoicedExclTax: return FigureWords::tr("Invoiced excl. tax");
    case ReportFigure::InvoicedTax: return FigureWords::tr("Tax");
    case ReportFigure::InvoicedIncTax: return FigureWords::tr("Invoiced incl. tax");
    case ReportFigure::Received: return FigureWords::tr("Received");
    case ReportFigure::Outstanding: return FigureWords::tr("Outstanding at period end");
    case ReportFigure::Overdue: return FigureWords::tr("Overdue at period end");
    case ReportFigure::CustomerPrice: return FigureWords::tr("Client price");
    case ReportFigure::CostOfGoods: return FigureWords::tr("Cost of goods");
    case ReportFigure::Margin: return FigureWords::tr("Margin");
    case ReportFigure::OwnHire: return FigureWords::tr("Hire income");
    case ReportFigure::Labour: return FigureWords::tr("Labour");
    case ReportFigure::MinutesPlanned: return FigureWords::tr("Time planned");
    case ReportFigure::MinutesSpent: return FigureWords::tr("Time spent");
    case ReportFigure::Waste: return FigureWords::tr("Pack leftovers");
    case ReportFigure::Rejected: return FigureWords::tr("Rejected goods");
    case ReportFigure::Credited: return FigureWords::tr("Credited by suppliers");
    case ReportFigure::Enquiries: return FigureWords::tr("Enquiries");
    case ReportFigure::Won: return FigureWords::tr("Won");
    case ReportFigure::Lost: return FigureWords::tr("Lost");
    }
    return {};
}

QString figureText(double value, ReportFigure figure, const QString &currency)
{
    switch (unitOf(figure)) {
    case FigureUnit::Money: return moneyText(value, currency);
    case FigureUnit::Minutes: return durationText(value);
    case FigureUnit::Events: break;
    }
    return quantityText(value);
}

QString periodText(const ReportPeriod &period)
{
    const QString text = periodInSentence(period);
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

QString periodInSentence(const ReportPeriod &period)
{
    const QString year = QString::number(period.from().year());
    if (period.kind() == ReportPeriod::Kind::Year)
        return year;
    return FigureWords::tr("%1 %2", "month, year").arg(QLocale().standaloneMonthName(period.from().month()), year);
}

QString rateText(const RateSum &sum)
{
    if (!sum.rate)
        return FigureWords::tr("Not invoiced");
    const QString rate = withPercent(quantityText(*sum.rate * kPerCent));
    return wantsExemptionReason(sum.category) ? u"%1 (%2)"_s.arg(rate, sum.category) : rate;
}

QString changeText(double now, double before)
{
    const auto percent = before == 0 ? 0 : qRound64((now - before) / std::abs(before) * kPerCent);
    return percent == 0 ? u"–"_s : withPercent(signedText(double(percent)));
}

QString pointsText(std::optional<double> now, std::optional<double> before)
{
    if (!now || !before)
        return u"–"_s;
    const double points =
        double(qRound64(*now * 10) - qRound64(*before * 10)) / 10; // Between the figures that are shown.
    return points == 0 ? u"–"_s : FigureWords::tr("%1 pts", "percentage points").arg(signedText(points, 1));
}

QString shareText(std::optional<double> percent)
{
    return percent ? withPercent(QLocale().toString(*percent, 'f', 1)) : u"–"_s; // The same for all in a column.
}

} // namespace stemdesk::ui
