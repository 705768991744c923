#pragma once

#include "core/domain/shops/shop.h"

#include <QString>

namespace stemdesk::ui {

/// A tax category in plain words: "AE: reverse charge, the buyer owes the tax".
QString taxCategoryWords(const QString &category);
/// The tax as the shop's country calls it within a sentence, "VAT"; else "tax".
QString taxWordOf(const Shop &shop);

} // namespace stemdesk::ui
