#pragma once

#include "core/domain/shops/shop.h"
#include "core/services/services.h"

#include <QString>

class QSettings;

namespace stemdesk {
class ChangeBus;
class DatabaseControl;
class ServerControl;
class ServiceThread;
} // namespace stemdesk

namespace stemdesk::ui {

class Edits;
class WindowControl;

/// Everything a page depends on. `services` are for reads on the main thread only. Changes go through `edits`, long
/// work (export, print) through `tasks`, and searches that may take longer than a frame while the user types or scrolls
/// through `lookups`, which does not wait for exports.
struct UiContext {
    ShopServices &services;
    Edits &edits;
    ServiceThread &tasks;
    ServiceThread &lookups;
    ChangeBus &bus;
    ServerControl &server;
    DatabaseControl &database;
    WindowControl &window;
    QSettings &settings; ///< The window's: sizes, the last page.
    Shop shop; ///< State when the window opened it; pages read it again when the bus announces a change.
};

} // namespace stemdesk::ui
