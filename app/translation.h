#pragma once

#include <QLocale>
#include <QStringList>

namespace stemdesk {

/// Loads the program's and Qt's texts in the first of these languages that is supported, else in English. Replaces
/// those loaded before. Needs the application object.
void installTranslations(const QStringList &languages = QLocale::system().uiLanguages());

/// Whether the texts that were loaded last are English.
bool isEnglishSpoken();

/// The locale for money and dates in a window in `language` ("de"; empty: the system's): in its words, and otherwise
/// with the system's settings.
QLocale localeFor(const QString &language, const QLocale &system = QLocale::system());

} // namespace stemdesk
