#pragma once

#include "core/services/prices/price_list_service.h"

namespace stemdesk {

class ServiceContext;

/// See PriceListService::copy().
Result<std::optional<PriceList>> copyPriceList(ServiceContext &context, const PriceListCopy &copy,
                                               const CopyProgress &progress);

} // namespace stemdesk
