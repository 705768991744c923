#pragma once

#include "ui/pages/orders/goods_model.h"
#include "ui/widgets/layout/card.h"

#include <QMap>

class QBoxLayout;

namespace stemdesk::ui {

class Button;
class DeliveryFields;
class GoodsNotes;
class InlineMessage;
class TableView;
class TextLabel;
struct UiContext;

/// The goods ordered from one supplier on a saved sheet, its delivery instructions, and what has arrived.
class GoodsCard : public Card {
    Q_OBJECT

public:
    explicit GoodsCard(UiContext &context, QWidget *parent = nullptr);

    void show(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
              const QString &currency);

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);
    void claimRequested(const stemdesk::SupplierId &supplier);
    void draftRequested(const stemdesk::SupplierId &supplier);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildDelivery();
    void buildTable();
    void buildFoot();
    void sizeColumns(const QString &currency);
    void fitColumns();
    void stayAt(int row);
    void clearSelected();
    void showClaim();
    void ask(const OrderDelivery &asked);
    void showDelivery();

    UiContext &m_context;
    OrderSheet m_sheet; ///< Only this supplier's part.
    SupplierId m_supplier;
    QString m_currency;
    bool m_isPlanned = false; ///< Still to be ordered.
    DeliveryFields *m_delivery;
    QWidget *m_asked; ///< The same in words, for a sheet that was ordered.
    TextLabel *m_askedText;
    Button *m_change;
    InlineMessage *m_late; ///< The chosen delivery day is after an event.
    bool m_isChanging = false; ///< The delivery of an ordered sheet is being edited.
    GoodsModel *m_goods;
    TableView *m_table;
    QMap<int, int> m_usualWidths; ///< The widths of the columns with figures, before the room is shared.
    InlineMessage *m_refusal;
    InlineMessage *m_claim; ///< The deadline for claiming rejected goods.
    GoodsNotes *m_notes;
    Button *m_all;
    Button *m_email;
    Button *m_draft;
    QBoxLayout *m_foot = nullptr; ///< Links and sums.
    TextLabel *m_due;
    TextLabel *m_received;
};

} // namespace stemdesk::ui
