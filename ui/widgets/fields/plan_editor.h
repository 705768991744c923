#pragma once

#include "core/domain/billing/payment_plan.h"
#include "ui/widgets/fields/plan_rows.h"

#include <functional>
#include <optional>

class QComboBox;

namespace stemdesk::ui {

class ConflictNote;

/// The instalments of a payment plan, edited in place. The last one is the rest.
class PlanEditor : public RowsOf<PaymentPlan> {
    Q_OBJECT

public:
    PlanEditor(const QString &defaultText, std::function<QDate()> today, QWidget *parent = nullptr);
    /// The currency of its amounts; call it before setting a plan.
    void setCurrency(const QString &code);
    /// Names the columns above the first row; call it before setting a plan.
    void nameColumns() { m_hasHeadings = true; }

Q_SIGNALS:
    /// A plan was typed; empty: the default. `before` is the plan it was made from, which may still be pending: fast
    /// typists change more before the outcome is known. `field` is where it was typed, if anywhere; its owner shows the
    /// outcome there, and calls settle().
    void planChosen(const std::optional<stemdesk::PaymentPlan> &plan,
                    const std::optional<stemdesk::PaymentPlan> &before, stemdesk::ui::ValueField *field);

protected:
    void addRow() override;
    void showRow(qsizetype place) override;
    bool isAskedAbout(const ValueField *field) const override;
    void insert() override;
    void notifyChosen(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before,
                      ValueField *field) override
    {
        Q_EMIT planChosen(plan, before, field);
    }

private:
    struct Row {
        ValueField *name = nullptr;
        ValueField *share = nullptr;
        ConflictNote *which = nullptr; ///< Asks whether a number without a sign is a share or an amount.
        QComboBox *due = nullptr;
        ValueField *when = nullptr;
        IconButton *remove = nullptr;
    };

    void connectRow(qsizetype place);
    void showDue(qsizetype place);
    void typeShare(qsizetype place, const QString &text);
    void askWhich(qsizetype place, double number);
    QString shareText(const PlannedInstalment &planned) const;
    void typeDay(qsizetype place, const QString &text);
    void typeDays(qsizetype place, const QString &text);
    void chooseDue(qsizetype place);

    std::function<QDate()> m_today;
    QString m_currency;
    bool m_hasHeadings = false;
    QList<Row> m_list;
};

} // namespace stemdesk::ui
