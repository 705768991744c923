#pragma once

#include "ui/models/lookup.h"
#include "ui/pages/price_lists/comparison_model.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace stemdesk::ui {

class Chip;
class ChipRow;
class EmptyState;
class PriceListsModel;
class SearchField;
class TableView;

/// Two price lists of one type side by side.
class ComparisonView : public QWidget {
    Q_OBJECT

public:
    ComparisonView(UiContext &context, const PriceListsModel &lists, QWidget *parent = nullptr);

    /// Puts a list beside the one before it, or beside what was chosen where there is none.
    void compare(const PriceListId &list);
    /// The lists that there are changed, or their prices did.
    void refresh();
    QString stateText() const;

Q_SIGNALS:
    void stateChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildChoice();
    QWidget *buildFilters();
    void fillFirst();
    void fillSecond();
    void choose(QComboBox &box, const PriceListId &id);
    PriceListId chosen(const QComboBox &box) const;
    void swap();
    void read();
    void onRead(const Result<QList<ComparedRow>> &rows);
    void showKind(Compared kind);
    void applyFilter();
    void showCentre();
    void showTitles();

    UiContext &m_context;
    const PriceListsModel &m_lists;
    ComparisonModel *m_model;
    QComboBox *m_first;
    QComboBox *m_second;
    SearchField *m_search;
    ChipRow *m_chips;
    TableView *m_table;
    EmptyState *m_few;
    EmptyState *m_none;
    QStackedWidget *m_centre;
    Compared m_kind = Compared::All;
    Lookup m_reading{m_context};
};

} // namespace stemdesk::ui
