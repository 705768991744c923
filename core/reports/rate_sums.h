#pragma once

#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"

namespace stemdesk {

/// Adds an amount to the sum of its rate and category.
void addRate(QList<RateSum> &sums, const RateSum &part);
/// Without sums of 0; highest rate first, those without a rate last.
QList<RateSum> sortedRates(QList<RateSum> sums);

/// Splits the first `paid` minor units of an invoice over its rates by largest remainders, so that the parts of several
/// payments add up to those of the whole.
QList<RateSum> paidShares(const QList<InvoiceShare> &shares, qint64 paid);

/// Adds an amount to a sum that stays within what a double represents exactly, however many there are.
void addAmount(qint64 &sum, qint64 amount);

} // namespace stemdesk
