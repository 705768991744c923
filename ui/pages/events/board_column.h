#pragma once

#include <QWidget>

namespace stemdesk::ui {

class BoardColumnModel;
class CardList;
class TextLabel;

/// A status with its count, and its cards below.
class BoardColumn : public QWidget {
    Q_OBJECT

public:
    explicit BoardColumn(BoardColumnModel &model, QWidget *parent = nullptr);

    BoardColumnModel &model() const { return m_model; }
    CardList &list() const { return *m_list; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showCount();
    void takeWidth();

    BoardColumnModel &m_model;
    TextLabel *m_count;
    CardList *m_list;
};

} // namespace stemdesk::ui
