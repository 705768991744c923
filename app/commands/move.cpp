#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/move_target.h"
#include "app/shutdown.h"
#include "core/services/shops/shop_move_service.h"

#include <QTime>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<QList<ShopId>> shopsIn(const Arguments &arguments)
{
    QList<ShopId> ids;
    for (const QString &text : arguments.options.value(u"shop"_s)) {
        const auto id = ownIdFrom<ShopTag>(text.toUtf8());
        if (!id)
            return notFound(u"\"%1\" is no shop's id; stemdesk shop list shows them."_s.arg(text));
        if (!ids.contains(*id))
            ids.append(*id);
    }
    return ids;
}

Result<ShopMoveExtent> moved(FolderSession &source, const QList<ShopId> &shops, MoveTarget &target)
{
    ChangeBus bus;
    const Result<std::unique_ptr<Services>> services =
        Services::open({.driver = target.driver(), .bus = bus, .now = systemNow});
    if (!services)
        return services.error();
    ProgressLine line;
    ShopMoveService service(*source.services, **services, [&](const ShopMoveProgress &progress) {
        line.show(progress);
        return !isStopAsked();
    });
    return service.move(shops);
}

void printResult(const ShopMoveExtent &extent, const QTime &since)
{
    for (const Shop &shop : extent.shops)
        print(u"%1\t%2\n"_s.arg(QString::fromLatin1(shop.id.text()), shop.name));
    print(u"Moved shops: %1, rows: %2. The copy was compared with its source and checked.\n"_s.arg(extent.shops.size())
              .arg(extent.rows));
    print(u"The source is as it was: what is changed there from %1 on is not in the copy, so work on only one of them "
          "from now on.\n"_s.arg(since.toString(u"HH:mm:ss"_s)));
    if (extent.webhooks > 0)
        print(u"The secrets of %1 webhooks stay sealed with the master key of the source; stemdesk secrets export and "
              "import bring it to another data folder or machine.\n"_s.arg(extent.webhooks));
}

} // namespace

int runMove(const Arguments &arguments)
{
    if (arguments.option(u"to"_s).isEmpty())
        return wrongUse(u"Say with --to where to: a postgresql:// address or a data folder."_s);
    const Result<QList<ShopId>> shops = shopsIn(arguments);
    if (!shops)
        return failed(shops.error());
    if (const Status present = requireDatabase(arguments); !present)
        return failed(present.error());
    Arguments ofSource = arguments;
    ofSource.division = {};
    const auto source = FolderSession::open(ofSource);
    if (!source)
        return failed(source.error());
    Result<std::unique_ptr<MoveTarget>> target =
        MoveTarget::open(arguments.option(u"to"_s), (*source)->folder.keyring(), arguments.division);
    if (!target)
        return refusedOption(target.error());
    noteStopSignals();
    const QTime since = QTime::currentTime();
    const Result<ShopMoveExtent> extent = moved(**source, *shops, **target);
    if (!extent)
        return failed(extent.error());
    (*target)->keep();
    printResult(*extent, since);
    return 0;
}

} // namespace stemdesk
