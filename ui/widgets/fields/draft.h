#pragma once

#include <QObject>
#include <QStringList>
#include <QWidgetList>

#include <functional>
#include <optional>

namespace stemdesk::ui {

/// Where a draft is kept: by the settings of the window, under a name of its own.
struct DraftMemory {
    std::function<QStringList()> load;
    std::function<void(const QStringList &)> save; ///< Nothing: it is forgotten.
};

/// What stands in a form, or in a single field, out of which something is made by a button or Enter: kept as it is
/// typed, so that the form comes back filled however the window ended. Passwords are never kept. A child of the form,
/// which is given up, or done with, as soon as it is hidden.
class Draft : public QObject {
    Q_OBJECT

public:
    explicit Draft(QWidget *form);

    /// The form stands as it is to begin. Brings back what was kept there; false where that is nothing. `subject` is
    /// what the form is about, where it is about something.
    bool enter(const DraftMemory &memory, const QString &subject = {});
    /// What is kept stays as it is, and the form goes on to something else.
    void leave() { m_memory = {}; }
    /// Given up, or done with, where the form is not hidden for it.
    void forget();
    bool isEntered() const { return m_memory.save != nullptr; }

    /// What a draft that is kept there is about; nothing where none is.
    static std::optional<QString> subjectOf(const DraftMemory &memory);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidgetList editors() const;
    QStringList texts() const;
    void fill(const QStringList &texts);
    void keep();

    QWidget *m_form;
    DraftMemory m_memory; ///< None: nothing is kept.
    QString m_subject;
    QStringList m_first; ///< What the form began with.
    bool m_isFilling = false;
};

/// Whether what stands in `editor` is kept by the draft of its form.
bool isKeptAsDraft(const QWidget &editor);

} // namespace stemdesk::ui
