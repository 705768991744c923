#pragma once

#include <QString>

namespace stemdesk::ui {

/// Escapes "&" in a user's text, which a menu would take for a mnemonic.
inline QString menuText(QString name)
{
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Escapes "[*]" in a window's title, which marks unsaved changes.
inline QString titleText(QString name)
{
    return name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

} // namespace stemdesk::ui
