#pragma once

#include "ui/widgets/fields/choice_field.h"

#include <QLocale>

namespace stemdesk::ui {

/// "EUR – Euro" for every currency in use, in the window's language.
QList<ChoiceField::Choice> currencyChoices();
/// Every place of the IANA database: "Europe/Amsterdam".
QList<ChoiceField::Choice> timeZoneChoices();
/// "New York, United States" for America/New_York.
QString timeZoneText(const QString &id);
/// "Germany (Deutschland)", in the window's language and its own, by ISO 3166 code.
QList<ChoiceField::Choice> countryChoices();
/// "Germany", in the window's language; the code itself if it is unknown.
QString countryText(const QString &code);
/// The code of a country written like that, or in any other known way; otherwise the text itself.
QString countryFrom(const QString &written);
/// The languages of documents and of the window, each in its own words.
QList<ChoiceField::Choice> languageChoices();

/// The usual settings of a shop in a country.
struct CountryDefaults {
    QString currency;
    QString documentLanguage;
    QString timeZone; ///< Empty if the country has several and `timeZone` is none of them.
};
/// Keeps `timeZone` if it is one of the country's.
CountryDefaults defaultsOf(const QString &country, const QString &timeZone);

} // namespace stemdesk::ui
