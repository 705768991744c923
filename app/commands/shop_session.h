#pragma once

#include "app/arguments.h"
#include "app/data_folder.h"
#include "app/secrets.h"
#include "core/domain/events/event_history.h"
#include "core/services/change_bus.h"
#include "core/services/database/database_clock.h"
#include "core/services/services.h"

#include <memory>
#include <utility>

namespace stemdesk {

/// The tools of a command: the data folder, opened beside a running program, and its services.
struct FolderSession {
    explicit FolderSession(DataFolder opened) : folder(std::move(opened)) {}
    static Result<std::unique_ptr<FolderSession>> open(const Arguments &arguments);

    ServiceSource source()
    {
        return {.driver = folder.driver(),
                .bus = bus,
                .now = clock.clock(),
                .webhooks = {.secrets = &secrets.vault},
                .dataFolder = folder.path(),
                .actor = actorCommandLine()};
    }

    DataFolder folder;
    DatabaseClock clock{clockFor(folder.driver())};
    Secrets secrets{folder};
    ChangeBus bus;
    std::unique_ptr<Services> services;
};

/// --shop names a shop that does not exist.
Error noSuchShop(const QString &named);

/// The shop that --shop names; without it the first one, made if there is none: for commands that write into it.
Result<ShopServices *> shopFor(FolderSession &session, const Arguments &arguments);

/// The same, but not_found if there is no shop: for commands that read.
Result<ShopServices *> existingShopFor(FolderSession &session, const Arguments &arguments);

/// The shop that --shop names; without it all of them, for objects with ids of their own. Creates none.
Result<QList<ShopServices *>> shopsFor(FolderSession &session, const Arguments &arguments);

/// The machine's time zone, for a new shop.
QString machineTimeZone();

} // namespace stemdesk
