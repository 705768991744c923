#pragma once

#include "core/base/id.h"
#include "core/domain/billing/minor_unit.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// A calendar month or year, in the shop's time zone.
class ReportPeriod {
public:
    enum class Kind { Month, Year };

    static ReportPeriod month(QDate day);
    static ReportPeriod year(QDate day);
    /// "2027-05", of the years 1 to 9999.
    static std::optional<ReportPeriod> monthFrom(const QString &text);
    /// "2027".
    static std::optional<ReportPeriod> yearFrom(const QString &text);

    ReportPeriod() = default;

    Kind kind() const { return m_kind; }
    QDate from() const { return m_from; }
    QDate to() const; ///< The last day.
    bool holds(QDate day) const { return day >= m_from && day <= to(); }
    /// The inverse of monthFrom() and yearFrom().
    QString text() const;
    /// Itself, or the twelve of the year.
    QList<ReportPeriod> months() const;
    /// The one before or after; clamped to the calendar.
    ReportPeriod moved(int steps) const;
    /// The same month or year one year earlier; nullopt in the first year of the calendar.
    std::optional<ReportPeriod> yearBefore() const;

    friend bool operator==(const ReportPeriod &, const ReportPeriod &) = default;

private:
    ReportPeriod(Kind kind, QDate from) : m_kind(kind), m_from(from) {}

    Kind m_kind = Kind::Month;
    QDate m_from;
};

// The figures of a month or a year (contract section 29). Amounts are in minor units of the shop's currency: each row
// is rounded as in exported tables before it is added, so that adding up the tables gives the same figures.

/// Amounts at one tax rate and category; without a rate, money that no invoice explains.
struct RateSum {
    std::optional<double> rate;
    QString category;
    qint64 exclTax = 0;
    qint64 incTax = 0;

    friend bool operator==(const RateSum &, const RateSum &) = default;
};

/// Invoices less credit notes, by day of issue.
struct InvoicedFigures {
    qint64 exclTax = 0;
    qint64 incTax = 0;
    QList<RateSum> byRate; ///< Highest rate first.

    friend bool operator==(const InvoicedFigures &, const InvoicedFigures &) = default;
};

/// Payments less refunds, by day of payment, and at which rates.
struct ReceivedFigures {
    qint64 amount = 0;
    QList<RateSum> byRate; ///< Sorted like the other list; amounts without a rate come last.

    friend bool operator==(const ReceivedFigures &, const ReceivedFigures &) = default;
};

/// Events that are approved or later, by their first day.
struct WorkFigures {
    int count = 0;
    qint64 customerPriceExclTax = 0;
    qint64 costOfGoodsExclTax = 0; ///< Actual where something was received, else as designed.
    qint64 ownHireExclTax = 0;
    qint64 labourExclTax = 0;
    double minutesPlanned = 0; ///< The sum of the events' tasks.
    double minutesSpent = 0;

    qint64 marginExclTax() const { return customerPriceExclTax - costOfGoodsExclTax; }
    std::optional<double> marginPercent() const; ///< In per cent of the price; nullopt without one.

    friend bool operator==(const WorkFigures &, const WorkFigures &) = default;
};

/// Waste of the same events: leftovers and rejects.
struct WasteFigures {
    qint64 costExclTax = 0;
    qint64 rejectedCostExclTax = 0;
    qint64 creditedExclTax = 0;

    friend bool operator==(const WasteFigures &, const WasteFigures &) = default;
};

/// Events by the day on which they were created, whatever became of them.
struct EnquiryFigures {
    int made = 0;
    int won = 0; ///< Approved or later by now.
    int lost = 0; ///< Cancelled by now.
    qint64 value = 0; ///< Customer price, without tax, of those that were won.

    friend bool operator==(const EnquiryFigures &, const EnquiryFigures &) = default;
};

struct SourceFigures {
    QString source; ///< Empty: unknown.
    EnquiryFigures enquiries;

    friend bool operator==(const SourceFigures &, const SourceFigures &) = default;
};

struct PeriodFigures {
    ReportPeriod period;
    InvoicedFigures invoiced;
    ReceivedFigures received;
    qint64 outstanding = 0; ///< Open amounts of invoices at the end of the period's last day.
    qint64 overdue = 0; ///< The part that was due before that day, or before today if that is earlier.
    WorkFigures events;
    WasteFigures waste;
    EnquiryFigures enquiries;
    QList<SourceFigures> bySource; ///< Most enquiries first, then by name.

    std::optional<double> wastePercentOfCost() const; ///< In per cent of costOfGoodsExclTax; nullopt if that is 0.

    friend bool operator==(const PeriodFigures &, const PeriodFigures &) = default;
};

struct SupplierFigures {
    SupplierId supplierId; ///< Null: no supplier.
    QString name;
    qint64 orderedExclTax = 0;
    qint64 receivedExclTax = 0;
    qint64 rejectedExclTax = 0;

    friend bool operator==(const SupplierFigures &, const SupplierFigures &) = default;
};

struct FlowerFigures {
    VariantId variantId;
    QString name;
    double units = 0;
    qint64 costExclTax = 0;
    qint64 wasteCostExclTax = 0;
    QString title{}; ///< "Rose ‘Quicksand’", for people.
    std::optional<double> stemLength{};

    std::optional<double> wastePercent() const; ///< Waste of cost and waste together; nullopt without any.

    friend bool operator==(const FlowerFigures &, const FlowerFigures &) = default;
};

struct PeriodReport {
    QString currency;
    PeriodFigures figures;
    QList<SupplierFigures> suppliers; ///< Most ordered first.
    QList<FlowerFigures> flowers; ///< The first kMostFlowers by cost.
    QList<PeriodFigures> months; ///< The twelve of a year; empty for a month.

    MinorUnit unit() const { return MinorUnit(currency); }
    /// Nothing was invoiced, paid, delivered or enquired about.
    bool isEmpty() const;

    friend bool operator==(const PeriodReport &, const PeriodReport &) = default;
};

/// A period, and the same month or year one year earlier.
struct ComparedReport {
    PeriodReport now;
    PeriodReport yearBefore{}; ///< Empty, too, where the calendar has none.

    bool isCompared() const { return !yearBefore.isEmpty(); }

    friend bool operator==(const ComparedReport &, const ComparedReport &) = default;
};

inline constexpr qsizetype kMostFlowers = 20;

} // namespace stemdesk
