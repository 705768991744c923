#pragma once

#include <QWidget>

class QCheckBox;
class QListView;

namespace stemdesk::ui {

class ChipRow;
class EventPickModel;
class SearchField;
class TextLabel;
class WeekField;
struct UiContext;

/// The left side of the orders page: search, dates, and the list of events with their check marks.
class EventPicker : public QWidget {
    Q_OBJECT

public:
    explicit EventPicker(UiContext &context, QWidget *parent = nullptr);

    EventPickModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    /// Another choice below the dates.
    QCheckBox *addChoice(const QString &text);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *buildFilters();
    void buildRanges();
    void buildList();
    void chooseRange(int range);
    void onListed();

    EventPickModel *m_model;
    SearchField *m_search;
    ChipRow *m_filters;
    WeekField *m_week;
    QListView *m_list;
    TextLabel *m_nothing;
    int m_scroll = 0; ///< The scroll position before its rows were read again.
};

} // namespace stemdesk::ui
