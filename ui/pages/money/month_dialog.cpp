#include "ui/pages/money/month_dialog.h"

#include "core/base/day.h"
#include "core/domain/clients/invoicing_terms.h"
#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/undo/invoice_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMonthsShown = 13;
constexpr int kContactsAtOnce = 500;

/// The clients who get one invoice for a month, with what this one would have.
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

QString rowText(const MonthProposal &proposal)
{
    const QString &name = proposal.contact.company.isEmpty() ? proposal.contact.name : proposal.contact.company;
    if (!proposal.refusal.isEmpty())
        return name + u" · "_s + proposal.refusal;
    const Invoice &invoice = proposal.invoice;
    return QStringList{name, MonthDialog::tr("%n event(s)", nullptr, int(invoice.events().size())),
                       moneyOf(invoice, invoice.totalIncTax())}
        .join(u" · "_s);
}

/// The invoice line by line.
QString previewText(const MonthProposal &proposal)
{
    if (!proposal.refusal.isEmpty())
        return proposal.refusal;
    const Invoice &invoice = proposal.invoice;
    QStringList lines{invoice.buyer.name};
    if (invoice.dueOn)
        lines += MonthDialog::tr("due %1").arg(mediumDate(*invoice.dueOn));
    for (const InvoiceLine &line : invoice.lines) {
        if (line.isHeading)
            lines += {QString(), line.text};
        else
            lines += u"    %1   %2"_s.arg(line.text, moneyOf(invoice, line.incTax));
    }
    lines += {QString(), MonthDialog::tr("Total with tax: %1").arg(moneyOf(invoice, invoice.totalIncTax()))};
    return lines.join(u'\n');
}

} // namespace

MonthDialog::MonthDialog(UiContext &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_lookup(context), m_months(new QComboBox),
      m_model(new QStandardItemModel(this)), m_list(new QListView), m_preview(new QPlainTextEdit),
      m_said(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_issue(new Button({}, Button::Kind::Primary))
{
    setWindowTitle(tr("Invoice the month"));
    resize(3 * kBoardColumnWidth, 2 * kBoardColumnWidth);
    m_said->setWordWrap(true);
    m_list->setAccessibleName(tr("Clients to invoice"));
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setWordWrap(true);
    m_list->setSpacing(kSpace4);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview->setAccessibleName(tr("The invoice"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    auto *cancel = new Button(tr("Cancel"));
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpace8);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(m_issue);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(kSpace12);
    sides->addWidget(m_list, 1);
    sides->addWidget(m_preview, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace16);
    column->setSpacing(kSpace12);
    column->addWidget(m_months, 0, Qt::AlignLeft);
    column->addWidget(m_said);
    column->addLayout(sides, 1);
    column->addLayout(foot);
    m_issue->setDefault(true);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_issue, &QAbstractButton::clicked, this, &MonthDialog::issue);
    connect(m_model, &QStandardItemModel::itemChanged, this, &MonthDialog::showCount);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &MonthDialog::showCurrent);
    buildMonths();
    read();
}

/// The month that has just ended is the usual one.
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
    m_said->setText(tr("Looking at what there is to invoice…"));
    m_lookup.ask([month = m_months->currentData().toDate()](ShopServices &shop) { return proposalsFor(shop, month); },
                 [this](const Result<QList<MonthProposal>> &proposals) {
                     if (proposals)
                         showProposals(*proposals);
                     else
                         m_said->setText(errorText(proposals.error()));
                 });
}

void MonthDialog::showProposals(const QList<MonthProposal> &proposals)
{
    m_proposals = proposals;
    m_model->clear();
    for (const MonthProposal &proposal : proposals) {
        auto *item = new QStandardItem(rowText(proposal));
        const bool canBeIssued = proposal.refusal.isEmpty();
        item->setCheckable(canBeIssued);
        if (canBeIssued)
            item->setCheckState(Qt::Checked);
        m_model->appendRow(item);
    }
    m_said->setText(proposals.isEmpty()
                        ? tr("Nothing to invoice: no client with one invoice for a month has approved events that are "
                             "not invoiced. Choose “One for the whole month” for a client under Clients.")
                        : tr("Space ticks and unticks. Each invoice gets its number now and cannot be undone, only "
                             "credited."));
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->setFocus();
    showCurrent();
    showCount();
}

void MonthDialog::showCurrent()
{
    const int row = m_list->currentIndex().row();
    m_preview->setPlainText(row >= 0 && row < m_proposals.size() ? previewText(m_proposals.at(row)) : QString());
}

void MonthDialog::showCount()
{
    const int count = int(chosen().size());
    m_issue->setText(tr("Issue %n invoices", nullptr, count));
    m_issue->setEnabled(count > 0);
}

QList<MonthRequest> MonthDialog::chosen() const
{
    QList<MonthRequest> requests;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->checkState() == Qt::Checked)
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
                            read(); // What was issued is no longer proposed.
                            m_said->setText(errorText(status.error()));
                        });
}

} // namespace stemdesk::ui
