#pragma once

#include "core/documents/layout/stationery_pages.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// An order sheet on paper: a summary if there are several suppliers, then each supplier on a new page.
class OrderSheetPages : public StationeryPages {
public:
    OrderSheetPages(const OrderSheet &whole, const Shop &shop, QPageSize::PageSizeId size = QPageSize::A4);
};

} // namespace stemdesk
