#pragma once

#include "core/base/result.h"
#include "core/domain/reports/event_row.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/reports/report_facts.h"
#include "core/domain/reports/report_row.h"

#include <QHash>

namespace stemdesk {

class ServiceContext;

/// The month and the year in figures.
class ReportService {
public:
    explicit ReportService(ServiceContext &context) : m_context(context) {}

    /// Reads everything in one snapshot.
    Result<PeriodReport> report(const ReportPeriod &period) const;
    /// The rows that one of its figures is the sum of, by their days.
    Result<QList<ReportRow>> figureRows(const ReportPeriod &period, ReportFigure figure) const;
    /// The month or the year that today is in.
    Result<ReportPeriod> present(ReportPeriod::Kind kind) const;
    /// Without events that do not exist.
    Result<QHash<EventId, EventReportRow>> rowsOf(const QList<EventId> &events) const;
    Result<QHash<VariantId, NamedGoods>> namesOf(const QList<VariantId> &variants) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
