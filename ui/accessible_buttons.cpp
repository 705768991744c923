#include "ui/accessible_buttons.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QComboBox>
#include <QTimer>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Reads the button each time: it may be made checkable or named after this was created.
class AccessibleButton : public QAccessibleWidget {
public:
    explicit AccessibleButton(QAbstractButton *button) : QAccessibleWidget(button, QAccessible::PushButton) {}

    QAccessible::Role role() const override
    {
        if (!button().isCheckable())
            return QAccessible::PushButton;
        const QButtonGroup *group = button().group();
        const bool isOneOfSeveral = group ? group->exclusive() : button().autoExclusive();
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
        // Deferred, because a menu or dialog that the button opens would keep the caller waiting.
        if (action == toggleAction() || action == pressAction())
            QTimer::singleShot(0, &button(), &QAbstractButton::click);
        else
            QAccessibleWidget::doAction(action);
    }

private:
    QAbstractButton &button() const { return *static_cast<QAbstractButton *>(object()); }
};

/// On Linux, Qt's own interface names a combo box by its value alone: several of them can then only be told apart by a
/// label beside each, if there is one.
class AccessibleComboBox : public QAccessibleWidget {
public:
    explicit AccessibleComboBox(QComboBox *box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    QString text(QAccessible::Text which) const override
    {
        const QString name = QAccessibleWidget::text(which);
        const QString value = box().currentText();
        if (which == QAccessible::Value)
            return value;
        if (which != QAccessible::Name || value.isEmpty())
            return name;
        return name.isEmpty() ? value : name + u", "_s + value; // The value is read out with the name, or not at all.
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const bool isOpen = box().view()->isVisible();
        state.expandable = true;
        state.expanded = isOpen;
        state.collapsed = !isOpen;
        state.editable = box().isEditable();
        return state;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }

    void doAction(const QString &action) override
    {
        // Later, as above.
        if (action == showMenuAction() || action == pressAction())
            QTimer::singleShot(0, &box(), &QComboBox::showPopup);
        else
            QAccessibleWidget::doAction(action);
    }

private:
    QComboBox &box() const { return *static_cast<QComboBox *>(object()); }
};

QAccessibleInterface *interfaceFor(const QString &, QObject *object)
{
    if (auto *button = qobject_cast<QAbstractButton *>(object))
        return new AccessibleButton(button);
    auto *box = qobject_cast<QComboBox *>(object);
    return box ? new AccessibleComboBox(box) : nullptr;
}

} // namespace

void installAccessibleButtons()
{
    QAccessible::installFactory(interfaceFor);
}

} // namespace stemdesk::ui
