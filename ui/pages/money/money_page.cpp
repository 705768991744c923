#include "ui/pages/money/money_page.h"

#include "core/services/services.h"
#include "ui/exchange/mail_draft.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/money/issued_model.h"
#include "ui/pages/money/journal_model.h"
#include "ui/pages/money/money_table.h"
#include "ui/pages/money/month_dialog.h"
#include "ui/pages/money/owed_model.h"
#include "ui/pages/money/reminder_dialog.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWithSource = 1200; ///< The least width of the page for the journal to say who did something in its rows.

/// A text that has no room beside its name, even in the narrowest panel, is below it.
void addEntryValue(SidePanel &panel, const QString &name, const QString &text)
{
    const QFont font = fontFor(TextStyle::Body);
    constexpr int kRoom = metric::kSidePanelMinimum - metric::kSpace16 - metric::kPageEdge - metric::kSpace8;
    const double beside = std::min(textWidth(font, name), kRoom / 3.0); // A longer name has a second line.
    if (beside + textWidth(font, text) < kRoom - 1) { // Labels round up.
        panel.addValue(name, text);
        return;
    }
    panel.addValue(name);
    auto *below = new TextLabel(text);
    below->setWordWrap(true);
    below->setTextInteractionFlags(Qt::TextSelectableByMouse);
    panel.addWidget(below);
}

} // namespace

MoneyPage::MoneyPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Money"))), m_owed(new OwedModel(this)),
      m_issued(new IssuedModel(context, this)), m_journal(new JournalModel(context, this)), m_body(new QStackedWidget),
      m_owedTable(buildTable(tr("What is due"), *m_owed,
                             tr("Who owes what, by due date. Events appear here once a quote is accepted or a payment "
                                "is recorded."))),
      m_issuedTable(buildTable(tr("Invoices"), *m_issued,
                               tr("All invoices and credit notes. Issue them in an event, under “Payments”."))),
      m_journalTable(buildTable(tr("Journal"), *m_journal,
                                tr("Every invoice, credit note, reminder and payment is written down here for the "
                                   "auditor: who did what, when, and which values it changed."))),
      m_entry(new SidePanel), m_tables(new TableOutput(context, this)),
      m_documents(new DocumentOutput(context.tasks, context.settings, this)), m_lookup(context)
{
    buildHeader();
    m_body->addWidget(m_owedTable);
    m_body->addWidget(m_issuedTable);
    m_body->addWidget(buildJournal());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_tables->progress());
    column->addWidget(m_body, 1);
    connectTables();
    onTabChanged();
}

void MoneyPage::buildHeader()
{
    m_tabs = m_header->setTabs({tr("Outstanding"), tr("Invoices"), tr("Journal")});
    connect(m_tabs, &QTabBar::currentChanged, this, &MoneyPage::onTabChanged);
    m_search = m_header->enableSearch({});
    connect(m_search, &SearchField::searched, this, &MoneyPage::narrow);
    connect(m_search, &SearchField::leftForResults, m_body, [this] { m_body->currentWidget()->setFocus(); });
    buildPeriods();
    buildActions();
}

void MoneyPage::buildPeriods()
{
    m_periodChip = m_header->chips()->addChip(periodText(m_period));
    auto *menu = new QMenu(m_periodChip);
    menu->setAccessibleName(tr("Dates"));
    m_periodChip->setMenu(menu);
    for (const TimeSpan period : kInvoicePeriods)
        menu->addAction(periodText(period), this, [this, period] { setPeriod(period); });
    connect(m_periodChip, &Chip::removed, this, [this] { setPeriod(TimeSpan::All); });
}

void MoneyPage::buildActions()
{
    m_month = m_header->addAction(tr("Invoice the month…"));
    connect(m_month, &QAbstractButton::clicked, this, &MoneyPage::invoiceMonth);
    m_remind = m_header->addAction(tr("Remind…"));
    connect(m_remind, &QAbstractButton::clicked, this, &MoneyPage::remind);
    m_pay = m_header->setPrimaryAction(tr("Record payment…"));
    connect(m_pay, &QAbstractButton::clicked, this, &MoneyPage::recordPayment);
    m_mail = m_header->addAction(tr("Draft e-mail"));
    m_mail->setToolTip(tr("A message in the mail program, with the invoice as PDF. Nothing is sent by itself"));
    connect(m_mail, &QAbstractButton::clicked, this, &MoneyPage::draftEmail);
    m_pdf = m_header->addAction(tr("Save PDF…"));
    connect(m_pdf, &QAbstractButton::clicked, this, &MoneyPage::savePdf);
    m_ubl = m_header->addAction(tr("Save e-invoice…"));
    m_ubl->setToolTip(tr("Saves it as UBL, by the rules of Peppol"));
    connect(m_ubl, &QAbstractButton::clicked, this, &MoneyPage::saveUbl);
    buildMenu();
}

void MoneyPage::buildMenu()
{
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export invoices…"), this,
                                [this] { exportTable(ExportedTable::Invoices, tr("Invoices")); });
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export payments…"), this,
                                [this] { exportTable(ExportedTable::Payments, tr("Payments")); });
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export the journal…"), this,
                                [this] { exportTable(ExportedTable::Journal, tr("Journal")); });
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Save the journal as PDF…"), this, &MoneyPage::saveJournal);
    buildOrders();
}

void MoneyPage::buildOrders()
{
    const std::tuple<MoneyTable *, QString, QString> tables[] = {{m_owedTable, u"outstanding"_s, tr("By due date")},
                                                                 {m_issuedTable, u"invoices"_s, tr("Newest first")},
                                                                 {m_journalTable, u"journal"_s, tr("Newest first")}};
    for (const auto &[table, name, usual] : tables) {
        table->setOrders(orderMemory(m_context.settings, name));
        m_orders.append({table, addOrders(*m_header->menu(), *table->table().horizontalHeader(), usual)});
    }
}

MoneyTable *MoneyPage::buildTable(const QString &name, QAbstractItemModel &model, const QString &empty)
{
    auto *first = new EmptyState(u"money"_s, empty, tr("Go to the events"));
    connect(first, &EmptyState::actionChosen, this, &MoneyPage::eventsRequested);
    return new MoneyTable(name, model, first);
}

/// The table, and beside it every value of the chosen entry.
QWidget *MoneyPage::buildJournal()
{
    auto *splitter = new Splitter(u"journal"_s, splitterMemory(m_context.settings));
    splitter->addWidget(m_journalTable);
    splitter->addWidget(m_entry);
    splitter->setStretchFactor(0, 1);
    splitter->setFoldable(m_entry, tr("the chosen entry"));
    m_journalTable->table().setColumnHidden(JournalModel::Values, true);
    connect(m_journalTable, &MoneyTable::currentChanged, this, &MoneyPage::showEntry);
    return splitter;
}

void MoneyPage::showEntry()
{
    m_entry->clear();
    const QModelIndex chosen = m_journalTable->current();
    if (!chosen.isValid()) {
        m_entry->setSubject({}, {});
        return;
    }
    const JournalRecord &record = m_journal->rowAt(chosen.row());
    m_entry->setSubject(tr("Entry %1").arg(QLocale().toString(record.entry.seq)), {});
    m_entry->setAccessibleName(m_journal->sentence(record));
    auto *heading = new TextLabel(m_journal->heading(record), TextStyle::Title);
    heading->setWordWrap(true);
    heading->setContentsMargins(0, 0, 0, metric::kSpace8);
    m_entry->addWidget(heading);
    if (!record.eventName.isEmpty())
        addEntryValue(*m_entry, tr("Event"), record.eventName.simplified());
    if (!record.entry.number.isEmpty() && !m_journal->heading(record).contains(record.entry.number))
        addEntryValue(*m_entry, tr("Invoice"), record.entry.number);
    if (!record.buyer.isEmpty())
        addEntryValue(*m_entry, tr("Client"), record.buyer.simplified());
    for (const JournalValueWords &value : m_journal->values(record))
        addEntryValue(*m_entry, value.name, value.text);
    m_entry->addSection(tr("In the journal"));
    addEntryValue(*m_entry, tr("Recorded"), m_journal->whenText(record));
    if (const QString author = m_journal->author(record); !author.isEmpty())
        addEntryValue(*m_entry, tr("Source"), author);
}

void MoneyPage::connectTables()
{
    connect(m_owedTable, &MoneyTable::opened, this,
            [this](const QModelIndex &index) { Q_EMIT paymentsRequested(m_owed->rowAt(index.row()).eventId); });
    connect(m_issuedTable, &MoneyTable::opened, this, [this](const QModelIndex &index) {
        const QList<EventId> events = m_issued->rowAt(index.row()).events();
        if (!events.isEmpty())
            Q_EMIT paymentsRequested(events.constFirst());
    });
    for (const MoneyTable *table : {m_owedTable, m_issuedTable, m_journalTable})
        connect(table, &MoneyTable::currentChanged, this, &MoneyPage::showChosen);
    connect(m_tables, &TableOutput::noted, this, &MoneyPage::noted);
    connect(m_documents, &DocumentOutput::noted, this, &MoneyPage::noted);
    connect(new RecentChanges(m_context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (!concern(changes,
                     {Resource::Event, Resource::Quote, Resource::Payment, Resource::Invoice, Resource::Contact,
                      Resource::Shop}))
            return;
        m_isStale = true;
        if (isVisible())
            read();
    });
    m_owedTable->table().setStretchedColumn(OwedModel::EventName);
    m_issuedTable->table().setStretchedColumn(IssuedModel::EventName);
    m_journalTable->table().setStretchedColumn(JournalModel::What);
    auto *owed = new ColumnShare(m_owedTable->table());
    owed->setSnug({OwedModel::Due, OwedModel::Amount});
    owed->remember(columnMemory(m_context.settings, u"outstanding"_s));
    auto *issued = new ColumnShare(m_issuedTable->table());
    issued->setSnug({IssuedModel::Number, IssuedModel::IssuedOn, IssuedModel::DueOn, IssuedModel::Amount});
    issued->remember(columnMemory(m_context.settings, u"invoices"_s));
    auto *journal = new ColumnShare(m_journalTable->table());
    journal->setSnug({JournalModel::Number, JournalModel::When, JournalModel::Amount, JournalModel::Who});
    journal->remember(columnMemory(m_context.settings, u"journal"_s));
    sumTables();
}

/// The journal has none: it lists the same money as an invoice and as its payment.
void MoneyPage::sumTables()
{
    m_owedTable->setSum([this](const QList<int> &rows) {
        MoneySum sum;
        for (const int row : rows) {
            const OwedPart &part = m_owed->rows().at(row);
            sum.add(part.missing, part.currency);
        }
        return SumLine{tr("%n outstanding payments", nullptr, int(rows.size())), tr("Total %1").arg(sum.text())};
    });
    m_issuedTable->setSum([this](const QList<int> &rows) {
        if (m_issued->canFetchMore({})) // The sum of a part would be taken for that of all.
            return SumLine{invoicesText(), {}};
        MoneySum sum;
        for (const int row : rows) {
            const Invoice &invoice = m_issued->rows().at(row);
            sum.add({.count = invoice.totalIncTax(), .unit = invoice.unit()}, invoice.seller.currency);
        }
        return SumLine{invoicesText(), tr("Total %1").arg(sum.text())};
    });
}

QString MoneyPage::invoicesText() const
{
    const int rows = m_issued->rowCount();
    if (m_issued->canFetchMore({}))
        return tr("more than %n invoices and credit notes", nullptr, rows);
    const int credits = int(std::ranges::count(m_issued->rows(), InvoiceKind::CreditNote, &Invoice::kind));
    const QString credited = tr("%n credit notes", nullptr, credits);
    if (credits > 0 && credits == rows)
        return credited;
    const QString invoices = tr("%n invoices", nullptr, rows - credits);
    return credits > 0 ? invoices + u" · "_s + credited : invoices;
}

void MoneyPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale || m_day != shopToday(m_context))
        read();
}

void MoneyPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Shares of the page's width; the event gets the rest.
    resizeColumns(*m_owedTable, {{OwedModel::Client, 0.25}, {OwedModel::What, 0.16}, {OwedModel::Amount, 0.11}});
    // Neither a day nor how late it is must be elided.
    QHeaderView &due = *m_owedTable->table().horizontalHeader();
    const QString usual = u"%1 · %2"_s.arg(widestDate(mediumDate), OwedModel::tr("%n days late", nullptr, 100));
    due.resizeSection(OwedModel::Due, columnWidth(due, OwedModel::Due, usual));
    resizeColumns(*m_issuedTable,
                  {{IssuedModel::Number, 0.1},
                   {IssuedModel::Buyer, 0.17},
                   {IssuedModel::State, 0.185},
                   {IssuedModel::Amount, 0.11}});
    m_journalTable->table().setColumnHidden(JournalModel::Who, width() < kWithSource); // The panel says it, too.
    resizeColumns(*m_journalTable, {{JournalModel::Who, 0.125}});
    QHeaderView &journal = *m_journalTable->table().horizontalHeader();
    journal.resizeSection(JournalModel::Number, columnWidth(journal, JournalModel::Number, u"00,000"_s));
    journal.resizeSection(JournalModel::When,
                          columnWidth(journal, JournalModel::When, widestDate(shortDate) + u" 00:00"_s));
    journal.resizeSection(JournalModel::Amount,
                          columnWidth(journal, JournalModel::Amount, moneyText(-88'888.88, m_context.shop.currency)));
    // Invoice numbers and dates must not be elided.
    QHeaderView &header = *m_issuedTable->table().horizontalHeader();
    for (const int column : {IssuedModel::IssuedOn, IssuedModel::DueOn})
        header.resizeSection(column, columnWidth(header, column, widestDate(mediumDate)));
    const int whole = columnWidth(header, IssuedModel::Number, u"2026-00000"_s);
    if (header.sectionSize(IssuedModel::Number) < whole)
        header.resizeSection(IssuedModel::Number, whole);
}

void MoneyPage::resizeColumns(MoneyTable &table, const QList<std::pair<int, double>> &parts)
{
    for (const auto &[column, part] : parts)
        resizeToPart(*table.table().horizontalHeader(), column, part, width());
}

bool MoneyPage::isShown(const MoneyTable *table) const
{
    const QWidget *shown = m_body->widget(m_tabs->currentIndex());
    return shown == table || shown->isAncestorOf(table);
}

void MoneyPage::onTabChanged()
{
    const bool isOwed = isShown(m_owedTable);
    const bool isInvoices = isShown(m_issuedTable);
    m_body->setCurrentIndex(m_tabs->currentIndex());
    setFocusProxy(isShown(m_journalTable) ? m_journalTable : m_body->currentWidget());
    m_search->setPlaceholder(isOwed ? tr("Search client, event…") : tr("Search client, event, number…"));
    m_month->setVisible(isOwed);
    m_remind->setVisible(isOwed);
    m_pay->setVisible(isOwed || isInvoices);
    m_mail->setVisible(isInvoices);
    m_pdf->setVisible(!isOwed);
    m_ubl->setVisible(isInvoices);
    for (const auto &[table, orders] : std::as_const(m_orders))
        orders->menuAction()->setVisible(isShown(table));
    showChosen();
    showState();
}

void MoneyPage::read()
{
    m_isStale = false;
    m_day = shopToday(m_context);
    m_issued->refresh();
    m_journal->refresh();
    // Reads every agreed event, so it does not run on the window's thread.
    m_lookup.ask([](ShopServices &services) { return services.payments.owed(); },
                 [this](const Result<QList<EventBalance>> &owed) {
                     if (owed)
                         m_owed->setOwed(*owed, m_day);
                     m_isStale = !owed; // Busy; the next change reads again.
                     showState();
                 });
    showState();
}

void MoneyPage::showState()
{
    if (isShown(m_owedTable)) {
        const QString period = m_period == TimeSpan::All ? QString() : periodText(m_period);
        m_header->setState(m_owed->stateText(period, !m_search->text().trimmed().isEmpty()));
        m_header->setAlert(m_owed->overdueText());
        return;
    }
    if (isShown(m_journalTable)) {
        const int rows = m_journal->rowCount();
        m_header->setState(m_journal->canFetchMore({}) ? tr("more than %n entries", nullptr, rows)
                                                       : tr("%n entries", nullptr, rows));
        return;
    }
    const QString count = invoicesText();
    const QString unreadable = unreadableInvoices(m_issued->unreadable());
    m_header->setState(unreadable.isEmpty() ? count : count + u" · "_s + unreadable);
}

void MoneyPage::narrow()
{
    const QString text = m_search->text().trimmed();
    const PeriodDays days = daysOf(m_period, shopToday(m_context));
    const bool isNarrowed = !text.isEmpty() || m_period != TimeSpan::All;
    m_owed->narrow(days);
    m_owedTable->search(text);
    m_owedTable->setNarrowed(isNarrowed);
    m_issued->narrow({.q = text, .eventId = {}, .from = days.from, .to = days.to});
    m_issuedTable->setNarrowed(isNarrowed);
    m_journal->narrow({.from = days.from, .to = days.to});
    m_journalTable->search(text);
    m_journalTable->setNarrowed(isNarrowed);
    showState();
}

void MoneyPage::findInvoice(const QString &words)
{
    m_tabs->setCurrentIndex(m_body->indexOf(m_issuedTable));
    m_search->setText(words);
    setPeriod(TimeSpan::All);
}

void MoneyPage::setPeriod(TimeSpan period)
{
    const bool isAll = period == TimeSpan::All;
    m_period = period;
    m_periodChip->setText(periodText(period));
    m_periodChip->setAccessibleName(tr("Dates: %1").arg(periodText(period)));
    m_periodChip->setActive(!isAll);
    m_periodChip->setRemovable(!isAll);
    narrow();
}

/// Exports the chosen period.
void MoneyPage::exportTable(ExportedTable table, const QString &name)
{
    const PeriodDays days = daysOf(m_period, shopToday(m_context));
    TableChoice choice{.table = table};
    choice.invoices = {.q = {}, .eventId = {}, .from = days.from, .to = days.to};
    choice.payments = {.from = days.from, .to = days.to, .updatedSince = {}};
    choice.journal = {.from = days.from, .to = days.to};
    m_tables->askAndSave(choice, name + periodSuffix(days));
}

/// Enables the actions for the selected row.
void MoneyPage::showChosen()
{
    const QModelIndex chosen = m_issuedTable->current();
    const bool isChosen = chosen.isValid();
    const bool isOpen = isChosen && m_issued->rowAt(chosen.row()).standing.open > 0;
    m_pay->setEnabled(isShown(m_owedTable) ? m_owedTable->current().isValid() : isOpen);
    setTip(*m_pay, isShown(m_issuedTable) && isChosen && !isOpen ? tr("Nothing is outstanding on it") : QString());
    m_mail->setEnabled(isChosen);
    m_pdf->setEnabled(isChosen || isShown(m_journalTable));
    m_ubl->setEnabled(isChosen);
}

void MoneyPage::invoiceMonth()
{
    auto *dialog = new MonthDialog(m_context, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MonthDialog::noted, this, [this](const QString &text) { Q_EMIT noted(text, {}, {}); });
    dialog->open();
}

void MoneyPage::remind()
{
    auto *dialog = new ReminderDialog(m_context, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// For a row of an invoice, the payment is for the whole invoice.
std::optional<DueAmount> MoneyPage::chosenDue() const
{
    if (!isShown(m_owedTable)) {
        const QModelIndex issued = m_issuedTable->current();
        return issued.isValid() ? std::optional(dueAmount(m_issued->rowAt(issued.row()))) : std::nullopt;
    }
    const QModelIndex owed = m_owedTable->current();
    if (!owed.isValid())
        return {};
    const OwedPart &part = m_owed->rowAt(owed.row());
    const auto invoice = m_context.services.invoices.find(part.invoiceId);
    return invoice && invoice->standing.open > 0 ? dueAmount(*invoice) : dueAmount(part);
}

void MoneyPage::recordPayment()
{
    const auto due = chosenDue();
    if (!due)
        return;
    auto *dialog = new PaymentDialog(m_context, *due, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MoneyPage::draftEmail()
{
    const QModelIndex index = m_issuedTable->current();
    if (!index.isValid())
        return;
    draftInvoice(m_context, m_issued->rowAt(index.row()), this,
                 [this](const QString &said) { Q_EMIT noted(said, {}, {}); });
}

void MoneyPage::saveUbl()
{
    if (const QModelIndex index = m_issuedTable->current(); index.isValid())
        m_documents->askAndSave(invoiceFileJob(m_issued->rowAt(index.row())));
}

void MoneyPage::saveJournal()
{
    const PeriodDays days = daysOf(m_period, shopToday(m_context));
    m_documents->askAndSave(journalPrintJob({.from = days.from, .to = days.to}, m_context.shop.id),
                            chosenPaper(m_context.settings, m_context.shop));
}

void MoneyPage::savePdf()
{
    if (isShown(m_journalTable)) {
        saveJournal();
        return;
    }
    if (const QModelIndex index = m_issuedTable->current(); index.isValid())
        m_documents->askAndSave(invoicePrintJob(m_issued->rowAt(index.row()), m_context.shop.id),
                                chosenPaper(m_context.settings, m_context.shop));
}

} // namespace stemdesk::ui
