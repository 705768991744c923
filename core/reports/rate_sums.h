#pragma once

#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"

namespace stemdesk {

/// Adds an amount to what its rate and category have.
void addRate(QList<RateSum> &sums, const RateSum &part);
/// Without sums of 0; highest rate first, those without a rate last.
QList<RateSum> sortedRates(QList<RateSum> sums);

/// What the invoice's rates have of its first `paid` minor units: largest remainders, so that the parts of several
/// payments together are those of the whole.
QList<RateSum> paidShares(const QList<InvoiceShare> &shares, qint64 paid);

/// A sum of money that stays within what a double represents exactly, however many amounts there are.
void addAmount(qint64 &sum, qint64 amount);

} // namespace stemdesk
