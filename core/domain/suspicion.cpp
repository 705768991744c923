#include "core/domain/suspicion.h"

#include <array>
#include <utility>

namespace stemdesk {

namespace {

constexpr Instant kYear2000 = 946'684'800'000;
constexpr auto kSuspicious = "suspicious_";

} // namespace

QByteArrayList suspicionsOf(const EventPatch &patch)
{
    const std::array times{std::pair("ceremonyStart", &patch.ceremonyStart),
                           std::pair("ceremonyEnd", &patch.ceremonyEnd), std::pair("venueStart", &patch.venueStart),
                           std::pair("venueEnd", &patch.venueEnd)};
    QByteArrayList suspicions;
    for (const auto &[name, time] : times) {
        if (*time && **time && ***time < kYear2000)
            suspicions += QByteArray(kSuspicious) + name;
    }
    return suspicions;
}

QByteArrayList suspicionsOf(const PriceListPatch &patch)
{
    if (patch.taxMultiplier && *patch.taxMultiplier < 1)
        return {QByteArray(kSuspicious) + "taxMultiplier"};
    return {};
}

} // namespace stemdesk
