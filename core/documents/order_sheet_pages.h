#pragma once

#include "core/documents/document_pages.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <memory>

namespace stemdesk {

/// An order sheet laid out on paper: a summary where there are several suppliers, then each supplier from a new page.
/// One object belongs to one thread, which may be any.
class OrderSheetPages : public DocumentPages {
public:
    OrderSheetPages(const OrderSheet &sheet, const Shop &shop, QPageSize::PageSizeId size = QPageSize::A4);
    ~OrderSheetPages() override;

    int count() const override;
    QString title() const override;

protected:
    void paintPage(QPainter &painter, int page) const override;

private:
    class Layout;

    std::unique_ptr<Layout> m_layout;
};

} // namespace stemdesk
