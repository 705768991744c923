#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

enum class Paper { A4, Letter };

/// The paper that a shop prints on: Letter in the countries that do, North America and what follows it south of there, A4
/// everywhere else. Where the shop's country is not set, its currency tells best where it is; the language does not, for
/// English and Spanish are written on both.
Paper paperOf(const Shop &shop);

} // namespace stemdesk
