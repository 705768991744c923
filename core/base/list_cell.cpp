#include "core/base/list_cell.h"

namespace stemdesk {

namespace {

constexpr auto kEscape = u'\\';

bool isSign(QChar c)
{
    return c == u'|' || c == u'=' || c == kEscape;
}

bool isEscapeAt(const QString &part, qsizetype at)
{
    return part.at(at) == kEscape && at + 1 < part.size() && isSign(part.at(at + 1));
}

} // namespace

QString listCell(const QStringList &texts)
{
    QString cell;
    for (const QString &text : texts)
        cell += (cell.isEmpty() ? QString() : QString(u'|')) + listPart(text);
    return cell;
}

QString listPart(const QString &text)
{
    QString part;
    for (const QChar c : text) {
        if (isSign(c))
            part += kEscape;
        part += c;
    }
    return part;
}

QStringList listParts(const QString &cell, QChar sign)
{
    QStringList parts;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < cell.size(); ++at) {
        if (isEscapeAt(cell, at)) {
            ++at;
        } else if (cell.at(at) == sign) {
            parts += cell.sliced(begin, at - begin);
            begin = at + 1;
        }
    }
    parts += cell.sliced(begin);
    return parts;
}

QString listText(const QString &part)
{
    QString text;
    for (qsizetype at = 0; at < part.size(); ++at) {
        if (isEscapeAt(part, at))
            ++at;
        text += part.at(at);
    }
    return text;
}

QString withPlace(const QString &text, int place, Within within)
{
    const bool isClear = place == 1 && placedText(text, within).text == text;
    return isClear ? text : text + kEscape + QString::number(place);
}

PlacedText placedText(const QString &text, Within within)
{
    constexpr int kPlaces = 99; // Higher places do not occur.
    const qsizetype sign = text.lastIndexOf(kEscape);
    const QString digits = text.sliced(sign + 1);
    const int place = digits.toInt();
    qsizetype signs = 0;
    while (signs <= sign && text.at(sign - signs) == kEscape)
        ++signs;
    const bool isEscaped = within == Within::List && signs % 2 == 0;
    if (sign <= 0 || isEscaped || place < 1 || place > kPlaces || QString::number(place) != digits)
        return {.text = text};
    return {.text = text.first(sign), .place = place};
}

} // namespace stemdesk
