#pragma once

#include "ui/order_sheets/order_lines_model.h"
#include "ui/words/order_words.h"

#include <QScrollArea>

class QVBoxLayout;

namespace stemdesk::ui {

class Card;
class EmptyState;
class InlineMessage;
class SupplierOrderCard;
class TextLabel;

/// An order sheet as it will be printed: warnings, then a card for each supplier, then the total.
class SheetView : public QScrollArea {
    Q_OBJECT

public:
    explicit SheetView(QWidget *parent = nullptr);

    /// Cards of suppliers that were shown before stay, with selection and scroll.
    void show(const OrderSheet &whole, const ColourSwatches &swatches, const SheetAdvice &advice,
              const HireShortages &shortages, const QString &currency);

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);
    void draftRequested(const stemdesk::SupplierId &supplier);
    /// Asked for by its row or by Ctrl+.
    void adviceTaken(const stemdesk::ui::OrderAdvice &advice);

private:
    void buildTotals();
    void takeBest();
    void showStock(const OrderSheet &sheet);
    void showWarnings(const OrderSheet &sheet);
    void showCards(const OrderSheet &sheet, const ColourSwatches &swatches, const SheetAdvice &advice,
                   const HireShortages &shortages, const QString &currency);

    QVBoxLayout *m_column = nullptr;
    InlineMessage *m_draft;
    InlineMessage *m_archived;
    InlineMessage *m_nobody;
    InlineMessage *m_unpriced;
    EmptyState *m_nothing;
    QVBoxLayout *m_cards;
    Card *m_stock; ///< The shop's own things, which are not ordered.
    TextLabel *m_stocked;
    QHash<SupplierId, SupplierOrderCard *> m_cardOf;
    Card *m_totals;
    TextLabel *m_beforeTax;
};

} // namespace stemdesk::ui
