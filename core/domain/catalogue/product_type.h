#pragma once

#include <QString>

#include <array>

namespace stemdesk {

inline constexpr int kMaxProductType = 64; ///< Characters.

/// The types that every shop has, whose names stay.
inline constexpr std::array kOwnProductTypes{QLatin1StringView("flower"), QLatin1StringView("material"),
                                             QLatin1StringView("hire")};

/// How a shop prices one type of product. "flower", "material" and "hire" exist from the start.
struct ProductType {
    QString name;
    double markup = 1; ///< Used where an event sets none; for hired goods the hire multiplier.
    bool isHired = false; ///< Hired goods leave no waste.
    double sparePercent = 0; ///< Of what is bought; for variants that say nothing else. None of hired goods.

    friend bool operator==(const ProductType &, const ProductType &) = default;
};

} // namespace stemdesk
