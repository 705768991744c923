#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;

namespace stemdesk::ui {

class Button;
class StatusChip;

/// Leads a new shop through its suppliers, catalogue and first event, and shows which steps are done.
class FirstSteps : public QWidget {
    Q_OBJECT

public:
    struct Done {
        bool suppliers = false;
        bool catalogue = false;
        bool event = false;
    };

    explicit FirstSteps(QWidget *parent = nullptr);

    /// The first open step gets the primary action. Before the first event, the steps have the page to themselves.
    void setDone(const Done &done);
    bool isDone() const;

Q_SIGNALS:
    void supplierWanted();
    void importWanted();
    void productWanted();
    void eventWanted();

private:
    /// One of the ways to take a step.
    struct Action {
        QString text;
        void (FirstSteps::*chosen)();
    };
    struct Step {
        Button *first = nullptr;
        StatusChip *chip = nullptr;
        bool isDone = false;
    };
    QWidget *buildStep(const QString &title, const QString &sentence, const QList<Action> &actions);

    QList<Step> m_steps;
    QGridLayout *m_grid;
};

} // namespace stemdesk::ui
