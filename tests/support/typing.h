#pragma once

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>

namespace stemdesk {

/// Replaces the field's text. QTest::keyClicks() does not accept "é".
inline void typeInto(QLineEdit &field, const QString &text)
{
    field.setFocus();
    field.selectAll();
    for (const QChar character : text) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, character);
        QCoreApplication::sendEvent(&field, &press);
    }
}

/// Replaces the field's text and presses Enter.
inline void enterInto(QLineEdit *field, const QString &text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace stemdesk
