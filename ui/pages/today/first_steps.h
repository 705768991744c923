#pragma once

#include <QList>
#include <QWidget>

namespace stemdesk::ui {

/// What a shop that has nothing yet is told to do first.
class FirstSteps : public QWidget {
    Q_OBJECT

public:
    explicit FirstSteps(QWidget *parent = nullptr);

Q_SIGNALS:
    void productWanted();
    void importWanted();
    void eventWanted();

private:
    /// One of the ways to take a step.
    struct Action {
        QString text;
        void (FirstSteps::*chosen)();
        bool isFirst = false;
    };
    QWidget *buildStep(const QString &title, const QString &sentence, const QList<Action> &actions);
};

} // namespace stemdesk::ui
