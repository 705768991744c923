#pragma once

#include "ui/pages/orders/goods_model.h"
#include "ui/widgets/card.h"

namespace stemdesk::ui {

class Button;
class InlineMessage;
class TableView;
class TextLabel;

/// What was ordered of one supplier on a saved sheet, and what of it came in.
class GoodsCard : public Card {
    Q_OBJECT

public:
    explicit GoodsCard(Edits &edits, QWidget *parent = nullptr);

    void show(const OrderSheetId &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
              const QString &currency);

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void buildFoot();
    void sizeColumns(const QString &currency);
    void fitColumns();
    void clearSelected();

    SupplierId m_supplier;
    GoodsModel *m_goods;
    TableView *m_table;
    InlineMessage *m_refusal;
    Button *m_all;
    Button *m_email;
    TextLabel *m_due;
    TextLabel *m_received;
};

} // namespace stemdesk::ui
