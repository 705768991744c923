#include "ui/pages/event/quotes/quote_card.h"

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
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QuoteCard::QuoteCard(UiContext &context, QWidget *parent)
    : Card({}, parent), m_context(context), m_refusal(new InlineMessage(Tone::Error)),
      m_note(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_accept(new NewRow(NewRow::Place::FootOfCard)),
      m_decline(new NewRow(NewRow::Place::InCard))
{
    body()->addWidget(m_refusal);
    m_note->setWordWrap(true);
    addPadded(m_note);
    buildActions();
    buildAnswer();
    hide();
}

void QuoteCard::buildActions()
{
    m_declining = new Button(tr("Decline"), Button::Kind::Small);
    m_reopen = new Button(tr("Reopen"), Button::Kind::Small);
    auto *pdf = new Button(tr("Save PDF"), Button::Kind::Small);
    auto *email = new Button(tr("Draft e-mail"), Button::Kind::Small);
    m_remove = new Button(tr("Delete"), Button::Kind::Small);
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(metric::kSpace8);
    for (Button *button : {pdf, email})
        line->addWidget(button);
    line->addStretch(1);
    for (Button *button : {m_reopen, m_declining, m_remove})
        line->addWidget(button);
    addPadded(row);
    connect(pdf, &QAbstractButton::clicked, this, &QuoteCard::pdfRequested);
    connect(email, &QAbstractButton::clicked, this, &QuoteCard::emailRequested);
    connect(m_declining, &QAbstractButton::clicked, m_decline, [this] { m_decline->open(); });
    connect(m_reopen, &QAbstractButton::clicked, this, &QuoteCard::reopenRequested);
    connect(m_remove, &QAbstractButton::clicked, this, &QuoteCard::removeRequested);
}

void QuoteCard::buildAnswer()
{
    auto *whose = new TextLabel(tr("Accepted by"), TextStyle::Body, Tone::Quiet);
    whose->setContentsMargins(metric::kSpace4, 0, 0, 0); // Aligned with the text of the title.
    m_accept->add(whose);
    m_by = m_accept->addField(tr("Accepted by"));
    auto *accept = new Button(tr("Accept"), Button::Kind::Primary);
    m_accept->add(accept);
    body()->addWidget(m_accept);
    m_decline->addField(tr("Why it was declined, if known"));
    auto *decline = new Button(tr("Decline"));
    m_decline->add(decline);
    m_decline->addClose(tr("Do not decline"));
    body()->addWidget(m_decline);
    connect(m_accept, &NewRow::entered, this, &QuoteCard::accept);
    connect(accept, &QAbstractButton::clicked, this, &QuoteCard::accept);
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
    setTitle(tr("Quote %1").arg(quote.number));
    const bool isSaidByTheRow = isOpen && !isOlder && !quote.isExpired;
    m_state = isSaidByTheRow ? QString() : quoteStateWords(quote, isOlder);
    setUnchanged(m_isUnchanged && !isOther);
    m_note->setText(quote.note.isEmpty() ? QString() : tr("Note for the client: %1").arg(quote.note));
    m_note->setVisible(!quote.note.isEmpty());
    const bool isAsked = isOpen && !quote.id.isNull();
    const bool isAnswerNew = isAsked && (isOther || m_accept->isHidden());
    const bool isClientNew = isAsked && client != m_client && m_by->text() == m_client;
    m_accept->setVisible(isOpen);
    m_declining->setVisible(isOpen);
    m_reopen->setVisible(quote.state == QuoteState::Accepted || quote.state == QuoteState::Declined);
    m_remove->setVisible(isOpen || quote.state == QuoteState::Declined);
    if (isOther || !isOpen)
        m_decline->hide();
    if (isOther)
        refuse({});
    m_client = client;
    if (isAnswerNew || isClientNew)
        keepAnswer(true);
}

void QuoteCard::setUnchanged(bool isUnchanged)
{
    m_isUnchanged = isUnchanged;
    QStringList words{m_state, isUnchanged ? tr("nothing has changed since") : QString()};
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
