#pragma once

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

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

} // namespace stemdesk
