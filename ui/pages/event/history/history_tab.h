#pragma once

#include <QWidget>

class QScrollBar;

namespace stemdesk::ui {

class EventDocument;
class HistoryModel;
class ListStack;
class TableView;

/// The open event's changes with time and author, live. Reads only while it is shown.
class HistoryTab : public QWidget {
    Q_OBJECT

public:
    explicit HistoryTab(EventDocument &document, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildScrollBar();
    void read();
    void onInserted(int first, int count);

    EventDocument &m_document;
    HistoryModel *m_model;
    TableView *m_table;
    ListStack *m_centre;
    QScrollBar *m_bar;
};

} // namespace stemdesk::ui
