#pragma once

#include "core/base/error.h"
#include "ui/widgets/fields/handed_over.h"
#include "ui/words/error_text.h"

#include <QStyle>

#include <algorithm>

namespace stemdesk::ui {

/// A value that is edited where it stands, in a field of one line or of several (`Editor`). What is typed is never
/// overwritten by a value that arrives meanwhile.
template <class Editor>
class EditedValue : public Editor {
public:
    using Editor::Editor;

    /// The stored value. While the user is typing it is only remembered; another one than what is typed is a conflict.
    void setValue(const QString &value)
    {
        countRead(value);
        const bool isOnItsWay = !m_handedOver.isEmpty() && typed() == m_handedOver.newest();
        const bool isBeingEdited = this->hasFocus() && typed() != m_value && typed() != value;
        if (isOnItsWay && !isRefused()) {
            m_value = value; // Of an earlier text, perhaps: the outcome of the newest says what is shown.
        } else if (isRefused() || isBeingEdited) {
            meet(value);
        } else {
            m_value = value;
            showStored();
        }
    }
    QString value() const { return m_value; }

    /// What was handed over just now reads so once it is stored.
    void readAs(const QString &shown)
    {
        m_handedOver.replaceNewest(shown);
        m_offered = shown;
        showText(shown);
    }
    /// The oldest text that was handed over is stored now; the value that comes next may write it in another way.
    void setStored()
    {
        const HandedOver::Text stored = m_handedOver.takeStored({.text = m_offered, .base = m_value});
        const bool isReadAgain = m_value != stored.base && (!m_handedOver.isEmpty() || m_news >= m_unread);
        if (!isReadAgain) // What was read, if anything, is what an earlier text left.
            m_value = stored.text;
        if (m_handedOver.isEmpty() && !isRefused() && typed() == stored.text)
            showStored();
    }
    /// It was refused; where somebody else was faster that is a conflict. `reason` says it in better words than the
    /// error. What was handed over or typed after it decides in its place.
    void refuse(const Error &error, const QString &reason = {})
    {
        const HandedOver::Text refused = m_handedOver.takeRefused({.text = typed(), .base = m_value});
        forgetUnread();
        if (!m_handedOver.isEmpty())
            return;
        const bool isStale = error.kind == Error::Kind::Stale;
        const bool isGivenUp = typed() != refused.text && typed() == m_value;
        if (isGivenUp || (isStale && m_value == refused.text)) { // In the second case both meant the same.
            if (typed() == m_value)
                takeTheirs();
            return;
        }
        m_offered = refused.text;
        // Until the other value has arrived there is only the fact.
        mark(reason.isEmpty() ? errorText(error) : reason, isStale && m_value != refused.base);
    }

    /// Marks the text that was handed over just now as refused; it stays as typed. An empty reason clears the mark, and
    /// what is still on its way is of no concern any more: the field shows something else.
    void setRefused(const QString &reason)
    {
        if (reason.isEmpty()) {
            m_handedOver.clear();
            m_unread = 0;
        } else {
            m_handedOver.dropNewest();
            forgetUnread();
        }
        if (m_reason != reason || m_isInConflict)
            mark(reason, false);
    }
    bool isRefused() const { return !m_reason.isEmpty(); }

    /// Somebody else changed the value that is being typed. Leaving the field does not decide which one stays; Enter
    /// and Escape do, and so do these.
    bool isInConflict() const { return m_isInConflict; }
    virtual QString typed() const = 0;
    void keepMine()
    {
        mark({}, false);
        m_offered = typed();
        if (typed() == shownNext())
            return;
        m_handedOver.add(typed(), m_value);
        ++m_unread;
        tellCommitted(typed());
    }
    void takeTheirs()
    {
        m_offered = m_isInConflict ? m_value : shownNext();
        mark({}, false);
        showText(m_offered);
    }

protected:
    virtual void showText(const QString &text) = 0;
    /// The user finished with a text that differs from the stored value.
    virtual void tellCommitted(const QString &text) = 0;
    /// Also when the values of a conflict change.
    virtual void tellRefused(const QString &reason) = 0;

    /// What the field starts with.
    void setFirst(const QString &value) { m_value = m_offered = value; }
    void onLeft()
    {
        if (m_isInConflict)
            tellRefused(m_reason); // What is typed may have changed.
        else if (typed() != m_offered)
            keepMine();
    }
    /// What was handed over just now says what it was to replace in other words: it is not on its way.
    bool dropUnchanged()
    {
        const bool isUnchanged = !m_handedOver.isEmpty() && !m_handedOver.isNewestNews();
        if (isUnchanged) {
            m_handedOver.dropNewest();
            forgetUnread();
        }
        return isUnchanged;
    }
    /// It differs from what was handed over last, which losing the focus after Enter does not hand over twice.
    bool isOffered() const { return typed() == m_offered; }
    /// What was refused is asked for once more, on purpose.
    void offerAgain() { m_offered = m_value; }

private:
    void showStored()
    {
        m_offered = m_value;
        if (typed() != m_value)
            showText(m_value);
    }

    void countRead(const QString &value)
    {
        if (m_handedOver.isEmpty())
            m_unread = m_news = 0;
        else if (value != m_value)
            ++m_news;
    }
    void forgetUnread() { m_unread = std::max(0, m_unread - 1); }

    /// A value arrives while another one is typed.
    void meet(const QString &theirs)
    {
        if (theirs == m_value)
            return;
        m_value = theirs;
        if (typed() == theirs) {
            mark({}, false);
            m_offered = theirs;
        } else if (!m_handedOver.contains(theirs)) { // What this field itself handed over before is nobody else's.
            mark(errorText(stale()), true);
        }
    }

    void mark(const QString &reason, bool isInConflict)
    {
        m_reason = reason;
        m_isInConflict = isInConflict;
        this->setProperty("invalid", isRefused());
        this->setAccessibleDescription(reason);
        this->style()->unpolish(this);
        this->style()->polish(this);
        tellRefused(reason);
    }

    /// What is stored as soon as what is on its way is.
    QString shownNext() const { return m_handedOver.isEmpty() ? m_value : m_handedOver.newest(); }

    QString m_value;
    QString m_offered; ///< Handed over last.
    HandedOver m_handedOver; ///< To be shown again where it is refused.
    int m_unread = 0; ///< Texts, stored or on their way, that the window had not read for certain when it last could.
    int m_news = 0; ///< The other values that arrived since; as soon as there are as many, the last is of the newest.
    QString m_reason;
    bool m_isInConflict = false;
};

} // namespace stemdesk::ui
