#pragma once

#include "core/domain/billing/quote.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/side_panel.h"

#include <QHash>

#include <optional>

class QBoxLayout;

namespace stemdesk {
struct EventRecipe;
} // namespace stemdesk

namespace stemdesk::ui {

class BudgetBar;
class ChipRow;
class EventDocument;
class MoneyLabel;
class TextLabel;
class ViewSwitch;

/// The event's price and cost, all with tax or all without, updated while it is being edited.
class SummaryPanel : public SidePanel {
    Q_OBJECT

public:
    explicit SummaryPanel(EventDocument &document, QWidget *parent = nullptr);

    /// Narrower than other panels, because the recipe beside it needs the width.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildPrice();
    void buildParts();
    void buildCosts();
    void buildReceived();
    void buildPalette();
    void buildNext();
    void buildLists();
    void buildQuote();

    void refresh();
    void nameTax();
    bool isNet() const; ///< All figures are without tax.
    void showPrice();
    void showParts();
    void showCosts();
    void showMargin();
    void showUnpriced();
    void showReceived();
    void showPalette();
    void showNext();
    void showLists(const EventRecipe &recipe);
    void readQuote();
    void showQuote(const std::optional<AcceptedQuote> &accepted);
    void fillQuote(const AcceptedQuote &accepted);
    QString budgetWords() const;
    void fitBudget();
    void setMoney(ValueRow *row, double amount);
    void showPart(ValueRow *row, double amount);

    EventDocument &m_document;
    ViewSwitch *m_tax; ///< Switches all figures of the panel.
    QBoxLayout *m_priceHead = nullptr; ///< The title, and the switch beside or below it.
    TextLabel *m_priceTitle = nullptr;
    QString m_taxWord; ///< "tax"
    MoneyLabel *m_price;
    BudgetBar *m_bar;
    TextLabel *m_net; ///< The price without tax, beside figures with it.
    TextLabel *m_budget;
    TextLabel *m_left; ///< The rest of the budget, if the line of the budget is too short for it.
    QString m_budgetWords;
    ValueRow *m_flowers = nullptr;
    ValueRow *m_hire = nullptr;
    ValueRow *m_labour = nullptr;
    ValueRow *m_fees = nullptr;
    ValueRow *m_travel = nullptr;
    ValueRow *m_fixed = nullptr;
    ValueRow *m_discount = nullptr;
    ValueRow *m_design = nullptr;
    ValueRow *m_leftover = nullptr;
    ValueRow *m_minimums = nullptr;
    ValueRow *m_goods = nullptr;
    ValueRow *m_ownHire = nullptr;
    ValueRow *m_margin = nullptr;
    TextLabel *m_unpriced = nullptr; ///< The reasons why the margin looks better than it is.
    TextLabel *m_receivedTitle = nullptr;
    ValueRow *m_paid = nullptr;
    ValueRow *m_due = nullptr;
    ValueRow *m_earned = nullptr;
    Lookup m_accepted;
    TextLabel *m_quoteTitle = nullptr;
    ValueRow *m_quote = nullptr;
    ValueRow *m_quoteChange = nullptr;
    TextLabel *m_paletteTitle = nullptr;
    ChipRow *m_palette;
    QStringList m_shownPalette;
    ValueRow *m_orderBy = nullptr;
    TextLabel *m_kept = nullptr;
    TextLabel *m_listsTitle = nullptr;
    QList<ValueRow *> m_lists; ///< Rows that are reused for each event.
    QWidget *m_listRows;
};

} // namespace stemdesk::ui
