#include "ui/widgets/notices/unstored_question.h"

#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/layout/stacks.h"

#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kMostListed = 5;
constexpr int kLongestText = 60;

QString inBrief(const QString &text)
{
    const QString line = text.simplified();
    return line.size() > kLongestText ? line.first(kLongestText - 1) + u'…' : line;
}

/// "Ada Lovelace · Country: Atlantis".
QString listed(const UnstoredText &typed)
{
    const QString text = inBrief(typed.text);
    QStringList parts{inBrief(typed.record)};
    if (text.isEmpty())
        parts += (typed.field + u' ' + UnstoredQuestion::tr("(left empty)")).trimmed();
    else
        parts += typed.field.isEmpty() ? text
                                       : UnstoredQuestion::tr("%1: %2", "field, what is typed").arg(typed.field, text);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString listed(const QList<UnstoredText> &texts)
{
    QStringList lines;
    for (const UnstoredText &typed : texts.first(std::min<qsizetype>(texts.size(), kMostListed)))
        lines += listed(typed);
    if (texts.size() > kMostListed)
        lines += UnstoredQuestion::tr("and more");
    return lines.join(u'\n');
}

void goBackTo(const QList<UnstoredText> &left)
{
    auto found =
        std::ranges::find_if(left, [](const UnstoredText &typed) { return typed.editor && typed.editor->isVisible(); });
    if (found == left.cend())
        found = std::ranges::find_if(left, [](const UnstoredText &typed) { return !typed.editor.isNull(); });
    if (found == left.cend())
        return;
    QWidget &editor = *found->editor;
    LazyStack::reveal(editor);
    if (!editor.isVisible())
        return;
    editor.setFocus(Qt::OtherFocusReason);
    for (QWidget *outer = editor.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(outer))
            area->ensureWidgetVisible(&editor);
    }
}

} // namespace

UnstoredQuestion::~UnstoredQuestion()
{
    delete m_box;
}

bool UnstoredQuestion::mayLeave(const std::function<void()> &then)
{
    storeTyped(*m_root);
    const QList<UnstoredText> left = refusedIn(*m_root);
    if (!left.isEmpty())
        ask(left, then);
    return left.isEmpty();
}

void UnstoredQuestion::ask(const QList<UnstoredText> &left, const std::function<void()> &then)
{
    m_then = then;
    if (isOpen())
        return;
    m_box = new MessageBox(QMessageBox::Warning, tr("Not saved"),
                           left.isEmpty() ? tr("The last changes aren’t saved yet.")
                                          : tr("Some of what you typed isn’t saved."),
                           m_root->window());
    m_box->setAttribute(Qt::WA_DeleteOnClose);
    m_box->setInformativeText(listed(left));
    const QPushButton *discard = m_box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton *stay = m_box->addButton(tr("Go back"), QMessageBox::RejectRole);
    m_box->setDefaultButton(stay);
    m_box->setEscapeButton(stay);
    const auto give = [this] {
        const auto leave = std::exchange(m_then, {}); // It may ask again.
        leave();
    };
    connect(discard, &QAbstractButton::clicked, this, give, Qt::QueuedConnection);
    connect(stay, &QAbstractButton::clicked, this, [left] { goBackTo(left); });
    m_box->open();
}

LateRefusal::LateRefusal(QWidget *parent) : InlineMessage(Tone::Error, parent)
{
    connect(this, &InlineMessage::actionChosen, this, [this] { setMessage({}); });
}

void LateRefusal::tell(const UnstoredText &typed, const QString &reason)
{
    auto *note = typed.editor ? typed.editor->window()->findChild<LateRefusal *>() : nullptr;
    if (!note)
        return;
    const QString said = tr("Not saved: %1. %2", "what was typed; why").arg(listed(typed), reason);
    note->setMessage(note->text().isEmpty() ? said : note->text() + u'\n' + said, tr("Close"));
}

} // namespace stemdesk::ui
