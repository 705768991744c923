#pragma once

#include "ui/order_sheets/order_lines_model.h"

#include <QScrollArea>

class QVBoxLayout;

namespace stemdesk::ui {

class Card;
class GoodsCard;
class InlineMessage;
class SheetOutcome;
class TextLabel;
class TextTableCard;
struct UiContext;

/// A saved sheet: what has changed since, what came in from each supplier, and the profit of its events.
class SavedSheetView : public QScrollArea {
    Q_OBJECT

public:
    explicit SavedSheetView(UiContext &context, QWidget *parent = nullptr);

    /// Cards of suppliers that were shown before stay, with selection and scroll.
    void show(const OrderSheet &sheet, const ColourSwatches &swatches, const QString &currency);
    void showOutcome(const SheetOutcome &outcome);
    /// The outcome is not known yet.
    void clearOutcome();

Q_SIGNALS:
    void emailRequested(const stemdesk::SupplierId &supplier);
    void claimRequested(const stemdesk::SupplierId &supplier);
    void draftRequested(const stemdesk::SupplierId &supplier);

private:
    void showCards(const OrderSheet &sheet, const ColourSwatches &swatches, const QString &currency);
    void showTotals(const OrderSheet &sheet, const QString &currency);

    UiContext &m_context;
    InlineMessage *m_draft;
    TextTableCard *m_changes;
    TextLabel *m_same;
    QVBoxLayout *m_cards;
    QHash<SupplierId, GoodsCard *> m_cardOf;
    Card *m_totals;
    TextLabel *m_received;
    TextTableCard *m_profits;
};

} // namespace stemdesk::ui
