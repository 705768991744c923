#include "ui/widgets/fields/choice_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/wheel_guard.h"

#include <QAbstractItemView>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QSignalBlocker>

namespace stemdesk::ui {

namespace {

constexpr int kShownAtOnce = 12;

/// "Deutschland (Germany)" has two beginnings.
bool beginsWith(const QString &text, const QString &typed)
{
    return text.startsWith(typed, Qt::CaseInsensitive) || text.contains(u'(' + typed, Qt::CaseInsensitive);
}

/// The best of the matching choices: one that begins with the text, otherwise one with a word that does, otherwise the
/// first.
QModelIndex bestMatch(const QAbstractItemModel &found, const QString &typed)
{
    QModelIndex inside;
    for (int row = 0; row < found.rowCount(); ++row) {
        const QModelIndex index = found.index(row, 0);
        const QString text = index.data().toString();
        if (beginsWith(text, typed))
            return index;
        if (!inside.isValid() && text.contains(u' ' + typed, Qt::CaseInsensitive))
            inside = index;
    }
    return inside.isValid() ? inside : found.index(0, 0);
}

} // namespace

ChoiceField::ChoiceField(QWidget *parent) : QComboBox(parent)
{
    new WheelGuard(this);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(kShownAtOnce);
    setMinimumContentsLength(1); // Its width depends on its row, not on its choices.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setCompleter(new ListCompleter(model(), this, ListCompleter::OnEnter::WhatIsMarked));
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setMaxVisibleItems(kShownAtOnce);
    completer()->popup()->installEventFilter(this);
    lineEdit()->installEventFilter(this);
    // Otherwise each list measures all of its choices, and names of countries need nearly every font.
    for (QAbstractItemView *list : {view(), completer()->popup()}) {
        if (auto *rows = qobject_cast<QListView *>(list))
            rows->setUniformItemSizes(true);
    }
    connect(this, &QComboBox::activated, this, &ChoiceField::onActivated);
    // During a pause, the text may be the beginning of a longer name.
    new AutoSave(this,
                 {.atRest = [] {}, .atEnd = [this] { takeBeginning(); }, .isUnstored = [this] { return isTyped(); }});
}

void ChoiceField::setChoices(const QList<Choice> &choices)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const Choice &choice : choices)
        addItem(choice.text, choice.id);
    show();
}

void ChoiceField::setValue(const QString &id)
{
    const bool isTyping = lineEdit()->hasFocus() && lineEdit()->isModified();
    m_value = id;
    if (!isTyping && !view()->isVisible())
        show();
}

void ChoiceField::show()
{
    const QSignalBlocker blocker(this);
    if (!m_value.isEmpty() && findData(m_value) < 0)
        addItem(m_value, m_value);
    setCurrentIndex(m_value.isEmpty() ? -1 : findData(m_value));
    if (m_value.isEmpty())
        clearEditText();
    else
        setEditText(currentText());
    lineEdit()->setCursorPosition(0);
    lineEdit()->setModified(false);
}

void ChoiceField::onActivated(int index)
{
    const QString id = itemData(index).toString();
    lineEdit()->setModified(false);
    if (id != m_value)
        Q_EMIT chosen(id);
}

bool ChoiceField::isTyped() const
{
    return lineEdit()->isModified() && !lineEdit()->text().trimmed().isEmpty();
}

/// Completes the text if only one choice begins with it.
void ChoiceField::takeBeginning()
{
    if (!isTyped())
        return;
    const QString typed = lineEdit()->text().trimmed();
    QList<int> found;
    for (int index = 0; index < count(); ++index) {
        const QString text = itemText(index);
        if (text.compare(typed, Qt::CaseInsensitive) == 0) {
            found = {index};
            break;
        }
        if (beginsWith(text, typed))
            found.append(index);
    }
    if (found.size() != 1)
        return;
    onActivated(found.constFirst());
}

void ChoiceField::focusOutEvent(QFocusEvent *event)
{
    QComboBox::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    takeBeginning();
    show();
}

void ChoiceField::offerAll()
{
    auto *offers = qobject_cast<ListCompleter *>(completer());
    lineEdit()->selectAll();
    offers->setCompletionPrefix({});
    offers->complete();
    const QAbstractItemModel &all = *offers->completionModel();
    const QModelIndexList own = all.match(all.index(0, 0), Qt::DisplayRole, currentText(), 1, Qt::MatchExactly);
    offers->mark(own.value(0));
    offers->popup()->scrollTo(own.value(0));
}

/// Enter takes the best match if none was selected. Clicking the text opens the list, like clicking the arrow.
bool ChoiceField::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPressed =
        event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    if (watched == lineEdit() && isPressed && !lineEdit()->isModified()) {
        setFocus(Qt::MouseFocusReason);
        offerAll();
        return true;
    }
    QAbstractItemView *found = completer() ? completer()->popup() : nullptr;
    if (watched == found && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isEnter && lineEdit()->isModified() && !found->currentIndex().isValid())
            found->setCurrentIndex(bestMatch(*found->model(), lineEdit()->text()));
    }
    return QComboBox::eventFilter(watched, event);
}

void ChoiceField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && lineEdit()->isModified()) {
        show();
        lineEdit()->selectAll();
        return;
    }
    QComboBox::keyPressEvent(event);
}

} // namespace stemdesk::ui
