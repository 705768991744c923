#pragma once

#include "tests/support/ui_shop.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/widgets/fields/form_row.h"

#include <QAbstractButton>
#include <QLocale>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::ui {

/// A Settings page over a shop, and ways to its parts.
class SettingsDriver {
public:
    explicit SettingsDriver(SettingsPage::Tab tab = SettingsPage::ShopPart)
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_page = std::make_unique<SettingsPage>(m_shop.context());
        m_page->resize(1080, 720);
        m_page->show();
        m_page->activateWindow();
        if (!QTest::qWaitForWindowActive(m_page.get()))
            qFatal("the page gets no keyboard");
        m_page->showTab(tab);
    }

    UiShop &shop() { return m_shop; }
    ShopServices &services() { return m_shop.services(); }
    SettingsPage &page() { return *m_page; }
    Shop stored() { return *services().settings.shop(); }

    template <class Part>
    Part *part() const
    {
        return m_page->findChild<Part *>();
    }
    /// The button with these words that can be seen.
    QAbstractButton *button(const QString &text) const
    {
        for (QAbstractButton *candidate : m_page->findChildren<QAbstractButton *>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    template <class Field>
    Field *field(const QString &name) const
    {
        for (Field *candidate : m_page->findChildren<Field *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    static FormRow *rowOf(const QWidget *field) { return qobject_cast<FormRow *>(field->parentWidget()); }
    /// Types into a field like a user.
    static void type(QWidget *field, const QString &text)
    {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// Undo, once the change is on the stack.
    void undo(const QString &text)
    {
        QTRY_COMPARE(m_shop.edits().stack().undoText(), text);
        m_shop.edits().undo();
    }

private:
    UiShop m_shop;
    std::unique_ptr<SettingsPage> m_page;
};

} // namespace stemdesk::ui
