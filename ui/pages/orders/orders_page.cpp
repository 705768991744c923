#include "ui/pages/orders/orders_page.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/orders/delivery_day.h"
#include "core/services/orders/saved_order_service.h"
#include "core/services/today_service.h"
#include "ui/models/recent_changes.h"
#include "ui/order_sheets/advice.h"
#include "ui/order_sheets/sheet_files.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/order_sheets/sheet_warnings.h"
#include "ui/order_sheets/worked_sheet.h"
#include "ui/pages/orders/delivery_row.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/orders/event_picker.h"
#include "ui/pages/orders/saved_sheets.h"
#include "ui/preview/document_output.h"
#include "ui/preview/document_preview.h"
#include "ui/preview/print_jobs.h"
#include "ui/ui_context.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QCheckBox>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kChips = 6;
constexpr int kDueDays = 7; ///< Events within these days are ordered together.

/// Resources that affect the orders or how they are shown.
constexpr ResourceSet kOrdered{Resource::OrderSheet, Resource::Supplier,   Resource::Colour,     Resource::Product,
                               Resource::Variant,    Resource::PriceList,  Resource::PriceEntry, Resource::TaxGroup,
                               Resource::Event,      Resource::EventGroup, Resource::EventItem,  Resource::Shop,
                               Resource::ProductType};

} // namespace

OrdersPage::OrdersPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Orders"))),
      m_draft(new StatusChip(tr("Draft"), Tone::Warning)), m_refusal(new InlineMessage(Tone::Error)),
      m_belowMinimum(new BelowMinimumQuestion), m_picker(new EventPicker(context)), m_view(new SheetView),
      m_deliver(new DeliveryRow(context)), m_sheetPart(new QWidget), m_ordered(new OrderedSheets),
      m_first(new EmptyState(u"orders"_s,
                             tr("Choose one or more events, or a week. You’ll see each supplier’s order here, with "
                                "packs worked out for all of them together."),
                             tr("Order what is due next"))),
      m_right(new QStackedWidget), m_saved(new SavedSheets(context)), m_preview(new DocumentPreview(context)),
      m_body(new QStackedWidget), m_files(new SheetFiles(context.tasks, context.settings, this)),
      m_dayMenu(new QMenu(this))
{
    buildHeader();
    buildBody();
    connect(m_files, &SheetFiles::noted, this, &OrdersPage::noted);
    connect(m_deliver, &DeliveryRow::chosen, this, &OrdersPage::setDelivery);
    connect(m_preview, &DocumentPreview::noted, this, &OrdersPage::noted);
    connect(m_picker->model(), &EventPickModel::chosenChanged, this, [this] {
        m_asked = {};
        m_day.reset();
        work();
    });
    connect(m_picker->model(), &EventPickModel::listed, this, &OrdersPage::showChips);
    connect(m_picker->model(), &QAbstractItemModel::rowsInserted, this, &OrdersPage::showChips);
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &OrdersPage::onChanges);
    connect(m_view, &SheetView::emailRequested, m_files, &SheetFiles::copyEmail);
    connect(m_view, &SheetView::draftRequested, m_files, &SheetFiles::openDraft);
    auto *taker = new AdviceTaker(context, this);
    connect(m_view, &SheetView::adviceTaken, taker, &AdviceTaker::take);
    connect(taker, &AdviceTaker::refused, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_saved, &SavedSheets::claimRequested, m_files, &SheetFiles::copyClaim);
    connect(m_saved, &SavedSheets::emailRequested, m_files, &SheetFiles::copyEmail);
    connect(m_saved, &SavedSheets::draftRequested, m_files, &SheetFiles::openDraft);
    connect(m_saved, &SavedSheets::sheetChanged, this, &OrdersPage::showHeader);
    connect(m_first, &EmptyState::actionChosen, this, [this] {
        if (m_dueNext.isEmpty()) {
            Q_EMIT eventsRequested();
            return;
        }
        m_picker->list()->setFocus(Qt::OtherFocusReason); // The button goes, and the next field would take the focus.
        m_picker->model()->setChosen(m_dueNext);
    });
    connect(m_ordered, &OrderedSheets::sheetChosen, this, &OrdersPage::openSaved);
    m_dayMenu->setAccessibleName(tr("Delivery days"));
    readColours();
    readDue();
    showSheet();
    m_picker->model()->setChosen(m_late);
}

void OrdersPage::buildHeader()
{
    m_tabs = m_header->setTabs({tr("To order"), tr("Saved sheets")});
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        m_belowMinimum->forget(); // It is about a sheet of the other tab.
        m_look->setChecked(false);
        showBody();
        showHeader();
    });
    m_header->addTitleWidget(m_draft);
    m_look = m_header->addAction(tr("Preview"));
    m_look->setCheckable(true);
    m_look->setToolTip(tr("The pages as they will be printed"));
    connect(m_look, &QAbstractButton::toggled, this, &OrdersPage::showBody);
    m_back = new QShortcut(
        Qt::Key_Escape, this, this, [this] { m_look->setChecked(false); }, Qt::WidgetWithChildrenShortcut);
    m_back->setEnabled(false);
    m_new = m_picker->addChoice(tr("Only new")); // Always there: nothing moves at the pointer.
    m_new->setChecked(true);
    setTip(*m_new, tr("Only what is missing from the sheets already ordered; otherwise everything again"));
    connect(m_new, &QAbstractButton::toggled, this, &OrdersPage::work);
    m_save = m_header->addAction(tr("Save this sheet"));
    m_save->setToolTip(tr("Keeps the sheet as it is now, to compare and check deliveries later"));
    connect(m_save, &QAbstractButton::clicked, this, &OrdersPage::save);
    buildExports();
    m_order = m_header->setPrimaryAction(tr("Mark as ordered"));
    connect(m_order, &QAbstractButton::clicked, this, &OrdersPage::order);
}

/// The sheet's files and printing. Their shortcuts work whether the menu is open or not.
void OrdersPage::buildExports()
{
    m_export = m_header->addAction(tr("Export"));
    m_export->setChevron();
    auto *menu = new QMenu(m_export);
    m_export->setMenu(menu);
    const auto add = [this, menu](const QString &id, const QString &text, const QString &toolTip, auto run) {
        QAction *action = menu->addAction(text);
        action->setObjectName(id);
        setTip(*action, toolTip);
        connect(action, &QAction::triggered, m_files, run);
        m_exports.append(action);
        return action;
    };
    const auto file = [this](SheetFormat format) { return [this, format] { m_files->askAndSave(format); }; };
    QAction *pdf = add(u"pdf"_s, tr("Save PDF…"), tr("The pages as they will be printed"), file(SheetFormat::Pdf));
    pdf->setShortcut(QKeySequence::Save);
    add(u"each"_s, tr("One PDF per supplier…"), tr("One file for each supplier, with only their lines"),
        [this] { m_files->askAndSaveEach(); });
    add(u"excel"_s, tr("Excel…"), tr("A workbook with a sheet for each supplier"), file(SheetFormat::Xlsx));
    add(u"csv"_s, tr("CSV…"), tr("A table for any program"), file(SheetFormat::Csv));
    menu->addSeparator();
    QAction *print = add(u"print"_s, tr("Print…"), {}, [this] { m_files->askAndPrint(); });
    print->setShortcut(QKeySequence::Print);
    addActions(m_exports);
}

/// Without a day: the shop's number of days before the first event.
void OrdersPage::setDelivery(const OrderDelivery &asked)
{
    m_asked = asked;
    if (!m_sheet)
        return;
    for (OrderSheet *sheet : {&*m_sheet, &m_needed}) {
        for (OrderSheetSupplier &supplier : sheet->suppliers)
            supplier.delivery = m_asked;
    }
    m_deliver->show(*m_sheet, m_context.shop, m_asked);
    showSheet();
}

void OrdersPage::buildBody()
{
    m_right->addWidget(m_first);
    auto *part = new QVBoxLayout(m_sheetPart);
    part->setContentsMargins(0, 0, 0, 0);
    part->setSpacing(0);
    part->addWidget(m_deliver);
    part->addWidget(m_view, 1);
    part->addWidget(m_ordered, 1);
    m_ordered->hide();
    m_right->addWidget(m_sheetPart);
    auto *splitter = new Splitter(u"orders"_s, splitterMemory(m_context.settings));
    splitter->addWidget(m_picker);
    splitter->addWidget(m_right);
    splitter->setStretchFactor(1, 1);
    m_choice = splitter;
    m_body->addWidget(m_choice);
    m_body->addWidget(m_saved);
    m_preview->setOutputShown(false);
    m_body->addWidget(m_preview);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new OutputProgress(m_files->output()));
    column->addWidget(m_refusal);
    column->addWidget(m_belowMinimum);
    column->addWidget(m_body, 1);
    setFocusProxy(m_picker->list());
}

/// Instead of a sheet on which nothing is left.
void OrdersPage::showOrdered()
{
    m_deliver->setHidden(m_isAllOrdered);
    m_view->setHidden(m_isAllOrdered);
    m_ordered->setVisible(m_isAllOrdered);
    if (!m_isAllOrdered)
        return;
    m_reading.ask(
        [events = m_picker->model()->chosen()](ShopServices &services) { return sheetsWith(services, events); },
        [this](const Result<QList<SavedSheet>> &sheets) {
            m_ordered->show(sheets.value_or(QList<SavedSheet>()), zoneOf(m_context.shop));
        });
}

Commands OrdersPage::commands()
{
    Commands commands;
    const auto add = [&commands](const QString &id, const QString &text, const QKeySequence &key, auto run) {
        commands += {.id = u"orders-"_s + id, .text = text, .icon = u"orders"_s, .shortcut = key, .run = run};
    };
    for (const auto &[button, id] : {std::pair(m_order, u"order"_s), std::pair(m_save, u"save"_s)}) {
        if (button->isVisible() && button->isEnabled())
            add(id, button->text(), {}, [button = button] { button->click(); });
    }
    for (QAction *action : std::as_const(m_exports)) {
        if (action->isEnabled())
            add(action->objectName(), action->text(), action->shortcut(), [action] { action->trigger(); });
    }
    return commands;
}

void OrdersPage::show(const QList<EventId> &events)
{
    m_tabs->setCurrentIndex(0);
    m_picker->model()->setChosen(events);
}

void OrdersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        work();
}

void OrdersPage::onChanges(const Changes &changes)
{
    if (concern(changes, {Resource::Colour}))
        readColours();
    if (!concern(changes, kOrdered))
        return;
    if (m_picker->model()->chosen().isEmpty()) {
        readDue();
        showHeader();
        return;
    }
    m_isStale = true;
    if (isVisible())
        work();
}

/// Chooses what Today lists as late and what is due next: everything in the week, otherwise the first event after it.
void OrdersPage::readDue()
{
    const Shop &shop = m_context.shop;
    const auto today = m_context.services.today.read({.zone = zoneOf(shop), .orderDaysBefore = shop.orderDaysBefore});
    if (!today)
        return;
    m_late.clear();
    m_dueNext.clear();
    for (const EventToOrder &order : today->toOrder) {
        if (order.orderedAt)
            continue;
        if (order.dueOn < today->day)
            m_late.append(order.event.id);
        if (m_dueNext.isEmpty() || order.dueOn < plusDays(today->day, kDueDays))
            m_dueNext.append(order.event.id);
    }
    m_first->setAction(m_dueNext.isEmpty() ? tr("Show the events") : tr("Order what is due next"));
}

void OrdersPage::readColours()
{
    const auto colours = m_context.services.colours.all();
    if (!colours)
        return; // Names are shown without swatches; the next change reads again.
    m_swatches.clear();
    for (const Colour &colour : *colours)
        m_swatches.insert(folded(colour.name), QColor(colour.hex));
    m_saved->setSwatches(m_swatches);
}

/// Requests the sheet of the chosen events; for many events this takes longer than the window may block.
void OrdersPage::work()
{
    m_isStale = false;
    const QList<EventId> events = m_picker->model()->chosen();
    if (events.isEmpty()) {
        m_working.forget();
        m_sheet.reset();
        m_isAllOrdered = false;
        m_belowMinimum->forget();
        m_refusal->setMessage({});
        showSheet();
        return;
    }
    const SheetScope scope = m_new->isChecked() ? SheetScope::New : SheetScope::Whole;
    m_working.ask([events, scope, day = m_day, currency = m_context.shop.currency](
                      ShopServices &services) { return workedSheet(services, currency, events, scope, day); },
                  [this](const Result<WorkedSheet> &sheet) { onSheet(sheet); });
}

void OrdersPage::onSheet(const Result<WorkedSheet> &sheet)
{
    if (!sheet && sheet.error().code == "event_not_found") {
        dropLostEvents();
        return;
    }
    m_refusal->setMessage(sheet ? QString() : errorText(sheet.error()));
    if (!sheet)
        return;
    m_sheet = sheet->sheet;
    m_needed = sheet->shown;
    m_isAllOrdered = sheet->isOrdered && m_new->isChecked() && !m_day && !sheet->sheet.ordersAnything();
    m_belowMinimum->forget();
    m_days = sheet->days;
    m_day = sheet->day;
    m_advice = sheet->advice;
    m_shortages = sheet->shortages;
    setDelivery(OrderDelivery(m_asked)); // Copied, because setDelivery() assigns to m_asked.
}

/// Drops deleted events from the choice.
void OrdersPage::dropLostEvents()
{
    QList<EventId> events = m_picker->model()->chosen();
    const auto lost = events.removeIf([this](const EventId &id) {
        const auto event = m_context.services.events.find(id, {.heavy = false, .groups = false, .prices = false});
        return !event && event.error().kind == Error::Kind::NotFound;
    });
    if (lost > 0)
        m_picker->model()->setChosen(events);
}

void OrdersPage::showSheet()
{
    m_right->setCurrentWidget(m_sheet ? m_sheetPart : m_first);
    if (m_sheet)
        m_view->show(m_needed, m_swatches, m_advice, m_shortages, m_context.shop.currency);
    showOrdered();
    showHeader();
}

bool OrdersPage::isSavedShown() const
{
    return m_tabs->currentIndex() == 1;
}

const std::optional<OrderSheet> &OrdersPage::shownSheet() const
{
    return isSavedShown() ? m_saved->sheet() : m_sheet;
}

/// Shows events or saved sheets to choose from, or pages of the chosen ones.
void OrdersPage::showBody()
{
    const std::optional<OrderSheet> &sheet = shownSheet();
    if (m_look->isChecked() && sheet) {
        m_preview->show(orderSheetPrintJob(*sheet, m_context.shop));
        m_body->setCurrentWidget(m_preview);
    } else {
        m_body->setCurrentWidget(isSavedShown() ? static_cast<QWidget *>(m_saved) : m_choice);
    }
    m_look->setText(m_look->isChecked() ? tr("Back to the sheet") : tr("Preview"));
    m_back->setEnabled(m_look->isChecked());
}

/// State, chips and buttons follow the sheet that is shown.
void OrdersPage::showHeader()
{
    const std::optional<OrderSheet> &sheet = shownSheet();
    const bool isDone = !isSavedShown() && m_isAllOrdered;
    const bool isEmpty = !sheet || isDone;
    for (QWidget *act : std::initializer_list<QWidget *>{m_look, m_export, m_order})
        act->setHidden(isEmpty); // There is nothing for them to do.
    m_export->setEnabled(!isEmpty);
    for (QAction *action : std::as_const(m_exports))
        action->setEnabled(!isEmpty);
    m_look->setEnabled(!isEmpty);
    if (isEmpty)
        m_look->setChecked(false);
    m_draft->setVisible(isSavedShown() && sheet && isOnlyPlanned(*sheet));
    showActs();
    showChips();
    if (!sheet) {
        m_header->setState(isSavedShown() ? tr("As they were sent, and what came in") : dueText());
        return;
    }
    m_files->setSheet(*sheet, m_context.shop);
    if (m_look->isChecked())
        m_preview->refresh(orderSheetPrintJob(*sheet, m_context.shop));
    m_header->setState(stateText(*sheet));
}

QString OrdersPage::stateText(const OrderSheet &sheet) const
{
    const QString events = tr("%n event(s)", nullptr, int(sheet.events.size()));
    QString suppliers = OrderWords::suppliers(sheet);
    if (const qsizetype count = isSavedShown() ? 1 : parts().size(); count > 1)
        suppliers += u" · "_s + tr("%n sheet(s), one for each delivery day", nullptr, int(count));
    const QString figures =
        tr("%3 incl. tax · %1 · %2").arg(events, suppliers, moneyText(sheet.totals.orderCostIncTax, sheet.currency));
    if (!isSavedShown() && m_isAllOrdered)
        return events; // The card below says that all is ordered.
    if (!isSavedShown())
        return figures;
    if (sheet.orderedAt)
        return tr("Ordered %1 · %2").arg(shortDate(dayOf(*sheet.orderedAt, zoneOf(m_context.shop))), figures);
    return tr("Saved %1 · %2").arg(shortDate(dayOf(sheet.createdAt, zoneOf(m_context.shop))), figures);
}

/// "2 events to order next · 1 late".
QString OrdersPage::dueText() const
{
    if (m_dueNext.isEmpty())
        return tr("Nothing to order in the next two weeks.");
    const QString due = tr("%n events to order next", nullptr, int(m_dueNext.size()));
    return m_late.isEmpty() ? due : u"%1 · %2"_s.arg(due, tr("%n late", nullptr, int(m_late.size())));
}

void OrdersPage::showActs()
{
    const std::optional<OrderSheet> &sheet = shownSheet();
    const bool isOrdered = isSavedShown() && sheet && sheet->state == SheetState::Ordered;
    m_save->setVisible(!isSavedShown() && m_sheet && !m_isAllOrdered);
    m_save->setEnabled(m_sheet.has_value());
    static_cast<Button *>(m_order)->setKind(isOrdered ? Button::Kind::Secondary
                                                      // Available, but never the suggested next step.
                                                      : Button::Kind::Primary);
    m_order->setText(isOrdered ? tr("Back to draft") : tr("Mark as ordered"));
    m_order->setEnabled(sheet && (isOrdered ? !sheet->hasGoods() : sheet->ordersAnything()));
    QString tip =
        tr("Saves it, as a sheet for each delivery day. What it holds counts as ordered and is not offered again");
    if (isOrdered && sheet->hasGoods())
        tip = tr("Some of it has arrived, so it was ordered");
    else if (isOrdered)
        tip = tr("It was not ordered after all; its goods have to be ordered again");
    else if (isSavedShown())
        tip = tr("What it holds counts as ordered and is not offered again");
    setTip(*m_order, tip);
}

void OrdersPage::order()
{
    const std::optional<OrderSheet> &sheet = shownSheet();
    if (!sheet)
        return;
    if (isSavedShown())
        mark(*sheet);
    else
        orderShown();
}

void OrdersPage::mark(const OrderSheet &sheet)
{
    if (sheet.state == SheetState::Ordered)
        markAs(sheet.id, SheetState::Draft);
    else
        m_belowMinimum->askFor(sheet, m_context.shop.currency,
                               [this, id = sheet.id] { markAs(id, SheetState::Ordered); });
}

void OrdersPage::markAs(const OrderSheetId &sheet, SheetState state)
{
    const QString text =
        state == SheetState::Draft ? tr("Take an order sheet back to draft") : tr("Mark an order sheet as ordered");
    m_context.edits.run(markSheetEdit(text, sheet, state), this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

/// A chosen day applies to all suppliers; without one each sheet has its own day.
QList<SheetChoice> OrdersPage::parts() const
{
    if (!m_sheet)
        return {};
    return m_asked.on || m_day ? QList<SheetChoice>{choice()} : partsByDay(*m_sheet);
}

void OrdersPage::orderShown()
{
    m_belowMinimum->askFor(*m_sheet, m_context.shop.currency, [this] { orderParts(); });
}

void OrdersPage::orderParts()
{
    const auto made =
        std::make_shared<QList<OrderSheetId>>(); // Filled on the edits thread, read here once that is done.
    const SheetOrder order{.wanted = {.events = m_picker->model()->chosen(), .asked = m_asked},
                           .parts = parts(),
                           .day = m_day,
                           .seen = m_needed};
    Edit edit = orderSheetsEdit(tr("Mark as ordered"), order, made);
    edit.offer = tr("Ordered from %1: %2")
                     .arg(OrderWords::suppliers(*m_sheet), tr("%n sheet(s)", nullptr, int(order.parts.size())));
    m_context.edits.run(edit, this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

void OrdersPage::save()
{
    const auto made = std::make_shared<OrderSheetId>(); // Filled on the edits thread, read here once that is done.
    m_context.edits.run(saveSheetEdit(tr("Save order sheet"), {m_picker->model()->chosen(), m_asked, choice()}, made),
                        this, [this, made, page = QPointer(this)](const Status &status) {
                            if (!status) {
                                m_refusal->setMessage(errorText(status.error()));
                                return;
                            }
                            Q_EMIT noted(tr("The sheet is saved"), tr("Show"), [page, made] {
                                if (page)
                                    page->openSaved(*made);
                            });
                        });
}

void OrdersPage::openSaved(const OrderSheetId &id)
{
    m_saved->open(id);
    m_tabs->setCurrentIndex(1);
}

SheetChoice OrdersPage::choice() const
{
    return {.onlyNew = m_sheet->isTopUp, .deliverOn = m_day};
}

void OrdersPage::chooseDay(const std::optional<QDate> &day)
{
    m_day = day;
    work();
}

/// A week is ordered one delivery day at a time, or all its days at once.
void OrdersPage::addDayChip()
{
    m_dayMenu->clear();
    connect(m_dayMenu->addAction(tr("All delivery days")), &QAction::triggered, this, [this] { chooseDay({}); });
    for (const QDate &day : std::as_const(m_days))
        connect(m_dayMenu->addAction(mediumDate(day)), &QAction::triggered, this, [this, day] { chooseDay(day); });
    Chip *chip =
        m_header->chips()->addChip(m_day ? tr("Delivery %1").arg(mediumDate(*m_day)) : tr("All delivery days"));
    chip->setActive(m_day.has_value());
    chip->setMenu(m_dayMenu);
}

/// Events that are ticked in the list beside have none.
void OrdersPage::showChips()
{
    ChipRow *chips = m_header->chips();
    chips->clear();
    if (m_sheet && !isSavedShown() && m_days.size() > 1)
        addDayChip();
    QList<OrderSheetEvent> events = m_sheet && !isSavedShown() ? m_sheet->events : QList<OrderSheetEvent>();
    events.removeIf([this](const OrderSheetEvent &event) { return m_picker->model()->lists(event.eventId); });
    for (const OrderSheetEvent &event : events.mid(0, kChips)) {
        Chip *chip = chips->addChip(event.name);
        chip->setRemovable(true);
        connect(
            chip, &Chip::removed, this,
            [this, id = event.eventId] {
                QList<EventId> chosen = m_picker->model()->chosen();
                chosen.removeOne(id);
                m_picker->model()->setChosen(chosen);
            },
            Qt::QueuedConnection); // Deferred, because the chip is deleted.
    }
    if (events.size() > kChips)
        chips->addChip(tr("and %1 more").arg(events.size() - kChips))->setPlain();
    chips->parentWidget()->setVisible(!chips->chips().isEmpty());
}

} // namespace stemdesk::ui
