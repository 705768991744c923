#include "ui/accessible_buttons.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QTimer>

namespace stemdesk::ui {

namespace {

/// Asks the button each time: it may be made checkable or named only after this was made.
class AccessibleButton : public QAccessibleWidget {
public:
    explicit AccessibleButton(QAbstractButton *button) : QAccessibleWidget(button, QAccessible::PushButton) {}

    QAccessible::Role role() const override
    {
        if (!button().isCheckable())
            return QAccessible::PushButton;
        const bool isOneOfSeveral = button().group() && button().group()->exclusive();
        return isOneOfSeveral ? QAccessible::RadioButton : QAccessible::CheckBox;
    }

    QString text(QAccessible::Text which) const override
    {
        const QString text = QAccessibleWidget::text(which);
        return which == QAccessible::Name && text.isEmpty() ? button().text().remove(u'&') : text;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = button().isCheckable();
        state.checked = button().isChecked();
        return state;
    }

    QStringList actionNames() const override
    {
        return {button().isCheckable() ? toggleAction() : pressAction(), setFocusAction()};
    }

    void doAction(const QString &action) override
    {
        // Later, since a menu or dialogue that the button opens would keep the asker waiting.
        if (action == toggleAction() || action == pressAction())
            QTimer::singleShot(0, &button(), &QAbstractButton::click);
        else
            QAccessibleWidget::doAction(action);
    }

private:
    QAbstractButton &button() const { return *static_cast<QAbstractButton *>(object()); }
};

QAccessibleInterface *interfaceFor(const QString &, QObject *object)
{
    auto *button = qobject_cast<QAbstractButton *>(object);
    return button ? new AccessibleButton(button) : nullptr;
}

} // namespace

void installAccessibleButtons()
{
    QAccessible::installFactory(interfaceFor);
}

} // namespace stemdesk::ui
