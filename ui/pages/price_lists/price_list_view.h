#pragma once

#include "core/services/prices/price_overview_service.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QMenu;

namespace stemdesk::ui {

class Button;
class Chip;
class DayField;
class Draft;
class EmptyState;
class FlowerField;
class HeldKeys;
class InlineMessage;
class ListStack;
class PriceEntriesModel;
class SearchField;
class TableView;
class TextLabel;
class ValueField;
struct UiContext;

/// One price list: its name, day and tax, and its prices as a grid that is filled in like a spreadsheet.
class PriceListView : public QWidget {
    Q_OBJECT

public:
    explicit PriceListView(UiContext &context, QWidget *parent = nullptr);

    /// Keeps selection and typed text if the list is already shown. A null id shows nothing.
    void setList(const ListedPriceList &list);
    /// Gives the focus to the field that adds a price.
    void startAdding();
    PriceEntriesModel *prices() const { return m_prices; }

Q_SIGNALS:
    void copyRequested(const stemdesk::PriceList &list);
    void duplicateRequested(const stemdesk::PriceList &list);
    void deleteRequested(const stemdesk::PriceListId &id);
    void eventChosen(const stemdesk::EventId &id);
    void importRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildHead();
    QWidget *buildFacts();
    QWidget *buildFoot();
    void buildTable();
    void connectFields();
    void connectTable();

    void showFacts();
    void showPins();
    void fillTaxes();
    void askReason();
    void change(const PriceListPatch &patch, ValueField *field);
    std::array<ValueField *, 3> fields() const;
    void onDateCommitted(QDate day);
    void onTaxCommitted(const QString &text);
    void search();
    void fillSuppliers();
    void chooseSupplier(const std::optional<SupplierId> &supplier);
    void onRefreshed();
    void onAdded(const PriceEntryId &id, const QString &words);
    void removeSelected();
    void rememberCurrent();

    UiContext &m_context;
    ListedPriceList m_list;
    std::optional<SupplierId> m_supplier;
    PriceEntryId m_current; ///< Kept over a reading from the start.
    PriceEntriesModel *m_prices;
    ValueField *m_name;
    DayField *m_date;
    ValueField *m_tax;
    QBoxLayout *m_head = nullptr; ///< The list's name, and from when it is valid.
    QHBoxLayout *m_terms = nullptr;
    QHBoxLayout *m_tools = nullptr; ///< Below them.
    QHBoxLayout *m_foot = nullptr; ///< Below the prices.
    TextLabel *m_facts;
    Button *m_pins;
    QMenu *m_pinMenu;
    QMenu *m_taxMenu = nullptr; ///< How VAT treats the rate.
    SearchField *m_search;
    Chip *m_supplierChip;
    QMenu *m_supplierMenu;
    InlineMessage *m_refusal;
    TableView *m_table;
    EmptyState *m_empty;
    ListStack *m_centre;
    FlowerField *m_add;
    Draft *m_draft; ///< Keeps that field's text.
    HeldKeys *m_keys; ///< Holds keys typed between choosing a variety and its price.
};

} // namespace stemdesk::ui
