#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/base/wording.h"
#include "core/documents/drawn_picture.h"
#include "core/exchange/demo/demo_shop.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

int runDemo(const Arguments &arguments)
{
    const QString language = arguments.option(u"language"_s);
    if (arguments.has(u"language"_s) && !demoLanguages().contains(language))
        return wrongUse(notAmong(u"--language"_s, language, demoLanguages()).message);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Status filled = fillWithDemo(**shop, systemNow(), {.language = language, .painter = drawnPicture});
    return filled ? 0 : failed(filled.error());
}

} // namespace stemdesk
