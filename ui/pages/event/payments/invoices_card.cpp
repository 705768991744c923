#include "ui/pages/event/payments/invoices_card.h"

#include "core/base/day.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/payments/invoice_form.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kInvoicesShown = 100;

bool stands(const Invoice &invoice)
{
    return invoice.kind == InvoiceKind::Invoice && invoice.creditedById.isNull();
}

bool isDue(const Invoice &invoice)
{
    return invoice.dueOn && invoice.creditedById.isNull() && invoice.standing.state != InvoiceState::Paid;
}

} // namespace

InvoicesCard::InvoicesCard(EventDocument &document, DocumentOutput &output, QWidget *parent)
    : Card(tr("Invoices"), parent), m_document(document), m_output(output), m_refusal(new InlineMessage(Tone::Error)),
      m_ahead(new InlineMessage(Tone::Warning)),
      m_form(new InvoiceForm([&document] { return shopToday(document.context()); })), m_question(new Question),
      m_rest(new Button(tr("Invoice the rest"), Button::Kind::Small))
{
    addHeaderEnd(m_rest);
    body()->addWidget(m_refusal);
    body()->addWidget(m_ahead);
    body()->addWidget(m_form);
    addPadded(m_question);
    connect(m_rest, &QAbstractButton::clicked, this, [this] { askToIssue({}); });
    connect(m_question, &Question::closed, m_form, &QWidget::hide);
    connect(m_question, &Question::closed, m_ahead, &QWidget::hide);
    connect(m_question, &Question::confirmed, this, [this] {
        if (const auto then = std::exchange(m_confirmed, {}))
            then();
    });
    connect(&document, &EventDocument::opened, this, [this] {
        m_form->leave();
        m_ahead->hide();
        m_question->hide();
        m_confirmed = {};
        m_mayResume = true;
        m_refusal->setMessage({});
    });
}

void InvoicesCard::read()
{
    if (!m_document.isOpen())
        return;
    const auto page =
        m_document.context().services.invoices.list({.eventId = m_document.shown().id}, {.limit = kInvoicesShown});
    if (!page)
        return; // The store is busy; the next change reads again.
    if (page->rows != m_invoices || page->unreadable != m_unreadable || !m_rows) {
        m_invoices = page->rows;
        m_unreadable = page->unreadable;
        showInvoices();
    }
}

void InvoicesCard::setBalance(const Balance &balance)
{
    m_balance = balance;
    m_rest->setEnabled(left() > 0);
    setTip(*m_rest, left() > 0 ? QString() : tr("Everything is invoiced."));
    resume();
}

DraftMemory InvoicesCard::issueMemory(std::optional<int> instalment) const
{
    const QByteArray what = m_document.shown().id.text() + '-' + QByteArray::number(instalment.value_or(-1));
    return draftMemory(m_document.context(), u"invoice"_s, what);
}

DraftMemory InvoicesCard::creditMemory(const Invoice &invoice) const
{
    return draftMemory(m_document.context(), u"credit"_s, invoice.id.text());
}

/// Opens the form that was filled in when the event was left or the window ended. The focus stays where it is.
void InvoicesCard::resume()
{
    if (!std::exchange(m_mayResume, false))
        return;
    const QSignalBlocker unasked(this);
    QWidget *const focused = QApplication::focusWidget();
    const QMap<int, std::optional<QDate>> places = invoiced();
    for (int place = -1; place < m_balance.instalments.size() && left() > 0 && m_form->isHidden(); ++place) {
        const auto instalment = place < 0 ? std::nullopt : std::optional(place);
        if (!places.contains(place) && Draft::subjectOf(issueMemory(instalment)))
            askToIssue(instalment);
    }
    for (const Invoice &invoice : std::as_const(m_invoices)) {
        if (m_form->isHidden() && stands(invoice) && Draft::subjectOf(creditMemory(invoice)))
            askToCredit(invoice);
    }
    if (focused && !m_form->isHidden())
        focused->setFocus(Qt::OtherFocusReason);
}

QMap<int, std::optional<QDate>> InvoicesCard::invoiced() const
{
    QMap<int, std::optional<QDate>> places;
    qint64 further = 0; // Invoiced without naming an instalment.
    std::optional<QDate> furtherDueOn;
    for (const Invoice &invoice : m_invoices) {
        if (!stands(invoice))
            continue;
        if (invoice.instalment) {
            places.insert(*invoice.instalment, invoice.dueOn);
            continue;
        }
        further += invoice.totalIncTax(m_document.shown().id);
        furtherDueOn = invoice.dueOn;
    }
    for (int place = 0; place < m_balance.instalments.size() && further > 0; ++place) {
        if (places.contains(place))
            continue;
        further -= m_balance.instalments.at(place).amount;
        if (further >= 0)
            places.insert(place, furtherDueOn);
    }
    return places;
}

qint64 InvoicesCard::left() const
{
    qint64 left = m_balance.total;
    for (const Invoice &invoice : m_invoices) {
        if (stands(invoice))
            left -= invoice.totalIncTax(m_document.shown().id); // Only this event's share of an invoice for several.
    }
    return left;
}

/// Once no menu of a row is open. The keyboard stays at its button.
void InvoicesCard::showInvoices()
{
    const QList<QMenu *> menus = m_rows ? m_rows->findChildren<QMenu *>() : QList<QMenu *>();
    if (const auto open = std::ranges::find_if(menus, &QWidget::isVisible); open != menus.cend()) {
        connect(*open, &QMenu::aboutToHide, this, &InvoicesCard::showInvoices,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
        return;
    }
    const QWidget *focused = QApplication::focusWidget();
    const QString kept = m_rows && m_rows->isAncestorOf(focused) ? focused->accessibleName() : QString();
    delete m_rows;
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const Invoice &invoice : std::as_const(m_invoices))
        column->addWidget(makeRow(invoice));
    body()->addWidget(m_rows);
    m_rows->setHidden(m_invoices.isEmpty());
    const bool isEmpty = m_invoices.isEmpty() && m_unreadable.isEmpty();
    setNote(isEmpty ? tr("None issued yet.") : unreadableInvoices(m_unreadable));
    const auto buttons = m_rows->findChildren<QAbstractButton *>();
    const auto same = std::ranges::find(buttons, kept, &QWidget::accessibleName);
    if (!kept.isEmpty() && same != buttons.cend())
        (*same)->setFocus(Qt::OtherFocusReason);
}

QString InvoicesCard::titleOf(const Invoice &invoice) const
{
    return invoice.kind == InvoiceKind::CreditNote
        ? tr("Credit note %1 for %2").arg(invoice.number, invoice.creditsNumber)
        : tr("Invoice %1").arg(invoice.number);
}

QString InvoicesCard::factsOf(const Invoice &invoice) const
{
    QStringList words;
    if (invoice.standing.paid > 0 && invoice.standing.open > 0)
        words +=
            tr("%1 outstanding").arg(moneyText(invoice.unit().amount(invoice.standing.open), invoice.seller.currency));
    const bool isDueAtOnce = isDue(invoice) && invoice.dueOn == invoice.issuedOn;
    if (!isDueAtOnce) // Else the same day would be said twice.
        words += shortDate(invoice.issuedOn);
    if (!invoice.creditedById.isNull())
        words += tr("credited");
    else if (invoice.standing.state == InvoiceState::Paid)
        words += invoice.standing.paidOn ? tr("paid %1").arg(shortDate(*invoice.standing.paidOn)) : tr("paid");
    else if (isDue(invoice))
        words += tr("due %1").arg(shortDate(*invoice.dueOn));
    words.replaceInStrings(u" "_s, QString(QChar::Nbsp)); // A line breaks between facts, not within a day.
    words += invoice.buyer.name;
    return words.join(u" · "_s);
}

/// The note about the newest invoice if a wrong clock dated it after today.
QString InvoicesCard::aheadText() const
{
    const UiContext &context = m_document.context();
    const auto ahead = context.services.invoices.list({.from = plusDays(shopToday(context), 1)}, {.limit = 1});
    if (!ahead || ahead->rows.isEmpty())
        return {};
    const Invoice &invoice = ahead->rows.constFirst();
    return tr("%1 is dated %2, after today: it was issued while a clock was ahead. What is issued now is dated today.")
        .arg(invoice.number, mediumDate(invoice.issuedOn));
}

/// All rows have the same buttons, so that the amounts before them end at one edge.
QWidget *InvoicesCard::makeRow(const Invoice &invoice)
{
    auto *row = new CardRow;
    row->row()->setContentsMargins(kSpace16, kSpace8, kSpace8, kSpace8);
    row->row()->setSpacing(kSpace12);
    const Tone tone = stands(invoice) ? Tone::Plain : Tone::Quiet;
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto *title = new TextLabel(titleOf(invoice), TextStyle::Body, tone);
    title->setWordWrap(true);
    texts->addWidget(title);
    auto *facts = new TextLabel(factsOf(invoice), TextStyle::Small, Tone::Quiet);
    facts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    facts->setWordWrap(true); // Days are long in some languages, and are not cut.
    texts->addWidget(facts);
    row->row()->addLayout(texts, 1);
    const QString total = moneyText(invoice.unit().amount(invoice.totalIncTax()), invoice.seller.currency);
    auto *amount = new TextLabel(total, TextStyle::Body, tone);
    row->row()->addWidget(amount);
    auto *pdf = new Button(tr("Save PDF…"), Button::Kind::Quiet); // One in every row.
    pdf->setAccessibleName(tr("Save %1 as PDF").arg(invoice.number));
    row->row()->addWidget(pdf);
    connect(pdf, &QAbstractButton::clicked, this, [this, invoice] {
        const UiContext &context = m_document.context();
        m_output.askAndSave(invoicePrintJob(invoice, context.shop.id), chosenPaper(context.settings, context.shop));
    });
    auto *more = new IconButton(u"more"_s, tr("More actions for %1").arg(invoice.number));
    more->setMenu(makeMenu(invoice, more));
    row->row()->addWidget(more);
    return row;
}

QMenu *InvoicesCard::makeMenu(const Invoice &invoice, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->addAction(tr("Draft e-mail"), this, [this, invoice] {
        draftInvoice(m_document.context(), invoice, this, [this](const QString &said) { Q_EMIT noted(said); });
    });
    menu->addAction(tr("Save e-invoice (UBL, Peppol)…"), this,
                    [this, invoice] { m_output.askAndSave(invoiceFileJob(invoice)); });
    if (stands(invoice)) {
        menu->addSeparator();
        menu->addAction(tr("Credit…"), this, [this, invoice] { askToCredit(invoice); });
    }
    return menu;
}

void InvoicesCard::ask(const QString &text, const QString &yes, Tone tone, const std::function<void()> &then)
{
    m_confirmed = then;
    m_ahead->setMessage(aheadText());
    m_question->ask(text, yes, tr("Not now"), tone);
    Q_EMIT asked();
}

void InvoicesCard::askToIssue(std::optional<int> instalment)
{
    if (!m_document.isOpen())
        return;
    m_refusal->setMessage({});
    const auto payer = m_document.context().services.invoices.payer(m_document.shown().id);
    const auto seller =
        m_document.context().services.settings.shop(); // The current settings: they are printed on the invoice.
    m_form->startInvoice(payer.value_or(InvoiceBuyer()), plannedDay(instalment), seller.value_or(m_document.shop()),
                         issueMemory(instalment));
    confirmIssue(instalment);
}

void InvoicesCard::confirmIssue(std::optional<int> instalment)
{
    qint64 amount = left();
    QString what = tr("the rest");
    if (instalment) {
        const Instalment part = m_balance.instalments.value(*instalment);
        amount = std::min(amount, part.amount);
        what = part.name;
    }
    const QString money = moneyText(m_balance.unit.amount(amount), m_document.shop().currency);
    m_form->showAgain(issueMemory(instalment));
    ask(tr("Issue an invoice for %1, %2? It gets its number now and cannot be undone, only credited.").arg(what, money),
        tr("Issue the invoice"), Tone::Warning, [this, instalment] { issue(instalment); });
}

void InvoicesCard::askToCredit(const Invoice &invoice)
{
    m_refusal->setMessage({});
    m_form->startCredit(creditMemory(invoice));
    confirmCredit(invoice);
    m_form->focusReason(); // Typing continues in the reason; only the button issues the note.
}

/// Escape says "Not now" in the fields, too; if an invoice was filled in, it first goes to the button with that name.
void InvoicesCard::keyPressEvent(QKeyEvent *event)
{
    const bool isEscape = event->key() == Qt::Key_Escape && m_question->isVisible();
    if (isEscape && m_form->isInvoiceTyped())
        m_question->setFocus(Qt::OtherFocusReason);
    else if (isEscape)
        QCoreApplication::sendEvent(m_question, event);
    else
        Card::keyPressEvent(event);
}

void InvoicesCard::confirmCredit(const Invoice &invoice)
{
    m_form->showAgain(creditMemory(invoice));
    ask(tr("Issue a credit note over all of %1? It gets a number of its own and cannot be undone.").arg(invoice.number),
        tr("Issue the credit note"), Tone::Error, [this, invoice] { credit(invoice); });
}

/// The planned day of an instalment; for the rest, that of the first instalment without an invoice.
std::optional<QDate> InvoicesCard::plannedDay(std::optional<int> instalment) const
{
    const QMap<int, std::optional<QDate>> places = invoiced();
    int place = instalment.value_or(0);
    while (!instalment && places.contains(place))
        ++place;
    const std::optional<QDate> day = m_balance.instalments.value(place).dueOn;
    return day ? std::optional(std::max(*day, shopToday(m_document.context()))) : day;
}

/// A refused request is shown again, with the typed values.
void InvoicesCard::issue(std::optional<int> instalment)
{
    if (!m_document.isOpen())
        return;
    const auto request = m_form->taken({.kind = instalment ? u"instalment"_s : u"rest"_s, .instalment = instalment});
    if (!request) {
        confirmIssue(instalment);
        m_form->focusDue();
        return;
    }
    m_document.run(issueInvoiceEdit(tr("Issue invoice"), m_document.shown().id, *request, std::make_shared<Invoice>()),
                   this, [this, instalment, event = m_document.shown().id](const Status &status) {
                       if (!isStillShown(event, status))
                           return;
                       if (!status)
                           confirmIssue(instalment);
                       const bool isSaid = status || m_form->refuse(status.error());
                       m_refusal->setMessage(isSaid ? QString() : errorText(status.error()));
                   });
}

/// Another event may have been opened before the answer: its user is told of a refusal, but not asked again.
bool InvoicesCard::isStillShown(const EventId &event, const Status &status)
{
    const bool isShown = m_document.isOpen() && m_document.shown().id == event;
    if (!isShown && !status)
        Q_EMIT m_document.context().edits.failed(status.error());
    return isShown;
}

void InvoicesCard::credit(const Invoice &invoice)
{
    if (!m_document.isOpen())
        return;
    const EventId event = m_document.shown().id;
    CreditRequest request;
    if (const QString reason = m_form->reason(); !reason.isEmpty())
        request.reason = reason;
    m_document.run(creditInvoiceEdit(tr("Credit invoice %1").arg(invoice.number), invoice.id, request,
                                     std::make_shared<Invoice>()),
                   this, [this, invoice, event](const Status &status) {
                       if (!isStillShown(event, status))
                           return;
                       m_refusal->setMessage(status ? QString() : errorText(status.error()));
                       if (!status)
                           confirmCredit(invoice);
                   });
}

} // namespace stemdesk::ui
