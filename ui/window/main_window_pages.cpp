#include "ui/window/main_window.h"

#include "core/services/services.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/pages/colours/colours_page.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/figures/figures_page.h"
#include "ui/pages/hire/hire_page.h"
#include "ui/pages/integrations/integrations_page.h"
#include "ui/pages/money/money_page.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/series/series_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/pages/week/week_page.h"
#include "ui/palette/palette_rows.h"
#include "ui/ui_context.h"
#include "ui/widgets/notices/toast.h"
#include "ui/window/navigation_rail.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

// The page of one event, which other pages lead to, not the rail.
constexpr auto kEvent = "event"_L1;

} // namespace

void MainWindow::buildPages()
{
    addPage(u"today"_s, tr("Today"), [this] { return makeToday(); });
    addPage(u"events"_s, tr("Events"), [this] { return makeEvents(); });
    addPage(
        u"series"_s, tr("Series"), [this] { return makeSeries(); }, PageKey::None);
    addPage(u"clients"_s, tr("Clients"), [this] {
        auto *page = new ClientsPage(m_context, m_pages);
        connect(page, &ClientsPage::eventChosen, this, &MainWindow::openEvent);
        connect(page, &ClientsPage::eventMade, this, &MainWindow::openNewEvent);
        connect(page, &ClientsPage::seriesChosen, this, &MainWindow::openSeries);
        connect(page, &ClientsPage::noted, m_toast, &Toast::offer);
        return page;
    });
    addNewRow(u"clients"_s, u"new-client"_s, tr("New client"));
    addPage(u"products"_s, tr("Products"), [this] {
        auto *page = new ProductsPage(m_context, m_pages);
        connect(page, &ProductsPage::eventChosen, this, &MainWindow::openEvent);
        connect(page, &ProductsPage::noted, m_toast, &Toast::offer);
        return page;
    });
    addPage(u"suppliers"_s, tr("Suppliers"), [this] {
        auto *page = new SuppliersPage(m_context, m_pages);
        connect(page, &SuppliersPage::sheetChosen, this, &MainWindow::openSheet);
        connect(page, &SuppliersPage::noted, m_toast, &Toast::offer);
        return page;
    });
    addNewRow(u"suppliers"_s, u"new-supplier"_s, tr("New supplier"));
    addPage(u"price-lists"_s, tr("Price lists"), [this] {
        auto *page = new PriceListsPage(m_context, m_pages);
        connect(page, &PriceListsPage::eventChosen, this, &MainWindow::openEvent);
        connect(page, &PriceListsPage::noted, m_toast, &Toast::offer);
        return page;
    });
    addPage(u"orders"_s, tr("Orders"), [this] {
        auto *page = new OrdersPage(m_context, m_pages);
        connect(page, &OrdersPage::noted, m_toast, &Toast::offer);
        connect(page, &OrdersPage::eventsRequested, this, [this] { showPage(u"events"_s); });
        return page;
    });
    addPage(u"hire"_s, tr("Hire"), [this] {
        auto *page = new HirePage(m_context, m_pages);
        connect(page, &HirePage::eventChosen, this, &MainWindow::openEvent);
        connect(page, &HirePage::productsWanted, this, [this] { showPage(u"products"_s); });
        return page;
    });
    addPage(u"week"_s, tr("Week"), [this] {
        auto *page = new WeekPage(m_context, m_pages);
        connect(page, &WeekPage::eventChosen, this, &MainWindow::openEvent);
        connect(page, &WeekPage::noted, m_toast, &Toast::offer);
        return page;
    });
    addPage(u"money"_s, tr("Money"), [this] { return makeMoney(); });
    addPage(u"figures"_s, tr("Figures"), [this] { return makeFigures(); });
    addPage(u"colours"_s, tr("Colours"), [this] { return makeColours(); });
    addPage(u"integrations"_s, tr("Integrations"), [this] { return new IntegrationsPage(m_context, m_pages); });
    addPage(u"settings"_s, tr("Settings"), [this] { return new SettingsPage(m_context, m_pages); });
    m_pages->add(kEvent, [this] { return makeEvent(); });
    connect(m_pages, &LazyStack::partWanted, this, [this](int place) {
        if (const QString id = m_pages->idAt(place); id == kEvent)
            showEventPage();
        else
            showPage(id);
    });
}

QWidget *MainWindow::makeEvents()
{
    auto *page = new EventsPage(m_context, m_pages);
    connect(page, &EventsPage::eventChosen, this, &MainWindow::openEvent);
    connect(page, &EventsPage::eventMade, this, &MainWindow::openNewEvent);
    connect(page, &EventsPage::seriesChosen, this, &MainWindow::openSeries);
    connect(page, &EventsPage::noted, m_toast, &Toast::offer);
    return page;
}

QWidget *MainWindow::makeMoney()
{
    auto *page = new MoneyPage(m_context, m_pages);
    connect(page, &MoneyPage::paymentsRequested, this, &MainWindow::openPayments);
    connect(page, &MoneyPage::eventsRequested, this, [this] { showPage(u"events"_s); });
    connect(page, &MoneyPage::noted, m_toast, &Toast::offer);
    return page;
}

QWidget *MainWindow::makeSeries()
{
    auto *page = new SeriesPage(m_context, m_pages);
    connect(page, &SeriesPage::eventChosen, this, &MainWindow::openEvent);
    connect(page, &SeriesPage::noted, m_toast, &Toast::offer);
    return page;
}

void MainWindow::openSeries(const SeriesId &id)
{
    showPage(u"series"_s);
    pageOf<SeriesPage>(u"series"_s)->open(id);
}

QWidget *MainWindow::makeFigures()
{
    auto *page = new FiguresPage(m_context, m_pages);
    connect(page, &FiguresPage::eventChosen, this, &MainWindow::openEvent);
    connect(page, &FiguresPage::paymentsRequested, this, &MainWindow::openPayments);
    connect(page, &FiguresPage::invoicesRequested, this, [this] { showPage(u"money"_s); });
    connect(page, &FiguresPage::supplierChosen, this, [this](const SupplierId &supplier) {
        showPage(u"suppliers"_s);
        pageOf<SuppliersPage>(u"suppliers"_s)->open(supplier);
    });
    connect(page, &FiguresPage::variantChosen, this,
            [this](const ProductId &product, const VariantId &variant) { openProducts()->open(product, variant); });
    connect(page, &FiguresPage::noted, m_toast, &Toast::offer);
    return page;
}

QWidget *MainWindow::makeEvent()
{
    auto *page = new EventPage(m_context, m_pages);
    connect(page, &EventPage::seriesRequested, this, &MainWindow::openSeries);
    connect(page, &EventPage::backRequested, this, [this] { showPage(u"events"_s); });
    connect(page, &EventPage::ordersRequested, this, &MainWindow::openOrders);
    connect(page, &EventPage::savedSheetRequested, this, &MainWindow::openSheet);
    connect(page, &EventPage::hireRequested, this, [this](const VariantId &thing, QDate day) {
        showPage(u"hire"_s);
        pageOf<HirePage>(u"hire"_s)->showThing(thing, day);
    });
    connect(page, &EventPage::noted, m_toast, &Toast::offer);
    return page;
}

QWidget *MainWindow::makeToday()
{
    auto *page = new TodayPage(m_context, m_pages);
    connect(page, &TodayPage::eventChosen, this, &MainWindow::openEvent);
    connect(page, &TodayPage::eventMade, this, &MainWindow::openNewEvent);
    connect(page, &TodayPage::ordersRequested, this, &MainWindow::openOrders);
    connect(page, &TodayPage::quotesRequested, this, [this](const EventId &id) {
        openEvent(id);
        pageOf<EventPage>(kEvent)->openQuotes(id);
    });
    connect(page, &TodayPage::paymentsRequested, this, &MainWindow::openPayments);
    connect(page, &TodayPage::pricesRequested, this, [this](const PriceListId &newest) {
        showPage(u"price-lists"_s);
        pageOf<PriceListsPage>(u"price-lists"_s)->select(newest);
    });
    connect(page, &TodayPage::deliveriesRequested, this, [this] {
        showPage(u"integrations"_s);
        pageOf<IntegrationsPage>(u"integrations"_s)->showTab(IntegrationsPage::Webhooks);
    });
    connect(page, &TodayPage::backupsRequested, this, [this] {
        showPage(u"settings"_s);
        pageOf<SettingsPage>(u"settings"_s)->showTab(SettingsPage::Backups);
    });
    connect(page, &TodayPage::hireRequested, this, [this] {
        showPage(u"hire"_s);
        pageOf<HirePage>(u"hire"_s)->showShortage();
    });
    connect(page, &TodayPage::weekRequested, this, [this] { showPage(u"week"_s); });
    connect(page, &TodayPage::claimsRequested, this, [this] { showPage(u"orders"_s); });
    connect(page, &TodayPage::supplierWanted, this, [this] {
        showPage(u"suppliers"_s);
        pageOf<SuppliersPage>(u"suppliers"_s)->startNew();
    });
    connect(page, &TodayPage::productWanted, this, [this] { openProducts()->startNew(); });
    connect(page, &TodayPage::importWanted, this, [this] { openProducts()->startImport(); });
    return page;
}

QWidget *MainWindow::makeColours()
{
    auto *page = new ColoursPage(m_context, m_pages);
    connect(page, &ColoursPage::eventChosen, this, &MainWindow::openEvent);
    connect(page, &ColoursPage::noted, m_toast, &Toast::offer);
    connect(page, &ColoursPage::colourChosen, this,
            [this](const QString &colour) { openProducts()->showColour(colour); });
    connect(page, &ColoursPage::categoryChosen, this,
            [this](const QString &category) { openProducts()->showCategory(category); });
    return page;
}

ProductsPage *MainWindow::openProducts()
{
    showPage(u"products"_s);
    return pageOf<ProductsPage>(u"products"_s);
}

void MainWindow::openEvent(const EventId &id)
{
    m_event = id;
    RecentChoices(m_context.settings, m_context.shop).add(QString::fromLatin1(id.text()));
    pageOf<EventPage>(kEvent)->open(id);
    showEventPage();
}

void MainWindow::showEventPage()
{
    m_pages->open(kEvent);
    m_rail->setCurrent(u"events"_s);
    updateTitle();
}

/// The step's text with the name of the event that it is about.
QString MainWindow::textAbout(const EventId &event, const QString &text) const
{
    const auto found = m_context.services.events.find(event, {.prices = false});
    const QString name = found ? found->name : QString();
    return name.isEmpty() || text.contains(name) ? text : name + u" · "_s + text;
}

/// Offers to open the event, unless it is gone or on the screen.
void MainWindow::offerToShow(const EventId &event)
{
    const bool isShown = currentPage() == kEvent && m_event == event;
    if (!isShown && m_context.services.events.find(event, {.prices = false}))
        m_toast->offerToShow([this, event] { openEvent(event); });
}

void MainWindow::startPayment(const EventId &id)
{
    openEvent(id);
    pageOf<EventPage>(kEvent)->startPayment(id);
}

void MainWindow::openPayments(const EventId &id)
{
    openEvent(id);
    pageOf<EventPage>(kEvent)->openPayments(id);
}

void MainWindow::openNewEvent(const EventId &id)
{
    openEvent(id);
    pageOf<EventPage>(kEvent)->openNew(id);
}

void MainWindow::openOrders(const EventId &id)
{
    pageOf<OrdersPage>(u"orders"_s)->show({id});
    showPage(u"orders"_s);
}

void MainWindow::openSheet(const OrderSheetId &id)
{
    pageOf<OrdersPage>(u"orders"_s)->openSaved(id);
    showPage(u"orders"_s);
}

} // namespace stemdesk::ui
