#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

enum class Paper { A4, Letter };

/// The paper that a shop prints on. No setting names it; the currency tells best where a shop is: Letter where the
/// country of the currency prints on it (North America, and what follows it south of there), A4 everywhere else. The
/// language does not, for English and Spanish are written on both.
Paper paperOf(const Shop &shop);

} // namespace stemdesk
