#pragma once

#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"

#include <QAbstractButton>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk {

/// Tests of a field that holds "50 cm" in its row of a form, and has the keyboard.
class FieldInRow : public QObject {
protected:
    void begin()
    {
        m_field = new ui::ValueField(QStringLiteral("50 cm"));
        m_row = std::make_unique<ui::FormRow>(QStringLiteral("Stem length"), m_field);
        m_row->show();
        QVERIFY(QTest::qWaitForWindowActive(m_row.get()));
        m_field->setFocus();
        m_field->selectAll();
    }
    void choose(const QString &choice)
    {
        const auto buttons = m_row->findChildren<QAbstractButton *>();
        const auto found = std::ranges::find(buttons, choice, &QAbstractButton::text);
        QVERIFY(found != buttons.end());
        (*found)->click();
    }

    ui::ValueField *m_field = nullptr;
    std::unique_ptr<ui::FormRow> m_row;
};

} // namespace stemdesk
