#include "ui/widgets/fields/draft.h"

#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/value_field.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

bool isPartOfAnother(const QWidget &widget)
{
    return qobject_cast<const QComboBox *>(widget.parentWidget()) != nullptr;
}

/// The typed or chosen value of an input field; nullopt for other widgets and for secrets.
std::optional<QString> keptTextOf(const QWidget &widget)
{
    if (const auto *choice = qobject_cast<const ChoiceField *>(&widget))
        return choice->value();
    if (const auto *choice = qobject_cast<const QComboBox *>(&widget))
        return choice->currentText();
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
        const bool isKept = !isPartOfAnother(widget) && !line->isReadOnly() && line->echoMode() == QLineEdit::Normal;
        return isKept ? std::optional(line->text()) : std::nullopt;
    }
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(&widget))
        return lines->toPlainText();
    const auto *tick = qobject_cast<const QAbstractButton *>(&widget);
    return tick && tick->isCheckable() ? std::optional(tick->isChecked() ? u"1"_s : u"0"_s) : std::nullopt;
}

void setTextOf(QWidget &widget, const QString &text)
{
    if (auto *field = qobject_cast<ValueField *>(&widget)) {
        field->setText(text);
        field->keepMine();
    } else if (auto *line = qobject_cast<QLineEdit *>(&widget)) {
        line->setText(text);
    } else if (auto *lines = qobject_cast<QPlainTextEdit *>(&widget)) {
        lines->setPlainText(text);
    } else if (auto *chosen = qobject_cast<ChoiceField *>(&widget)) {
        if (text != chosen->value())
            Q_EMIT chosen->chosen(text); // Emitted as for a choice by the user, because other fields may depend on it.
    } else if (auto *choice = qobject_cast<QComboBox *>(&widget)) {
        const QSignalBlocker blocker(choice);
        if (choice->isEditable())
            choice->setEditText(text);
        else if (const int index = choice->findText(text); index >= 0) // By its words: lists change meanwhile.
            choice->setCurrentIndex(index);
    } else if (auto *tick = qobject_cast<QAbstractButton *>(&widget)) {
        const QSignalBlocker blocker(tick); // The check marks that this one would change are stored themselves.
        tick->setChecked(text == u"1"_s);
    }
}

} // namespace

Draft::Draft(QWidget *form) : QObject(form), m_form(form)
{
    form->installEventFilter(this);
    for (QWidget *editor : editors()) {
        if (auto *line = qobject_cast<QLineEdit *>(editor))
            connect(line, &QLineEdit::textChanged, this, &Draft::keep);
        else if (auto *lines = qobject_cast<QPlainTextEdit *>(editor))
            connect(lines, &QPlainTextEdit::textChanged, this, &Draft::keep);
        else if (auto *chosen = qobject_cast<ChoiceField *>(editor))
            connect(chosen, &ChoiceField::chosen, this, &Draft::keep);
        else if (auto *choice = qobject_cast<QComboBox *>(editor))
            connect(choice, &QComboBox::currentTextChanged, this, &Draft::keep);
        else if (auto *tick = qobject_cast<QAbstractButton *>(editor))
            connect(tick, &QAbstractButton::toggled, this, &Draft::keep);
    }
}

/// In the order in which they were created, by which they are found again.
QWidgetList Draft::editors() const
{
    QWidgetList found{m_form};
    found += m_form->findChildren<QWidget *>();
    found.removeIf([](const QWidget *widget) { return !keptTextOf(*widget); });
    return found;
}

QStringList Draft::texts() const
{
    QStringList texts;
    for (const QWidget *editor : editors())
        texts += keptTextOf(*editor).value_or(QString());
    return texts;
}

bool Draft::enter(const DraftMemory &memory, const QString &subject)
{
    leave();
    if (!memory.load)
        return false;
    m_first = texts();
    QStringList kept = memory.load();
    m_memory = memory;
    m_subject = subject;
    const bool isOfThis = kept.size() == m_first.size() + 1 && kept.takeFirst() == subject;
    if (isOfThis)
        fill(kept);
    return isOfThis;
}

void Draft::fill(const QStringList &texts)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const QWidgetList all = editors();
    for (qsizetype at = 0; at < std::min(all.size(), texts.size()); ++at)
        setTextOf(*all.at(at), texts.at(at));
}

void Draft::keep()
{
    if (!isEntered() || m_isFilling)
        return;
    const QStringList now = texts();
    m_memory.save(now == m_first ? QStringList() : QStringList(m_subject) + now);
}

void Draft::resume(const DraftMemory &memory)
{
    m_memory = memory;
    keep();
}

void Draft::forget()
{
    if (isEntered())
        m_memory.save({});
    leave();
}

bool Draft::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_form && event->type() == QEvent::HideToParent)
        forget();
    return QObject::eventFilter(watched, event);
}

std::optional<QString> Draft::subjectOf(const DraftMemory &memory)
{
    const QStringList kept = memory.load ? memory.load() : QStringList();
    return kept.isEmpty() ? std::nullopt : std::optional(kept.constFirst());
}

bool isKeptAsDraft(const QWidget &editor)
{
    for (const QWidget *widget = &editor; widget; widget = widget->parentWidget()) {
        const auto *draft = widget->findChild<Draft *>(QString(), Qt::FindDirectChildrenOnly);
        if (draft && draft->isEntered())
            return keptTextOf(editor).has_value();
    }
    return false;
}

} // namespace stemdesk::ui
