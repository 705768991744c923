#pragma once

#include "core/base/id.h"
#include "core/domain/reports/period_report.h"

#include <QDate>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace stemdesk {

class DocumentLanguage;

/// The figures of a report that are sums of rows.
enum class ReportFigure {
    InvoicedExclTax,
    InvoicedTax,
    InvoicedIncTax,
    Received,
    Outstanding,
    Overdue,
    CustomerPrice,
    CostOfGoods,
    Margin,
    OwnHire,
    Labour,
    MinutesPlanned,
    MinutesSpent,
    Waste,
    Rejected,
    Credited,
    Enquiries,
    Won,
    Lost
};

inline constexpr std::array kReportFigures{ReportFigure::InvoicedExclTax,
                                           ReportFigure::InvoicedTax,
                                           ReportFigure::InvoicedIncTax,
                                           ReportFigure::Received,
                                           ReportFigure::Outstanding,
                                           ReportFigure::Overdue,
                                           ReportFigure::CustomerPrice,
                                           ReportFigure::CostOfGoods,
                                           ReportFigure::Margin,
                                           ReportFigure::OwnHire,
                                           ReportFigure::Labour,
                                           ReportFigure::MinutesPlanned,
                                           ReportFigure::MinutesSpent,
                                           ReportFigure::Waste,
                                           ReportFigure::Rejected,
                                           ReportFigure::Credited,
                                           ReportFigure::Enquiries,
                                           ReportFigure::Won,
                                           ReportFigure::Lost};

/// The rows that a figure counts.
enum class FigureUnit { Money, Minutes, Events };
FigureUnit unitOf(ReportFigure figure);

struct PeriodReport;
/// The figure itself: money in the currency, minutes, or a count.
double figureOf(const PeriodReport &report, ReportFigure figure);

/// One of the rows behind a figure.
struct ReportRow {
    EventId eventId; ///< Null, without a name: it belongs to an invoice for several events.
    QString eventName;
    QString number; ///< An invoice's; else empty.
    QDate on; ///< The day of issue or payment; else the event's first day, or the day on which the event was entered.
    double amount = 0; ///< Money in the currency, minutes, or 1.

    friend bool operator==(const ReportRow &, const ReportRow &) = default;
};

/// A cell of a printed or exported report.
struct ReportCell {
    enum class Kind { Text, Money, Number, Percent };

    Kind kind = Kind::Text;
    QString text;
    std::optional<double> number; ///< Money in the currency, per cent as 0.5 for 50 %; nullopt: none.

    friend bool operator==(const ReportCell &, const ReportCell &) = default;
};

struct ReportColumn {
    QString title;
    bool isNumber = true;
};

struct ReportTable {
    QString title;
    QList<ReportColumn> columns; ///< The first one names the rows.
    QList<QList<ReportCell>> rows;
};

/// "May 2027", "2027".
QString periodName(const ReportPeriod &period, const DocumentLanguage &language);

/// The report as tables in the language of the shop's documents; empty tables are left out. The summary, and a year's
/// months, are shown beside those of the year before if there is data for it.
QList<ReportTable> reportTables(const ComparedReport &report, const DocumentLanguage &language);

} // namespace stemdesk
