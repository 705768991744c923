#include "ui/pages/settings/region_choices.h"

#include <QMap>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <array>

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

/// The better a locale's names are for the reader of the window, the higher.
int closeness(const QLocale &locale)
{
    if (locale.language() == QLocale().language())
        return 2;
    return locale.language() == QLocale::English ? 1 : 0;
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
QSet<QByteArray> usualZones(QLocale::Territory country)
{
    QSet<QByteArray> usual;
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds(country)) {
        const QByteArray named = QTimeZone::windowsIdToDefaultIanaId(QTimeZone::ianaIdToWindowsId(zone), country);
        usual.insert(named.isEmpty() ? zone : named);
    }
    return usual;
}

/// What a country calls itself. Qt takes the first of its languages by the alphabet, which for these two is not the one
/// that is spoken.
QString ownName(QLocale::Territory country)
{
    const bool isEnglish = country == QLocale::UnitedStates || country == QLocale::UnitedKingdom;
    const QLocale locale(isEnglish ? QLocale::English : QLocale::AnyLanguage, country);
    return locale.territory() == country ? locale.nativeTerritoryName() : QString();
}

} // namespace

QList<ChoiceField::Choice> currencyChoices()
{
    struct Name {
        QString text;
        int closeness = -1;
    };
    QMap<QString, Name> names;
    for (const QLocale &locale : everyLocale()) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        const QString text = locale.currencySymbol(QLocale::CurrencyDisplayName);
        if (code.size() != 3 || text.isEmpty() || names.value(code).closeness >= closeness(locale))
            continue;
        names.insert(code, {.text = text, .closeness = closeness(locale)});
    }
    QList<ChoiceField::Choice> choices;
    for (const auto &[code, name] : names.asKeyValueRange())
        choices.append({.id = code, .text = u"%1 – %2"_s.arg(code, name.text)});
    return choices;
}

QList<ChoiceField::Choice> timeZoneChoices()
{
    QList<ChoiceField::Choice> choices;
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds()) {
        const QString id = QString::fromLatin1(zone);
        if (isPlace(zone))
            choices.append({.id = id, .text = QString(id).replace(u'_', u' ')});
    }
    sortByText(choices);
    return choices;
}

QList<ChoiceField::Choice> countryChoices()
{
    QMap<QString, QString> names;
    for (const QLocale &locale : everyLocale()) {
        const QString code = QLocale::territoryToCode(locale.territory());
        if (code.size() != 2 || !code.at(0).isLetter() || names.contains(code))
            continue;
        const QString own = ownName(locale.territory());
        const QString english = QLocale::territoryToString(locale.territory());
        names.insert(code, own.isEmpty() || own == english ? english : u"%1 (%2)"_s.arg(own, english));
    }
    QList<ChoiceField::Choice> choices;
    for (const auto &[code, name] : names.asKeyValueRange())
        choices.append({.id = code, .text = name});
    sortByText(choices);
    return choices;
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
    const QSet<QByteArray> usual = usualZones(territory);
    if (QTimeZone::availableTimeZoneIds(territory).contains(timeZone.toLatin1()))
        defaults.timeZone = timeZone;
    else if (usual.size() == 1)
        defaults.timeZone = QString::fromLatin1(*usual.cbegin());
    return defaults;
}

} // namespace stemdesk::ui
