#pragma once

#include <QList>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class IconButton;
class ValueField;

/// The rows of a plan, edited in place, with a button for another row and one that restores the default.
class PlanRows : public QWidget {
    Q_OBJECT

public:
    /// The name of a field in the row at `place`, unique among the rows: "Task", "Task 2".
    static QString nameInRow(const QString &name, qsizetype place);
    /// The outcome of a chosen plan is known, so the stored one may be shown now.
    void settle() { --m_pending; }
    /// Discards typed text, which belongs to another event.
    void forget();
    /// Why a visible field is refused, the first of them; empty if none is, or only has a question beside it.
    QString refusal() const;

Q_SIGNALS:
    /// Also when another field was corrected: refusal().
    void refused(const QString &reason);

protected:
    /// `defaultText`: the text of the button that restores the default plan.
    PlanRows(const QString &addText, const QString &defaultText, QWidget *parent);

    bool isSettled() const { return m_pending == 0; }
    void expectOutcome() { ++m_pending; }
    /// Shows this number of rows; they are reused, so that the focus stays where it is.
    void showRows(qsizetype count, bool hasRoom, bool isOwn);
    /// For the widgets of one more row.
    QHBoxLayout *addLine();
    /// Adds a field, with a conflict note in its part of the column below.
    ValueField *addField(QHBoxLayout *line, const QString &name, int stretch);
    /// Adds the names of the columns above the widgets of the first row.
    static void addHeadings(QHBoxLayout *line, const QStringList &headings);
    /// Discards the field's typed text, which belongs to something else.
    static void forget(ValueField *field);
    /// Keeps its place while it is hidden.
    static void keepSize(QWidget *widget);

    /// Whether a question beside the field says what is wrong with it.
    virtual bool isAskedAbout(const ValueField *) const { return false; }
    virtual void addRow() = 0;
    virtual void showRow(qsizetype place) = 0;
    virtual void insert() = 0;
    virtual void chooseDefault() = 0;

private:
    int m_pending = 0; ///< Chosen plans on their way.
    QVBoxLayout *m_rows;
    QWidget *m_add;
    QWidget *m_default;
};

/// The rows of a plan that is a list.
template <class Plan>
class RowsOf : public PlanRows {
public:
    /// `isOwn`: the plan is not the default one. Does nothing while a chosen plan is pending.
    void setPlan(const Plan &plan, bool isOwn)
    {
        if (!isSettled())
            return;
        m_plan = plan;
        m_isOwn = isOwn;
        showPlan();
    }

protected:
    RowsOf(qsizetype most, const QString &addText, const QString &defaultText, QWidget *parent)
        : PlanRows(addText, defaultText, parent), m_most(most)
    {}

    const Plan &plan() const { return m_plan; }
    bool hasRoom() const { return m_plan.size() < m_most; }
    void choose(const std::optional<Plan> &plan, ValueField *field = nullptr)
    {
        const auto before = m_isOwn ? std::optional(m_plan) : std::nullopt;
        if (plan) {
            const bool isOtherwiseLong = plan->size() != m_plan.size();
            m_plan = *plan;
            m_isOwn = true;
            if (isOtherwiseLong)
                showPlan(); // At once, because the next click is meant for the row that is there then.
        }
        expectOutcome();
        notifyChosen(plan, before, field);
    }
    virtual void notifyChosen(const std::optional<Plan> &plan, const std::optional<Plan> &before,
                              ValueField *field) = 0;
    void chooseDefault() override { choose({}); }

private:
    void showPlan() { showRows(m_plan.size(), hasRoom(), m_isOwn); }

    qsizetype m_most;
    Plan m_plan;
    bool m_isOwn = false;
};

} // namespace stemdesk::ui
