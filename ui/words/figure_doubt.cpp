#include "ui/words/figure_doubt.h"

#include "ui/words/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace stemdesk::ui {

namespace {

constexpr double kUnlikely = 20; ///< Times as much.
constexpr double kFewPieces = 5;

QString translated(const char *text)
{
    return QCoreApplication::translate("FigureDoubt", text);
}

/// New lines start with one piece, before a quantity is typed.
double likelyPieces(double before)
{
    return before == 1 ? kFewPieces : before;
}

bool isManyTimes(double typed, double reference)
{
    return reference > 0 && typed >= kUnlikely * reference;
}

QString timesText(double typed, double reference)
{
    return quantityText(std::floor(typed / reference));
}

} // namespace

QString figureDoubt(double typed, const FigureBefore &before)
{
    const double figure = std::abs(typed);
    const double old = std::abs(before.value.value_or(0));
    const double likely = before.unit == NumberUnit::Pieces ? likelyPieces(old) : old;
    if (isManyTimes(figure, likely)) {
        return translated(QT_TRANSLATE_NOOP("FigureDoubt", "%1? It was %2. That is %3 times as much."))
            .arg(quantityText(typed), quantityText(*before.value), timesText(figure, old));
    }
    if (before.most && figure > *before.most && old <= *before.most)
        return translated(QT_TRANSLATE_NOOP("FigureDoubt", "%1? That is more than usual.")).arg(quantityText(typed));
    if (!before.measure || !isManyTimes(figure, before.measure->value) || isManyTimes(old, before.measure->value))
        return {};
    return translated(QT_TRANSLATE_NOOP("FigureDoubt", "%1? %2: %3. That is %4 times as much."))
        .arg(quantityText(typed), before.measure->name, quantityText(before.measure->value),
             timesText(figure, before.measure->value));
}

QString keepFigureText(const QString &figure)
{
    return translated(QT_TRANSLATE_NOOP("FigureDoubt", "Keep %1")).arg(figure);
}

} // namespace stemdesk::ui
