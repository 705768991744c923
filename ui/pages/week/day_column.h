#pragma once

#include <QWidget>

#include <array>

namespace stemdesk::ui {

class Button;
class CardList;
class DayTasksModel;
class TextLabel;
struct ShownWeek;
struct UiContext;

/// A day: its tasks, their duration, and what arrives and is designed.
class DayColumn : public QWidget {
    Q_OBJECT

public:
    explicit DayColumn(UiContext &context, QWidget *parent = nullptr);

    /// Sets the day by its index in the week.
    void setDay(const ShownWeek &week, int place);
    DayTasksModel &model() const { return *m_model; }
    CardList &list() const { return *m_list; }
    /// The lines below the day's name. The week sets their heights, so that the cards of all days start level.
    std::array<TextLabel *, 3> facts() const;

Q_SIGNALS:
    /// The day itself was chosen: what arrives and is made on it.
    void dayChosen();
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    UiContext &m_context;
    DayTasksModel *m_model;
    Button *m_head;
    TextLabel *m_load;
    TextLabel *m_arrives;
    TextLabel *m_designed;
    CardList *m_list;
};

} // namespace stemdesk::ui
