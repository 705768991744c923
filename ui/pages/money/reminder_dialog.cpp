#include "ui/pages/money/reminder_dialog.h"

#include "core/domain/shops/document_names.h"
#include "core/exchange/mail/client_email.h"
#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/preview/print_jobs.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QComboBox>
#include <QStandardItemModel>

#include <algorithm>
#include <chrono>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kInvoicesAtOnce = 100;
constexpr int kMostLevel = 3;
constexpr std::chrono::hours kPatience{24 * 7};

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

QString openText(const ClientDebts &debts)
{
    qint64 open = 0;
    for (const Invoice &invoice : debts.invoices)
        open += invoice.standing.open;
    const Invoice &any = debts.invoices.constFirst();
    return moneyText(any.unit().amount(open), any.seller.currency);
}

/// The last reminder of any of them; nullopt if there was none.
std::optional<Instant> lastReminder(const ClientDebts &debts)
{
    std::optional<Instant> last;
    for (const Invoice &invoice : debts.invoices)
        last = std::max(last, invoice.standing.remindedAt);
    return last;
}

/// So lately that the client has not had the time to pay.
bool isJustReminded(const ClientDebts &debts, Instant now)
{
    const auto last = lastReminder(debts);
    return last && now < *last + std::chrono::milliseconds(kPatience).count();
}

/// One level above the last reminder of any of them; that of the last one while the client was only just reminded.
int nextLevel(const ClientDebts &debts, Instant now)
{
    const int step = isJustReminded(debts, now) ? 0 : 1;
    int level = 1;
    for (const Invoice &invoice : debts.invoices)
        level = std::max(level, invoice.standing.reminderLevel.value_or(0) + step);
    return std::min(level, kMostLevel);
}

} // namespace

ReminderDialog::ReminderDialog(UiContext &context, QWidget *parent)
    : ListDialog({.title = tr("Remind"),
                  .list = tr("Clients with overdue invoices"),
                  .preview = tr("The message"),
                  .close = tr("Close"),
                  .empty = tr("Nothing is overdue.")},
                 new Button(tr("Open in mail program"), Button::Kind::Primary), parent),
      m_context(context), m_lookup(context), m_shop(context.shop), m_level(new QComboBox), m_open(act()),
      m_note(new Button(tr("Note as reminded")))
{
    new WheelGuard(m_level);
    m_level->setAccessibleName(tr("Tone"));
    for (const QString &level : {tr("Friendly reminder"), tr("Second reminder"), tr("Last reminder")})
        m_level->addItem(level);
    addAbovePreview(m_level);
    addAct(m_note);
    connect(m_open, &QAbstractButton::clicked, this, &ReminderDialog::openDraft);
    connect(m_note, &QAbstractButton::clicked, this, &ReminderDialog::noteReminded);
    connect(m_level, &QComboBox::activated, this, &ReminderDialog::showDraft);
    if (const auto shop = context.services.settings.shop())
        m_shop = *shop;
    showDraft(); // There is nothing to open or note until the list is read.
    read();
}

void ReminderDialog::read()
{
    m_lookup.ask([](ShopServices &shop) { return overdueInvoices(shop); },
                 [this](const Result<QList<Invoice>> &overdue) {
                     if (overdue)
                         showDebts(*overdue);
                     else
                         showMessage(errorText(overdue.error()));
                 });
}

void ReminderDialog::showDebts(const QList<Invoice> &overdue)
{
    const int row = std::max(0, currentRow());
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
    model().clear();
    for (const ClientDebts &debts : std::as_const(m_debts)) {
        const auto reminded = lastReminder(debts);
        const QString count = tr("%n invoice(s)", nullptr, int(debts.invoices.size()));
        addRow({.name = debts.name,
                .more = reminded
                    ? count + u" · "_s + tr("reminded %1").arg(dayAndMonth(dayOf(*reminded, zoneOf(m_context.shop))))
                    : count,
                .figure = openText(debts)});
    }
    const QString hint = m_noted.isEmpty()
        ? tr("Look at each message before it is opened in your mail program. Nothing is sent by itself.")
        : std::exchange(m_noted, {});
    showMessage(m_debts.isEmpty() ? QString() : hint);
    showRows(std::min(row, model().rowCount() - 1));
}

const ClientDebts *ReminderDialog::current() const
{
    const int row = currentRow();
    return row >= 0 && row < m_debts.size() ? &m_debts.at(row) : nullptr;
}

int ReminderDialog::level() const
{
    return m_level->currentIndex() + 1;
}

void ReminderDialog::showCurrent()
{
    if (const ClientDebts *debts = current())
        m_level->setCurrentIndex(nextLevel(*debts, m_context.services.now()) - 1);
    showDraft();
}

void ReminderDialog::showDraft()
{
    const ClientDebts *debts = current();
    m_open->setEnabled(debts != nullptr);
    m_note->setEnabled(debts && !isJustReminded(*debts, m_context.services.now()));
    preview().clear();
    if (!debts)
        return;
    const EmailDraft email = reminderEmailFor(debts->invoices, level(), m_shop, m_context.services.now());
    for (const auto &[text, style] :
         {std::pair(email.subject, TextStyle::Strong), std::pair(u'\n' + email.body, TextStyle::Body)}) {
        auto *words = new TextLabel(text, style);
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        preview().addWidget(words);
    }
}

/// Opens the reminder as a file that mail programs show as an unsent message.
void ReminderDialog::openDraft()
{
    const ClientDebts *debts = current();
    if (!debts)
        return;
    const auto work = [invoices = debts->invoices, level = level()](ShopServices &shop) -> Result<QByteArray> {
        const Shop now = TRY(shop.settings.shop());
        return invoiceMessage(shop, reminderEmailFor(invoices, level, now, shop.now()), invoices);
    };
    const QString name = fileNameFrom(tr("Reminder %1").arg(debts->invoices.constFirst().number));
    askBeside(m_context.tasks, m_context, this, work, [this, name](const Result<QByteArray> &draft) {
        if (!draft) {
            showMessage(errorText(draft.error()));
            return;
        }
        const OpenedMessage opened = openMessage(name, *draft);
        showMessage(opened.isOpen ? tr("The message is open in your mail program. Once you have sent it, note it here.")
                                  : tr("No mail program opens the message; it is in %1.").arg(opened.file));
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
                        [this, name = debts->name](const Status &status) {
                            m_noted = status
                                ? tr("Noted: %1 was reminded. Give it a week before the next reminder.").arg(name)
                                : errorText(status.error());
                            read();
                        });
}

} // namespace stemdesk::ui
