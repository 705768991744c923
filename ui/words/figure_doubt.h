#pragma once

#include "core/base/number_text.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace stemdesk::ui {

/// What a figure belongs to: the guests of an event, its total, what was ordered.
struct FigureMeasure {
    QString name;
    double value = 0;
};

/// A figure as it stands before another one is typed over it.
struct FigureBefore {
    NumberUnit unit = NumberUnit::None;
    std::optional<double> value = {}; ///< None where there is none yet.
    std::optional<FigureMeasure> measure = {};
    std::optional<double> most = {}; ///< More is hardly ever meant, whatever was there.
};

/// What is asked before `typed` is taken, because it is twenty times what was there, or twenty times what it belongs
/// to: a slip of the decimal sign, or two figures run into one. Empty where it is likely. Refunds count as what they
/// are worth. The one rule for cells, fields, lines that are typed and tables that are pasted.
QString figureDoubt(double typed, const FigureBefore &before);

/// "Keep 640.66"
QString keepFigureText(const QString &figure);

} // namespace stemdesk::ui

Q_DECLARE_METATYPE(stemdesk::ui::FigureBefore)
