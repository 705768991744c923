#pragma once

#include "ui/pages/orders/order_lines_model.h"
#include "ui/widgets/card.h"

namespace stemdesk::ui {

class StatusChip;
class TableView;
class TextLabel;

/// What is ordered of one supplier, as it will be printed: its lines and what they cost.
class SupplierOrderCard : public Card {
    Q_OBJECT

public:
    explicit SupplierOrderCard(QWidget *parent = nullptr);

    void show(const OrderSheetSupplier &supplier, const ColourSwatches &swatches, const QString &currency);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void buildFoot();
    void sizeColumns(const QString &currency);
    void fitColumns();

    OrderLinesModel *m_lines;
    TableView *m_table;
    StatusChip *m_archived;
    TextLabel *m_beforeTax;
    TextLabel *m_withTax;
};

} // namespace stemdesk::ui
