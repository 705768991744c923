#pragma once

#include "core/base/result.h"
#include "core/domain/resource_set.h"

#include <QWidget>

#include <functional>

class QAbstractItemModel;

namespace stemdesk::ui {

class EmptyState;
class ListStack;
class NewRow;
class PageHeader;
class SearchField;
class SortedRows;
class Splitter;
class TableOutput;
class TableView;
struct UiContext;

/// A page with a searchable table and a panel for the selected row: header, row for adding, empty state, splitter and
/// column widths. Subclasses provide the model, the panel and the texts.
class ListPage : public QWidget {
    Q_OBJECT

public:
    /// Opens the row that asks for a name.
    void startNew();

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    struct Words {
        QString name; ///< The splitter's key in the settings.
        QString icon; ///< Shown in the empty list.
        QString title;
        QString search;
        QString add;
        QString nameOfNew;
        QString addNone; ///< Names the button that closes the row for adding.
        QString empty; ///< Says what the page is for.
        QString noMatch;
        QString chosen; ///< Names the panel: "the chosen supplier".
    };

    ListPage(UiContext &context, const Words &words, QWidget *parent);
    /// The constructor of a subclass must call this once. The first column holds the names.
    void build(QAbstractItemModel *model, QWidget *panel);

    UiContext &context() const { return m_context; }
    PageHeader &header() const { return *m_header; }
    SearchField &search() const { return *m_search; }
    TableView &table() const { return *m_table; }
    TableOutput &output() const { return *m_output; }
    /// The empty state of a list without rows.
    EmptyState &first() const { return *m_first; }

    /// Columns and their share of the page's width; the names get the rest. `phone` always has room for a number.
    void setParts(const QList<std::pair<int, double>> &parts, int phone);
    /// Sets the widths of all columns for the page's present width.
    void sizeColumns();
    /// Calls showBeside() when such resources change, or when the page is shown next.
    void watch(ResourceSet resources);
    /// Selects a row of the model and scrolls to it.
    void choose(int row);
    /// Call after the model was read. `row` was selected before; -1 selects the first.
    void showRows(const QString &state, bool isNarrowed, int row);
    /// Call with the outcome of create(); `open` selects the new row.
    void showMade(const Status &status, const std::function<void()> &open);

    virtual void create(const QString &name) = 0;
    virtual void removeChosen() = 0;
    /// A row of the model was selected; -1: none.
    virtual void onChosen(int row) = 0;
    virtual void showBeside() = 0;
    virtual void focusFirstField() = 0;

    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildMaster();
    void notifyChosen();

    UiContext &m_context;
    Words m_words;
    PageHeader *m_header;
    SearchField *m_search;
    SortedRows *m_sorted;
    TableView *m_table;
    EmptyState *m_first;
    ListStack *m_centre;
    NewRow *m_new;
    Splitter *m_splitter = nullptr;
    TableOutput *m_output;
    QList<std::pair<int, double>> m_parts;
    int m_phone = 0;
    bool m_isStale = false; ///< The panel must be updated when the page is shown next.
};

} // namespace stemdesk::ui
