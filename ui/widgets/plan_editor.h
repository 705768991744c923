#pragma once

#include "core/domain/clients/payment_plan.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;
class QVBoxLayout;

namespace stemdesk::ui {

class IconButton;
class ValueField;

/// The instalments of a payment plan, edited where they stand. The last one is the rest.
class PlanEditor : public QWidget {
    Q_OBJECT

public:
    /// `usualText`: what brings the plan back that holds without one.
    PlanEditor(const QString &usualText, const std::function<QDate()> &today, QWidget *parent = nullptr);

    /// `isOwn`: not the one that holds without one. Does nothing while a chosen plan is on its way.
    void setPlan(const PaymentPlan &plan, bool isOwn);
    /// The outcome of a chosen plan is known: setPlan() says what is stored now.
    void settle() { --m_pending; }
    /// What was typed was for another event.
    void forget();

Q_SIGNALS:
    /// Nothing: the one that holds without a plan. `before` is what `plan` was made of, which may be on its way still:
    /// who types fast changes more before the outcome is known. `field` is where it was typed, if anywhere; its owner
    /// shows the outcome there, and calls settle().
    void planChosen(const std::optional<stemdesk::PaymentPlan> &plan,
                    const std::optional<stemdesk::PaymentPlan> &before, stemdesk::ui::ValueField *field);
    void refused(const QString &reason);

private:
    struct Row {
        QWidget *widget = nullptr;
        ValueField *name = nullptr;
        ValueField *share = nullptr;
        QComboBox *due = nullptr;
        ValueField *when = nullptr;
        IconButton *remove = nullptr;
    };

    void addRow();
    void connectRow(qsizetype place);
    ValueField *addField(QWidget *holder, const QString &name);
    static void showRow(const Row &row, const PlannedInstalment &planned);
    void typeShare(qsizetype place, const QString &text);
    void typeDay(qsizetype place, const QString &text);
    void typeDays(qsizetype place, const QString &text);
    void chooseDue(qsizetype place);
    void insertInstalment();
    void choose(const std::optional<PaymentPlan> &plan, ValueField *field = nullptr);

    std::function<QDate()> m_today;
    PaymentPlan m_plan;
    bool m_isOwn = false;
    int m_pending = 0; ///< Chosen plans on their way.
    QList<Row> m_list; ///< Reused, so that the keyboard stays where it is.
    QVBoxLayout *m_rows;
    QWidget *m_add;
    QWidget *m_usual;
};

} // namespace stemdesk::ui
