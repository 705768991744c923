#include "ui/pages/event/quotes/quote_card.h"

#include "core/documents/proposal/proposal_prices.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The rows of a quote as its documents show them.
QList<QList<TextCell>> partsOf(const FrozenProposal &quoted)
{
    const PrintedEvent &event = quoted.printed;
    const ProposalPrices prices = proposalPrices(event, quoted.shop.currency);
    const auto money = [&](double amount) { return moneyText(amount, quoted.shop.currency); };
    QList<QList<TextCell>> rows;
    for (qsizetype place = 0; place < event.groups.size(); ++place) {
        const PrintedGroup &group = event.groups.at(place);
        const ProposalPrice price = prices.groups.value(place);
        const std::optional<double> each = group.quantity == 1 ? price.amount : price.each;
        rows.append({{.text = group.name},
                     {.text = quantityText(group.quantity)},
                     {.text = each ? money(*each) : QString()},
                     {.text = money(price.amount)}});
    }
    const auto add = [&](const QString &name, double amount) {
        if (amount != 0)
            rows.append({{.text = name, .tone = Tone::Quiet}, {}, {}, {.text = money(amount)}});
    };
    add(QuoteCard::tr("Labour"), prices.labour);
    for (qsizetype place = 0; place < event.fees.size(); ++place)
        add(event.fees.at(place).name, prices.fees.value(place));
    add(QuoteCard::tr("Travel"), prices.travel);
    add(QuoteCard::tr("Discount"), -prices.discount);
    return rows;
}

} // namespace

QuoteCard::QuoteCard(UiContext &context, QWidget *parent)
    : Card({}, parent), m_context(context), m_refusal(new InlineMessage(Tone::Error)),
      m_note(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_accept(new NewRow(NewRow::Place::FootOfCard)),
      m_decline(new NewRow(NewRow::Place::InCard)), m_more(new QMenu(this)),
      m_parts(new TextTableModel({tr("Contains"), tr("Number"), tr("Each"), tr("Amount")}, 1, this)),
      m_table(new TableView(tr("What the quote contains"))),
      m_total(new ValueRow(tr("Total with tax"), {}, ValueRow::Kind::Total)), m_lookup(context)
{
    body()->addWidget(m_refusal);
    m_note->setWordWrap(true);
    addPadded(m_note);
    buildActions();
    buildAnswer();
    buildParts();
    hide();
}

void QuoteCard::buildParts()
{
    m_table->setModel(m_parts);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_table);
    m_total->setContentsMargins(metric::kSpace16, metric::kSpace4, metric::kSpace16, 0);
    m_total->setMinimumHeight(m_total->minimumHeight() + metric::kSpace8);
    body()->addWidget(m_total);
}

/// They were frozen with the quote.
void QuoteCard::readParts(const Quote &quote)
{
    m_parts->setRows({});
    m_lookup.forget();
    m_table->hide();
    m_total->hide();
    if (quote.id.isNull())
        return;
    m_lookup.ask(
        [event = quote.eventId, id = quote.id](ShopServices &services) { return services.quotes.proposal(event, id); },
        [this](const Result<FrozenProposal> &quoted) {
            if (!quoted)
                return; // A quote of an older version has figures only.
            m_parts->setRows(partsOf(*quoted));
            m_table->setStretchedColumn(0);
            m_total->setValue(moneyText(quoted->printed.customerPriceIncTax, quoted->shop.currency));
            m_table->show();
            m_total->show();
        });
}

void QuoteCard::buildActions()
{
    m_reopen = new Button(tr("Reopen"), Button::Kind::Small);
    auto *pdf = new Button(tr("Save PDF"), Button::Kind::Small);
    auto *email = new Button(tr("Draft e-mail"), Button::Kind::Small);
    for (Button *button : {m_reopen, pdf, email})
        addHeaderEnd(button);
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
    m_note->setText(quote.note.isEmpty() ? QString() : tr("Note for the client: %1").arg(quote.note));
    m_note->setVisible(!quote.note.isEmpty());
    m_reopen->setVisible(isDeclined || quote.state == QuoteState::Accepted);
    setMenu(isOpen || isDeclined ? m_more : nullptr);
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
