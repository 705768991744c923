#include "ui/pages/event/event_page.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/events/event_actions.h"
#include "ui/icons.h"
#include "ui/pages/event/details/details_form.h"
#include "ui/pages/event/documents/documents_tab.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/history/history_tab.h"
#include "ui/pages/event/orders/orders_tab.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/pricing/pricing_form.h"
#include "ui/pages/event/quotes/quotes_tab.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/run_sheet/run_sheet_tab.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/pages/event/title_field.h"
#include "ui/series/occurrence_strip.h"
#include "ui/series/repeat_actions.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/window_settings.h"
#include "ui/words/below_cost_question.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// The main action for an event, by its status.
enum class NextAct { AddGroup, SendProposal, Accept, Order, Invoice, None };

/// Whether the newest quote waits for the client's answer.
bool isQuoteOpen(EventDocument &document)
{
    constexpr int kQuotesLookedAt = 50;
    const auto quotes = document.context().services.quotes.list(document.shown().id, {.limit = kQuotesLookedAt}, {});
    if (!quotes || quotes->rows.isEmpty())
        return false;
    return std::ranges::max_element(quotes->rows, {}, &Quote::number)->state == QuoteState::Open;
}

NextAct nextAct(const Event &event, bool isAsked)
{
    const QString &status = event.status;
    if (status == "cancelled"_L1)
        return NextAct::None;
    if (status == "complete"_L1)
        return NextAct::Invoice;
    if (status == "pending_approval"_L1 || (isAsked && !isClearedToOrder(status)))
        return NextAct::Accept;
    if (isClearedToOrder(status))
        return NextAct::Order;
    return event.itemsCount == 0 ? NextAct::AddGroup : NextAct::SendProposal; // An empty event has no proposal to send.
}

QString wordsFor(NextAct act)
{
    switch (act) {
    case NextAct::AddGroup: return EventPage::tr("Add an arrangement");
    case NextAct::SendProposal: return EventPage::tr("Make a quote");
    case NextAct::Accept: return EventPage::tr("Accepted…");
    case NextAct::Order: return EventPage::tr("Supplier orders");
    case NextAct::Invoice: return EventPage::tr("Invoice the rest");
    case NextAct::None: break;
    }
    return {};
}

} // namespace

EventPage::EventPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_document(new EventDocument(context, this)), m_header(new PageHeader(tr("Event"))),
      m_name(new TitleField(TextStyle::Title)), m_status(new StatusButton),
      m_noDate(new Button(tr("no date yet"), Button::Kind::Link)), m_series(new OccurrenceStrip(context)),
      m_refusal(new InlineMessage(Tone::Error)), m_belowCost(new BelowCostQuestion), m_body(new QStackedWidget),
      m_tabs(new LazyStack), m_recipe(new RecipeView(*m_document)),
      m_gone(new EmptyState(u"events"_s, tr("This event is no longer there."), tr("Back to the events"))),
      m_unstored(new UnstoredQuestion(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_series);
    column->addWidget(m_refusal);
    column->addWidget(m_belowCost);
    column->addWidget(m_body, 1);
    buildHeader();
    buildSeries(context);
    buildEventActions(context);
    buildBody(context);
    buildKeys();
    connect(m_document, &EventDocument::changed, this, &EventPage::onChanged);
    connect(m_document, &EventDocument::lost, this, &EventPage::onLost);
    connect(m_gone, &EmptyState::actionChosen, this, &EventPage::backRequested);
}

void EventPage::buildHeader()
{
    m_header->setTitle({});
    m_header->setCrumb(tr("Events"));
    m_name->setAccessibleName(tr("Name of the event"));
    m_header->addTitleWidget(m_name);
    m_header->addTitleWidget(m_status);
    m_noDate->setToolTip(tr("Set the date"));
    m_noDate->hide();
    m_header->addTitleWidget(m_noDate);
    connect(m_noDate, &QAbstractButton::clicked, this, &EventPage::askForDate);
    buildActs();
    m_strip = m_header->setTabs({tr("Recipe"), tr("Details"), tr("Pricing"), tr("Quotes"), tr("Payments"), tr("Orders"),
                                 tr("Run sheet"), tr("Documents"), tr("History")});
    connect(m_header, &PageHeader::crumbChosen, this, &EventPage::backRequested);
    connect(m_header, &PageHeader::tabChosen, m_tabs, &LazyStack::open);
    connect(m_tabs, &LazyStack::partWanted, m_strip, &QTabBar::setCurrentIndex);
    connect(m_name, &ValueField::committed, this, &EventPage::onNameCommitted);
    connect(m_name, &QLineEdit::returnPressed, m_recipe, &RecipeView::focusFirst);
    connect(m_name, &ValueField::refusedChanged, m_refusal,
            [this](const QString &why) { m_refusal->setMessage(m_name->needsAnswer() ? QString() : why); });
    showConflictIn(addConflict(), static_cast<ValueField *>(m_name));
    m_statusConflict = addConflict();
    connect(m_statusConflict, &ConflictNote::mineKept, this, [this] { onStatusChosen(m_chosenStatus); });
    connect(m_statusConflict, &ConflictNote::theirsTaken, m_statusConflict, &QWidget::hide);
    connect(m_status, &StatusButton::statusChosen, this, &EventPage::onStatusChosen);
    connect(m_document, &EventDocument::opened, this, [this] { // They are about the previous event.
        m_belowCost->forget();
        m_refusal->setMessage({});
        m_statusConflict->hide();
        m_name->setRefused({});
    });
}

void EventPage::buildActs()
{
    m_next = m_header->setPrimaryAction({});
    connect(m_next, &QAbstractButton::clicked, this, &EventPage::doNext);
    m_proposal = m_header->addAction(tr("Proposal"));
    m_proposal->setToolTip(tr("The pages as the client sees them"));
    connect(m_proposal, &QAbstractButton::clicked, this, [this] { showDocument(&DocumentsTab::showProposal); });
    m_order = m_header->menu()->addAction(iconFor(u"orders"_s), tr("Supplier orders"), this, &EventPage::order);
}

/// The same actions as in the menu of the list of events.
void EventPage::buildEventActions(UiContext &context)
{
    auto *actions = new EventActions(context, this);
    const auto shown = [this] { return m_document->isOpen() ? m_document->shown().id : EventId(); };
    actions->addCopies(*m_header->menu(), shown);
    m_header->menu()->addSeparator();
    connect(actions->addRemoval(*m_header->menu(), shown), &QAction::triggered, this, &EventPage::backRequested);
    connect(actions, &EventActions::duplicated, this, &EventPage::openNew);
    connect(actions, &EventActions::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
}

void EventPage::doNext()
{
    if (!m_document->isOpen())
        return;
    switch (nextAct(m_document->shown(), isQuoteOpen(*m_document))) {
    case NextAct::AddGroup: m_strip->setCurrentIndex(Recipe); return m_recipe->addGroup();
    case NextAct::SendProposal: return sendProposal();
    case NextAct::Accept: return acceptQuote();
    case NextAct::Order: return order();
    case NextAct::Invoice: return invoice();
    case NextAct::None: return;
    }
}

void EventPage::showNext()
{
    const NextAct act = nextAct(m_document->shown(), isQuoteOpen(*m_document));
    m_next->setText(wordsFor(act));
    const int tab = m_strip->currentIndex();
    const bool isInTab = (act == NextAct::SendProposal && tab == Quotes)
        || (act == NextAct::Invoice && tab == Payments); // Under the same name.
    const bool isShown = act != NextAct::None && !isInTab;
    if (!isShown && m_next->hasFocus()) // Otherwise the keyboard would fall on the next button.
        m_strip->setFocus(Qt::OtherFocusReason);
    m_next->setVisible(isShown);
    // One green button: that of the tab, if it has one.
    const bool isElsewhere = tab == Quotes || tab == Payments || tab == RunSheet;
    m_next->setKind(isElsewhere ? Button::Kind::Secondary : Button::Kind::Primary);
    m_order->setVisible(act != NextAct::Order); // Otherwise it is beside the menu.
}

void EventPage::sendProposal()
{
    m_strip->setCurrentIndex(Quotes);
    if (auto *quotes = qobject_cast<QuotesTab *>(m_tabs->currentWidget()))
        quotes->startQuote();
}

/// The client has the quote: the answer comes next.
void EventPage::acceptQuote()
{
    m_strip->setCurrentIndex(Quotes);
    if (auto *quotes = qobject_cast<QuotesTab *>(m_tabs->currentWidget()))
        quotes->startAnswer();
}

void EventPage::invoice()
{
    m_strip->setCurrentIndex(Payments);
    if (auto *payments = qobject_cast<PaymentsTab *>(m_tabs->currentWidget()))
        payments->startInvoice();
}

void EventPage::order()
{
    if (m_document->isOpen())
        Q_EMIT ordersRequested(m_document->shown().id);
}

void EventPage::askForDate()
{
    if (!m_document->isOpen())
        return;
    m_strip->setCurrentIndex(Details);
    if (auto *details = qobject_cast<DetailsForm *>(m_tabs->currentWidget()))
        details->askForDate();
}

void EventPage::buildSeries(UiContext &context)
{
    auto *repeat = new RepeatActions(context, this);
    m_header->menu()->addAction(iconFor(u"series"_s), tr("Repeat…"), this, [this, repeat] {
        if (m_document->isOpen())
            repeat->repeat(m_document->shown().id);
    });
    connect(repeat, &RepeatActions::made, this, &EventPage::seriesRequested);
    connect(repeat, &RepeatActions::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_series, &OccurrenceStrip::seriesRequested, this, &EventPage::seriesRequested);
    connect(m_series, &OccurrenceStrip::noted, this, &EventPage::noted);
}

ConflictNote *EventPage::addConflict()
{
    auto *conflict = new ConflictNote;
    conflict->setContentsMargins(metric::kSpace24, 0, metric::kSpace24, metric::kSpace8);
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(m_refusal), conflict);
    return conflict;
}

void EventPage::buildBody(UiContext &context)
{
    auto *splitter = m_splitter = new Splitter(u"event"_s, splitterMemory(context.settings));
    m_body->addWidget(splitter);
    splitter->addWidget(m_tabs);
    m_tabs->add([this] { return m_recipe; });
    connect(m_recipe, &RecipeView::hireRequested, this, &EventPage::hireRequested);
    m_tabs->add([this] { return new DetailsForm(*m_document, m_tabs); });
    m_tabs->add([this] { return new PricingForm(*m_document, m_tabs); });
    m_tabs->add([this] { return makeQuotes(); });
    m_tabs->add([this] { return makePayments(); });
    m_tabs->add([this] { return makeOrders(); });
    m_tabs->add([this] { return makeRunSheet(); });
    m_tabs->add([this] { return makeDocuments(); });
    m_tabs->add([this] { return new HistoryTab(*m_document, m_tabs); });
    m_tabs->open(Recipe);
    auto *summary = m_summary = new SummaryPanel(*m_document);
    splitter->addWidget(summary);
    splitter->setFoldable(summary, tr("the summary"));
    // These pages need the width, and show the amounts themselves.
    connect(m_header, &PageHeader::tabChosen, summary,
            [summary](int tab) { summary->setVisible(tab < Orders || tab > Documents); });
    connect(m_header, &PageHeader::tabChosen, this, [this] {
        showPrice();
        if (m_document->isOpen())
            showNext();
    });
    connect(splitter, &Splitter::folded, this, &EventPage::showPrice);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setCollapsible(0, false);
    splitter->setCollapsible(1, false);
    m_body->addWidget(m_gone);
}

QWidget *EventPage::makeQuotes()
{
    auto *quotes = new QuotesTab(*m_document, m_tabs);
    connect(quotes, &QuotesTab::noted, this, &EventPage::noted);
    return quotes;
}

QWidget *EventPage::makePayments()
{
    auto *payments = new PaymentsTab(*m_document, m_tabs);
    connect(payments, &PaymentsTab::noted, this, &EventPage::noted);
    return payments;
}

QWidget *EventPage::makeOrders()
{
    auto *orders = new OrdersTab(*m_document, m_tabs);
    connect(orders, &OrdersTab::noted, this, &EventPage::noted);
    connect(orders, &OrdersTab::savedSheetRequested, this, &EventPage::savedSheetRequested);
    connect(orders, &OrdersTab::ordersRequested, this, &EventPage::order);
    connect(orders, &OrdersTab::previewRequested, this, [this] { showDocument(&DocumentsTab::showOrders); });
    return orders;
}

QWidget *EventPage::makeRunSheet()
{
    auto *runSheet = new RunSheetTab(*m_document, m_tabs);
    connect(runSheet, &RunSheetTab::previewRequested, this, [this] { showDocument(&DocumentsTab::showRunSheet); });
    return runSheet;
}

void EventPage::showDocument(void (DocumentsTab::*choose)())
{
    (qobject_cast<DocumentsTab *>(m_tabs->part(Documents))->*choose)();
    m_strip->setCurrentIndex(Documents);
}

QWidget *EventPage::makeDocuments()
{
    auto *documents = new DocumentsTab(*m_document, m_tabs);
    connect(documents, &DocumentsTab::noted, this, &EventPage::noted);
    return documents;
}

void EventPage::buildKeys()
{
    auto *add = new QShortcut(QKeySequence::New, this); // Wherever the focus is, as long as this page is shown.
    connect(add, &QShortcut::activated, this, &EventPage::addToTab);
    auto *back = new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this);
    connect(back, &QShortcut::activated, this, &EventPage::backRequested);
}

void EventPage::addToTab()
{
    if (auto *quotes = qobject_cast<QuotesTab *>(m_tabs->currentWidget())) {
        quotes->startQuote();
    } else if (auto *payments = qobject_cast<PaymentsTab *>(m_tabs->currentWidget())) {
        payments->startPayment();
    } else if (auto *runSheet = qobject_cast<RunSheetTab *>(m_tabs->currentWidget())) {
        runSheet->startStop();
    } else {
        m_strip->setCurrentIndex(Recipe);
        m_recipe->addGroup();
    }
}

void EventPage::open(const EventId &id, const std::function<void()> &then)
{
    const auto show = [this, id, then] {
        showControls(true);
        m_strip->setCurrentIndex(Recipe);
        m_strip->setFocus(Qt::OtherFocusReason); // Typed text belongs to the previous event.
        m_document->open(id);
        if (then)
            then();
    };
    const bool isOther = m_document->isOpen() && m_document->shown().id != id;
    if (!isOther)
        storeTyped(*this);
    if (!isOther || m_unstored->mayLeave(show))
        show();
}

void EventPage::openNew(const EventId &id)
{
    open(id, [this] {
        m_name->setFocus(Qt::OtherFocusReason);
        m_name->selectAll();
    });
}

void EventPage::openQuotes(const EventId &id)
{
    open(id, [this] { m_strip->setCurrentIndex(Quotes); });
}

void EventPage::openPayments(const EventId &id)
{
    open(id, [this] { m_strip->setCurrentIndex(Payments); });
}

void EventPage::startPayment(const EventId &id)
{
    open(id, [this] { startPayment(); });
}

void EventPage::startPayment()
{
    m_strip->setCurrentIndex(Payments);
    if (auto *payments = qobject_cast<PaymentsTab *>(m_tabs->currentWidget()))
        payments->startPayment();
}

/// There is nothing to do for an event that is gone.
void EventPage::showControls(bool isThere)
{
    for (QWidget *each :
         {static_cast<QWidget *>(m_status), static_cast<QWidget *>(m_proposal), static_cast<QWidget *>(m_strip)})
        each->setVisible(isThere);
    m_name->setEnabled(isThere);
    m_header->menu()->setEnabled(isThere);
    if (!isThere)
        m_next->hide();
}

void EventPage::onChanged()
{
    const Event &event = m_document->shown();
    showControls(true);
    m_name->setValue(event.name);
    m_status->setStatus(event.status);
    const QDate day = eventDay(event, m_document->zone());
    m_header->setState(stateText(), day.isValid() ? mediumDate(day) : QString());
    m_noDate->setVisible(!day.isValid());
    showNext();
    m_series->setEvent(event);
    m_body->setCurrentIndex(0);
    setAccessibleName(event.name);
    nameRecord(*this, event.name);
    showPrice();
}

void EventPage::showPrice()
{
    const bool isSeen = !m_splitter->isFolded() && !m_summary->isHidden();
    if (isSeen || !m_document->isOpen()) {
        m_header->setFigure({}, {});
        return;
    }
    const EventRecipe &recipe = m_document->recipe();
    const QString &currency = m_document->shop().currency;
    const Tone tone = recipe.event.budget
        ? budgetState(recipe.customerPriceExclTax, *recipe.event.budget, currency).tone
        : Tone::Plain;
    const QString price = moneyText(recipe.event.totals.customerPriceIncTax, currency);
    m_header->setFigure(tr("Client price"), tr("%1 incl. %2").arg(price, taxWord()),
                        tone == Tone::Quiet ? Tone::Plain : tone);
}

QString EventPage::stateText() const
{
    const Event &event = m_document->shown();
    QStringList parts;
    const QDate day = eventDay(event, m_document->zone());
    if (day.isValid()) // Otherwise a button says that it has no date.
        parts << mediumDate(day); // Short, so that there is room for what follows.
    const QString place = event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress;
    if (!place.isEmpty()) // Its street is in the details.
        parts << placeName(place);
    if (const QString guests = guestsText(event); !guests.isEmpty())
        parts << guests;
    if (event.pricesKeptAt)
        parts << tr("prices pinned");
    else if (arePricesPinned())
        parts << tr("lists pinned");
    return parts.join(u" · "_s);
}

bool EventPage::arePricesPinned() const
{
    const EventRecipe &recipe = m_document->recipe();
    const PinnedLists pins = pinnedLists(recipe.event);
    return !recipe.priceLists.isEmpty() && std::ranges::all_of(recipe.priceLists, [&](const PriceList &list) {
        return pins.value(list.productType) == list.id;
    });
}

void EventPage::onLost(const QString &reason)
{
    m_header->setState(reason);
    showControls(false);
    m_noDate->hide();
    m_series->setEvent({});
    m_body->setCurrentIndex(1);
}

void EventPage::onNameCommitted(const QString &name)
{
    if (!m_document->isOpen())
        return;
    m_name->readAs(name.trimmed());
    m_document->run(patchEventEdit(tr("Rename %1").arg(m_document->shown().name), m_document->shown(), {.name = name}),
                    this, outcomeOf(m_name));
}

void EventPage::onStatusChosen(const QString &status)
{
    m_statusConflict->hide();
    m_belowCost->forget();
    if (!m_document->isOpen() || m_document->shown().status == status)
        return;
    m_belowCost->askFor(status, m_document->recipe(), m_document->shop().currency, [this, status] {
        if (m_document->isOpen())
            storeStatus(status);
    });
}

void EventPage::storeStatus(const QString &status)
{
    const Edit edit =
        patchEventEdit(tr("Change status to %1").arg(statusText(status)), m_document->shown(), {.status = status});
    m_document->run(edit, this, [this, status, event = m_document->shown().id](const Status &outcome) {
        if (m_document->isOpen() && m_document->shown().id == event)
            onStatusStored(status, outcome);
        else if (!outcome)
            m_refusal->setMessage(errorText(outcome.error()));
    });
}

void EventPage::onStatusStored(const QString &status, const Status &outcome)
{
    const QString theirs = m_document->shown().status;
    const bool isStale = !outcome && outcome.error().kind == Error::Kind::Stale;
    const bool isConflict = isStale && theirs != status;
    m_refusal->setMessage(outcome || isStale ? QString() : errorText(outcome.error()));
    m_chosenStatus = status;
    if (isConflict)
        m_statusConflict->setConflict(statusText(status), statusText(theirs));
    else
        m_statusConflict->hide();
}

} // namespace stemdesk::ui
