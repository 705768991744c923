#include "core/domain/orders/delivery_words.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

QStringList deliveryWords(const OrderDelivery &delivery, const DocumentLanguage &language)
{
    QStringList words;
    if (!delivery.to.isEmpty())
        words.append(language.translate("documents", "Deliver to: %1").arg(delivery.to));
    if (!delivery.note.isEmpty())
        words.append(delivery.note);
    if (delivery.allowsSubstitutes)
        words.append(*delivery.allowsSubstitutes ? language.translate("documents", "Substitutes are welcome.")
                                                 : language.translate("documents", "Please send no substitutes."));
    return words;
}

} // namespace stemdesk
