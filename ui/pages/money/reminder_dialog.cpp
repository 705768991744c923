#include "ui/pages/money/reminder_dialog.h"

#include "core/base/private_file.h"
#include "core/documents/invoice_pages.h"
#include "core/exchange/mail/client_email.h"
#include "core/services/services.h"
#include "ui/preview/print_job.h"
#include "ui/theme/metrics.h"
#include "ui/undo/invoice_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QListView>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kInvoicesAtOnce = 100;
constexpr int kMostLevel = 3;

Result<QList<Invoice>> overdueInvoices(ShopServices &shop)
{
    QList<Invoice> overdue;
    PageRequest page{.limit = kInvoicesAtOnce};
    do {
        const auto invoices = TRY(shop.invoices.list({.state = InvoiceState::Overdue}, page));
        overdue += invoices.rows;
        page.after = invoices.next;
    } while (page.after);
    std::ranges::reverse(overdue);
    return overdue;
}

/// The draft with the invoices, for a mail program.
Result<QByteArray> draftOf(ShopServices &services, const QList<Invoice> &invoices, int level)
{
    const Shop shop = TRY(services.settings.shop());
    const EmailDraft email = reminderEmailFor(invoices, level, shop);
    QList<MailAttachment> pdfs;
    for (const Invoice &invoice : invoices) {
        const QByteArray pdf = TRY(madeInTime<QByteArray>([&](const TimedWork &work) {
            return invoicePdf(invoice, picturesFor(work, services), [&work](int) { return !work.isAbandoned(); });
        }));
        pdfs.append({"invoice-" + QByteArray::number(pdfs.size() + 1) + ".pdf", "application/pdf", pdf});
    }
    MailDraft draft = TRY(clientDraftOf(email, shop, services.now(), pdfs.takeFirst()));
    draft.attachments += pdfs;
    return mailDraftBytes(draft);
}

QString openText(const ClientDebts &debts)
{
    qint64 open = 0;
    for (const Invoice &invoice : debts.invoices)
        open += invoice.standing.open;
    const Invoice &any = debts.invoices.constFirst();
    return moneyText(any.unit().amount(open), any.seller.currency);
}

/// One more than the last reminder of any of them.
int nextLevel(const ClientDebts &debts)
{
    int level = 1;
    for (const Invoice &invoice : debts.invoices)
        level = std::max(level, invoice.standing.reminderLevel.value_or(0) + 1);
    return std::min(level, kMostLevel);
}

} // namespace

ReminderDialog::ReminderDialog(UiContext &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_lookup(context), m_shop(context.shop),
      m_model(new QStandardItemModel(this)), m_list(new QListView), m_level(new QComboBox),
      m_preview(new QPlainTextEdit), m_said(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_open(new Button(tr("Open in mail program"), Button::Kind::Primary)), m_note(new Button(tr("Note as reminded")))
{
    setWindowTitle(tr("Remind"));
    resize(3 * kBoardColumnWidth, 2 * kBoardColumnWidth);
    build();
    if (const auto shop = context.services.settings.shop())
        m_shop = *shop;
    read();
}

void ReminderDialog::build()
{
    new WheelGuard(m_level);
    m_said->setWordWrap(true);
    m_list->setAccessibleName(tr("Clients with overdue invoices"));
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setWordWrap(true);
    m_list->setSpacing(kSpace4);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_level->setAccessibleName(tr("Tone"));
    for (const QString &level : {tr("Friendly reminder"), tr("Second reminder"), tr("Last reminder")})
        m_level->addItem(level);
    m_preview->setAccessibleName(tr("The message"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    auto *close = new Button(tr("Close"));
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpace8);
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(m_note);
    foot->addWidget(m_open);
    auto *draft = new QVBoxLayout;
    draft->setSpacing(kSpace8);
    draft->addWidget(m_level, 0, Qt::AlignLeft);
    draft->addWidget(m_preview, 1);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(kSpace12);
    sides->addWidget(m_list, 1);
    sides->addLayout(draft, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace16);
    column->setSpacing(kSpace12);
    column->addWidget(m_said);
    column->addLayout(sides, 1);
    column->addLayout(foot);
    connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_open, &QAbstractButton::clicked, this, &ReminderDialog::openDraft);
    connect(m_note, &QAbstractButton::clicked, this, &ReminderDialog::noteReminded);
    connect(m_level, &QComboBox::activated, this, &ReminderDialog::showDraft);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReminderDialog::showCurrent);
}

void ReminderDialog::read()
{
    m_lookup.ask([](ShopServices &shop) { return overdueInvoices(shop); },
                 [this](const Result<QList<Invoice>> &overdue) {
                     if (overdue)
                         showDebts(*overdue);
                     else
                         m_said->setText(errorText(overdue.error()));
                 });
}

void ReminderDialog::showDebts(const QList<Invoice> &overdue)
{
    const int row = std::max(0, m_list->currentIndex().row());
    m_debts.clear();
    for (const Invoice &invoice : overdue) {
        const auto isTheirs = [&](const ClientDebts &debts) {
            const Invoice &first = debts.invoices.constFirst();
            return first.contactId == invoice.contactId && first.buyer.name == invoice.buyer.name;
        };
        auto debts = std::ranges::find_if(m_debts, isTheirs);
        if (debts == m_debts.end())
            debts = m_debts.insert(debts, {.name = invoice.buyer.name, .invoices = {}});
        debts->invoices.append(invoice);
    }
    m_model->clear();
    for (const ClientDebts &debts : std::as_const(m_debts)) {
        const bool isReminded = debts.invoices.constFirst().standing.remindedAt.has_value();
        QStringList words{debts.name, openText(debts)};
        if (isReminded)
            words += tr("reminded");
        m_model->appendRow(new QStandardItem(words.join(u" · "_s)));
    }
    m_said->setText(m_debts.isEmpty() ? tr("Nothing is overdue.")
                                      : tr("Look at each message before it is opened in your mail program. Nothing is "
                                           "sent by itself."));
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    m_list->setFocus();
    showCurrent();
}

const ClientDebts *ReminderDialog::current() const
{
    const int row = m_list->currentIndex().row();
    return row >= 0 && row < m_debts.size() ? &m_debts.at(row) : nullptr;
}

int ReminderDialog::level() const
{
    return m_level->currentIndex() + 1;
}

void ReminderDialog::showCurrent()
{
    if (const ClientDebts *debts = current())
        m_level->setCurrentIndex(nextLevel(*debts) - 1);
    showDraft();
}

void ReminderDialog::showDraft()
{
    const ClientDebts *debts = current();
    m_open->setEnabled(debts != nullptr);
    m_note->setEnabled(debts != nullptr);
    if (!debts) {
        m_preview->clear();
        return;
    }
    const EmailDraft email = reminderEmailFor(debts->invoices, level(), m_shop);
    m_preview->setPlainText(email.subject + u"\n\n"_s + email.body);
}

/// As a file, which mail programs open as a message that is not sent yet.
void ReminderDialog::openDraft()
{
    const ClientDebts *debts = current();
    if (!debts)
        return;
    const auto work = [invoices = debts->invoices, level = level()](ShopServices &shop) {
        return draftOf(shop, invoices, level);
    };
    const QString name = fileNameFrom(tr("Reminder %1").arg(debts->invoices.constFirst().number)) + u".eml"_s;
    askBeside(m_context.tasks, m_context, this, work, [this, name](const Result<QByteArray> &draft) {
        if (!draft) {
            m_said->setText(errorText(draft.error()));
            return;
        }
        const QString file = QDir::temp().filePath(name);
        const bool isOpen = writePrivately(file, *draft) && QDesktopServices::openUrl(QUrl::fromLocalFile(file));
        m_said->setText(isOpen ? tr("The message is open in your mail program. Once you have sent it, note it here.")
                               : tr("No mail program opens the message; it is in %1.").arg(file));
        m_note->setFocus();
    });
}

void ReminderDialog::noteReminded()
{
    const ClientDebts *debts = current();
    if (!debts)
        return;
    QList<InvoiceId> invoices;
    for (const Invoice &invoice : debts->invoices)
        invoices.append(invoice.id);
    m_context.edits.run(remindEdit(tr("Note that %1 was reminded").arg(debts->name), invoices, level()), this,
                        [this](const Status &status) {
                            if (!status)
                                m_said->setText(errorText(status.error()));
                            read();
                        });
}

} // namespace stemdesk::ui
