#include "ui/pages/figures/figure_lists.h"

#include "core/domain/reports/period_report.h"
#include "ui/pages/figures/figure_words.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct FigureLists {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::FigureLists)
};

/// A dash for nothing, as in the grids of figures.
QString money(const PeriodReport &report, qint64 count)
{
    return count == 0 ? u"–"_s : moneyText(report.unit().amount(count), report.currency);
}

FigureLine rateLine(const PeriodReport &report, const RateSum &sum)
{
    const QString dash = u"–"_s;
    const QString name = rateText(sum);
    return {.key = name,
            .name = name,
            .figures = {sum.rate ? money(report, sum.exclTax) : dash,
                        sum.rate ? money(report, sum.incTax - sum.exclTax) : dash, money(report, sum.incTax)}};
}

QList<FigureLine> rateLines(const PeriodReport &report, const QList<RateSum> &sums)
{
    QList<FigureLine> lines;
    for (const RateSum &sum : sums)
        lines.append(rateLine(report, sum));
    return lines;
}

/// Two lengths of a variety are two lines.
QString flowerTitle(const FlowerFigures &of)
{
    return (of.title + u' ' + stemLengthText(of.stemLength)).trimmed();
}

} // namespace

QList<FigureLine> invoicedLines(const PeriodReport &report)
{
    return rateLines(report, report.figures.invoiced.byRate);
}

QList<FigureLine> receivedLines(const PeriodReport &report)
{
    return rateLines(report, report.figures.received.byRate);
}

QList<FigureLine> sourceLines(const PeriodReport &report)
{
    QList<FigureLine> lines;
    for (const SourceFigures &of : report.figures.bySource)
        lines.append({.key = of.source,
                      .name = of.source.isEmpty() ? FigureLists::tr("Not given") : of.source.simplified(),
                      .figures = {quantityText(of.enquiries.made), quantityText(of.enquiries.won),
                                  money(report, of.enquiries.value)}});
    return lines;
}

QList<FigureLine> supplierLines(const PeriodReport &report)
{
    QList<FigureLine> lines;
    for (const SupplierFigures &of : report.suppliers) {
        const bool isNone = of.supplierId.isNull();
        lines.append({.key = isNone ? QString() : QString::fromLatin1(of.supplierId.text()),
                      .name = isNone ? FigureLists::tr("No supplier") : of.name,
                      .figures = {money(report, of.orderedExclTax), money(report, of.receivedExclTax),
                                  money(report, of.rejectedExclTax)}});
    }
    return lines;
}

QList<FigureLine> flowerLines(const PeriodReport &report)
{
    QList<FigureLine> lines;
    for (const FlowerFigures &of : report.flowers)
        lines.append(
            {.key = QString::fromLatin1(of.variantId.text()),
             .name = flowerTitle(of),
             .figures = {quantityText(of.units), money(report, of.costExclTax), shareText(of.wastePercent())}});
    return lines;
}

} // namespace stemdesk::ui
