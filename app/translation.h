#pragma once

#include <QLocale>
#include <QStringList>

namespace stemdesk {

/// Loads the program's texts, and Qt's own, in the first of these languages that the program speaks; English where it
/// speaks none of them. They take the place of those that were loaded before. Needs the application object.
void installTranslations(const QStringList &languages = QLocale::system().uiLanguages());

/// Whether the texts that were loaded last are English.
bool isEnglishSpoken();

/// How money and dates are written in a window that speaks `language` ("de"; empty: the system's): in its words, and
/// otherwise as the system does.
QLocale localeFor(const QString &language, const QLocale &system = QLocale::system());

} // namespace stemdesk
