#pragma once

#include "tests/support/event_shop.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/integrations/integrations_page.h"
#include "ui/widgets/fields/form_row.h"

#include <QAbstractButton>
#include <QLocale>
#include <QTest>

namespace stemdesk::ui {

/// An Integrations page over a shop, and ways to its parts.
class PageDriver {
public:
    PageDriver() : m_page(m_shop.context())
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_page.resize(1080, 720);
        m_page.show();
    }

    UiShop &shop() { return m_shop; }
    ShopServices &services() { return m_shop.services(); }
    IntegrationsPage &page() { return m_page; }

    template <class Part>
    Part *part() const
    {
        return m_page.findChild<Part *>();
    }
    /// The button with these words that can be seen.
    static QAbstractButton *button(const QWidget *in, const QString &text)
    {
        for (QAbstractButton *candidate : in->findChildren<QAbstractButton *>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    template <class Field>
    static Field *field(const QWidget *in, const QString &name)
    {
        for (Field *candidate : in->findChildren<Field *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    static FormRow *rowOf(const QWidget *field) { return qobject_cast<FormRow *>(field->parentWidget()); }

private:
    UiShop m_shop;
    IntegrationsPage m_page;
};

} // namespace stemdesk::ui
