#pragma once

#include <QLocale>
#include <QStringList>

namespace stemdesk {

/// Loads the program's texts, and Qt's own, in the first of these languages that the program speaks; English where it
/// speaks none of them. Call once, after the application object was made.
void installTranslations(const QStringList &languages = QLocale::system().uiLanguages());

} // namespace stemdesk
