#include "ui/widgets/fields/handed_over.h"

#include <algorithm>

namespace stemdesk::ui {

void HandedOver::add(const QString &text, const QString &stored)
{
    m_texts.append({.text = text, .base = isEmpty() ? stored : newest()});
}

void HandedOver::replaceNewest(const QString &text)
{
    if (!isEmpty())
        m_texts.last().text = text;
}

void HandedOver::dropNewest()
{
    if (!isEmpty())
        m_texts.removeLast();
}

HandedOver::Text HandedOver::takeStored(const Text &shown)
{
    return isEmpty() ? shown : m_texts.takeFirst();
}

HandedOver::Text HandedOver::takeRefused(const Text &shown)
{
    if (isEmpty())
        return shown;
    const Text refused = m_texts.takeFirst();
    if (!isEmpty())
        m_texts.first().base = refused.base;
    return refused;
}

bool HandedOver::contains(const QString &text) const
{
    return std::ranges::any_of(m_texts, [&text](const Text &handed) { return handed.text == text; });
}

} // namespace stemdesk::ui
