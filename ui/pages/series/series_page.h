#pragma once

#include "core/base/id.h"
#include "ui/models/lookup.h"

#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class ListStack;
class PageHeader;
class RepeatActions;
class SearchField;
class SeriesModel;
class SeriesPanel;
class SortedRows;
class TableOutput;
class TableView;
struct UiContext;

/// Standing orders: a table of the shop's series, and the details of the selected one beside it.
class SeriesPage : public QWidget {
    Q_OBJECT

public:
    explicit SeriesPage(UiContext &context, QWidget *parent = nullptr);

    SeriesId current() const { return m_current; }
    /// Shows this series, even if a search hides it.
    void open(const SeriesId &id);
    /// Asks what to repeat.
    void startNew();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHeader();
    void buildBody();
    void choose(int row);
    void removeChosen();
    void onRefreshed();
    void readOutlooks();
    void onChosen();

    UiContext &m_context;
    Lookup m_lookup;
    PageHeader *m_header;
    SearchField *m_search;
    SeriesModel *m_model;
    SortedRows *m_sorted;
    TableView *m_table;
    ListStack *m_centre = nullptr;
    SeriesPanel *m_panel;
    RepeatActions *m_repeat;
    TableOutput *m_output;
    SeriesId m_current;
};

} // namespace stemdesk::ui
