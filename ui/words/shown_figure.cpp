#include "ui/words/shown_figure.h"

#include "core/domain/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Unlike an amount owed, a cost of "0.455" is not rounded.
QString money(double amount, const QString &currency)
{
    constexpr int kMostDigits = 6;
    int extra = 0;
    while (extra < kMostDigits && std::abs(roundedMoney(amount, currency, extra) - amount) > 1e-9)
        ++extra;
    if (extra == 0)
        return moneyText(amount, currency, QLocale());
    const QString text =
        QLocale().toCurrencyString(std::abs(amount), currencySign(currency), currencyDigits(currency) + extra);
    return amount < 0 ? u'\u2212' + text : text;
}

} // namespace

/// Twelve digits hide the errors of double arithmetic.
QString groupedNumber(double number)
{
    const QString plain = QString::number(number, 'g', 12);
    const qsizetype point = plain.indexOf(u'.');
    const bool isExponent = plain.contains(u'e');
    return QLocale().toString(number, isExponent ? 'g' : 'f',
                              isExponent      ? 12
                                  : point < 0 ? 0
                                              : int(plain.size() - point - 1));
}

QString shownFigure(const QString &typed, NumberUnit unit, const QString &currency)
{
    const auto number = numberFrom(typed, unit);
    if (!number)
        return typed;
    const auto translated = [](const char *text) { return QCoreApplication::translate("ShownFigure", text); };
    switch (unit) {
    case NumberUnit::Money: return currency.isEmpty() ? groupedNumber(*number) : money(*number, currency);
    case NumberUnit::Percent: return withPercent(groupedNumber(*number));
    case NumberUnit::Centimetres:
        return translated(QT_TRANSLATE_NOOP("ShownFigure", "%1 cm")).arg(groupedNumber(*number));
    case NumberUnit::Hours: return translated(QT_TRANSLATE_NOOP("ShownFigure", "%1 h")).arg(groupedNumber(*number));
    case NumberUnit::Minutes: return durationText(*number);
    case NumberUnit::Days: return QCoreApplication::translate("ShownFigure", "%n day(s)", nullptr, int(*number));
    case NumberUnit::None:
    case NumberUnit::Pieces:
    case NumberUnit::Distance: break;
    }
    return groupedNumber(*number);
}

} // namespace stemdesk::ui
