#pragma once

#include "ui/order_sheets/order_lines_model.h"
#include "ui/widgets/layout/card.h"
#include "ui/words/order_words.h"

namespace stemdesk::ui {

class AdviceList;
class Button;
class StatusChip;
class TableView;
class TextLabel;

/// The order from one supplier, as it will be printed: its lines and their costs.
class SupplierOrderCard : public Card {
    Q_OBJECT

public:
    explicit SupplierOrderCard(QWidget *parent = nullptr);

    void show(const OrderSheetSupplier &supplier, const ColourSwatches &swatches, const QList<OrderAdvice> &advice,
              const HireShortages &shortages, const QString &currency);
    /// The advice that is selected here, otherwise the one that saves most.
    std::optional<OrderAdvice> advice() const;
    /// Whether the key that takes advice is named here.
    void setHinted(bool isHinted);

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);
    void draftRequested(const stemdesk::SupplierId &supplier);
    void adviceTaken(const stemdesk::ui::OrderAdvice &advice);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void buildFoot();
    void showConditions(const OrderSheetSupplier &supplier, const QString &currency);
    void sizeColumns(const QString &currency);
    void fitColumns();
    void fitFoot();

    SupplierId m_supplier;
    OrderLinesModel *m_lines;
    QMap<int, int> m_usualWidths; ///< Of the columns of figures.
    TableView *m_table;
    AdviceList *m_advice;
    StatusChip *m_archived;
    Button *m_email;
    Button *m_draft;
    StatusChip *m_minimum; ///< The amount missing to it.
    TextLabel *m_address; ///< Beside the links that write to it.
    TextLabel *m_beforeTax; ///< With leftovers from rounding.
    TextLabel *m_withTax;
};

} // namespace stemdesk::ui
