#pragma once

#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"

namespace stemdesk {

/// The ids of the window's pages, from the top of the rail.
inline QStringList railPages(const ui::MainWindow &window)
{
    QStringList pages;
    for (const ui::RailEntry *entry : window.findChild<ui::NavigationRail *>()->findChildren<ui::RailEntry *>())
        pages += entry->objectName();
    return pages;
}

} // namespace stemdesk
