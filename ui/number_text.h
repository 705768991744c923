#pragma once

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// A quantity as it is read: no trailing zeros, no grouping.
QString quantityText(double quantity);
/// A number that somebody typed, in the locale's way or the C way.
std::optional<double> numberFrom(const QString &text);

} // namespace stemdesk::ui
