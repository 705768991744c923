#pragma once

#include "core/base/result.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"
#include "core/domain/reports/report_tables.h"
#include "core/services/service.h"

#include <QHash>

namespace stemdesk {

/// The month and the year in figures.
class ReportService : public Service {
public:
    using Service::Service;

    /// Reads everything in one snapshot.
    Result<PeriodReport> report(const ReportPeriod &period) const;
    /// The same beside the year before.
    Result<ComparedReport> compared(const ReportPeriod &period) const;
    /// The rows behind one of its figures, by date.
    Result<QList<ReportRow>> figureRows(const ReportPeriod &period, ReportFigure figure) const;
    /// The current month or year.
    Result<ReportPeriod> present(ReportPeriod::Kind kind) const;
    /// Without events that no longer exist.
    Result<QHash<EventId, EventReportRow>> rowsOf(const QList<EventId> &events) const;
    Result<QHash<VariantId, NamedGoods>> namesOf(const QList<VariantId> &variants) const;
};

} // namespace stemdesk
