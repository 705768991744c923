#include "core/domain/field_rules.h"

#include "core/domain/image.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// The years 1 to 9999: what a calendar day can be written for.
constexpr Instant kFirstInstant = -62'135'596'800'000;
constexpr Instant kLastInstant = 253'402'300'799'999;

/// In words that a person would use: the ends that only keep sums from overflowing are not among them.
Error outOfRange(const QString &field, double number, const NumberRange &range)
{
    if (number > range.to)
        return invalid(field, u"Give \"%1\" as a smaller number; this one is too large."_s.arg(field));
    const bool isJustAboveNothing = !range.isFromIncluded || (range.from > 0 && range.from < 1e-6);
    if (isJustAboveNothing)
        return invalid(field, u"Give \"%1\" as a number greater than 0."_s.arg(field));
    return invalid(field, u"Give \"%1\" as a number of at least %2."_s.arg(field).arg(range.from));
}

} // namespace

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
        QString normal;
        keep(normal, lineText(text, field));
        if (normal.isEmpty())
            fail(invalid(field, u"Remove the empty texts from \"%1\"."_s.arg(field)));
        texts += normal;
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
        fail(invalid(field, u"Give \"%1\" as a whole number of at least 0."_s.arg(field)));
    take(target, given);
}

void FieldRules::position(int &target, const std::optional<int> &given)
{
    if (given && *given < 0)
        fail(invalid(u"position"_s, u"Give \"position\" as a whole number; the first place is 0."_s));
    take(target, given);
}

void FieldRules::instant(std::optional<Instant> &target, const std::optional<std::optional<Instant>> &given,
                         const QString &field)
{
    if (given && *given && (**given < kFirstInstant || **given > kLastInstant))
        fail(invalid(field, u"Give \"%1\" in Unix milliseconds, within the years 1 to 9999."_s.arg(field)));
    take(target, given);
}

void FieldRules::imageUrls(QStringList &target, const std::optional<QStringList> &given)
{
    QStringList urls = target;
    lines(urls, given, u"imageUrls"_s);
    if (given && !m_error) {
        for (const QString &url : std::as_const(urls)) {
            if (const Status allowed = checkImageUrl(url); !allowed)
                fail(allowed.error());
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
    error.field.prepend(m_path);
    m_error = std::move(error);
}

void FieldRules::keep(QString &target, Result<QString> text)
{
    if (text)
        target = *std::move(text);
    else
        fail(std::move(text.error()));
}

} // namespace stemdesk
