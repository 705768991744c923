#include "ui/words/figure_doubt.h"

#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk::ui {

namespace {

constexpr double kUnlikely = 20; ///< Times as much.
constexpr double kFewPieces = 5;
constexpr double kWhole = 100; ///< Percent.
constexpr qsizetype kExamples = 3;
constexpr std::array kUnits{NumberUnit::None, NumberUnit::Pieces, NumberUnit::Money,   NumberUnit::Centimetres,
                            NumberUnit::Days, NumberUnit::Hours,  NumberUnit::Minutes, NumberUnit::Distance};

struct FigureDoubt {
    Q_DECLARE_TR_FUNCTIONS(FigureDoubt)
};

/// A share of more than the whole is hardly ever meant.
std::optional<double> mostOf(const FigureBefore &before)
{
    return before.unit == NumberUnit::Percent ? before.most.value_or(kWhole) : before.most;
}

/// New lines start with one piece, before a quantity is typed.
double likelyPieces(double before)
{
    return before == 1 ? kFewPieces : before;
}

bool isManyTimes(double typed, double reference)
{
    return reference > 0 && typed >= kUnlikely * reference; // Nothing at all is meant.
}

QString timesText(double typed, double reference)
{
    return groupedNumber(std::floor(typed / reference));
}

/// As it was typed, with every decimal.
QString askedText(double figure, const FigureBefore &before)
{
    const bool isMoney = before.unit == NumberUnit::Money && !before.currency.isEmpty();
    return isMoney ? shownFigure(quantityText(figure), NumberUnit::Money, before.currency) : groupedNumber(figure);
}

/// A calculated amount is rounded as elsewhere in the window.
QString measureAskedText(const FigureBefore &before)
{
    const bool isMoney = before.unit == NumberUnit::Money && !before.currency.isEmpty();
    return isMoney && !before.measure->isAlike ? moneyText(before.measure->value, before.currency)
                                               : askedText(before.measure->value, before);
}

QString doubtBy(const FigureBefore &before, double typed, double old)
{
    const double figure = std::abs(typed);
    const FigureMeasure &measure = *before.measure;
    if (isManyTimes(figure, measure.value) && !isManyTimes(old, measure.value)) {
        return FigureDoubt::tr("%1? %2: %3. That is %4 times as much.")
            .arg(askedText(typed, before), measure.name, measureAskedText(before), timesText(figure, measure.value));
    }
    if (measure.isAlike && isManyTimes(measure.value, figure) && (old <= 0 || !isManyTimes(measure.value, old))) {
        return FigureDoubt::tr("%1? %2: %3, which is %4 times as much.")
            .arg(askedText(typed, before), measure.name, measureAskedText(before), timesText(measure.value, figure));
    }
    return {};
}

/// Times, lengths and distances have limits of their own.
bool isCounted(NumberUnit unit)
{
    return unit == NumberUnit::None || unit == NumberUnit::Pieces || unit == NumberUnit::Money
        || unit == NumberUnit::Percent;
}

/// Asks if a typed text has two readings. Percentages have not: none is over a thousand. Minutes may be typed as hours.
QString readingDoubt(const QString &typed, NumberUnit unit)
{
    const auto other = unit == NumberUnit::Percent ? std::nullopt : otherReading(typed, unit);
    if (!other)
        return unit == NumberUnit::Minutes ? readingDoubt(typed, NumberUnit::Hours) : QString();
    const QString here = quantityText(numberFrom(typed, unit).value_or(0));
    return FigureDoubt::tr("“%1” may mean %2 or %3. Here it is read as %2.")
        .arg(typed.trimmed(), here, quantityText(*other));
}

} // namespace

QString figureDoubt(double typed, const FigureBefore &before)
{
    const double figure = std::abs(typed);
    const double old = std::abs(before.value.value_or(0));
    const double likely = before.unit == NumberUnit::Pieces ? likelyPieces(old) : old;
    if (isManyTimes(figure, likely)) {
        return FigureDoubt::tr("%1? It was %2. That is %3 times as much.")
            .arg(askedText(typed, before), askedText(*before.value, before), timesText(figure, old));
    }
    if (isManyTimes(old, figure)) {
        return FigureDoubt::tr("%1? It was %2, which is %3 times as much.")
            .arg(askedText(typed, before), askedText(*before.value, before), timesText(old, figure));
    }
    if (const auto most = mostOf(before); most && figure > *most && old <= *most)
        return FigureDoubt::tr("%1? That is more than usual.").arg(askedText(typed, before));
    return before.measure ? doubtBy(before, typed, old) : QString();
}

QString figureDoubt(const QString &typed, const FigureBefore &before)
{
    const auto figure = numberFrom(typed, before.unit);
    const QString question = figure && figure == before.value ? QString() : readingDoubt(typed, before.unit);
    return question.isEmpty() && figure && isCounted(before.unit) ? figureDoubt(*figure, before) : question;
}

QString togetherDoubted(const QStringList &doubts)
{
    const QString first = doubts.mid(0, kExamples).join(u' ');
    return doubts.size() <= kExamples ? first
                                      : FigureDoubt::tr("%1 There are %2 such figures.").arg(first).arg(doubts.size());
}

QString keepFigureText(const QString &figure)
{
    const auto *unit =
        std::ranges::find_if(kUnits, [&](NumberUnit each) { return otherReading(figure, each).has_value(); });
    const auto number = numberFrom(figure);
    const QString alone = number ? groupedNumber(*number) : figure; // It can be read in one way only.
    const QString read = unit == kUnits.end() ? alone : quantityText(numberFrom(figure, *unit).value_or(0));
    return FigureDoubt::tr("Keep %1").arg(read);
}

} // namespace stemdesk::ui
