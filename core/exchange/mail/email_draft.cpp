#include "core/exchange/mail/email_draft.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

QStringList closingLines(const Shop &shop, const DocumentLanguage &language)
{
    QStringList lines{QString(), language.translate("documents", "Kind regards"), shop.name};
    lines += shop.address.split(u'\n', Qt::SkipEmptyParts);
    if (!shop.phone.isEmpty())
        lines.append(shop.phone);
    return lines;
}

} // namespace stemdesk
