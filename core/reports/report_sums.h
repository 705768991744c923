#pragma once

#include "core/base/clock.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"
#include "core/domain/reports/report_tables.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

/// The input of a report in addition to its facts.
struct ReportTerms {
    ReportPeriod period;
    QList<Instant> bounds; ///< The start of each of its months, and the end of the last one.
    QDate today;
    QString currency;
};

/// Adds up the facts. Facts dated outside of the period count only as far as they are still open in it.
///
/// A payment fills the invoice that it names, otherwise its event's invoices in order of issue. All present invoices
/// take part, so a deposit that is invoiced later gets that invoice's rates. Open amounts are those of the day: later
/// invoices, credit notes and payments do not count.
PeriodReport reportOf(const ReportFacts &facts, const ReportTerms &terms);

/// A row of a figure, before its names are looked up.
struct FigureRow {
    EventId eventId; ///< Null: an invoice for several events.
    InvoiceId invoiceId; ///< Null if there is none.
    QDate on; ///< Invalid if `at` is set.
    Instant at = 0;
    double amount = 0; ///< In minor units if it is money.
};

/// The rows behind a figure of reportOf(), without those that are 0.
QList<FigureRow> figureRows(const ReportFacts &facts, const ReportTerms &terms, ReportFigure figure);

} // namespace stemdesk
