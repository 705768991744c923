#include "core/exchange/mail/quote_email.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to)
{
    const DocumentLanguage language(proposal.shop);
    const QString event = proposal.printed.name;
    QStringList lines{language.translate("documents", "Hello,"), QString(),
                      language.translate("documents", "Attached is our proposal for %1: %2 in all, tax included.")
                          .arg(event, language.money(quote.totals.customerPriceIncTax))};
    if (quote.validUntil)
        lines += language.translate("documents", "It is valid until %1.").arg(language.date(*quote.validUntil));
    if (!quote.note.isEmpty())
        lines += {QString(), quote.note};
    lines += closingLines(proposal.shop, language);
    return {.to = to.simplified(),
            .subject = language.translate("documents", "Proposal %1 for %2").arg(quote.number).arg(event).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

} // namespace stemdesk
