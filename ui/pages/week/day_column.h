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

/// A day: its tasks, how long they take, and what arrives and is designed.
class DayColumn : public QWidget {
    Q_OBJECT

public:
    explicit DayColumn(UiContext &context, QWidget *parent = nullptr);

    /// The `place`th day of the week.
    void setDay(const ShownWeek &week, int place);
    DayTasksModel &model() const { return *m_model; }
    CardList &list() const { return *m_list; }
    /// The lines below the day's name. They have the heights that the week gives them, so that all days begin level.
    std::array<TextLabel *, 3> facts() const;

Q_SIGNALS:
    /// The day itself: what arrives in it and is made.
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
