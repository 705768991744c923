#pragma once

#include "core/base/number_text.h"
#include "core/domain/events/event.h"
#include "ui/forms/object_form.h"
#include "ui/widgets/layout/card.h"

#include <functional>

namespace stemdesk::ui {

class Card;
class EventDocument;
class FormRow;
class ValueField;

/// A scrolling form for the open event: each field knows what it shows of the event, and which patch a typed text
/// makes.
class EventForm : public CardColumns {
    Q_OBJECT

protected:
    explicit EventForm(EventDocument &document, QWidget *parent = nullptr);

    /// A patch, or the reason why there is none.
    struct Typed {
        std::optional<EventPatch> patch;
        QString shown; ///< How the text will read once it is stored.
        QString refusal;
    };
    using Show = std::function<QString(const Event &)>;
    using Text = std::function<QString(const EventPatch &)>;
    using Take = std::function<Typed(const QString &)>;

    Card *addCard(const QString &title);
    /// Fields added from now on share rows if the card is wide enough.
    void beginFlow(Card *card);
    /// Adds a card of another class below the existing ones.
    void takeCard(Card *card);
    /// Later cards go into a second column if the form is wide, else below the others.
    void beginSecondColumn() { m_isSecond = true; }
    /// A row inside a card.
    FormRow *addRow(Card *card, const QString &label, QWidget *field);
    /// A field with one line that saves itself. `undo` is the name of the undo step.
    ValueField *addField(Card *card, const QString &label, const QString &undo, const Show &show, const Take &take);
    /// Makes a field of addField() a number field, with words after it.
    void setUnit(ValueField *field, const QString &unit = {});
    /// Called whenever the event has changed, and at once if one is open; for fields that show themselves.
    void onRefresh(const std::function<void()> &refresh);
    /// `text` describes a patch's value; if given, both values are shown when another user was faster.
    void patch(const QString &undo, const EventPatch &patch, FormRow *row, const Text &text = {});

    EventDocument &document() { return m_document; }

    static Take textTake(std::optional<QString> EventPatch::*field);
    static Take countTake(std::optional<std::optional<qint64>> EventPatch::*field);
    /// An amount that may be left empty: `wrap` puts it into a patch. Factors have no unit.
    static Take amountTake(const std::function<EventPatch(std::optional<double>)> &wrap,
                           NumberUnit unit = NumberUnit::Money);

private:
    static QString amountRefusal(NumberUnit unit);
    void place(Card *card, FormRow *row);

    EventDocument &m_document;
    Card *m_flowCard = nullptr; ///< The card that beginFlow() was called for.
    QWidget *m_flow = nullptr;
    bool m_isSecond = false;
    ObjectForm m_form;
};

} // namespace stemdesk::ui
