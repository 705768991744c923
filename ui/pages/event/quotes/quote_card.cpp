#include "ui/pages/event/quotes/quote_card.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/pages/event/quotes/quote_parts.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QuoteCard::QuoteCard(UiContext &context, QWidget *parent)
    : Card({}, parent), m_context(context), m_refusal(new InlineMessage(Tone::Error)),
      m_note(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_accept(new NewRow(NewRow::Place::FootOfCard)),
      m_decline(new NewRow(NewRow::Place::InCard)), m_more(new QMenu(this)),
      m_parts(new QuoteParts(tr("What the quote contains"))), m_lookup(context)
{
    body()->addWidget(m_refusal);
    m_note->setWordWrap(true);
    addPadded(m_note);
    buildActions();
    buildAnswer();
    body()->addWidget(m_parts);
    hide();
}

/// They were frozen with the quote.
void QuoteCard::readParts(const Quote &quote)
{
    m_parts->clear();
    m_lookup.forget();
    if (quote.id.isNull())
        return;
    m_lookup.ask(
        [event = quote.eventId, id = quote.id](ShopServices &services) { return services.quotes.proposal(event, id); },
        [this](const Result<FrozenProposal> &quoted) {
            if (!quoted)
                return; // A quote of an older version has figures only.
            m_parts->setEvent(quoted->printed, quoted->shop.currency);
        });
}

void QuoteCard::buildActions()
{
    m_reopen = new Button(tr("Reopen"), Button::Kind::Small);
    auto *pdf = new Button(tr("Save PDF…"), Button::Kind::Small);
    auto *email = new Button(tr("Draft e-mail"), Button::Kind::Small);
    auto *acts = new QWidget;
    QHBoxLayout *line = rowInside(acts, metric::kSpace8); // As far apart as the buttons below.
    for (Button *button : {m_reopen, pdf, email})
        line->addWidget(button);
    addHeaderEnd(acts);
    m_more->addAction(iconFor(u"delete"_s), tr("Delete"), this, &QuoteCard::removeRequested);
    connect(pdf, &QAbstractButton::clicked, this, &QuoteCard::pdfRequested);
    connect(email, &QAbstractButton::clicked, this, &QuoteCard::emailRequested);
    connect(m_reopen, &QAbstractButton::clicked, this, &QuoteCard::reopenRequested);
}

void QuoteCard::buildAnswer()
{
    m_by = m_accept->addLabelled(tr("Accepted by"));
    auto *accept = new Button(tr("Accept"), Button::Kind::Primary);
    auto *declining = new Button(tr("Decline"));
    m_accept->add(accept);
    m_accept->add(declining);
    m_accept->setRuledBelow();
    body()->addWidget(m_accept);
    m_decline->addLabelled(tr("Why it was declined, if known"));
    auto *decline = new Button(tr("Decline"));
    m_decline->add(decline);
    m_decline->addClose(tr("Do not decline"));
    body()->addWidget(m_decline);
    connect(m_accept, &NewRow::entered, this, &QuoteCard::accept);
    connect(accept, &QAbstractButton::clicked, this, &QuoteCard::accept);
    connect(declining, &QAbstractButton::clicked, m_decline, [this] { m_decline->open(); });
    connect(decline, &QAbstractButton::clicked, m_decline, &NewRow::entered);
    connect(m_decline, &NewRow::entered, this, [this] { Q_EMIT declineRequested(m_decline->text(0)); });
}

void QuoteCard::setQuote(const Quote &quote, bool isOlder, const QString &client)
{
    const bool isOther = quote.id != m_quote;
    if (isOther) // An answer typed for the other quote stays stored.
        keepAnswer(false);
    m_quote = quote.id;
    setVisible(!quote.id.isNull());
    const bool isOpen = quote.state == QuoteState::Open;
    showState(quote, isOlder);
    setUnchanged(m_isUnchanged && !isOther);
    const bool isAsked = isOpen && !quote.id.isNull();
    const bool isAnswerNew = isAsked && (isOther || m_accept->isHidden());
    const bool isClientNew = isAsked && client != m_client && m_by->text() == m_client;
    m_accept->setVisible(isOpen);
    if (isOther || !isOpen)
        m_decline->hide();
    if (isOther) {
        refuse({});
        readParts(quote);
    }
    m_client = client;
    if (isAnswerNew || isClientNew)
        keepAnswer(true);
}

void QuoteCard::showState(const Quote &quote, bool isOlder)
{
    const bool isOpen = quote.state == QuoteState::Open;
    const bool isDeclined = quote.state == QuoteState::Declined;
    setTitle(tr("Quote %1").arg(quote.number));
    const bool isSaidByTheRow = isOpen && !isOlder && !quote.isExpired;
    m_state = isSaidByTheRow ? QString() : quoteStateWords(quote, isOlder);
    QStringList notes{m_replaced, quote.note.isEmpty() ? QString() : tr("Note for the client: %1").arg(quote.note)};
    notes.removeAll(QString());
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
    m_reopen->setVisible(isDeclined || quote.state == QuoteState::Accepted);
    setMenu(isOpen || isDeclined ? m_more : nullptr);
}

void QuoteCard::setUnchanged(bool isUnchanged)
{
    m_isUnchanged = isUnchanged;
    QStringList words{m_state, isUnchanged ? tr("Unchanged since") : QString()};
    words.removeAll(QString());
    setNote(words.join(u" · "_s));
}

/// Starts storing a typed answer, or stops it.
void QuoteCard::keepAnswer(bool isAsked)
{
    const auto memory = [&](const QString &form) {
        return isAsked ? draftMemory(m_context, form, m_quote.text()) : DraftMemory();
    };
    m_accept->keepIn(memory(u"accept"_s), {m_client}); // Usually the client answers.
    if (m_decline->isVisibleTo(this) && isAsked)
        return; // The user is typing in it.
    if (m_decline->keepIn(memory(u"decline"_s)))
        m_decline->begin();
}

void QuoteCard::accept()
{
    if (!m_accept->isVisible())
        return;
    if (m_accept->text(0).isEmpty())
        m_accept->refuse(tr("Write who accepted it."), 0);
    else
        Q_EMIT acceptRequested(m_accept->text(0));
}

void QuoteCard::startAnswer()
{
    m_by->setFocus(Qt::OtherFocusReason);
    m_by->selectAll();
}

void QuoteCard::refuse(const QString &reason)
{
    m_refusal->setMessage(reason);
}

} // namespace stemdesk::ui
