#pragma once

#include "ui/pages/orders/goods_model.h"
#include "ui/widgets/card.h"

namespace stemdesk::ui {

class Button;
class GoodsNotes;
class InlineMessage;
class TableView;
class TextLabel;
struct UiContext;

/// What was ordered of one supplier on a saved sheet, and what of it came in.
class GoodsCard : public Card {
    Q_OBJECT

public:
    explicit GoodsCard(UiContext &context, QWidget *parent = nullptr);

    void show(const OrderSheetId &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
              const QString &currency);

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);
    void claimRequested(const stemdesk::SupplierId &supplier);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void buildFoot();
    void sizeColumns(const QString &currency);
    void fitColumns();
    void clearSelected();
    void showClaim();

    UiContext &m_context;
    SupplierId m_supplier;
    GoodsModel *m_goods;
    TableView *m_table;
    InlineMessage *m_refusal;
    InlineMessage *m_claim; ///< Until when what was not good can be claimed.
    GoodsNotes *m_notes;
    Button *m_all;
    Button *m_email;
    TextLabel *m_due;
    TextLabel *m_received;
};

} // namespace stemdesk::ui
