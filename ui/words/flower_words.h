#pragma once

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// "Rose ‘Quicksand’"; what is no flower is not put in quotes.
QString flowerText(const QString &product, const QString &variety, const QString &productType);
/// "50 cm"; empty for none.
QString stemLengthText(std::optional<double> stemLength);

} // namespace stemdesk::ui
