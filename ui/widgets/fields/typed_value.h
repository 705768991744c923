#pragma once

#include "core/base/error.h"
#include "ui/widgets/fields/auto_save.h"

#include <QList>
#include <QString>
#include <QStyle>

#include <memory>
#include <optional>

namespace stemdesk::ui {

class TypedSteps;

/// The texts that a field has submitted and whose outcomes it does not know yet, oldest first. Fast typists submit the
/// next one before the previous one is stored.
class HandedOver {
public:
    struct Text {
        QString text;
        QString base; ///< The stored value that it was to replace.
    };

    /// `stored` is the stored value as far as the field knows.
    void add(const QString &text, const QString &stored);
    void replaceNewest(const QString &text);
    /// The newest was refused at once, or changes nothing.
    void dropNewest();
    void clear() { m_texts.clear(); }

    /// Removes the oldest text, whose outcome is now known. Returns `shown` if there is none.
    Text takeStored(const Text &shown);
    /// A text based on a refused one is now based on what that one was to replace.
    Text takeRefused(const Text &shown);

    bool isEmpty() const { return m_texts.isEmpty(); }
    bool contains(const QString &text) const;
    /// Whether the newest differs from the value it is to replace.
    bool isNewestNews() const { return m_texts.constLast().text != m_texts.constLast().base; }
    QString newest() const { return m_texts.constLast().text; }

private:
    QList<Text> m_texts;
};

/// A value that is typed over the stored one, in any editor. Typed text is never overwritten by a value that arrives
/// meanwhile, nor by its stored spelling while the user may type on.
class TypedValue {
public:
    virtual ~TypedValue() = default;
    Q_DISABLE_COPY_MOVE(TypedValue)

    /// The stored value. While the user is typing it is only remembered; if it differs from the typed text, that is a
    /// conflict.
    void setValue(const QString &value);
    QString value() const { return m_value; }

    /// Sets how the text submitted last will read once it is stored.
    void readAs(const QString &shown);
    /// The oldest submitted text is stored; the next value may spell it differently.
    void setStored();
    /// The text was refused; if another client was faster, that is a conflict. `reason` replaces the error's sentence
    /// if given. A text submitted or typed later takes precedence.
    void refuse(const Error &error, const QString &reason = {});

    /// Marks the text submitted last as refused; it stays as typed. An empty reason clears the mark and ignores pending
    /// outcomes, because the field shows something else.
    void setRefused(const QString &reason);
    bool isRefused() const { return !m_reason.isEmpty(); }
    /// How often it was cleared like that: an outcome from before is about something else.
    int clearings() const { return m_clearings; }

    /// Another client changed the value being typed. Leaving the field does not decide which one stays; Enter, Escape
    /// and the following functions do.
    bool isInConflict() const { return isRefused() && m_mark == Mark::Conflict; }
    /// The typed value is implausible, and is submitted once the user confirms it.
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
    /// An empty reason: nothing is wrong with it.
    virtual void showMark(const QString &reason) = 0;
    /// The user has finished, or paused, with a text that differs from the stored value.
    virtual void notifyCommitted(const QString &text) = 0;
    /// Also emitted when the values of a conflict change.
    virtual void notifyRefused(const QString &reason) = 0;
    /// The question to ask before `typed` replaces `before`; empty if it is plausible.
    virtual QString doubtOf(const QString &, const QString &) const { return {}; }

    /// Sets the initial value.
    void setFirst(const QString &value) { m_value = m_offered = value; }
    void onLeft();
    /// Submits what is typed so far, while the user may type on: the text stays as typed.
    void storeAtRest();
    /// The user has finished, and the field keeps the focus.
    void finish();
    bool isStoredAtRest() const { return m_beforeRest.has_value() && !isRefused(); }
    /// Restores the value from before the first pause.
    void goBack();
    /// The text submitted last is another spelling of the stored value, so it is not sent.
    bool dropUnchanged();
    /// Whether it differs from what was submitted last, so that losing the focus after Enter does not submit it twice.
    bool isOffered() const { return effectiveText() == m_offered; }
    /// Allows a refused text to be submitted again.
    void offerAgain() { m_offered = m_value; }
    /// Refused, asked about, not submitted, or not answered.
    bool isUnstored() const { return isRefused() || !isOffered() || !m_handedOver.isEmpty(); }

private:
    enum class Mark { Refusal, Conflict, Question };
    /// A text that was submitted without leaving the field.
    struct Rest {
        QString text; ///< The submitted text.
        QString reads; ///< Its stored spelling.
        bool isAwaited = true; ///< The next value is this text, however it is spelled when stored.
    };

    bool isAtRest() const { return m_rest && m_rest->text == typed(); }
    /// The typed text, or its stored spelling if it was stored during a pause.
    QString effectiveText() const { return isAtRest() ? m_rest->reads : typed(); }
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
    QString m_offered; ///< The text submitted last.
    HandedOver m_handedOver; ///< Pending texts; shown again if refused.
    int m_clearings = 0;
    int m_unread = 0; ///< Number of submitted texts, stored or pending, that may not have been read back yet.
    int m_news = 0; ///< Other values that arrived since; once there are m_unread of them, the last is current.
    QString m_reason;
    Mark m_mark = Mark::Refusal; ///< The kind of reason.
    QString m_confirmed; ///< An implausible value that the user confirmed.
    std::optional<Rest> m_rest;
    std::optional<QString> m_beforeRest; ///< The value before the first pause since the field got the focus.
    std::shared_ptr<TypedSteps> m_steps; ///< What was stored in pauses since then.
};

/// A value that is edited in place, in a single-line or multi-line field (`Editor`).
template <class Editor>
class EditedValue : public Editor, public TypedValue {
public:
    using Editor::Editor;

    // Members of a QObject, so that signals can be connected to them.
    void setStored() { TypedValue::setStored(); }
    void keepMine() { TypedValue::keepMine(); }
    void takeTheirs() { TypedValue::takeTheirs(); }
    /// It has to be typed differently: the text is shown again to be corrected.
    void correct()
    {
        this->setFocus(Qt::OtherFocusReason);
        this->selectAll();
    }

protected:
    bool hasKeyboard() const override { return this->hasFocus(); }
    void showMark(const QString &reason) override
    {
        this->setProperty("invalid", !reason.isEmpty());
        this->setAccessibleDescription(reason);
        this->style()->unpolish(this);
        this->style()->polish(this);
    }

    /// Call it from the constructor; `changed` is the editor's signal.
    template <class Signal>
    void saveBy(Signal changed)
    {
        auto *save = new AutoSave(this,
                                  {.atRest = [this] { storeAtRest(); },
                                   .atEnd = [this] { onLeft(); },
                                   .isUnstored = [this] { return isUnstored(); }});
        QObject::connect(this, changed, save, [this, save] {
            if (this->hasFocus())
                save->touch();
        });
    }
};

} // namespace stemdesk::ui
