#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/exchange/demo/demo_shop.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

int runDemo(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Status filled = fillWithDemo(**shop, systemNow());
    return filled ? 0 : failed(filled.error());
}

} // namespace stemdesk
