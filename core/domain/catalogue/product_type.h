#pragma once

#include <QString>

#include <array>

namespace stemdesk {

inline constexpr int kMaxProductType = 64; ///< Characters.

/// The types that every shop has, with fixed names.
inline constexpr std::array kOwnProductTypes{QLatin1StringView("flower"), QLatin1StringView("material"),
                                             QLatin1StringView("hire")};

/// How a shop prices one type of product. "flower", "material" and "hire" exist from the start.
struct ProductType {
    QString name;
    double markup = 1; ///< Used if an event sets none; for hired goods the hire multiplier.
    bool isHired = false; ///< Hired goods leave no waste.
    double sparePercent = 0; ///< Percentage bought in addition; a variant may override it. 0 for hired goods.

    friend bool operator==(const ProductType &, const ProductType &) = default;
};

} // namespace stemdesk
