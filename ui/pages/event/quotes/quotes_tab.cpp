#include "ui/pages/event/quotes/quotes_tab.h"

#include "core/domain/money_text.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/quotes/quote_card.h"
#include "ui/pages/event/quotes/quote_changes_card.h"
#include "ui/pages/event/quotes/quote_files.h"
#include "ui/pages/event/quotes/quote_parts.h"
#include "ui/pages/event/quotes/quotes_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/below_cost_question.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QApplication>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QuotesTab::QuotesTab(EventDocument &document, QWidget *parent)
    : EventForm(document, parent), m_model(new QuotesModel(document, this)), m_table(new TableView(tr("Quotes"))),
      m_make(new Button(tr("Make a quote"), Button::Kind::Small)),
      m_none(
          new EmptyState(u"document"_s,
                         tr("No quote yet. It keeps the words and prices of today, for the PDF and the e-mail to the "
                            "client, and shows later what has changed since."),
                         tr("Make a quote"))),
      m_new(new NewRow(NewRow::Place::InCard)),
      m_next(
          new TextLabel(tr("Nothing is sent yet: save the PDF or draft the e-mail below. The event then waits for the "
                           "client’s answer."),
                        TextStyle::Body, Tone::Quiet)),
      m_belowCost(new BelowCostQuestion), m_quote(new QuoteCard(document.context())),
      m_changes(new QuoteChangesCard(document)), m_files(new QuoteFiles(document, this)),
      m_today(new Card(tr("What a quote would contain"))), m_parts(new QuoteParts(tr("What a quote would contain"))),
      m_lookup(document.context())
{
    buildVersions();
    beginSecondColumn();
    takeCard(m_quote);
    takeCard(m_changes);
    m_today->body()->addWidget(m_parts);
    m_today->hide();
    takeCard(m_today);
    connectCard();
    connect(m_changes, &QuoteChangesCard::compared, m_quote,
            [this](bool hasChanges) { m_quote->setUnchanged(!hasChanges); });
    connect(m_files, &QuoteFiles::noted, this, &QuotesTab::noted);
    connect(&document, &EventDocument::opened, this, [this] {
        keepNew();
        m_model->clear();
        m_lookup.forget();
        m_today->hide(); // It shows the previous event.
        onChosen();
    });
    keepNew();
    for (const auto signal : {&EventDocument::opened, &EventDocument::changed, &EventDocument::touched})
        connect(&document, signal, this, [this] {
            if (isVisible())
                read();
        });
}

void QuotesTab::buildVersions()
{
    Card *card = addCard(tr("Quotes"));
    card->addHeaderEnd(m_make);
    card->setNote(tr("Quotes don’t change once made."));
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setStretchedColumn(QuotesModel::Answer);
    buildNewRow(card);
    card->body()->addWidget(m_table);
    card->body()->addWidget(m_none);
    connect(m_make, &QAbstractButton::clicked, this, &QuotesTab::startQuote);
    connect(m_none, &EmptyState::actionChosen, this, &QuotesTab::startQuote);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &QuotesTab::onChosen);
    connect(m_table, &TableView::deleteRequested, m_quote, &QuoteCard::removeRequested);
    auto *accept = new QShortcut(QKeySequence(Qt::Key_A), m_table);
    accept->setContext(Qt::WidgetShortcut);
    connect(accept, &QShortcut::activated, m_quote, &QuoteCard::accept);
}

void QuotesTab::buildNewRow(Card *card)
{
    QLineEdit *day = m_new->addLabelled(tr("Valid until, if limited"), tr("a day, like +14"));
    showDayAsRead(*day, [this](const QString &typed) { return dayFrom(typed, shopToday(document().context())); });
    m_new->addLabelled(tr("Note for the client"));
    auto *make = new Button(tr("Make the quote"), Button::Kind::Primary);
    m_new->add(make);
    m_new->addClose(tr("Make no quote"));
    card->body()->addWidget(m_new);
    m_next->setWordWrap(true);
    m_next->setContentsMargins(0, metric::kSpace8, 0, 0); // Below the line of the row above it.
    card->addPadded(m_next);
    m_next->hide();
    m_new->installEventFilter(this);
    card->body()->addWidget(m_belowCost);
    connect(m_new, &NewRow::entered, this, &QuotesTab::freeze);
    connect(make, &QAbstractButton::clicked, this, &QuotesTab::freeze);
    connect(&document(), &EventDocument::opened, m_belowCost, &BelowCostQuestion::forget);
}

/// Keeps the typed text for the open event.
void QuotesTab::keepNew()
{
    if (!document().isOpen())
        return;
    const bool isKept = m_new->keepIn(memoryOf(document().shown().id));
    m_new->hide();
    if (isKept)
        m_new->open();
}

DraftMemory QuotesTab::memoryOf(const EventId &event)
{
    return draftMemory(document().context(), u"quote"_s, event.text());
}

void QuotesTab::connectCard()
{
    connect(m_quote, &QuoteCard::acceptRequested, this, [this](const QString &by) {
        run(acceptQuoteEdit(tr("Accept quote %1").arg(chosen().number), chosen(), by));
    });
    connect(m_quote, &QuoteCard::declineRequested, this, [this](const QString &reason) {
        run(declineQuoteEdit(tr("Decline quote %1").arg(chosen().number), chosen(), reason));
    });
    connect(m_quote, &QuoteCard::reopenRequested, this,
            [this] { run(reopenQuoteEdit(tr("Reopen quote %1").arg(chosen().number), chosen())); });
    connect(m_quote, &QuoteCard::removeRequested, this, [this] {
        if (chosen().id.isNull())
            return;
        Edit edit = removeQuoteEdit(tr("Delete quote %1").arg(chosen().number), chosen());
        edit.offer = tr("Deleted quote %1").arg(chosen().number);
        run(edit);
    });
    connect(m_quote, &QuoteCard::pdfRequested, this, [this] { m_files->askAndSave(chosen()); });
    connect(m_quote, &QuoteCard::emailRequested, this, [this] { m_files->draftEmail(chosen()); });
}

void QuotesTab::startQuote()
{
    m_new->open();
    ensureWidgetVisible(m_new);
}

void QuotesTab::startAnswer()
{
    read(); // One may have come since.
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Quote quote = m_model->rowAt(row);
        if (quote.state != QuoteState::Open || m_model->isOlder(quote))
            continue;
        choose(row);
        m_quote->startAnswer();
        ensureWidgetVisible(m_quote);
        return;
    }
    startQuote();
}

void QuotesTab::run(const Edit &edit)
{
    if (std::exchange(m_isRunning, true)) // Pressed twice, the second would be refused.
        return;
    document().run(edit, this, [this](const Status &status) {
        m_isRunning = false;
        m_quote->refuse(status ? QString() : errorText(status.error()));
    });
}

void QuotesTab::freeze()
{
    if (!document().isOpen())
        return;
    QuotePatch quote{.note = m_new->text(1)};
    QString past;
    if (const QString typed = m_new->text(0); !typed.isEmpty()) {
        const QDate today = shopToday(document().context());
        const auto day = dayFrom(typed, today);
        if (!day) {
            m_new->refuse(tr("Write a day, like +14."), 0);
            return;
        }
        quote.validUntil = day;
        if (*day < today)
            past = tr("%1 is past: the quote would be expired at once.").arg(mediumDate(*day));
    }
    m_belowCost->askAbout(past, kSentStatus, [this, quote] { askBelowCost(quote); });
}

void QuotesTab::askBelowCost(const QuotePatch &quote)
{
    if (!document().isOpen())
        return;
    m_belowCost->askFor(kSentStatus, document().recipe(), document().shop().currency, [this, quote] {
        if (document().isOpen())
            store(quote);
    });
}

void QuotesTab::store(const QuotePatch &quote)
{
    if (!m_new->beginSending())
        return;
    const auto made = std::make_shared<QuoteId>(); // Owned by the edit and by its callback.
    document().run(freezeQuoteEdit(tr("Make a quote"), document().shown().id, quote, made), this,
                   [this, made, event = document().shown().id](const Status &status) {
                       const bool isShown = document().isOpen() && document().shown().id == event;
                       if (isShown && status)
                           onFrozen(*made);
                       else if (isShown)
                           m_new->refuse(errorText(status.error()));
                       else if (status)
                           memoryOf(event).save({}); // Otherwise it would be offered there once more.
                       else
                           Q_EMIT document().context().edits.failed(status.error());
                   });
}

/// The next step is to send it to the client.
void QuotesTab::onFrozen(const QuoteId &id)
{
    m_new->hide();
    m_model->read();
    fitColumns();
    choose(m_model->rowOf(id));
    if (chosen().id != id)
        return; // The store is busy.
    m_table->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_quote);
}

void QuotesTab::read()
{
    const QuoteId before = chosen().id;
    m_model->read();
    fitColumns();
    const int row = m_model->rowOf(before);
    if (row < 0)
        choose(0);
    else
        onChosen(); // The quote, or the event, may be a different one by now.
    readToday();
}

void QuotesTab::readToday()
{
    m_lookup.forget();
    if (!document().isOpen() || m_model->rowCount() > 0)
        return;
    m_lookup.ask([id = document().shown().id](ShopServices &services) { return services.events.printed(id); },
                 [this, id = document().shown().id](const Result<PrintedEvent> &printed) {
                     if (!printed || !document().isOpen() || document().shown().id != id || m_model->rowCount() > 0)
                         return; // The store is busy, and the next change reads again; or there is a quote by now.
                     m_parts->setEvent(*printed, document().shop().currency);
                     m_today->setHidden(m_parts->isHidden());
                 });
}

/// The columns of a hidden table do not take new rows into account.
void QuotesTab::fitColumns()
{
    showRows();
    bool isLimited = false;
    for (int row = 0; row < m_model->rowCount(); ++row)
        isLimited = isLimited || !m_model->index(row, QuotesModel::ValidUntil).data().toString().isEmpty();
    m_table->setColumnHidden(QuotesModel::ValidUntil, !isLimited);
    m_table->setStretchedColumn(QuotesModel::Answer);
}

void QuotesTab::showRows()
{
    const bool hasQuotes = m_model->rowCount() > 0;
    m_table->setVisible(hasQuotes);
    m_make->setVisible(hasQuotes);
    if (hasQuotes)
        m_today->hide();
    m_next->setHidden(m_new->isHidden());
    m_none->setVisible(!hasQuotes && m_new->isHidden()); // One way to begin is enough.
}

bool QuotesTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_new && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        showRows();
    return EventForm::eventFilter(watched, event);
}

void QuotesTab::choose(int row)
{
    m_table->setCurrentIndex(m_model->index(row, QuotesModel::Number));
    onChosen();
}

Quote QuotesTab::chosen() const
{
    return m_model->rowAt(m_table->currentIndex().row());
}

/// Says which quote the client has accepted before, while this one can be accepted.
QString QuotesTab::replacedBy(const Quote &quote)
{
    if (quote.id.isNull() || quote.state != QuoteState::Open)
        return {};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Quote other = m_model->rowAt(row);
        if (other.state != QuoteState::Accepted)
            continue;
        const QString &currency = document().shop().currency;
        const double more = quote.totals.customerPriceIncTax - other.totals.customerPriceIncTax;
        if (roundedMoney(more, currency) == 0)
            return tr("Would replace accepted quote %1 · same price").arg(other.number);
        return (more > 0 ? tr("Would replace accepted quote %1 · %2 more")
                         : tr("Would replace accepted quote %1 · %2 less"))
            .arg(QString::number(other.number), moneyText(std::abs(more), currency));
    }
    return {};
}

void QuotesTab::onChosen()
{
    const Quote quote = document().isOpen() ? chosen() : Quote();
    const bool hadKeyboard = m_quote->isAncestorOf(QApplication::focusWidget());
    showRows();
    m_quote->setReplaced(replacedBy(quote));
    m_quote->setQuote(quote, m_model->isOlder(quote), quote.id.isNull() ? QString() : document().shown().clientName1);
    m_changes->compare(quote);
    if (hadKeyboard && isVisible() && !m_quote->isAncestorOf(QApplication::focusWidget()))
        m_table->setFocus(Qt::OtherFocusReason); // The previously focused widget is gone.
}

void QuotesTab::showEvent(QShowEvent *event)
{
    EventForm::showEvent(event);
    read();
}

} // namespace stemdesk::ui
