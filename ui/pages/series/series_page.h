#pragma once

#include "core/base/id.h"

#include <QWidget>

#include <functional>

class QSortFilterProxyModel;

namespace stemdesk::ui {

class ListStack;
class PageHeader;
class SearchField;
class SeriesModel;
class SeriesPanel;
class TableOutput;
class TableView;
struct UiContext;

/// Standing work: a table of the shop's series, and everything about the chosen one beside it. They are begun at an
/// event, with “Repeat…”.
class SeriesPage : public QWidget {
    Q_OBJECT

public:
    explicit SeriesPage(UiContext &context, QWidget *parent = nullptr);

    SeriesId current() const { return m_current; }
    /// Shows this series, whatever the list was narrowed to.
    void open(const SeriesId &id);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void eventsRequested();
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHeader();
    void buildBody();
    void choose(int row);
    void removeChosen();
    void onRefreshed();
    void onChosen();

    UiContext &m_context;
    PageHeader *m_header;
    SearchField *m_search;
    SeriesModel *m_model;
    QSortFilterProxyModel *m_sorted;
    TableView *m_table;
    ListStack *m_centre;
    SeriesPanel *m_panel;
    TableOutput *m_output;
    SeriesId m_current;
};

} // namespace stemdesk::ui
