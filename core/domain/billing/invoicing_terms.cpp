#include "core/domain/billing/invoicing_terms.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

QString invoicingText(const InvoicingTerms &terms)
{
    const QString each = terms.isMonthly ? u"month"_s : u"event"_s;
    return terms.dueDays ? each + u' ' + QString::number(*terms.dueDays) : each;
}

std::optional<InvoicingTerms> invoicingTermsFrom(const QString &text)
{
    const QString each = text.section(u' ', 0, 0);
    const QString days = text.section(u' ', 1);
    if (each != "month"_L1 && each != "event"_L1)
        return std::nullopt;
    InvoicingTerms terms{.isMonthly = each == "month"_L1};
    if (!days.isEmpty()) {
        bool isNumber = false;
        terms.dueDays = days.toInt(&isNumber);
        if (!isNumber || *terms.dueDays < 0 || *terms.dueDays > kMostDueDays)
            return std::nullopt;
    }
    return invoicingText(terms) == text ? std::optional(terms) : std::nullopt;
}

} // namespace stemdesk
