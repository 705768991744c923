#pragma once

#include "ui/widgets/layout/stacks.h"

#include <QStringList>

namespace stemdesk::ui {

/// The pages of the window, each created when it is first shown.
class PageStack : public LazyStack {
    Q_OBJECT

public:
    using LazyStack::LazyStack;

    void add(const QString &id, std::function<QWidget *()> make);
    bool has(const QString &id) const { return m_ids.contains(id); }

    /// Creates the page if necessary; nullptr for an unknown id.
    QWidget *page(const QString &id);
    /// Shows it and gives it the keyboard.
    void open(const QString &id);
    QString currentId() const { return m_current; }
    /// The page that was added first.
    QString firstId() const { return idAt(0); }
    QString idAt(int place) const { return m_ids.value(place); }

Q_SIGNALS:
    /// Emitted even if the page is already shown, before it gets the focus.
    void opening();

private:
    QStringList m_ids; ///< In the order of the parts.
    QString m_current;
};

} // namespace stemdesk::ui
