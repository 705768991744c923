#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// What a shop that has nothing yet is told to do first.
class FirstSteps : public QWidget {
    Q_OBJECT

public:
    explicit FirstSteps(QWidget *parent = nullptr);

Q_SIGNALS:
    void productWanted();
    void eventWanted();

private:
    /// A step and the button that takes it.
    struct Step {
        QString title;
        QString sentence;
        QString action;
        bool isFirst = false;
    };
    QWidget *buildStep(const Step &step, void (FirstSteps::*chosen)());
};

} // namespace stemdesk::ui
