#pragma once

#include "ui/undo/edits.h"

#include <QList>

class QWidget;

namespace stemdesk::ui {

class FormRow;
class ValueField;
class ValueText;

/// Fields that show an object and save themselves. The owner of the form knows the object; each field has functions
/// that read its value and turn typed text into an edit. Make it a member of the widget that shows the fields.
class ObjectForm {
public:
    using Value = std::function<QString()>; ///< Reads the object that is shown now.
    using Take = std::function<Typing(const QString &typed)>; ///< Nothing happens if it returns no edit.
    using Place = std::function<void(FormRow *)>; ///< Adds a row to a layout.
    using Run = std::function<void(const Edit &, QWidget *field, const Edits::Done &)>;

    struct Field {
        QString label;
        Value value;
        Take take;
        QString rule = {}; ///< Shown instead of the error if the value breaks a rule.
    };

    ObjectForm(QWidget *owner, Run run) : m_owner(owner), m_run(std::move(run)) {}
    ObjectForm(QWidget *owner, Edits &edits);
    ~ObjectForm() = default;
    Q_DISABLE_COPY_MOVE(ObjectForm)

    ValueField *addLine(const Field &field, const Place &place);
    ValueText *addText(const Field &field, const Place &place);
    /// `show` is called with the fields whenever the object is shown.
    void onShow(const std::function<void()> &show) { m_shows.append(show); }

    /// Drops typed text before another object is shown.
    void startAgain() const;
    void show() const;

private:
    template <class Widget>
    Widget *add(Widget *widget, const Field &field, const Place &place);

    QWidget *m_owner;
    Run m_run;
    QList<std::function<void()>> m_shows;
    QList<std::function<void()>> m_forgets;
};

} // namespace stemdesk::ui
