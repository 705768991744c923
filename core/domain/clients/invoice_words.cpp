#include "core/domain/clients/invoice_words.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

InvoiceWords invoiceWords(const Shop &shop)
{
    const DocumentLanguage language(shop);
    const auto say = [&](const char *text) { return language.translate("documents", text); };
    return {.labour = say(QT_TRANSLATE_NOOP("documents", "Design and making")),
            .travel = say(QT_TRANSLATE_NOOP("documents", "Delivery and travel")),
            .discount = say(QT_TRANSLATE_NOOP("documents", "Discount")),
            .lessInvoice = say(QT_TRANSLATE_NOOP("documents", "Less invoice %1"))};
}

} // namespace stemdesk
