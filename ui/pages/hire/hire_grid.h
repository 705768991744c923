#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QTableView>

namespace stemdesk::ui {

class HireModel;

/// Items by day. Arrow keys move, into earlier and later days too; Ctrl+arrow moves by a week; Enter opens the event
/// that holds the item. The current cell is kept when the list is read again.
class HireGrid : public QTableView {
    Q_OBJECT

public:
    explicit HireGrid(HireModel &model, QWidget *parent = nullptr);

    VariantId currentThing() const { return m_thing; }
    QDate currentDay() const { return m_day; }
    /// Shows the day with the weeks around it.
    void goTo(QDate day);
    /// Makes the thing's day the current cell.
    void goTo(const VariantId &thing, QDate day);
    /// Shows the days from the Monday before `day`, for as many weeks as fit.
    void showFrom(QDate day);

Q_SIGNALS:
    /// The current thing or day, or its data, has changed.
    void currentShown();
    /// Enter or a double click.
    void chosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    int weeksThatFit() const;
    void fitRows();
    void onListed();

    HireModel &m_model;
    VariantId m_thing;
    QDate m_day;
    bool m_isShowing = false; ///< The rows are being rebuilt, so a new current cell is not the user's choice.
};

} // namespace stemdesk::ui
