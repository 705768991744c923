#pragma once

#include "ui/models/lookup.h"
#include "ui/pages/price_lists/comparison_model.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace stemdesk::ui {

class EmptyState;
class PriceListsModel;
class SearchField;
class TableView;
class ViewSwitch;

/// Two price lists of one type, or two suppliers, side by side.
class ComparisonView : public QWidget {
    Q_OBJECT

public:
    ComparisonView(UiContext &context, const PriceListsModel &lists, QWidget *parent = nullptr);

    /// Compares a list with the previous one, or with the current choice if there is none.
    void compare(const PriceListId &list);
    /// The set of lists has changed, or their prices.
    void refresh();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Sides { Lists, Suppliers };

    QWidget *buildChoice();
    QWidget *buildFilters();
    void fillFirst();
    void fillSecond();
    void fillSuppliers();
    void fill();
    void chooseSides(Sides sides);
    static void choose(QComboBox &box, const QVariant &id);
    static PriceListId listIn(const QComboBox &box);
    static SupplierId supplierIn(const QComboBox &box);
    bool isPair() const;
    void swap();
    void read();
    void onRead(const Result<QList<ComparedRow>> &rows);
    QString kindText(Compared kind) const;
    void applyFilter();
    void showCentre();
    void showTitles();
    void sizeColumns();

    UiContext &m_context;
    const PriceListsModel &m_lists;
    ComparisonModel *m_model;
    QComboBox *m_first;
    QComboBox *m_second;
    SearchField *m_search;
    ViewSwitch *m_kinds;
    TableView *m_table;
    EmptyState *m_few;
    EmptyState *m_none;
    QStackedWidget *m_centre;
    Sides m_sides = Sides::Lists;
    bool m_areNamed = false; ///< The headings are names; otherwise days.
    Lookup m_reading{m_context};
};

} // namespace stemdesk::ui
