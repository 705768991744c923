#include "core/domain/shops/paper.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct LetterLand {
    QLatin1StringView country;
    QLatin1StringView currency;
};

constexpr std::array kLetterLands{
    LetterLand{"US"_L1, "USD"_L1}, LetterLand{"CA"_L1, "CAD"_L1}, LetterLand{"MX"_L1, "MXN"_L1},
    LetterLand{"BZ"_L1, "BZD"_L1}, LetterLand{"CL"_L1, "CLP"_L1}, LetterLand{"CO"_L1, "COP"_L1},
    LetterLand{"CR"_L1, "CRC"_L1}, LetterLand{"GT"_L1, "GTQ"_L1}, LetterLand{"NI"_L1, "NIO"_L1},
    LetterLand{"PA"_L1, "PAB"_L1}, LetterLand{"PH"_L1, "PHP"_L1}, LetterLand{"PR"_L1, "USD"_L1},
    LetterLand{"VE"_L1, "VES"_L1}};

} // namespace

Paper paperOf(const Shop &shop)
{
    const bool isLetter = std::ranges::any_of(kLetterLands, [&](const LetterLand &land) {
        return shop.country.isEmpty() ? shop.currency == land.currency : shop.country == land.country;
    });
    return isLetter ? Paper::Letter : Paper::A4;
}

} // namespace stemdesk
