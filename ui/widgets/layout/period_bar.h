#pragma once

#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;

/// Navigation above a view of days: back, forward, and to today.
class PeriodBar : public QWidget {
    Q_OBJECT

public:
    /// Screen reader texts of the buttons; `now` is also the label of its button.
    struct Names {
        QString before;
        QString after;
        QString now;
    };

    explicit PeriodBar(const Names &names, QWidget *parent = nullptr);

    void setPeriod(const QString &text);
    void setNowText(const QString &text);
    /// At the right end.
    void addEnd(QWidget *widget);
    /// Whether it is now that is shown.
    void setNow(bool isNow);

Q_SIGNALS:
    void beforeWanted();
    void afterWanted();
    void nowWanted();

private:
    Button *m_now;
    TextLabel *m_period;
};

} // namespace stemdesk::ui
