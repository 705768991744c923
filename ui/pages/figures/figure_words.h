#pragma once

#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_tables.h"

#include <QString>

namespace stemdesk::ui {

/// "Cost of goods".
QString figureName(ReportFigure figure);
/// The figure as text: money, a duration or a count.
QString figureText(double value, ReportFigure figure, const QString &currency);
/// "May 2027", "2027".
QString periodText(const ReportPeriod &period);
/// The same within a sentence, where many languages write months small.
QString periodInSentence(const ReportPeriod &period);
/// "9% (S)"; money without an invoice has no rate.
QString rateText(const RateSum &sum);
/// "+45%"; a dash for no change, or none from nothing.
QString changeText(double now, double before);
/// "−3 pts", between two percentages.
QString pointsText(std::optional<double> now, std::optional<double> before);
/// "12.5%"; a dash for none.
QString shareText(std::optional<double> percent);

} // namespace stemdesk::ui
