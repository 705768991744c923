#include "core/base/number_text.h"

#include "core/base/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// Folded, without the points of abbreviations.
constexpr std::array kLengthWords{u"cm",         u"centimeter",  u"centimeters", u"centimetre", u"centimetres",
                                  u"zentimeter", u"centimetros", u"centimetro",  u"ctm"};
constexpr std::array kPieceWords{
    u"st",     u"stk",    u"stck",  u"stuck",  u"stueck",  u"stiel",   u"stiele",   u"stem",  u"stems",  u"steel",
    u"stelen", u"stuk",   u"stuks", u"tige",   u"tiges",   u"tallo",   u"tallos",   u"pc",    u"pcs",    u"pce",
    u"piece",  u"pieces", u"pieza", u"piezas", u"ud",      u"uds",     u"unit",     u"units", u"u",      u"x",
    u"ea",     u"each",   u"tak",   u"takken", u"stielen", u"stengel", u"stengels", u"spb",   u"blumen", u"bloemen",
    u"fleurs", u"flores", u"unite", u"unites", u"unidad",  u"unidades"};
constexpr std::array kPackWords{
    u"bund",    u"bunde",   u"vpe",     u"bunch",   u"pack",       u"bos",     u"bossen", u"bundel",  u"botte",
    u"paquet",  u"ramo",    u"manojo",  u"paquete", u"box",        u"karton",  u"bd",     u"bun",     u"bu",
    u"bunches", u"doos",    u"caja",    u"boite",   u"ve",         u"bottes",  u"lot",    u"colis",   u"bonche",
    u"tray",    u"case",    u"pak",     u"fust",    u"kiste",      u"qb",      u"hb",     u"eb",      u"fb",
    u"cases",   u"boxes",   u"cajas",   u"kisten",  u"emmer",      u"emmers",  u"eimer",  u"bucket",  u"buckets",
    u"seau",    u"seaux",   u"cubo",    u"cubos",   u"krat",       u"kratten", u"crate",  u"crates",  u"caisse",
    u"caisses", u"gebinde", u"carton",  u"packung", u"verpakking", u"verp",    u"bundle", u"bundles", u"wrap",
    u"wraps",   u"sleeve",  u"sleeves", u"bosje"};
constexpr std::array kDozenWords{u"doz",      u"dz",       u"dtz",       u"dtzd",    u"dzd",
                                 u"dzn",      u"dozen",    u"dozens",    u"dutzend", u"dozijn",
                                 u"dozijnen", u"douzaine", u"douzaines", u"docena",  u"docenas"};
constexpr std::array kMoneyWords{u"eur", u"euro", u"euros", u"gbp", u"usd", u"chf", u"sfr", u"fr",  u"dkk",
                                 u"sek", u"nok",  u"kr",    u"pln", u"zl",  u"czk", u"huf", u"cad", u"aud",
                                 u"nzd", u"zar",  u"us",    u"kes", u"cop", u"mxn", u"try", u"ils", u"jpy",
                                 u"cny", u"inr",  u"brl",   u"ron", u"bgn", u"isk", u"ugx", u"etb"};
constexpr std::array kDayWords{u"d",     u"day", u"days", u"tag",   u"tage", u"tagen", u"dag",
                               u"dagen", u"j",   u"jour", u"jours", u"dia",  u"dias"};
constexpr std::array kHourWords{u"h",   u"hr", u"hrs",  u"hour",  u"hours",  u"std",  u"stunde", u"stunden",
                                u"uur", u"u",  u"uren", u"heure", u"heures", u"hora", u"horas"};
constexpr std::array kMinuteWords{u"m",      u"min",     u"mins",   u"minute", u"minutes",
                                  u"minuut", u"minuten", u"minuto", u"minutos"};
constexpr std::array kDistanceWords{u"km",         u"kilometer", u"kilometers", u"kilometre", u"kilometres",
                                    u"kilometros", u"kms",       u"mi",         u"mile",      u"miles",
                                    u"meile",      u"meilen",    u"mijl",       u"milla",     u"millas"};
constexpr std::array kPerWords{u"/", u"per", u"pro", u"je", u"par", u"por", u"p", u"a"};

template <class Words>
bool isAmong(const Words &words, const QString &word)
{
    return std::ranges::any_of(words, [&](const char16_t *known) { return word == QStringView(known); });
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isMinus(QChar c)
{
    return c == u'-' || c == u'\u2212' || c == u'\u2013';
}

/// The parts of "about € 1 250,50 per stem".
struct Parts {
    QString before;
    QString digits; ///< With "." and ",", and no other separators.
    QString exponent; ///< "e-07", as programs write it.
    QString after;
    bool isNegative = false;
    bool isGrouped = false; ///< By spaces or apostrophes.
    int times = 1; ///< 12 for dozens.
};

/// Whether exactly three digits follow, so that a space or apostrophe before them separates groups.
bool isGroupAt(const QString &text, qsizetype at)
{
    for (qsizetype i = at; i < at + 3; ++i) {
        if (i >= text.size() || !isDigit(text.at(i)))
            return false;
    }
    return at + 3 >= text.size() || !isDigit(text.at(at + 3));
}

qsizetype readDigits(const QString &text, qsizetype at, Parts &parts)
{
    for (; at < text.size(); ++at) {
        const QChar c = text.at(at);
        const bool isSign = c == u'.' || c == u',';
        const bool isGroupSign = c.isSpace() || c == u'\'' || c == u'\u2019';
        if (isDigit(c) || (isSign && at + 1 < text.size() && isDigit(text.at(at + 1))) || (isSign && c == u','))
            parts.digits += c;
        else if (isGroupSign && isGroupAt(text, at + 1) && !parts.digits.contains(u',') && !parts.digits.contains(u'.'))
            parts.isGrouped = true;
        else
            break;
    }
    return at;
}

/// "e5" or "E-07" directly after the digits.
qsizetype readExponent(const QString &text, qsizetype at, Parts &parts)
{
    if (at >= text.size() || text.at(at).toLower() != u'e')
        return at;
    qsizetype end = at + 1;
    if (end < text.size() && (text.at(end) == u'-' || text.at(end) == u'+'))
        ++end;
    const qsizetype first = end;
    while (end < text.size() && isDigit(text.at(end)))
        ++end;
    if (end == first)
        return at;
    parts.exponent = text.sliced(at, end - at);
    return end;
}

std::optional<Parts> partsOf(const QString &text)
{
    Parts parts;
    qsizetype at = 0;
    while (at < text.size() && !isDigit(text.at(at))
           && !((text.at(at) == u'.' || text.at(at) == u',') && at + 1 < text.size() && isDigit(text.at(at + 1))))
        parts.before += text.at(at++);
    if (at == text.size())
        return {};
    at = readDigits(text, at, parts);
    at = readExponent(text, at, parts);
    parts.after = text.sliced(at).trimmed();
    parts.before = parts.before.trimmed();
    const QString &before = parts.before; // "-€5", "€ -5", "+5"
    const auto sign = std::find_if(before.cbegin(), before.cend(), [](QChar c) { return isMinus(c) || c == u'+'; });
    if (sign != before.cend()) {
        parts.isNegative = isMinus(*sign);
        parts.before = parts.before.remove(sign - before.cbegin(), 1).trimmed();
    }
    return parts;
}

QString plainWord(const QString &text)
{
    QString word = folded(text);
    word.remove(u'.');
    return word.trimmed();
}

/// "/Bund", "per stem".
bool isPer(const QString &rest, bool isPackToo)
{
    QString text = plainWord(rest);
    text.replace(u'/', u" / "_s);
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return true;
    return words.size() == 2 && isAmong(kPerWords, words.first()) && isPackToo && isAmong(kPackWords, words.last());
}

bool isMoney(QString text)
{
    constexpr std::array kDollars{u"US$", u"A$", u"AU$", u"C$", u"CA$", u"NZ$", u"HK$", u"MX$", u"S$", u"R$"};
    if (isAmong(kDollars, text.trimmed().toUpper()))
        return true;
    const bool isNothing = text.isEmpty();
    const bool isSign = erase_if(text, [](QChar c) { return c.category() == QChar::Symbol_Currency; }) > 0;
    text = plainWord(text);
    return text.isEmpty() ? isNothing || isSign : isAmong(kMoneyWords, text);
}

/// The unit directly after a number.
QString firstWord(const QString &text)
{
    const auto end = std::ranges::find_if(text, [](QChar c) { return c.isSpace() || c == u'/'; });
    return text.first(end - text.begin());
}

bool isPieces(const QString &text)
{
    const QString unit = firstWord(text);
    const QString word = plainWord(unit);
    return (word.isEmpty() || isAmong(kPieceWords, word) || isDozenWord(word)) && isPer(text.sliced(unit.size()), true);
}

bool fitsUnit(const Parts &parts, NumberUnit unit)
{
    if (unit == NumberUnit::Money)
        return isMoney(parts.before) && isMoney(parts.after) && (parts.before.isEmpty() || parts.after.isEmpty());
    if (!parts.before.isEmpty())
        return false;
    const QString after = plainWord(parts.after);
    switch (unit) {
    case NumberUnit::None: return after.isEmpty() && parts.after.isEmpty();
    case NumberUnit::Centimetres: return after.isEmpty() || isAmong(kLengthWords, after);
    case NumberUnit::Pieces: return isPieces(parts.after);
    case NumberUnit::Percent: return after.isEmpty() || after == u'%';
    case NumberUnit::Days: return after.isEmpty() || isAmong(kDayWords, after);
    case NumberUnit::Hours: return after.isEmpty() || isAmong(kHourWords, after);
    case NumberUnit::Minutes: return after.isEmpty() || isAmong(kMinuteWords, after);
    case NumberUnit::Distance: return after.isEmpty() || isAmong(kDistanceWords, after);
    case NumberUnit::Money: break;
    }
    return false;
}

/// "1.250.000" by "."; the first group has one to three digits, each other one three. Or "12,50,000", as in India,
/// where no point groups: "29.02.026" is a day.
bool isInGroups(const QString &digits, QChar sign)
{
    const QStringList groups = digits.split(sign);
    if (groups.first().isEmpty() || groups.first().size() > 3 || (groups.size() > 1 && groups.last().size() != 3))
        return false;
    const auto areOf = [&groups](qsizetype size) {
        return std::all_of(groups.cbegin() + 1, groups.cend() - (groups.size() > 1 ? 1 : 0),
                           [size](const QString &group) { return group.size() == size; });
    };
    return areOf(3) || (sign == u',' && areOf(2) && groups.first().size() < 3);
}

/// "1234.567", as some languages leave the first groups together.
bool isInLongGroups(const QString &digits, QChar sign)
{
    const QStringList groups = digits.split(sign);
    return groups.size() == 2 && groups.first().size() > 3 && groups.last().size() == 3;
}

QChar signOf(DecimalSign sign)
{
    return sign == DecimalSign::Comma ? u',' : u'.';
}

/// For "1.250,00" and "1,250.00": the last separator is the decimal one.
std::optional<DecimalSign> toldByBoth(const Parts &parts)
{
    const QString &digits = parts.digits;
    const DecimalSign decimal =
        digits.lastIndexOf(u',') > digits.lastIndexOf(u'.') ? DecimalSign::Comma : DecimalSign::Point;
    const QChar group = decimal == DecimalSign::Comma ? u'.' : u',';
    const QString whole = digits.first(digits.indexOf(signOf(decimal)));
    const bool isSound = digits.count(signOf(decimal)) == 1 && !parts.isGrouped
        && (isInGroups(whole, group) || isInLongGroups(whole, group));
    return isSound ? std::optional(decimal) : std::nullopt;
}

/// The decimal sign that the separators imply by themselves; nullopt if they do not make a number.
std::optional<DecimalSign> toldBy(const Parts &parts)
{
    const QString &digits = parts.digits;
    const qsizetype points = digits.count(u'.');
    const qsizetype commas = digits.count(u',');
    if (points > 0 && commas > 0)
        return toldByBoth(parts);
    if (points + commas == 0)
        return DecimalSign::Open;
    const QChar sign = points > 0 ? u'.' : u',';
    const DecimalSign asDecimal = points > 0 ? DecimalSign::Point : DecimalSign::Comma;
    const DecimalSign asGroup = points > 0 ? DecimalSign::Comma : DecimalSign::Point;
    if (points + commas > 1)
        return isInGroups(digits, sign) && !parts.isGrouped ? std::optional(asGroup) : std::nullopt;
    if (!isInGroups(digits, sign) || digits.startsWith(u'0') || parts.isGrouped || !parts.exponent.isEmpty())
        return asDecimal;
    return DecimalSign::Open;
}

/// If the separators are ambiguous: a count has no trailing zero after a decimal sign.
DecimalSign likely(const Parts &parts, NumberUnit unit)
{
    if (unit != NumberUnit::Pieces || !parts.digits.endsWith(u'0'))
        return DecimalSign::Open;
    return parts.digits.contains(u'.') ? DecimalSign::Comma : DecimalSign::Point;
}

std::optional<double> valueOf(const Parts &parts, DecimalSign decimal)
{
    QString digits = parts.digits;
    digits.remove(decimal == DecimalSign::Comma ? u'.' : u',');
    digits.replace(u',', u'.');
    const QByteArray text = digits.toLatin1() + parts.exponent.toLatin1();
    double number = 0;
    const QByteArray plain = QByteArray(text).replace("e+", "e").replace("E+", "E");
    const auto read = std::from_chars(plain.cbegin(), plain.cend(), number);
    if (read.ec != std::errc() || read.ptr != plain.cend() || !std::isfinite(number))
        return {};
    return (parts.isNegative ? -number : number) * parts.times;
}

/// What ends in a decimal sign has none before it: "5." and "1.250,-", but neither "29.02." nor "12,5,-". Groups tell
/// with a fraction what they are.
bool takeEnding(QString &digits, QChar sign)
{
    const QChar group = sign == u'.' ? u',' : u'.';
    if (digits.contains(sign) || (digits.contains(group) && !isInGroups(digits, group)))
        return false;
    if (digits.contains(group))
        digits += sign + u"0"_s;
    return true;
}

/// "5,-" and "5.--" are whole amounts, and so is "5."; a comma after digits means nothing else.
bool takeDash(Parts &parts)
{
    QString &after = parts.after;
    const auto hasDash = [&after](qsizetype at) { return at < after.size() && isMinus(after.at(at)); };
    const bool isPoint = after.startsWith(u'.');
    const bool isComma = parts.digits.endsWith(u',');
    if (isComma && !hasDash(0))
        return false;
    if (!isPoint && !isComma)
        return true;
    const bool isDashed = isComma || hasDash(1);
    if (isComma)
        parts.digits.chop(1);
    else
        after.remove(0, 1);
    while (isDashed && hasDash(0))
        after.remove(0, 1);
    after = after.trimmed();
    return !after.startsWith(u'.') && takeEnding(parts.digits, isComma ? u',' : u'.');
}

std::optional<Parts> readable(const QString &text, NumberUnit unit)
{
    std::optional<Parts> parts = partsOf(text.trimmed());
    if (!parts || !takeDash(*parts) || !fitsUnit(*parts, unit))
        return {};
    if (unit == NumberUnit::Pieces && isDozenWord(plainWord(firstWord(parts->after))))
        parts->times = 12;
    return parts;
}

} // namespace

std::optional<double> writtenNumber(const QString &text, NumberUnit unit, DecimalSign sign)
{
    const std::optional<Parts> parts = readable(text, unit);
    if (!parts)
        return {};
    const std::optional<DecimalSign> told = toldBy(*parts);
    if (!told)
        return {};
    if (sign != DecimalSign::Open && isInLongGroups(parts->digits, sign == DecimalSign::Comma ? u'.' : u','))
        return valueOf(*parts, sign);
    for (const DecimalSign known : {*told, sign, likely(*parts, unit)}) {
        if (known != DecimalSign::Open)
            return valueOf(*parts, known);
    }
    return valueOf(*parts, parts->digits.contains(u',') ? DecimalSign::Comma : DecimalSign::Point);
}

std::optional<TwoReadings> twoReadings(const QString &text, NumberUnit unit)
{
    const std::optional<Parts> parts = readable(text, unit);
    if (!parts || parts->isGrouped || !parts->exponent.isEmpty() || parts->digits.startsWith(u'0'))
        return {};
    const bool isPoint = parts->digits.contains(u'.');
    const QChar sign = isPoint ? u'.' : u',';
    if (isPoint && parts->digits.contains(u','))
        return {};
    const bool isOpen = toldBy(*parts) == DecimalSign::Open && parts->digits.contains(sign);
    if (!isOpen && !isInLongGroups(parts->digits, sign))
        return {};
    const auto asFraction = valueOf(*parts, isPoint ? DecimalSign::Point : DecimalSign::Comma);
    const auto asGroups = valueOf(*parts, isPoint ? DecimalSign::Comma : DecimalSign::Point);
    return asFraction && asGroups ? std::optional(TwoReadings{*asFraction, *asGroups, sign}) : std::nullopt;
}

bool isPieceWord(const QString &word)
{
    return isAmong(kPieceWords, word);
}

bool isPackWord(const QString &word)
{
    return isAmong(kPackWords, word);
}

bool isDozenWord(const QString &word)
{
    return isAmong(kDozenWords, word);
}

void DecimalSignSearch::take(const QString &text)
{
    const std::optional<Parts> parts = readable(text, m_unit);
    std::optional<DecimalSign> told = parts ? toldBy(*parts) : std::nullopt;
    if (told == DecimalSign::Open && (parts->digits.contains(u'.') || parts->digits.contains(u',')))
        told = likely(*parts, m_unit);
    if (told == DecimalSign::Open && parts->digits.contains(u'.'))
        ++m_openPoints;
    else if (told == DecimalSign::Open && parts->digits.contains(u','))
        ++m_openCommas;
    else if (told == DecimalSign::Point)
        ++m_points;
    else if (told == DecimalSign::Comma)
        ++m_commas;
}

DecimalSign DecimalSignSearch::sign() const
{
    if (m_points + m_commas == 0 && (m_openPoints > 0) != (m_openCommas > 0))
        return m_openPoints > 0 ? DecimalSign::Comma : DecimalSign::Point;
    if (m_points == m_commas)
        return DecimalSign::Open;
    return m_points > m_commas ? DecimalSign::Point : DecimalSign::Comma;
}

} // namespace stemdesk
