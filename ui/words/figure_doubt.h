#pragma once

#include "core/base/number_text.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace stemdesk::ui {

/// A quantity that a figure is compared with: an event's guests or total, or the number ordered.
struct FigureMeasure {
    QString name;
    double value = 0;
};

/// A figure before another one is typed over it.
struct FigureBefore {
    NumberUnit unit = NumberUnit::None;
    std::optional<double> value = {}; ///< nullopt if there is none yet.
    std::optional<FigureMeasure> measure = {};
    std::optional<double> most = {}; ///< A larger value is hardly ever meant, whatever the previous one.
};

/// A question to ask before accepting `typed`, because it is twenty times the previous value or its measure: a slip of
/// the decimal sign, or two figures run together. Empty if it is likely. Refunds count by their absolute value. This is
/// the one rule for cells, fields, typed lines and pasted tables.
QString figureDoubt(double typed, const FigureBefore &before);

/// "Keep 640.66"
QString keepFigureText(const QString &figure);

} // namespace stemdesk::ui

Q_DECLARE_METATYPE(stemdesk::ui::FigureBefore)
