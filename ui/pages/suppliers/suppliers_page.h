#pragma once

#include "core/base/id.h"

#include <QWidget>

#include <functional>

class QSortFilterProxyModel;

namespace stemdesk::ui {

class EmptyState;
class ListStack;
class NewRow;
class PageHeader;
class SearchField;
class Splitter;
class SupplierPanel;
class SuppliersModel;
class TableOutput;
class TableView;
struct UiContext;

/// Whom the shop buys from: a table, and everything about the chosen one beside it.
class SuppliersPage : public QWidget {
    Q_OBJECT

public:
    explicit SuppliersPage(UiContext &context, QWidget *parent = nullptr);

    SupplierId current() const;

    /// Asks for the name of a new supplier.
    void startNew();
    /// Shows this supplier, whatever the list was narrowed to.
    void open(SupplierId id);

Q_SIGNALS:
    /// A saved order is to be opened.
    void sheetChosen(const stemdesk::OrderSheetId &id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Shown { Active, Archived, All };

    void buildHeader();
    void buildFilters();
    void buildTable();
    QWidget *buildMaster();
    void connectSignals();

    void create(const QString &name);
    void unhide(SupplierId id);
    void archiveCurrent();
    void showOnly(Shown shown);
    void search(const QString &text);
    void onRefreshed();
    void onCurrentChanged();

    UiContext &m_context;
    PageHeader *m_header;
    SearchField *m_search = nullptr;
    SuppliersModel *m_model;
    QSortFilterProxyModel *m_sorted;
    TableView *m_table;
    EmptyState *m_first;
    ListStack *m_centre;
    NewRow *m_new;
    Splitter *m_splitter = nullptr;
    SupplierPanel *m_panel;
    TableOutput *m_output;
    SupplierId m_current;
    bool m_isStale = false; ///< What the panel says beside the chosen one changed while another page was shown.
};

} // namespace stemdesk::ui
