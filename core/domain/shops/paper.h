#pragma once

#include "core/domain/shops/shop.h"

namespace stemdesk {

enum class Paper { A4, Letter };

/// The paper that a shop prints on: Letter in North America and the countries south of it that follow its standards, A4
/// everywhere else. If the shop's country is not set, its currency is the best hint; the language is not, because
/// English and Spanish are printed on both.
Paper paperOf(const Shop &shop);

} // namespace stemdesk
