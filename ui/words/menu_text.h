#pragma once

#include <QString>

namespace stemdesk::ui {

/// A name that somebody gave, as a menu shows it: the menu would take its "&" for the mark of a key.
inline QString menuText(QString name)
{
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace stemdesk::ui
