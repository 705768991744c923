#include "ui/widgets/flush_link.h"

#include "ui/widgets/tool_tip.h"
#include "ui/words/menu_text.h"

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

FlushLink::FlushLink(const QString &words, TextStyle style, QWidget *parent)
    : Button(menuText(words), Kind::Link, parent), m_words(words)
{
    setFont(fontFor(style));
    setProperty("kind", u"flush"_s);
    setAccessibleName(words);
    ensurePolished();
    m_hint = Button::sizeHint();
}

void FlushLink::setQuiet()
{
    setTone(Tone::Plain);
}

void FlushLink::resizeEvent(QResizeEvent *event)
{
    Button::resizeEvent(event);
    const bool isCut = width() < m_hint.width();
    setText(menuText(isCut ? fontMetrics().elidedText(m_words, Qt::ElideRight, width()) : m_words));
    setTip(*this, isCut ? m_words : QString());
}

} // namespace stemdesk::ui
