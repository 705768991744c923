#pragma once

#include "core/base/clock.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"
#include "core/domain/reports/report_tables.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

/// What a report is made from in addition to its facts.
struct ReportTerms {
    ReportPeriod period;
    QList<Instant> bounds; ///< The start of each of its months, and the end of the last one.
    QDate today;
    QString currency;
};

/// Adds up the facts: what is dated outside of the period counts only as far as it is still open in it.
///
/// A payment fills the invoice that it names, else its event's in order of issue, all that are there by now, so that a
/// deposit that is invoiced later has that invoice's rates. Open amounts are those of the day: later invoices, credit
/// notes and payments do not count.
PeriodReport reportOf(const ReportFacts &facts, const ReportTerms &terms);

/// A row of a figure, before its names are looked up.
struct FigureRow {
    EventId eventId; ///< Null: it belongs to an invoice for several events.
    InvoiceId invoiceId; ///< Null: none.
    QDate on; ///< Invalid where `at` is given.
    Instant at = 0;
    double amount = 0; ///< In minor units, where it is money.
};

/// The rows behind a figure of reportOf(), without those that are 0.
QList<FigureRow> figureRows(const ReportFacts &facts, const ReportTerms &terms, ReportFigure figure);

} // namespace stemdesk
