#pragma once

#include "core/domain/prices/price_list.h"
#include "core/pricing/cost_change.h"

#include <functional>

namespace stemdesk {

class ServiceContext;

/// What a new list takes over from one that is there, and how it differs.
struct PriceListCopy {
    PriceListId from;
    PriceListPatch list; ///< What is absent stays as it is on the list that is copied; the type always does.
    double percent = 0; ///< By which every price changes.
    CostRounding rounding = CostRounding::None;

    friend bool operator==(const PriceListCopy &, const PriceListCopy &) = default;
};

/// Told how many prices of how many are copied; false ends the copying.
using CopyProgress = std::function<bool(qint64 done, qint64 all)>;

/// Makes the new list with all its prices in one transaction. Nothing, and nothing is written, where `progress` ended
/// it.
Result<std::optional<PriceList>> copyPriceList(ServiceContext &context, const PriceListCopy &copy,
                                               const CopyProgress &progress = {});

} // namespace stemdesk
