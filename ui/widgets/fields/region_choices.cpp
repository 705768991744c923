#include "ui/widgets/fields/region_choices.h"

#include "core/base/text.h"
#include "core/domain/shops/country.h"

#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kLanguages{std::pair{"en"_L1, u"English"}, std::pair{"de"_L1, u"Deutsch"},
                                std::pair{"nl"_L1, u"Nederlands"}, std::pair{"fr"_L1, u"Français"},
                                std::pair{"es"_L1, u"Español"}};

QList<QLocale> everyLocale()
{
    return QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory);
}

// Qt has the names of countries and currencies only in their own languages, ICU in every language.

QString countryHere(const QString &code)
{
    constexpr int32_t kLongestName = 128;
    std::array<UChar, kLongestName> name{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length =
        uloc_getDisplayCountry(("und_" + code.toLatin1()).constData(), QLocale().name().toLatin1().constData(),
                               name.data(), kLongestName, &status);
    return U_SUCCESS(status) ? QString::fromUtf16(name.data(), length) : code;
}

QString currencyHere(const QString &code)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    const std::u16string asked = code.toStdU16String(); // Its own name where it has none.
    const UChar *name = ucurr_getName(asked.c_str(), QLocale().name().toLatin1().constData(), UCURR_LONG_NAME, nullptr,
                                      &length, &status);
    return U_SUCCESS(status) ? QString::fromUtf16(name, length) : code;
}

void sortByText(QList<ChoiceField::Choice> &choices)
{
    std::ranges::sort(choices, [](const ChoiceField::Choice &one, const ChoiceField::Choice &other) {
        return QString::localeAwareCompare(one.text, other.text) < 0;
    });
}

bool isPlace(const QByteArray &zone)
{
    return (zone.contains('/') || zone == "UTC") && !zone.startsWith("Etc/") && !zone.startsWith("SystemV/");
}

/// The zones of a country that are the usual ones for their time.
QSet<QByteArray> mainZones(QLocale::Territory country)
{
    QSet<QByteArray> usual;
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds(country)) {
        const QByteArray named = QTimeZone::windowsIdToDefaultIanaId(QTimeZone::ianaIdToWindowsId(zone), country);
        usual.insert(named.isEmpty() ? zone : named);
    }
    return usual;
}

/// A country's name in its own language. Qt takes the alphabetically first of its languages, which is wrong for these
/// two.
QString ownName(QLocale::Territory country)
{
    const bool isEnglish = country == QLocale::UnitedStates || country == QLocale::UnitedKingdom;
    const QLocale locale(isEnglish ? QLocale::English : QLocale::AnyLanguage, country);
    return locale.territory() == country ? locale.nativeTerritoryName() : QString();
}

} // namespace

QList<ChoiceField::Choice> currencyChoices()
{
    QSet<QString> codes;
    for (const QLocale &locale : everyLocale())
        codes.insert(locale.currencySymbol(QLocale::CurrencyIsoCode));
    QList<ChoiceField::Choice> choices;
    for (const QString &code : std::as_const(codes)) {
        if (code.size() == 3)
            choices.append({.id = code, .text = u"%1 – %2"_s.arg(code, currencyHere(code))});
    }
    sortByText(choices);
    return choices;
}

QString timeZoneText(const QString &id)
{
    const QLocale::Territory country = QTimeZone(id.toLatin1()).territory();
    if (country == QLocale::AnyTerritory || country == QLocale::World) // UTC, and old names of other zones.
        return QString(id).replace(u'_', u' ');
    const QString place = id.section(u'/', -1).replace(u'_', u' ');
    return u"%1, %2"_s.arg(place, countryHere(QLocale::territoryToCode(country)));
}

QList<ChoiceField::Choice> timeZoneChoices()
{
    QList<ChoiceField::Choice> choices;
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds()) {
        const QString id = QString::fromLatin1(zone);
        if (isPlace(zone))
            choices.append({.id = id, .text = timeZoneText(id)});
    }
    sortByText(choices);
    return choices;
}

QList<ChoiceField::Choice> countryChoices()
{
    QSet<QString> seen;
    QList<ChoiceField::Choice> choices;
    for (const QLocale &locale : everyLocale()) {
        const QString code = QLocale::territoryToCode(locale.territory());
        if (code.size() != 2 || !code.at(0).isLetter() || seen.contains(code))
            continue;
        seen.insert(code);
        const QString here = countryHere(code);
        const QString own = ownName(locale.territory());
        choices.append({.id = code, .text = own.isEmpty() || own == here ? here : u"%1 (%2)"_s.arg(here, own)});
    }
    sortByText(choices);
    return choices;
}

QString countryText(const QString &code)
{
    const bool isCode = code.size() == 2 && QLocale::codeToTerritory(code) != QLocale::AnyTerritory;
    return isCode ? countryHere(code) : code;
}

QString countryFrom(const QString &written)
{
    const QString text = folded(written.trimmed());
    for (const ChoiceField::Choice &choice : countryChoices()) {
        if (folded(countryHere(choice.id)) == text)
            return choice.id;
    }
    return countryCodeFrom(written);
}

QList<ChoiceField::Choice> languageChoices()
{
    QList<ChoiceField::Choice> choices;
    for (const auto &[id, name] : kLanguages)
        choices.append({.id = id, .text = QString::fromUtf16(name)});
    return choices;
}

CountryDefaults defaultsOf(const QString &country, const QString &timeZone)
{
    const QLocale::Territory territory = QLocale::codeToTerritory(country);
    const QLocale locale(QLocale::AnyLanguage, territory);
    CountryDefaults defaults{.currency = locale.currencySymbol(QLocale::CurrencyIsoCode)};
    const QString language = QLocale::languageToCode(locale.language());
    const bool isSpoken = std::ranges::any_of(kLanguages, [&](const auto &known) { return known.first == language; });
    defaults.documentLanguage = isSpoken ? language : u"en"_s;
    const QSet<QByteArray> usual = mainZones(territory);
    if (QTimeZone::availableTimeZoneIds(territory).contains(timeZone.toLatin1()))
        defaults.timeZone = timeZone;
    else if (usual.size() == 1)
        defaults.timeZone = QString::fromLatin1(*usual.cbegin());
    return defaults;
}

} // namespace stemdesk::ui
