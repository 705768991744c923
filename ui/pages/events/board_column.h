#pragma once

#include <QWidget>

class QPainter;

namespace stemdesk::ui {

class BoardColumnModel;
class CardList;
class StatusChip;
class TextLabel;

/// A status with its count and the sum of its prices, and its cards below.
class BoardColumn : public QWidget {
    Q_OBJECT

public:
    explicit BoardColumn(BoardColumnModel &model, QWidget *parent = nullptr);

    BoardColumnModel &model() const { return m_model; }
    CardList &list() const { return *m_list; }
    /// A folding column without cards is only as wide as its name is high. Cards can still be dropped on it.
    void setFolding(bool isFolding);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showCount();
    void takeWidth();
    bool isFolded() const;
    void paintName(QPainter &painter) const;

    BoardColumnModel &m_model;
    bool m_isFolding = false;
    bool m_isListed = false; ///< Known to have no cards if it shows none.
    StatusChip *m_name;
    TextLabel *m_count;
    TextLabel *m_sum;
    CardList *m_list;
};

} // namespace stemdesk::ui
