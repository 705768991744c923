#pragma once

#include "core/base/id.h"

#include <QHash>
#include <QWidget>

class QModelIndex;
class QStackedWidget;

namespace stemdesk::ui {

class Chip;
class EmptyState;
class EventsModel;
class InlineMessage;
class PageHeader;
class SearchField;
class TableView;
struct UiContext;

/// The shop's events as a table by date.
class EventsPage : public QWidget {
    Q_OBJECT

public:
    explicit EventsPage(UiContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// An event was made and waits for its name.
    void eventMade(const stemdesk::EventId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildFilters();
    void buildTable();
    void sizeColumns();
    void buildEmptyStates();
    void addStatusChip(const QString &status, const QString &text);
    void chooseStatus(const QString &status);
    void makeEvent();
    void openCurrent();
    void removeSelected();
    void onListed();
    void showEmptyState();

    UiContext &m_context;
    EventsModel *m_model;
    PageHeader *m_header;
    InlineMessage *m_refusal;
    SearchField *m_search = nullptr;
    Chip *m_range = nullptr;
    QHash<QString, Chip *> m_statusChips;
    TableView *m_table;
    QStackedWidget *m_body;
    EmptyState *m_first; ///< There are no events at all, or none ahead.
    EmptyState *m_nothing; ///< Nothing matches.
};

} // namespace stemdesk::ui
