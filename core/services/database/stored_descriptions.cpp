#include "core/services/database/stored_descriptions.h"

#include "core/security/html_allow_list.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/shops/shop_file.h"

namespace stemdesk {

Status reduceStoredDescriptions(Session &session)
{
    Transaction transaction = TRY(Transaction::begin(session));
    const Status reduced =
        rewriteDescriptions(session, int(kMaxReducedHtml), [](const QString &html) { return reducedHtml(html).html; });
    return reduced ? transaction.commit() : reduced;
}

} // namespace stemdesk
