#pragma once

#include "core/domain/order_sheet.h"
#include "core/domain/shop.h"

#include <QPageSize>
#include <QSizeF>

#include <memory>

class QPagedPaintDevice;
class QPainter;

namespace stemdesk {

/// An order sheet laid out on paper: a summary where there are several suppliers, then each supplier from a new page.
/// One object belongs to one thread, which may be any.
class OrderSheetPages {
public:
    OrderSheetPages(const OrderSheet &sheet, const Shop &shop, QPageSize::PageSizeId size = QPageSize::A4);
    ~OrderSheetPages();
    Q_DISABLE_COPY_MOVE(OrderSheetPages)

    int count() const;
    /// Of the paper, in points.
    QSizeF paperSize() const;

    /// Page 0 is the first. One unit of the painter is a point, its origin the corner of the paper.
    void paint(QPainter &painter, int page) const;

    /// Every page, or those from `first` to `last`, onto a device that is set to this paper without margins. False
    /// where the device cannot be written.
    bool print(QPagedPaintDevice &device) const { return print(device, 0, count() - 1); }
    bool print(QPagedPaintDevice &device, int first, int last) const;

private:
    class Layout;

    std::unique_ptr<Layout> m_layout;
};

} // namespace stemdesk
