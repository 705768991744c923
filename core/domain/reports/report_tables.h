#pragma once

#include "core/domain/reports/period_report.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

class DocumentLanguage;

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

/// The report as tables in the language of the shop's documents, without empty ones. The summary, and a year's months,
/// are beside those of the year before if anything is known of it.
QList<ReportTable> reportTables(const ComparedReport &report, const DocumentLanguage &language);

} // namespace stemdesk
