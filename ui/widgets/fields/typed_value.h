#pragma once

#include "core/base/error.h"
#include "ui/widgets/fields/handed_over.h"

#include <QString>

#include <optional>

namespace stemdesk::ui {

/// A value that is typed over the stored one, in whatever editor. What is typed is never overwritten by a value that
/// arrives meanwhile, nor by the way in which it is stored while it may be typed on.
class TypedValue {
public:
    virtual ~TypedValue() = default;
    Q_DISABLE_COPY_MOVE(TypedValue)

    /// The stored value. While the user is typing it is only remembered; another one than what is typed is a conflict.
    void setValue(const QString &value);
    QString value() const { return m_value; }

    /// Sets how the text handed over last will read once it is stored.
    void readAs(const QString &shown);
    /// The oldest text that was handed over is stored now; the value that comes next may write it in another way.
    void setStored();
    /// The text was refused; if another client was faster, that is a conflict. `reason` is a better sentence than the
    /// error's. A text handed over or typed later takes precedence.
    void refuse(const Error &error, const QString &reason = {});

    /// Marks the text that was handed over just now as refused; it stays as typed. An empty reason clears the mark, and
    /// what is still on its way is of no concern any more: the field shows something else.
    void setRefused(const QString &reason);
    bool isRefused() const { return !m_reason.isEmpty(); }

    /// Another client changed the value being typed. Leaving the field does not decide which one stays; Enter, Escape
    /// and the following functions do.
    bool isInConflict() const { return isRefused() && m_mark == Mark::Conflict; }
    /// The typed value is implausible, and is handed over once the user confirms it.
    bool isAsked() const { return isRefused() && m_mark == Mark::Question; }
    bool needsAnswer() const { return isInConflict() || isAsked(); }
    /// Why it was refused, or what is asked.
    QString reason() const { return m_reason; }
    virtual QString typed() const = 0;
    void keepMine();
    void takeTheirs();

protected:
    TypedValue() = default;

    virtual bool hasKeyboard() const = 0;
    virtual void showText(const QString &text) = 0;
    /// An empty reason: there is nothing wrong with it.
    virtual void showMark(const QString &reason) = 0;
    /// The user finished with a text that differs from the stored value, or rests.
    virtual void tellCommitted(const QString &text) = 0;
    /// Also when the values of a conflict change.
    virtual void tellRefused(const QString &reason) = 0;
    /// The question to ask before `typed` replaces `before`; empty if it is plausible.
    virtual QString doubtOf(const QString &, const QString &) const { return {}; }

    /// Sets the initial value.
    void setFirst(const QString &value) { m_value = m_offered = value; }
    void onLeft();
    /// Hands over what is typed so far, which may be typed on: the text stays as it was typed.
    void storeAtRest();
    /// It is done with, and keeps the keyboard.
    void finish();
    bool isStoredAtRest() const { return m_beforeRest.has_value() && !isRefused(); }
    /// Restores the value from before the first rest.
    void goBack();
    /// The text handed over last is another spelling of the stored value: it is not sent.
    bool dropUnchanged();
    /// It differs from what was handed over last, which losing the focus after Enter does not hand over twice.
    bool isOffered() const { return said() == m_offered; }
    /// Allows a refused text to be handed over again.
    void offerAgain() { m_offered = m_value; }
    /// Refused, asked about, not handed over, or not answered.
    bool isUnstored() const { return isRefused() || !isOffered() || !m_handedOver.isEmpty(); }

private:
    enum class Mark { Refusal, Conflict, Question };
    /// A text that was handed over while its field was not left.
    struct Rest {
        QString text; ///< As it was typed.
        QString reads; ///< As it is stored.
        bool isAwaited = true; ///< The next value that is read is this one, in whatever way it is stored.
    };

    bool isAtRest() const { return m_rest && m_rest->text == typed(); }
    /// The typed text, or its stored spelling if it was stored at rest.
    QString said() const { return isAtRest() ? m_rest->reads : typed(); }
    QString beforeRest() const { return m_beforeRest.value_or(m_value); }
    void endRest();
    void showStored();
    void countRead(const QString &value);
    void forgetUnread();
    void meet(const QString &theirs);
    void mark(const QString &reason, Mark kind);
    /// The stored value after all pending texts.
    QString shownNext() const { return m_handedOver.isEmpty() ? m_value : m_handedOver.newest(); }

    QString m_value;
    QString m_offered; ///< Handed over last.
    HandedOver m_handedOver; ///< To be shown again where it is refused.
    int m_unread = 0; ///< Texts, stored or on their way, that the window had not read for certain when it last could.
    int m_news = 0; ///< The other values that arrived since; as soon as there are as many, the last is of the newest.
    QString m_reason;
    Mark m_mark = Mark::Refusal; ///< The kind of reason.
    QString m_confirmed; ///< Asked about, and meant.
    std::optional<Rest> m_rest;
    std::optional<QString> m_beforeRest; ///< Since the field has the keyboard.
};

} // namespace stemdesk::ui
