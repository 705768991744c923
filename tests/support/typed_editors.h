#pragma once

#include "ui/widgets/fields/auto_save.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextEdit>

namespace stemdesk {

/// Whether text can be typed into it now; search fields do not count.
inline bool isTypedInto(const QWidget &widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    const auto *lines = qobject_cast<const QPlainTextEdit *>(&widget);
    const auto *rich = qobject_cast<const QTextEdit *>(&widget);
    const bool isOpen =
        (line && !line->isReadOnly()) || (lines && !lines->isReadOnly()) || (rich && !rich->isReadOnly());
    return isOpen && widget.isVisible() && widget.isEnabled() && !widget.property("isSearch").toBool();
}

/// The auto-save of the editor, if it has one.
inline ui::AutoSave *saveOf(const QWidget &editor)
{
    auto *save = editor.findChild<ui::AutoSave *>(QString(), Qt::FindDirectChildrenOnly);
    return save || !editor.parentWidget()
        ? save
        : editor.parentWidget()->findChild<ui::AutoSave *>(QString(), Qt::FindDirectChildrenOnly);
}

inline QString textOf(const QWidget &editor)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&editor))
        return line->text();
    const auto *lines = qobject_cast<const QPlainTextEdit *>(&editor);
    const auto *rich = qobject_cast<const QTextEdit *>(&editor);
    return lines ? lines->toPlainText() : rich ? rich->toPlainText() : QString();
}

/// Types over the editor's text.
inline void typeOver(QWidget &editor, const QString &text)
{
    editor.setFocus();
    QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&editor, Qt::Key_Delete);
    QTest::keyClicks(&editor, text);
}

} // namespace stemdesk
