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
    bool isAlike = false; ///< Of the same kind, as another price: a twentieth of it is as unlikely.
};

/// A figure before another one is typed over it.
struct FigureBefore {
    NumberUnit unit = NumberUnit::Pieces;
    std::optional<double> value = {}; ///< None where there is none yet.
    std::optional<FigureMeasure> measure = {};
    std::optional<double> most = {}; ///< A larger value is hardly ever meant, whatever the previous one.
};

/// What is asked before `typed` is taken, because it is twenty times what was there or a twentieth of it, or twenty
/// times what it belongs to: a slip of the decimal sign, or two figures run into one. Empty where it is likely. Refunds
/// count as what they are worth. The one rule for cells, fields, lines that are typed and tables that are pasted.
QString figureDoubt(double typed, const FigureBefore &before);
/// Of a text that may be no number. It is asked about as well where it can be read as two (otherReading()).
QString figureDoubt(const QString &typed, const FigureBefore &before);
/// Asked once about all of them: the first as examples, and how many there are. Empty where there are none.
QString togetherDoubted(const QStringList &doubts);

/// "Keep 640.66"; of two readings the one that is taken.
QString keepFigureText(const QString &figure);

} // namespace stemdesk::ui

Q_DECLARE_METATYPE(stemdesk::ui::FigureBefore)
