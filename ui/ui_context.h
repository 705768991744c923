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

/// What every page stands on. `services` are for reading on the main thread only; changes go through `edits`, longer
/// work (export, print) through `tasks`, and what may take longer than a frame to find while somebody types or scrolls
/// through `lookups`, which keeps nobody waiting for an export.
struct UiContext {
    ShopServices &services;
    Edits &edits;
    ServiceThread &tasks;
    ServiceThread &lookups;
    ChangeBus &bus;
    ServerControl &server;
    DatabaseControl &database;
    WindowControl &window;
    QSettings &settings; ///< Of the window: sizes, the last page.
    Shop shop; ///< As it was when the window opened it; pages read it again when the bus names it.
};

} // namespace stemdesk::ui
