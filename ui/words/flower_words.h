#pragma once

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// See flowerName().
QString flowerText(const QString &product, const QString &variety, const QString &productType);
/// "50 cm"; empty for none.
QString stemLengthText(std::optional<double> stemLength);

} // namespace stemdesk::ui
