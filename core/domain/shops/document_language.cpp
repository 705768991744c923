#include "core/domain/shops/document_language.h"

#include "core/base/day.h"
#include "core/domain/money_text.h"
#include "core/domain/shops/shop_setup.h"

#include <QTimeZone>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

// A static library's resources must be initialised explicitly, outside any namespace.
static void loadTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The two letters of "en" or "en-GB".
QString languageOf(const QString &tag)
{
    return tag.section(u'-', 0, 0).toLower();
}

/// Null if there is no translation.
std::shared_ptr<const QTranslator> translatorOf(const QString &language)
{
    auto translator = std::make_shared<QTranslator>();
    const bool isLoaded = translator->load(u":/i18n/stemdesk_%1.qm"_s.arg(language));
    return isLoaded ? translator : nullptr;
}

struct Home {
    QLatin1StringView language;
    QLatin1StringView currency; ///< Empty: any other currency.
    QLocale::Territory territory;
};

/// The default country of a shop with this language and currency: dates and amounts are formatted by country. QLocale's
/// default for English would be the United States.
constexpr std::array kHomes{
    Home{"en"_L1, "USD"_L1, QLocale::UnitedStates}, Home{"en"_L1, "CAD"_L1, QLocale::Canada},
    Home{"en"_L1, "AUD"_L1, QLocale::Australia},    Home{"en"_L1, "NZD"_L1, QLocale::NewZealand},
    Home{"en"_L1, "EUR"_L1, QLocale::Ireland},      Home{"en"_L1, {}, QLocale::UnitedKingdom},
    Home{"de"_L1, "CHF"_L1, QLocale::Switzerland},  Home{"fr"_L1, "CHF"_L1, QLocale::Switzerland},
    Home{"fr"_L1, "CAD"_L1, QLocale::Canada},       Home{"es"_L1, "MXN"_L1, QLocale::Mexico},
    Home{"es"_L1, "USD"_L1, QLocale::UnitedStates},
};

/// The language as it is written in the shop's country. nullopt if it is not: QLocale falls back to another country
/// then, or, for English on the continent, mixes in the country's own figures ("€1.234,50").
std::optional<QLocale> localeAtHome(const QString &tag, const QString &country)
{
    const QLocale::Territory territory = QLocale::codeToTerritory(country);
    const QLocale locale(QLocale(tag).language(), territory);
    const bool isKnown = territory != QLocale::AnyTerritory && locale.territory() == territory;
    const bool isForeign = locale.language() == QLocale::English && locale.decimalPoint() != "."_L1;
    return isKnown && !isForeign ? std::optional(locale) : std::nullopt;
}

QLocale localeOf(const QString &tag, const Shop &shop)
{
    if (tag.contains(u'-'))
        return QLocale(tag);
    if (const auto locale = localeAtHome(tag, shop.country))
        return *locale;
    for (const Home &home : kHomes) {
        if (tag == home.language && (home.currency.isEmpty() || shop.currency == home.currency))
            return {QLocale(tag).language(), home.territory};
    }
    return QLocale(tag);
}

} // namespace

DocumentLanguage::DocumentLanguage(const Shop &shop) : m_currency(shop.currency), m_timeZone(shop.timeZone)
{
    loadTranslations();
    QString tag = shop.documentLanguage;
    m_translator = translatorOf(languageOf(tag));
    if (!m_translator) {
        tag = u"en"_s;
        // English, the language of the sources, has a file too, for plurals: "1 event", "2 events".
        m_translator = translatorOf(tag);
    }
    m_locale = localeOf(tag, shop);
}

QString DocumentLanguage::translate(const char *context, const char *source, const char *disambiguation,
                                    int count) const
{
    QString text = m_translator ? m_translator->translate(context, source, disambiguation, count) : QString();
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    return count < 0 ? text : text.replace("%n"_L1, m_locale.toString(count));
}

QString DocumentLanguage::vocabulary(const QString &name) const
{
    const auto *const word =
        std::ranges::find_if(kPresetWords, [&](const char *preset) { return name == QLatin1StringView(preset); });
    return word == kPresetWords.end() ? name : translate(kPresetContext, *word);
}

QStringList DocumentLanguage::vocabulary(const QStringList &names) const
{
    QStringList words;
    for (const QString &name : names)
        words.append(vocabulary(name));
    return words;
}

QString DocumentLanguage::percent(double share) const
{
    constexpr double kParts = 100;
    const bool isSwissOrMexican =
        m_locale.territory() == QLocale::Switzerland || m_locale.territory() == QLocale::Mexico;
    const bool isClosed =
        m_locale.language() == QLocale::English || m_locale.language() == QLocale::Dutch || isSwissOrMexican;
    return number(share * kParts) + (isClosed ? QString() : u"\u00a0"_s) + m_locale.percent();
}

QString DocumentLanguage::money(double amount) const
{
    return moneyText(amount, m_currency, m_locale);
}

QString DocumentLanguage::unitMoney(double amount) const
{
    return unitMoneyText(amount, m_currency, m_locale);
}

QString DocumentLanguage::number(double number) const
{
    // Hides the rounding error of sums of fractions.
    const QString text = m_locale.toString(std::round(number * 1000) / 1000, 'f', QLocale::FloatingPointShortest);
    return withAllGroups(text, m_locale);
}

QString DocumentLanguage::date(QDate day) const
{
    QString format = m_locale.dateFormat(QLocale::LongFormat);
    for (const auto weekday : {"dddd, "_L1, "dddd "_L1, "dddd"_L1})
        format.remove(weekday);
    return m_locale.toString(day, format);
}

QString DocumentLanguage::weekdayAndDate(Instant at) const
{
    return weekdayAndDate(dayOf(at));
}

QString DocumentLanguage::weekdayAndDate(QDate day) const
{
    return m_locale.toString(day, QLocale::LongFormat);
}

QString DocumentLanguage::time(Instant at) const
{
    // With a. m. and p. m. in the language's spelling.
    const QString format = m_locale.timeFormat(QLocale::ShortFormat).replace("AP"_L1, "Ap"_L1);
    return m_locale.toString(this->at(at).time(), format);
}

QDate DocumentLanguage::dayOf(Instant at) const
{
    return nearestCalendarDay(this->at(at).date());
}

QDateTime DocumentLanguage::at(Instant instant) const
{
    const QTimeZone zone(m_timeZone.toLatin1());
    return QDateTime::fromMSecsSinceEpoch(instant, zone.isValid() ? zone : QTimeZone::utc());
}

} // namespace stemdesk
