#include "core/domain/shops/paper.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

Paper paperOf(const Shop &shop)
{
    constexpr std::array kOfLetter{"USD"_L1, "CAD"_L1, "MXN"_L1, "BZD"_L1, "CLP"_L1, "COP"_L1,
                                   "CRC"_L1, "GTQ"_L1, "NIO"_L1, "PAB"_L1, "PHP"_L1, "VES"_L1};
    return std::ranges::find(kOfLetter, shop.currency) == kOfLetter.end() ? Paper::A4 : Paper::Letter;
}

} // namespace stemdesk
