#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// Price against budget: the accent colour up to the budget, amber for what exceeds it.
class BudgetBar : public QWidget {
    Q_OBJECT

public:
    explicit BudgetBar(QWidget *parent = nullptr);

    /// Without a budget (0) the bar is empty. Screen readers read `sentence`.
    void setAmounts(double price, double budget, const QString &sentence = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_price = 0;
    double m_budget = 0;
};

} // namespace stemdesk::ui
