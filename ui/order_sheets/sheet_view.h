#pragma once

#include "ui/order_sheets/order_lines_model.h"
#include "ui/words/order_words.h"

#include <QScrollArea>
#include <QTimeZone>

#include <functional>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class Card;
class EmptyState;
class InlineMessage;
class LinkList;
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

/// What is shown instead of a sheet on which nothing is left: that all is ordered, the next step, the sheets that it is
/// ordered on, and drafts of the same events.
class OrderedSheets : public QScrollArea {
    Q_OBJECT

public:
    explicit OrderedSheets(QWidget *parent = nullptr);

    using QWidget::show;
    void show(const QList<SavedSheet> &sheets, const QTimeZone &zone);

Q_SIGNALS:
    void sheetChosen(const stemdesk::OrderSheetId &id);

private:
    Button *m_openDraft;
    Button *m_checkIn;
    Card *m_done;
    LinkList *m_list;
    OrderSheetId m_draft; ///< The first that is still to order.
    OrderSheetId m_next; ///< The first of which goods are still to come.
};

/// How many of the sheets are not ordered yet.
int draftsAmong(const QList<SavedSheet> &sheets);

/// Rows that open saved sheets, with what tells one from another: suppliers and delivery day, sum, and what came in.
void listSavedSheets(LinkList &list, const QList<SavedSheet> &sheets, const QTimeZone &zone,
                     const std::function<void(const OrderSheetId &)> &open);

} // namespace stemdesk::ui
