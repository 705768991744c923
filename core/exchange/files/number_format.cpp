#include "core/exchange/files/number_format.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isDateSign(QChar c)
{
    return u"yYdDmM"_s.contains(c);
}

bool isTimeSign(QChar c)
{
    return u"hHsS"_s.contains(c);
}

/// The word for a number as it is, which may stand among literals.
constexpr auto kGeneral = "General"_L1;

/// Whether a part of a format stands for the number's digits.
bool isOfDigits(const QString &part)
{
    return part == kGeneral || u"0#?"_s.contains(part.front());
}

/// The currency of a format: a sign, or a word that is a currency code.
QString formatCurrency(const QString &text)
{
    for (const QChar c : text) {
        if (c.category() == QChar::Symbol_Currency)
            return c;
    }
    const QString word = text.trimmed();
    const bool isCode = word.size() == 3 && std::ranges::all_of(word, [](QChar c) { return c >= u'A' && c <= u'Z'; });
    return isCode || word == u"kr"_s || word == u"Fr."_s || word == u"z\u0142"_s ? word : QString();
}

/// Takes digits from their end into the places, with 0 where none is left and one has to stand.
QString filledPlaces(const QString &places, QString &digits)
{
    if (places == kGeneral)
        return std::exchange(digits, {});
    QString filled;
    for (const QChar place : places) {
        if (!digits.isEmpty() || place == u'0')
            filled.prepend(digits.isEmpty() ? u'0' : digits.back());
        digits.chop(1);
    }
    return filled;
}

} // namespace

bool areWordsOfFormat(const QString &around)
{
    QString words = around;
    words.remove(formatCurrency(around));
    return std::ranges::any_of(words, [](QChar c) { return c.isLetter() || u"/\"\u2033%\u2030\u00a2"_s.contains(c); });
}

QString builtInFormat(int id)
{
    static const QHash<int, QString> kCodes{{5, u"\"$\"#,##0"_s},
                                            {6, u"\"$\"#,##0"_s},
                                            {7, u"\"$\"#,##0.00"_s},
                                            {8, u"\"$\"#,##0.00"_s},
                                            {9, u"0%"_s},
                                            {10, u"0.00%"_s},
                                            {14, u"yyyy-mm-dd"_s},
                                            {15, u"d-mmm-yy"_s},
                                            {16, u"d-mmm"_s},
                                            {17, u"mmm-yy"_s},
                                            {18, u"h:mm AM/PM"_s},
                                            {19, u"h:mm:ss AM/PM"_s},
                                            {20, u"h:mm"_s},
                                            {21, u"h:mm:ss"_s},
                                            {22, u"yyyy-mm-dd hh:mm"_s},
                                            {42, u"\"$\"* #,##0"_s},
                                            {44, u"\"$\"* #,##0.00"_s},
                                            {45, u"mm:ss"_s},
                                            {46, u"[h]:mm:ss"_s},
                                            {47, u"mm:ss"_s}};
    const bool isEastAsianDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
    return isEastAsianDate ? u"yyyy-mm-dd"_s : kCodes.value(id);
}

NumberFormat::NumberFormat(const QString &code)
{
    if (code.trimmed().compare("general"_L1, Qt::CaseInsensitive) == 0)
        return;
    qsizetype at = 0;
    while (at < code.size() && code.at(at) != u';') {
        const bool isEnclosed = code.at(at) == u'"' || code.at(at) == u'[';
        at += isEnclosed ? readEnclosed(code, at) : readSign(code, at);
    }
    m_hasSections = at < code.size();
    m_kind = kindOfSigns();
}

qsizetype NumberFormat::readEnclosed(const QString &code, qsizetype at)
{
    const bool isLiteral = code.at(at) == u'"';
    const qsizetype closing = code.indexOf(isLiteral ? u'"' : u']', at + 1);
    const qsizetype end = closing < 0 ? code.size() : closing;
    const QString inside = code.sliced(at + 1, end - at - 1);
    if (isLiteral)
        readLiteral(inside);
    else
        readBracket(inside);
    return end + 1 - at;
}

qsizetype NumberFormat::readSign(const QString &code, qsizetype at)
{
    constexpr auto kHalfOfDay = "am/pm"_L1;
    const QChar c = code.at(at);
    if (c == u'_' || c == u'*') // The next character only gives the width of a space, or fills it.
        return 2;
    if (c == u'\\' && at + 1 < code.size()) {
        readLiteral(code.at(at + 1));
        return 2;
    }
    if (QStringView(code).sliced(at).startsWith(kHalfOfDay, Qt::CaseInsensitive)) {
        m_parts.append({.text = u"AM/PM"_s});
        return kHalfOfDay.size();
    }
    if (QStringView(code).sliced(at).startsWith(kGeneral, Qt::CaseInsensitive)) {
        m_parts.append({.text = kGeneral});
        return kGeneral.size();
    }
    if (!m_parts.isEmpty() && !m_parts.constLast().isLiteral && m_parts.constLast().text.endsWith(c))
        m_parts.last().text += c;
    else if (c.isLetter() || u"0#?.,%@/"_s.contains(c))
        m_parts.append({.text = c});
    else
        readLiteral(c);
    return 1;
}

/// Reads a bracket: "h" (elapsed hours), "$€-413" (a currency and its country), "Red".
void NumberFormat::readBracket(const QString &inside)
{
    if (inside.startsWith(u'$'))
        readLiteral(inside.sliced(1).section(u'-', 0, 0));
    else if (!inside.isEmpty() && inside.count(inside.front(), Qt::CaseInsensitive) == inside.size()
             && u"hms"_s.contains(inside.front().toLower()))
        m_parts.append({.text = u'h' + inside.sliced(1)});
}

void NumberFormat::readLiteral(const QString &text)
{
    if (text.isEmpty()) // "[$-409]": a country without a currency.
        return;
    if (m_currency.isEmpty())
        m_currency = formatCurrency(text);
    m_parts.append({.text = text, .isLiteral = true});
}

CellKind NumberFormat::kindOfSigns() const
{
    bool isTime = false;
    bool isDate = false;
    bool isMonthOrMinute = false;
    for (const Part &part : m_parts) {
        const QChar c = part.text.isEmpty() ? QChar() : part.text.front();
        if (part.isLiteral)
            continue;
        if (c == u'%')
            return CellKind::Percent;
        isTime = isTime || isTimeSign(c);
        isMonthOrMinute = isMonthOrMinute || c.toLower() == u'm';
        isDate = isDate || (isDateSign(c) && c.toLower() != u'm');
    }
    if (isDate || (isMonthOrMinute && !isTime))
        return CellKind::Date;
    return isTime ? CellKind::Time : CellKind::Number;
}

bool NumberFormat::changesWholeNumbers() const
{
    qsizetype zeros = 0;
    bool hasLiterals = false;
    bool hasDigits = false;
    for (const Part &part : m_parts) {
        if (part.isLiteral) {
            hasLiterals = hasLiterals || !part.text.trimmed().isEmpty();
            continue;
        }
        if (!isOfDigits(part.text))
            return false;
        hasDigits = true;
        zeros += part.text.front() == u'0' ? part.text.size() : 0;
    }
    return m_kind == CellKind::Number && m_currency.isEmpty() && hasDigits && (hasLiterals || zeros > 1);
}

QString NumberFormat::shownNumber(double number) const
{
    constexpr double kMost = 1e15;
    const bool isWhole = std::abs(number) < kMost && number == std::floor(number);
    const bool isOfOtherSection = number < 0 && m_hasSections;
    if (!isWhole || isOfOtherSection || !changesWholeNumbers())
        return {};
    QString digits = QString::number(qint64(std::abs(number)));
    QString shown;
    for (auto part = m_parts.crbegin(); part != m_parts.crend(); ++part) {
        if (part->isLiteral) {
            shown.prepend(part->text);
            continue;
        }
        shown.prepend(filledPlaces(part->text, digits));
        const bool isFirst = std::all_of(part + 1, m_parts.crend(), [](const Part &each) { return each.isLiteral; });
        if (isFirst)
            shown.prepend(std::exchange(digits, {}));
    }
    return number < 0 ? u'-' + shown : shown;
}

QString NumberFormat::worded(const QString &digits) const
{
    QString before;
    QString after;
    bool isBehind = false;
    const auto isPlace = [](const Part &part) { return !part.isLiteral && isOfDigits(part.text); };
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts.at(i);
        isBehind = isBehind || isPlace(part);
        const bool isOfFraction = i + 1 < m_parts.size() && isPlace(m_parts.at(i + 1));
        if (part.isLiteral || (part.text == u"/"_s && !isOfFraction))
            (isBehind ? after : before) += part.text;
    }
    return areWordsOfFormat(before + after) ? before + digits + after : QString();
}

QString NumberFormat::dateField(const QString &field, const QDateTime &moment, bool isMinute) const
{
    const QLocale english = QLocale::c();
    const qsizetype size = field.size();
    switch (field.front().toLower().unicode()) {
    case u'y': return english.toString(moment, size > 2 ? u"yyyy"_s : u"yy"_s);
    case u'd': return english.toString(moment, QString(std::min<qsizetype>(size, 4), u'd'));
    case u'm':
        return isMinute ? english.toString(moment, QString(std::min<qsizetype>(size, 2), u'm'))
                        : english.toString(moment, QString(std::min<qsizetype>(size, 4), u'M'));
    case u'h': {
        const bool isHalf = std::ranges::any_of(m_parts, [](const Part &part) { return part.text == u"AM/PM"_s; });
        return english.toString(moment, QString(std::min<qsizetype>(size, 2), u'H') + (isHalf ? u" AP"_s : QString()))
            .section(u' ', 0, 0);
    }
    case u's': return english.toString(moment, QString(std::min<qsizetype>(size, 2), u's'));
    default: return field == u"AM/PM"_s ? english.toString(moment, u"AP"_s) : field;
    }
}

QString NumberFormat::shownTime(const QDateTime &moment) const
{
    QString shown;
    bool isAfterHour = false;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts.at(i);
        if (part.isLiteral) {
            shown += part.text;
            continue;
        }
        const auto isSecond = [](const Part &each) { return !each.isLiteral && each.text.front().toLower() == u's'; };
        const bool isBeforeSecond =
            std::any_of(m_parts.cbegin() + i + 1, std::min(m_parts.cend(), m_parts.cbegin() + i + 3), isSecond);
        shown += dateField(part.text, moment, isAfterHour || isBeforeSecond);
        const QChar sign = part.text.front().toLower();
        isAfterHour = sign == u'h' || (isAfterHour && sign != u'm');
    }
    return shown.simplified();
}

} // namespace stemdesk
