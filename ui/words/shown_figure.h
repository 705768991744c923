#pragma once

#include "core/base/number_text.h"

#include <QString>

namespace stemdesk::ui {

/// "1,250.5"
QString groupedNumber(double number);
/// A figure that is typed bare ("4500"), as it is displayed: "£4,500.00", "110,000", "25%", "50 cm", "12 h". Every
/// decimal stays; text that is no such number stays unchanged. Money without a currency is shown as a number.
QString shownFigure(const QString &typed, NumberUnit unit, const QString &currency = {});

} // namespace stemdesk::ui
