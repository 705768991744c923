#include "ui/widgets/fields/list_completer.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace stemdesk::ui {

ListCompleter::ListCompleter(QAbstractItemModel *offers, QObject *parent, OnEnter onEnter)
    : QCompleter(offers, parent), m_onEnter(onEnter)
{
    setCompletionMode(QCompleter::PopupCompletion);
    setCaseSensitivity(Qt::CaseInsensitive);
}

ListCompleter::ListCompleter(const QStringList &offers, QObject *parent) : QCompleter(offers, parent)
{
    setCompletionMode(QCompleter::PopupCompletion);
    setCaseSensitivity(Qt::CaseInsensitive);
}

void ListCompleter::mark(const QModelIndex &index)
{
    const QSignalBlocker blocker(this);
    popup()->setCurrentIndex(index);
}

void ListCompleter::goTo(int row)
{
    complete();
    mark(completionModel()->index(row, 0));
    m_isGoneTo = popup()->currentIndex().isValid();
}

bool ListCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == popup()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && takeGoneTo())
            return true;
        onKey(key);
    } else if (event->type() == QEvent::Hide && watched == popup())
        m_isGoneTo = false;
    return QCompleter::eventFilter(watched, event);
}

/// Like a click, so that the field does not handle the same Enter.
bool ListCompleter::takeGoneTo()
{
    const QModelIndex index = popup()->currentIndex();
    if (!m_isGoneTo || !index.isValid())
        return false;
    Q_EMIT popup()->clicked(index);
    return true;
}

/// Qt itself selects an entry that begins with the text, and its Enter would take that.
void ListCompleter::onKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        if (!m_isGoneTo && m_onEnter == OnEnter::Nothing)
            mark({}); // The first Down goes to the first.
        m_isGoneTo = true;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (!m_isGoneTo && m_onEnter == OnEnter::Nothing)
            mark({});
        break;
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr: break;
    default: m_isGoneTo = false;
    }
}

/// Line edits connect to the selection and would overwrite the typed text with it.
void ListCompleter::connectNotify(const QMetaMethod &signal)
{
    QCompleter::connectNotify(signal);
    if (auto *line = qobject_cast<QLineEdit *>(widget()))
        QObject::disconnect(this, SIGNAL(highlighted(QString)), line, nullptr);
}

} // namespace stemdesk::ui
