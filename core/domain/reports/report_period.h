#pragma once

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

} // namespace stemdesk
