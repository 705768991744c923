#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

inline constexpr int kMostDueDays = 365;

/// How a contact is invoiced.
struct InvoicingTerms {
    bool isMonthly = false; ///< One invoice for a month, instead of one for each event.
    std::optional<int> dueDays; ///< Days within which it pays; nullopt: the shop's.

    friend bool operator==(const InvoicingTerms &, const InvoicingTerms &) = default;
};

/// The stored form: "month 30", "event".
QString invoicingText(const InvoicingTerms &terms);
std::optional<InvoicingTerms> invoicingTermsFrom(const QString &text);

} // namespace stemdesk
