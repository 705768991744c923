#include "ui/pages/money/month_dialog.h"

#include "core/base/day.h"
#include "core/domain/billing/invoicing_terms.h"
#include "core/services/services.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QComboBox>
#include <QLocale>
#include <QStandardItemModel>

#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMonthsShown = 13;
constexpr int kContactsAtOnce = 500;

/// The clients who get monthly invoices, with a draft of this month's.
Result<QList<MonthProposal>> proposalsFor(ShopServices &shop, QDate month)
{
    QList<MonthProposal> proposals;
    PageRequest page{.limit = kContactsAtOnce};
    do {
        const auto contacts = TRY(shop.contacts.list({}, page));
        for (const Contact &contact : contacts.rows) {
            const auto terms = invoicingTermsFrom(contact.invoicing);
            if (!terms || !terms->isMonthly)
                continue;
            MonthProposal proposal{.contact = contact,
                                   .request = {.contactId = contact.id,
                                               .from = month,
                                               .to = plusDays(plusMonths(month, 1), -1),
                                               .issuedOn = {},
                                               .dueOn = {},
                                               .buyer = {},
                                               .note = {}},
                                   .invoice = {},
                                   .refusal = {}};
            const Result<Invoice> invoice = shop.invoices.previewMonth(proposal.request);
            if (!invoice && invoice.error().code == "nothing_to_invoice")
                continue;
            if (invoice)
                proposal.invoice = *invoice;
            else
                proposal.refusal = errorText(invoice.error());
            proposals.append(std::move(proposal));
        }
        page.after = contacts.next;
    } while (page.after);
    return proposals;
}

QString moneyOf(const Invoice &invoice, qint64 count)
{
    return moneyText(invoice.unit().amount(count), invoice.seller.currency);
}

QString nameOf(const MonthProposal &proposal)
{
    return proposal.contact.company.isEmpty() ? proposal.contact.name : proposal.contact.company;
}

/// The invoice line by line.
void showInvoice(const Invoice &invoice, SidePanel &panel)
{
    panel.setSubject(invoice.dueOn ? MonthDialog::tr("due %1").arg(mediumDate(*invoice.dueOn)) : QString(),
                     invoice.buyer.name);
    for (const InvoiceLine &line : invoice.lines) {
        if (line.isHeading)
            panel.addSection(line.text);
        else
            panel.addValue(line.text, moneyOf(invoice, line.incTax));
    }
    panel.addValue(MonthDialog::tr("Total incl. tax"), moneyOf(invoice, invoice.totalIncTax()), ValueRow::Kind::Total);
}

} // namespace

MonthDialog::MonthDialog(UiContext &context, QWidget *parent)
    : ListDialog({.title = tr("Invoice the month"),
                  .list = tr("Clients to invoice"),
                  .preview = tr("The invoice"),
                  .close = tr("Cancel"),
                  .empty = tr("No monthly invoices are due. Tick “One invoice a month” for a client under Clients "
                              "first.")},
                 new Button(tr("Issue invoices"), Button::Kind::Primary), parent),
      m_context(context), m_lookup(context), m_months(new QComboBox), m_issue(act())
{
    addAboveAll(m_months);
    connect(m_issue, &QAbstractButton::clicked, this, &MonthDialog::issue);
    connect(&model(), &QStandardItemModel::itemChanged, this, &MonthDialog::showCount);
    buildMonths();
    read();
}

/// Usually the month that has just ended is invoiced.
void MonthDialog::buildMonths()
{
    new WheelGuard(m_months);
    m_months->setAccessibleName(tr("Month"));
    const QDate today = shopToday(m_context);
    const QDate first = QDate(today.year(), today.month(), 1);
    for (int back = 0; back < kMonthsShown; ++back) {
        const QDate month = plusMonths(first, -back);
        m_months->addItem(QLocale().toString(month, u"MMMM yyyy"_s), month);
    }
    m_months->setCurrentIndex(1);
    connect(m_months, &QComboBox::activated, this, &MonthDialog::read);
}

void MonthDialog::read()
{
    m_issue->setEnabled(false);
    showMessage(tr("Looking at what there is to invoice…"));
    m_lookup.ask([month = m_months->currentData().toDate()](ShopServices &shop) { return proposalsFor(shop, month); },
                 [this](const Result<QList<MonthProposal>> &proposals) {
                     if (proposals)
                         showProposals(*proposals);
                     else
                         showMessage(errorText(proposals.error()));
                 });
}

void MonthDialog::showProposals(const QList<MonthProposal> &proposals)
{
    m_proposals = proposals;
    model().clear();
    for (const MonthProposal &proposal : proposals)
        showProposal(proposal);
    showMessage(proposals.isEmpty()
                    ? QString()
                    : tr("Space ticks and unticks. Each invoice gets its number now and cannot be undone, only "
                         "credited."));
    showRows(0);
    showCount();
}

void MonthDialog::showProposal(const MonthProposal &proposal)
{
    const bool isRefused = !proposal.refusal.isEmpty();
    const Invoice &invoice = proposal.invoice;
    addRow({.name = nameOf(proposal),
            .more = isRefused ? proposal.refusal : tr("%n event(s)", nullptr, int(invoice.events().size())),
            .figure = isRefused ? QString() : moneyOf(invoice, invoice.totalIncTax()),
            .isTicked = !isRefused});
}

void MonthDialog::showCurrent()
{
    const MonthProposal proposal = m_proposals.value(currentRow());
    preview().clear();
    preview().setSubject({}, nameOf(proposal));
    if (proposal.refusal.isEmpty())
        showInvoice(proposal.invoice, preview());
    else
        preview().addSection(proposal.refusal)->setWordWrap(true);
}

void MonthDialog::showCount()
{
    const int count = int(chosen().size());
    double total = 0;
    for (int row = 0; row < model().rowCount(); ++row) {
        const Invoice &invoice = m_proposals.at(row).invoice;
        if (model().item(row)->checkState() == Qt::Checked)
            total += invoice.unit().amount(invoice.totalIncTax());
    }
    setTotal(count > 0 ? moneyText(total, m_context.shop.currency) : QString());
    m_issue->setText(count > 0 ? tr("Issue %n invoices", nullptr, count) : tr("Issue invoices"));
    m_issue->setEnabled(count > 0);
}

QList<MonthRequest> MonthDialog::chosen() const
{
    QList<MonthRequest> requests;
    for (int row = 0; row < model().rowCount(); ++row) {
        if (model().item(row)->checkState() == Qt::Checked)
            requests.append(m_proposals.at(row).request);
    }
    return requests;
}

void MonthDialog::issue()
{
    m_issue->setEnabled(false);
    const auto made = std::make_shared<QList<Invoice>>();
    m_context.edits.run(issueMonthsEdit(tr("Issue invoices"), chosen(), made), this,
                        [this, made](const Status &status) {
                            if (!made->isEmpty())
                                Q_EMIT noted(tr("Issued %n invoices", nullptr, int(made->size())));
                            if (status) {
                                accept();
                                return;
                            }
                            read(); // Issued invoices are no longer proposed.
                            showMessage(errorText(status.error()));
                        });
}

} // namespace stemdesk::ui
