#pragma once

#include <QObject>
#include <QStringList>
#include <QWidgetList>

#include <functional>
#include <optional>

namespace stemdesk::ui {

/// Access to a stored draft, which has its own key in the window's settings.
struct DraftMemory {
    std::function<QStringList()> load;
    std::function<void(const QStringList &)> save; ///< An empty list deletes it.
};

/// Stores what is typed into a form, or a single field, whose contents a button or Enter uses. The form comes back
/// filled in however the window was closed. Never stores passwords. A child of the form; hiding the form cancels or
/// finishes the draft.
class Draft : public QObject {
    Q_OBJECT

public:
    explicit Draft(QWidget *form);

    /// The form is in its initial state. Restores what was stored for it; false if that is nothing. `subject` is what
    /// the form is about, if anything.
    bool enter(const DraftMemory &memory, const QString &subject = {});
    /// After the form was hidden to be used, and that was refused: stores what is in it again.
    void resume(const DraftMemory &memory);
    /// Keeps the stored draft and lets the form be used for something else.
    void leave() { m_memory = {}; }
    /// Deletes the draft when it is cancelled or used without hiding the form.
    void forget();
    bool isEntered() const { return m_memory.save != nullptr; }

    /// The subject of a stored draft; nullopt if there is none.
    static std::optional<QString> subjectOf(const DraftMemory &memory);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidgetList editors() const;
    QStringList texts() const;
    void fill(const QStringList &texts);
    void keep();

    QWidget *m_form;
    DraftMemory m_memory; ///< Empty: nothing is stored.
    QString m_subject;
    QStringList m_first; ///< The form's initial contents.
    bool m_isFilling = false;
};

/// Whether its form's draft stores the contents of `editor`.
bool isKeptAsDraft(const QWidget &editor);

} // namespace stemdesk::ui
