#include "core/domain/field_rules.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/image.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Limits that people can read at a glance have no exponent.
QString limitText(double limit)
{
    constexpr double kMostWithoutExponent = 1e9;
    return limit <= kMostWithoutExponent ? QString::number(limit, 'f', QLocale::FloatingPointShortest)
                                         : numberText(limit);
}

/// In plain words: limits that only prevent overflow are mentioned only when they are exceeded.
QString rangeText(double number, const NumberRange &range)
{
    const QString most = limitText(range.to);
    if (range.to < kMaxFactor)
        return range.isFromIncluded ? u"a number from %1 to %2"_s.arg(limitText(range.from), most)
                                    : u"a number greater than %1 and at most %2"_s.arg(limitText(range.from), most);
    const bool isJustAboveNothing = !range.isFromIncluded || (range.from > 0 && range.from < 1e-6);
    const QString least =
        isJustAboveNothing ? u"a number greater than 0"_s : u"a number of at least %1"_s.arg(numberText(range.from));
    return number > range.to ? least + u" and at most %1"_s.arg(most) : least;
}

Error outOfRange(const QString &field, double number, const NumberRange &range)
{
    return unfit(field, rangeText(number, range), numberText(number));
}

/// Turns an error about a list into one about a row of it.
Error inRow(const QString &list, qsizetype index, Error error)
{
    error.message.replace(u'"' + list + u'"', u'"' + rowOf(list, index) + u'"');
    return error;
}

Error emptyRow(const QString &list)
{
    return invalid(list, u"Give a text for \"%1\" or leave it out of the array; it is empty."_s.arg(list));
}

} // namespace

QString rowOf(const QString &list, qsizetype index)
{
    return u"%1[%2]"_s.arg(list).arg(index);
}

bool isEmailAddress(const QString &text)
{
    return text.count(u'@') == 1 && !text.startsWith(u'@') && !text.endsWith(u'@');
}

bool fits(double number, const NumberRange &range)
{
    if (!std::isfinite(number) || number > range.to)
        return false;
    return range.isFromIncluded ? number >= range.from : number > range.from;
}

void FieldRules::name(QString &target, const std::optional<QString> &given, const QString &field)
{
    requiredLine(target, given, field, kMaxName);
}

void FieldRules::requiredLine(QString &target, const std::optional<QString> &given, const QString &field, int limit)
{
    line(target, given, field, limit);
    require(!target.isEmpty(), field);
}

void FieldRules::line(QString &target, const std::optional<QString> &given, const QString &field, int limit)
{
    if (given && !m_error)
        keep(target, lineText(*given, field, limit));
}

void FieldRules::multiline(QString &target, const std::optional<QString> &given, const QString &field, int limit)
{
    if (given && !m_error)
        keep(target, multilineText(*given, field, limit));
}

void FieldRules::lines(QStringList &target, const std::optional<QStringList> &given, const QString &field)
{
    if (!given || m_error)
        return;
    QStringList texts;
    texts.reserve(given->size());
    for (const QString &text : *given) {
        const Result<QString> normal = lineText(text, field);
        if (!normal || normal->isEmpty()) {
            fail(inRow(field, texts.size(), normal ? emptyRow(field) : normal.error()));
            return;
        }
        texts += *normal;
    }
    if (!m_error)
        target = texts;
}

void FieldRules::number(double &target, const std::optional<double> &given, const QString &field,
                        const NumberRange &range)
{
    if (given && !fits(*given, range))
        fail(outOfRange(field, *given, range));
    take(target, given);
}

void FieldRules::number(std::optional<double> &target, const std::optional<std::optional<double>> &given,
                        const QString &field, const NumberRange &range)
{
    if (given && *given && !fits(**given, range))
        fail(outOfRange(field, **given, range));
    take(target, given);
}

void FieldRules::count(std::optional<qint64> &target, const std::optional<std::optional<qint64>> &given,
                       const QString &field)
{
    if (given && *given && **given < 0)
        fail(unfit(field, u"a whole number of at least 0"_s, QString::number(**given)));
    take(target, given);
}

void FieldRules::position(int &target, const std::optional<int> &given)
{
    if (given && *given < 0)
        fail(unfit(u"position"_s, u"a whole number of at least 0, the first place"_s, QString::number(*given)));
    take(target, given);
}

void FieldRules::instant(std::optional<Instant> &target, const std::optional<std::optional<Instant>> &given,
                         const QString &field)
{
    if (given && *given && (**given < kFirstMoment || **given > kLastMoment))
        fail(unfit(field, u"Unix milliseconds within the years 1 to 9999"_s, QString::number(**given)));
    take(target, given);
}

void FieldRules::imageUrls(QStringList &target, const std::optional<QStringList> &given)
{
    QStringList urls = target;
    lines(urls, given, u"imageUrls"_s);
    if (given && !m_error) {
        for (qsizetype at = 0; at < urls.size(); ++at) {
            if (const Status allowed = checkImageUrl(urls.at(at)); !allowed)
                fail(inRow(u"imageUrls"_s, at, allowed.error()));
        }
    }
    if (!m_error)
        target = urls;
}

void FieldRules::require(bool isThere, const QString &field)
{
    if (!isThere)
        fail(required(field));
}

void FieldRules::fail(Error error)
{
    if (m_error)
        return;
    m_error = inside(m_path, std::move(error));
}

void FieldRules::keep(QString &target, Result<QString> text)
{
    if (text)
        target = *std::move(text);
    else
        fail(std::move(text.error()));
}

} // namespace stemdesk
