#include "ui/widgets/fields/typed_value.h"

#include "ui/undo/typed_steps.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <utility>

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

void TypedValue::setValue(const QString &value)
{
    countRead(value);
    const bool isOnItsWay = !m_handedOver.isEmpty() && effectiveText() == m_handedOver.newest();
    const bool isBeingEdited = hasKeyboard() && effectiveText() != m_value && effectiveText() != value;
    if (isOnItsWay && !isRefused()) {
        m_value = value; // It may be about an earlier text: the newest outcome decides what is shown.
    } else if (isRefused() || isBeingEdited) {
        meet(value);
    } else {
        m_value = value;
        showStored();
        if (m_rest && m_handedOver.isEmpty())
            m_rest->isAwaited = false;
    }
}

void TypedValue::readAs(const QString &shown)
{
    m_handedOver.replaceNewest(shown);
    m_offered = shown;
    if (isAtRest())
        m_rest->reads = shown;
    else
        showText(shown);
}

void TypedValue::setStored()
{
    const HandedOver::Text stored = m_handedOver.takeStored({.text = m_offered, .base = m_value});
    const bool isReadAgain = m_value != stored.base && (!m_handedOver.isEmpty() || m_news >= m_unread);
    if (!isReadAgain) // Any value read so far belongs to an earlier text.
        m_value = stored.text;
    if (m_handedOver.isEmpty() && !isRefused() && effectiveText() == stored.text)
        showStored();
    if (m_rest && isReadAgain)
        m_rest->isAwaited = false;
}

void TypedValue::refuse(const Error &error, const QString &reason)
{
    const HandedOver::Text refused = m_handedOver.takeRefused({.text = effectiveText(), .base = m_value});
    forgetUnread();
    if (m_rest)
        m_rest->isAwaited = false;
    if (!m_handedOver.isEmpty())
        return;
    const bool isStale = error.kind == Error::Kind::Stale;
    const bool isDiscarded = effectiveText() != refused.text && effectiveText() == m_value;
    if (isDiscarded || (isStale && m_value == refused.text)) { // In the second case both meant the same.
        if (effectiveText() == m_value)
            takeTheirs();
        return;
    }
    m_offered = refused.text;
    // Until the other value has arrived, only the fact is known.
    mark(reason.isEmpty() ? errorText(error) : reason,
         isStale && m_value != refused.base ? Mark::Conflict : Mark::Refusal);
}

void TypedValue::setRefused(const QString &reason)
{
    if (reason.isEmpty()) {
        m_handedOver.clear();
        m_unread = 0;
        ++m_clearings;
    } else {
        m_handedOver.dropNewest();
        forgetUnread();
    }
    if (m_reason != reason || needsAnswer())
        mark(reason, Mark::Refusal);
}

void TypedValue::keepMine()
{
    if (isAsked() && effectiveText() == m_offered)
        m_confirmed = effectiveText();
    mark({}, Mark::Refusal);
    m_offered = effectiveText();
    if (effectiveText() == shownNext())
        return;
    const QString question = effectiveText() == m_confirmed ? QString() : doubtOf(effectiveText(), beforeRest());
    if (!question.isEmpty()) {
        mark(question, Mark::Question);
        return;
    }
    m_handedOver.add(effectiveText(), m_value);
    ++m_unread;
    notifyCommitted(effectiveText());
}

void TypedValue::takeTheirs()
{
    m_rest.reset();
    m_offered = isInConflict() ? m_value : shownNext();
    mark({}, Mark::Refusal);
    showText(m_offered);
}

void TypedValue::onLeft()
{
    endRest();
    if (isInConflict() || (isAsked() && isOffered()))
        notifyRefused(m_reason); // The typed text may have changed.
    else if (!isOffered())
        keepMine();
    m_beforeRest.reset();
}

void TypedValue::finish()
{
    endRest();
    if (!isOffered())
        keepMine();
    m_beforeRest.reset();
}

/// An unlikely figure may be half typed, so it is asked about only when the user leaves the field.
void TypedValue::storeAtRest()
{
    if (!hasKeyboard()) // The user switched to another window.
        onLeft();
    if (!hasKeyboard() || needsAnswer() || isOffered())
        return;
    if (typed() != m_confirmed && !doubtOf(typed(), beforeRest()).isEmpty())
        return;
    if (!m_beforeRest) {
        m_beforeRest = m_value;
        m_steps = std::make_shared<TypedSteps>();
    }
    m_rest = Rest{.text = typed(), .reads = typed()};
    const TypedSteps::Scope scope(m_steps, TypedSteps::Way::Forth);
    keepMine();
}

/// Replaces a text stored during a pause by its stored spelling.
void TypedValue::endRest()
{
    const auto rest = std::exchange(m_rest, std::nullopt);
    if (rest && rest->text == typed() && rest->reads != rest->text && !isRefused())
        showText(rest->reads);
}

void TypedValue::goBack()
{
    if (!isStoredAtRest()) {
        takeTheirs();
        return;
    }
    m_rest.reset();
    showText(*std::exchange(m_beforeRest, std::nullopt));
    const TypedSteps::Scope scope(m_steps, TypedSteps::Way::Back);
    keepMine();
}

bool TypedValue::dropUnchanged()
{
    const bool isUnchanged = !m_handedOver.isEmpty() && !m_handedOver.isNewestNews();
    if (isUnchanged) {
        m_handedOver.dropNewest();
        forgetUnread();
    }
    return isUnchanged;
}

void TypedValue::showStored()
{
    m_offered = m_value;
    if (isAtRest() && hasKeyboard() && (m_rest->isAwaited || m_rest->reads == m_value)) {
        m_rest->reads = m_value;
        return;
    }
    m_rest.reset();
    if (typed() != m_value)
        showText(m_value);
}

void TypedValue::countRead(const QString &value)
{
    if (m_handedOver.isEmpty())
        m_unread = m_news = 0;
    else if (value != m_value)
        ++m_news;
}

/// A value arrives while another one is typed.
void TypedValue::meet(const QString &theirs)
{
    if (theirs == m_value)
        return;
    m_value = theirs;
    if (effectiveText() == theirs) {
        mark({}, Mark::Refusal);
        m_offered = theirs;
    } else if (!m_handedOver.contains(theirs)) { // Ignores values that this field itself submitted before.
        mark(errorText(stale()), Mark::Conflict);
    }
}

void TypedValue::mark(const QString &reason, Mark kind)
{
    m_reason = reason;
    m_mark = kind;
    showMark(reason);
    notifyRefused(reason);
}

void TypedValue::forgetUnread()
{
    m_unread = std::max(0, m_unread - 1);
}

} // namespace stemdesk::ui
