#include "core/domain/billing/invoice_number.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestPattern = 40;

const QRegularExpression &numberWord()
{
    static const QRegularExpression kWord(u"\\{number(?::([1-9]))?\\}"_s);
    return kWord;
}

} // namespace

QString defaultInvoicePattern()
{
    return u"{year}-{number:4}"_s;
}

Result<QString> soundInvoicePattern(const QString &pattern, const QString &key)
{
    Result<QString> text = lineText(pattern, key, kLongestPattern);
    if (!text)
        return text;
    QString bare = *text;
    const bool isCounted = bare.count(numberWord()) == 1;
    bare.remove(numberWord()).remove(u"{year}"_s);
    if (!isCounted || bare.contains(u'{') || bare.contains(u'}'))
        return unfit(key,
                     u"a text of at most %1 characters with {number} or {number:4} once, like {year}-{number:4}"_s.arg(
                         kLongestPattern),
                     quoted(pattern));
    return text;
}

QString invoiceSeries(const QString &pattern, int year)
{
    return QString(pattern).replace(u"{year}"_s, u"%1"_s.arg(year, 4, 10, QChar(u'0')));
}

QString invoiceNumber(const QString &series, int place)
{
    const QRegularExpressionMatch word = numberWord().match(series);
    QString number = series;
    return number.replace(word.capturedStart(), word.capturedLength(),
                          u"%1"_s.arg(place, word.captured(1).toInt(), 10, QChar(u'0')));
}

} // namespace stemdesk
