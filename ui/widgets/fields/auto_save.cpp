#include "ui/widgets/fields/auto_save.h"

#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/typed_value.h"
#include "ui/widgets/layout/stacks.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <utility>

namespace stemdesk::ui {

namespace {

constexpr auto kSearch = "isSearch";
constexpr auto kRecord = "record";

/// An editor in a part that is not visible at the moment counts: the part will be shown again as it was left.
bool isReachable(const QWidget &editor, const QWidget &root)
{
    for (const QWidget *widget = &editor; widget && widget != &root; widget = widget->parentWidget()) {
        const bool isPart = qobject_cast<const LazyStack *>(widget->parentWidget()) != nullptr;
        if (widget->isHidden() && !isPart)
            return false;
    }
    return true;
}

QString textOf(const QWidget &editor)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&editor))
        return line->text();
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(&editor))
        return lines->toPlainText();
    if (const auto *rich = qobject_cast<const QTextEdit *>(&editor))
        return rich->toPlainText();
    const auto *choice = qobject_cast<const QComboBox *>(&editor);
    return choice ? choice->currentText() : QString();
}

QString recordOf(const QWidget &editor)
{
    for (const QWidget *widget = &editor; widget; widget = widget->parentWidget()) {
        if (const QString name = widget->property(kRecord).toString(); !name.isEmpty())
            return name;
    }
    return {};
}

/// A part of a field may have no name of its own.
QString nameOf(const QWidget &editor)
{
    const QWidget *whole = editor.parentWidget();
    const bool isPart = editor.accessibleName().isEmpty() && whole && !whole->property(kRecord).isValid();
    return isPart ? whole->accessibleName() : editor.accessibleName();
}

bool isFilledIn(const QLineEdit &line)
{
    return line.isModified() && !line.isReadOnly();
}

bool isFilledIn(const QPlainTextEdit &lines)
{
    return lines.document()->isModified() && !lines.isReadOnly();
}

bool savesItself(const QWidget &editor)
{
    const auto *choice = qobject_cast<const QComboBox *>(editor.parentWidget());
    return editor.findChild<AutoSave *>(QString(), Qt::FindDirectChildrenOnly)
        || (choice && choice->findChild<AutoSave *>(QString(), Qt::FindDirectChildrenOnly));
}

template <class Editor>
void collectEntries(const QWidget &root, QList<UnstoredText> &found)
{
    for (Editor *editor : root.findChildren<Editor *>()) {
        const bool isEntry = isFilledIn(*editor) && !textOf(*editor).trimmed().isEmpty() && editor->isEnabled()
            && !editor->property(kSearch).toBool() && !savesItself(*editor) && !isKeptAsDraft(*editor);
        if (isEntry && isReachable(*editor, root))
            found.append(typedIn(*editor, textOf(*editor)));
    }
}

QList<UnstoredText> unstoredFieldsIn(const QWidget &root)
{
    QList<UnstoredText> found;
    for (const AutoSave *each : root.findChildren<AutoSave *>()) {
        if (each->isUnstored() && isReachable(*each->editor(), root) && !isKeptAsDraft(*each->editor()))
            found.append(typedIn(*each->editor(), each->text()));
    }
    return found;
}

} // namespace

AutoSave::AutoSave(QWidget *editor, Steps steps)
    : QObject(editor), m_editor(editor), m_steps(std::move(steps)), m_rest(new QTimer(this))
{
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRest);
    connect(m_rest, &QTimer::timeout, this, [this] { m_steps.atRest(); });
}

QString AutoSave::text() const
{
    return m_steps.text ? m_steps.text() : textOf(*m_editor);
}

void AutoSave::store()
{
    m_rest->stop();
    m_steps.atEnd();
}

void storeTyped(const QWidget &root)
{
    QList<QPointer<AutoSave>> all;
    for (AutoSave *each : root.findChildren<AutoSave *>())
        all.append(each);
    for (const auto &each : std::as_const(all)) {
        if (each) // Storing may close an editor.
            each->store();
    }
}

QList<UnstoredText> refusedIn(const QWidget &root)
{
    QList<UnstoredText> found = unstoredFieldsIn(root);
    found.removeIf([](const UnstoredText &each) {
        const auto *value = dynamic_cast<const TypedValue *>(each.editor.data());
        return value && !value->isRefused();
    });
    return found;
}

QList<UnstoredText> unstoredIn(const QWidget &root)
{
    QList<UnstoredText> found = unstoredFieldsIn(root);
    collectEntries<QLineEdit>(root, found);
    collectEntries<QPlainTextEdit>(root, found);
    return found;
}

UnstoredText typedIn(QWidget &editor, const QString &text)
{
    return {.record = recordOf(editor), .field = nameOf(editor), .text = text, .editor = &editor};
}

bool isShownAgain(const QWidget &editor)
{
    return isReachable(editor, *editor.window());
}

void markAsSearch(QWidget *field)
{
    field->setProperty(kSearch, true);
}

void nameRecord(QWidget &part, const QString &name)
{
    part.setProperty(kRecord, name);
}

} // namespace stemdesk::ui
