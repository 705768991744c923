#include "core/domain/order_sheet.h"

#include <algorithm>

namespace stemdesk {

bool OrderSheet::isDraft() const
{
    return !std::ranges::all_of(events, &OrderSheetEvent::isCleared);
}

} // namespace stemdesk
