#pragma once

#include "core/domain/billing/quote.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/card.h"

class QLineEdit;
class QMenu;

namespace stemdesk::ui {

class Button;
class InlineMessage;
class NewRow;
class QuoteParts;
class TextLabel;
struct UiContext;

/// The selected quote: the client's answer, which is kept while it is typed, the actions for it, and
/// what it contains.
class QuoteCard : public Card {
    Q_OBJECT

public:
    explicit QuoteCard(UiContext &context, QWidget *parent = nullptr);

    /// A null id hides the card. `isOlder`: a newer one took its place. `client` is the default for the name of the
    /// person who accepts.
    void setQuote(const Quote &quote, bool isOlder, const QString &client);
    /// A sentence about the quote that accepting this one replaces; shown by the next setQuote().
    void setReplaced(const QString &sentence) { m_replaced = sentence; }
    /// Whether the event is still as in the quote.
    void setUnchanged(bool isUnchanged);
    /// Accepts with the entered name; asks for one if it is empty.
    void accept();
    /// Puts the keyboard where the name of who accepts is entered.
    void startAnswer();
    void refuse(const QString &reason);

Q_SIGNALS:
    void acceptRequested(const QString &by);
    void declineRequested(const QString &reason);
    void reopenRequested();
    void pdfRequested();
    void emailRequested();
    void removeRequested();

private:
    void buildAnswer();
    void buildActions();
    void readParts(const Quote &quote);
    void showState(const Quote &quote, bool isOlder);
    void keepAnswer(bool isAsked);

    UiContext &m_context;
    QuoteId m_quote;
    QString m_client;
    QString m_state;
    QString m_replaced;
    bool m_isUnchanged = false;
    InlineMessage *m_refusal;
    TextLabel *m_note;
    NewRow *m_accept;
    QLineEdit *m_by = nullptr;
    NewRow *m_decline;
    QMenu *m_more;
    Button *m_reopen = nullptr;
    QuoteParts *m_parts;
    Lookup m_lookup;
};

} // namespace stemdesk::ui
