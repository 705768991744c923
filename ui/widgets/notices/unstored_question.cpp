#include "ui/widgets/notices/unstored_question.h"

#include "ui/widgets/fields/auto_save.h"

#include <QPushButton>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kMostListed = 5;
constexpr int kLongestText = 60;

QString listed(const UnstoredText &typed)
{
    const QString text = typed.text.simplified();
    const QString shown = text.size() > kLongestText ? text.first(kLongestText - 1) + u'…' : text;
    return typed.field.isEmpty() ? shown
                                 : UnstoredQuestion::tr("%1: %2", "field, what is typed").arg(typed.field, shown);
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

} // namespace

UnstoredQuestion::UnstoredQuestion(QWidget *root, Reveal reveal)
    : QObject(root), m_root(root), m_reveal(std::move(reveal))
{}

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
    const QPointer<QWidget> first = left.isEmpty() ? QPointer<QWidget>() : left.constFirst().editor;
    connect(stay, &QAbstractButton::clicked, this, [this, editor = first] {
        if (editor && m_reveal)
            m_reveal(*editor);
        if (editor && editor->isVisible())
            editor->setFocus(Qt::OtherFocusReason);
    });
    m_box->open();
}

} // namespace stemdesk::ui
