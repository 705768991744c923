#pragma once

#include <QString>

namespace stemdesk::ui {

/// A name that somebody gave, as a menu shows it: the menu would take its "&" for the mark of a key.
inline QString menuText(QString name)
{
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Likewise in the title of a window, which would take "[*]" for the place of its mark of unsaved changes.
inline QString titleText(QString name)
{
    return name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

} // namespace stemdesk::ui
