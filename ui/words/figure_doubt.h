#pragma once

#include "core/base/number_text.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk::ui {

/// A quantity that a figure is compared with: an event's guests or total, or the number ordered.
struct FigureMeasure {
    QString name;
    double value = 0;
    bool isAlike = false; ///< It is a similar value, such as another price, so a twentieth of it is unlikely, too.
};

/// A figure before another one is typed over it.
struct FigureBefore {
    NumberUnit unit = NumberUnit::Pieces;
    std::optional<double> value = {}; ///< None where there is none yet.
    std::optional<FigureMeasure> measure = {};
    std::optional<double> most = {}; ///< A larger value is hardly ever meant, whatever the previous one.
    QString currency = {}; ///< That of money, in which the question names it.
};

/// The question to ask before `typed` is accepted: it is twenty times the earlier value or a twentieth of it, or twenty
/// times a related value, so a decimal point may have slipped or two figures run together. Empty if it is likely.
/// Refunds count by their absolute value. The one rule for cells, fields, typed lines and pasted tables.
QString figureDoubt(double typed, const FigureBefore &before);
/// The same for text that may not be a number. Also asks if it can be read as two numbers (otherReading()).
QString figureDoubt(const QString &typed, const FigureBefore &before);
/// One question about all of them: shows the first as examples, and their number. Empty if there are none.
QString togetherDoubted(const QStringList &doubts);

/// "Keep 640.66"; for two readings, the one that would be stored.
QString keepFigureText(const QString &figure);

} // namespace stemdesk::ui

Q_DECLARE_METATYPE(stemdesk::ui::FigureBefore)
