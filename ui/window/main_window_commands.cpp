#include "ui/window/main_window.h"

#include "ui/help/help_panel.h"
#include "ui/icons.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/pages/colours/colours_page.h"
#include "ui/pages/integrations/integrations_page.h"
#include "ui/pages/money/money_page.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/series/series_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/pages/week/week_page.h"
#include "ui/palette/command_palette.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"
#include "ui/window/window_control.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// A command that has a shortcut while this page is shown.
struct PageShortcut {
    QLatin1StringView page;
    QLatin1StringView command;
    QKeyCombination key = Qt::CTRL | Qt::Key_N;
};

constexpr PageShortcut kPageShortcuts[] = {{"today"_L1, "new-event"_L1},
                                           {"events"_L1, "new-event"_L1},
                                           {"products"_L1, "new-product"_L1},
                                           {"products"_L1, "import-products"_L1, Qt::CTRL | Qt::Key_I},
                                           {"price-lists"_L1, "new-price-list"_L1},
                                           {"price-lists"_L1, "import-prices"_L1, Qt::CTRL | Qt::Key_I},
                                           {"series"_L1, "new-series"_L1},
                                           {"week"_L1, "new-task"_L1}};

/// A tab of a page, with the context in which the page translates its name.
struct NamedTab {
    QLatin1StringView page;
    const char *context;
    const char *name;
    int place;
};

constexpr NamedTab kTabs[] = {
    {"price-lists"_L1, "stemdesk::ui::PriceListsPage", "Lists", 0},
    {"price-lists"_L1, "stemdesk::ui::PriceListsPage", "Compare", 1},
    {"price-lists"_L1, "stemdesk::ui::PriceListsPage", "Without a price", 2},
    {"orders"_L1, "stemdesk::ui::OrdersPage", "To order", 0},
    {"orders"_L1, "stemdesk::ui::OrdersPage", "Saved sheets", 1},
    {"hire"_L1, "stemdesk::ui::HirePage", "Days", 0},
    {"hire"_L1, "stemdesk::ui::HirePage", "Returns", 1},
    {"money"_L1, "stemdesk::ui::MoneyPage", "Outstanding", 0},
    {"money"_L1, "stemdesk::ui::MoneyPage", "Invoices", 1},
    {"money"_L1, "stemdesk::ui::MoneyPage", "Journal", 2},
    {"figures"_L1, "stemdesk::ui::FiguresPage", "Month", 0},
    {"figures"_L1, "stemdesk::ui::FiguresPage", "Year", 1},
    {"integrations"_L1, "stemdesk::ui::IntegrationsPage", "API", 0},
    {"integrations"_L1, "stemdesk::ui::IntegrationsPage", "Keys", 1},
    {"integrations"_L1, "stemdesk::ui::IntegrationsPage", "Webhooks", 2},
    {"integrations"_L1, "stemdesk::ui::IntegrationsPage", "Requests", 3},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "This shop", 0},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "Prices and tax", 1},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "Window", 2},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "All shops", 3},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "Database", 4},
    {"settings"_L1, "stemdesk::ui::SettingsPage", "Backups", 5},
};

void nameKey(Commands &commands, const QString &id, QKeyCombination key)
{
    const auto command = std::ranges::find(commands, id, &Command::id);
    if (command != commands.end())
        command->shortcut = key;
}

void nameKeys(Commands &commands, const QString &page)
{
    for (const PageShortcut &known : kPageShortcuts) {
        if (page == known.page)
            nameKey(commands, known.command, known.key);
    }
}

} // namespace

void MainWindow::buildPalette()
{
    m_palette = new CommandPalette(m_context, this);
    connect(m_palette, &CommandPalette::eventChosen, this, &MainWindow::openEvent);
    connect(m_palette, &CommandPalette::productChosen, this,
            [this](const ProductId &product, const VariantId &variety) { openProducts()->open(product, variety); });
    connect(m_palette, &CommandPalette::supplierChosen, this, [this](const SupplierId &supplier) {
        showPage(u"suppliers"_s);
        pageOf<SuppliersPage>(u"suppliers"_s)->open(supplier);
    });
    connect(m_palette, &CommandPalette::contactChosen, this, [this](const ContactId &contact) {
        showPage(u"clients"_s);
        pageOf<ClientsPage>(u"clients"_s)->open(contact);
    });
    connect(m_palette, &CommandPalette::invoiceChosen, this, [this](const QString &number) {
        showPage(u"money"_s);
        pageOf<MoneyPage>(u"money"_s)->findInvoice(number);
    });
    connect(m_pages, &PageStack::opening, m_palette, &CommandPalette::leave);
    connect(new PaletteKey(this), &PaletteKey::pressed, this, [this] { m_palette->toggle(commands()); });
    connect(m_rail, &NavigationRail::searchRequested, this, [this] { m_palette->toggle(commands()); });
}

void MainWindow::buildHelp()
{
    m_help = new HelpPanel(this, centralWidget());
    connect(m_help, &HelpPanel::roomTaken, this, [this](int width) {
        m_helpRoom = width;
        adaptRail();
    });
    m_pageHelp = new QAction(iconFor(u"help"_s), tr("Help for this page"), this);
    m_pageHelp->setShortcuts(
        {QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)}); // A field keeps "?" to itself.
    m_keyHelp = new QAction(tr("All shortcuts"), this);
    m_keyHelp->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Slash));
    connect(m_pageHelp, &QAction::triggered, this, [this] { m_help->togglePage(m_pages->currentId()); });
    connect(m_keyHelp, &QAction::triggered, m_help, &HelpPanel::toggleKeys);
    connect(
        m_pages, &QStackedWidget::currentChanged, this, [this] { m_help->follow(m_pages->currentId()); },
        Qt::QueuedConnection);
    addActions({m_pageHelp, m_keyHelp});
    m_rail->addTool(m_pageHelp);
}

/// Available commands: first those of the current page, then the general ones.
Commands MainWindow::commands()
{
    Commands all;
    if (auto *page = dynamic_cast<CommandSource *>(m_pages->currentWidget()))
        all += page->commands();
    all += newCommands();
    all += importCommands();
    nameKeys(all, m_pages->currentId());
    nameKey(all, m_newRowOf.value(m_pages->currentId()), Qt::CTRL | Qt::Key_N);
    if (const auto *page = dynamic_cast<NewCommandSource *>(m_pages->currentWidget()))
        nameKey(all, page->newCommand(), Qt::CTRL | Qt::Key_N);
    all += {.id = u"order-sheet"_s,
            .text = tr("Order sheet of %1"),
            .icon = u"orders"_s,
            .runFor = [this](const EventId &event) { openOrders(event); }};
    all += moneyCommands();
    all += m_pageCommands;
    all += tabCommands();
    all += {.id = u"shops"_s, .text = tr("Open another shop"), .icon = u"settings"_s, .run = [this] { openShops(); }};
    all += undoCommands();
    all += helpCommands();
    all += windowCommands();
    return all;
}

Commands MainWindow::newCommands()
{
    const auto named = [](const QString &id, const QString &text, std::function<void()> run) {
        return Command{.id = id, .text = text, .icon = u"add"_s, .run = std::move(run)};
    };
    Commands all{named(u"new-event"_s, tr("New event"), [this] { pageOf<TodayPage>(u"today"_s)->makeEvent(); }),
                 named(u"new-product"_s, tr("New product"), [this] { openProducts()->startNew(); })};
    all += m_newRowCommands;
    const auto onPage = [this]<class Page>(const QString &page, void (Page::*startNew)()) {
        return [this, page, startNew] {
            showPage(page);
            (pageOf<Page>(page)->*startNew)();
        };
    };
    all += Commands{
        named(u"new-series"_s, tr("New series"), onPage(u"series"_s, &SeriesPage::startNew)),
        named(u"new-task"_s, tr("New task"), onPage(u"week"_s, &WeekPage::startNew)),
        named(u"new-price-list"_s, tr("New price list"), onPage(u"price-lists"_s, &PriceListsPage::startNew)),
        named(u"new-colour"_s, tr("New colour"), onPage(u"colours"_s, &ColoursPage::startNewColour)),
        named(u"new-category"_s, tr("New category"), onPage(u"colours"_s, &ColoursPage::startNewCategory)),
        named(u"new-key"_s, tr("New API key"), onPage(u"integrations"_s, &IntegrationsPage::startNewKey)),
        named(u"new-calendar-address"_s, tr("New calendar address"),
              onPage(u"integrations"_s, &IntegrationsPage::startNewCalendar)),
        named(u"new-webhook"_s, tr("New webhook"), onPage(u"integrations"_s, &IntegrationsPage::startNewWebhook)),
        named(u"new-shop"_s, tr("New shop"), [this] {
            openShops();
            pageOf<SettingsPage>(u"settings"_s)->startNew();
        })};
    return all;
}

Commands MainWindow::moneyCommands()
{
    const auto named = [](const QString &id, const QString &text) {
        return Command{.id = id, .text = text, .icon = u"money"_s};
    };
    Command pay = named(u"record-payment"_s, tr("Record payment of %1"));
    pay.runFor = [this](const EventId &event) { startPayment(event); };
    Command invoice = named(u"invoice"_s, tr("Invoice %1"));
    invoice.runFor = [this](const EventId &event) { openPayments(event); };
    Command month = named(u"invoice-month"_s, tr("Invoice the month…"));
    month.run = [this] {
        showPage(u"money"_s);
        pageOf<MoneyPage>(u"money"_s)->invoiceMonth();
    };
    Command remind = named(u"remind"_s, tr("Remind…"));
    remind.run = [this] {
        showPage(u"money"_s);
        pageOf<MoneyPage>(u"money"_s)->remind();
    };
    return {pay, invoice, month, remind};
}

/// "Money › Invoices", for every tab.
Commands MainWindow::tabCommands()
{
    Commands commands;
    for (const NamedTab &tab : kTabs) {
        const QString page{tab.page};
        const QString name = QCoreApplication::translate(tab.context, tab.name);
        commands += {.id = u"tab-%1-%2"_s.arg(page).arg(tab.place),
                     .text = u"%1 › %2"_s.arg(m_labels.value(page), name),
                     .icon = page,
                     .run = [this, page, place = tab.place] {
                         showPage(page);
                         if (auto *tabs = m_pages->currentWidget()->findChild<TabStrip *>())
                             tabs->setCurrentIndex(place);
                     }};
    }
    return commands;
}

Commands MainWindow::helpCommands() const
{
    const QString words = tr("help manual how shortcut keyboard");
    Commands all{{.id = u"help"_s,
                  .text = m_pageHelp->text(),
                  .icon = u"help"_s,
                  .alsoFound = words,
                  .shortcut = m_pageHelp->shortcut(),
                  .run = [this] { m_pageHelp->trigger(); }},
                 {.id = u"keys"_s,
                  .text = m_keyHelp->text(),
                  .icon = u"help"_s,
                  .alsoFound = words,
                  .shortcut = m_keyHelp->shortcut(),
                  .run = [this] { m_keyHelp->trigger(); }}};
    for (const QString &topic : helpTopics()) {
        all.append({.id = u"help-"_s + topic,
                    .text = tr("Help: %1").arg(helpFor(topic).title),
                    .icon = u"help"_s,
                    .alsoFound = words,
                    .run = [this, topic] { m_help->showHelp(topic); }});
    }
    return all;
}

/// The window's languages and themes, except the current ones.
Commands MainWindow::windowCommands() const
{
    WindowControl &window = m_context.window;
    const std::pair<Theme::Choice, QString> looks[] = {{Theme::Choice::System, tr("Appearance: as the system")},
                                                       {Theme::Choice::Light, tr("Appearance: light")},
                                                       {Theme::Choice::Dark, tr("Appearance: dark")}};
    Commands commands;
    for (const auto &[choice, text] : looks) {
        if (choice != window.appearance())
            commands += {.id = u"appearance-"_s + Theme::nameOf(choice),
                         .text = text,
                         .icon = u"settings"_s,
                         .alsoFound = tr("theme night day mode"),
                         .run = [&window, choice = choice] { window.setAppearance(choice); }};
    }
    QList<ChoiceField::Choice> languages = languageChoices();
    languages.prepend({.id = {}, .text = tr("as the system")});
    for (const ChoiceField::Choice &language : languages) {
        if (language.id != window.language())
            commands += {.id = u"language-"_s + language.id,
                         .text = tr("Language: %1").arg(language.text),
                         .icon = u"settings"_s,
                         .run = [&window, id = language.id] { window.setLanguage(id); }};
    }
    return commands;
}

void MainWindow::openShops()
{
    showPage(u"settings"_s);
    pageOf<SettingsPage>(u"settings"_s)->showTab(SettingsPage::Shops);
}

Commands MainWindow::importCommands()
{
    return {{.id = u"import-products"_s,
             .text = tr("Import products"),
             .icon = u"import"_s,
             .run = [this] { openProducts()->startImport(); }},
            {.id = u"import-prices"_s, .text = tr("Import prices"), .icon = u"import"_s, .run = [this] {
                 showPage(u"price-lists"_s);
                 pageOf<PriceListsPage>(u"price-lists"_s)->startImport();
             }}};
}

Commands MainWindow::undoCommands() const
{
    Commands commands;
    for (const auto &[action, id] : {std::pair(m_undo, u"undo"_s), std::pair(m_redo, u"redo"_s)}) {
        if (action->isEnabled())
            commands += {
                .id = id, .text = action->text(), .icon = id, .shortcut = action->shortcut(), .run = [action = action] {
                    action->trigger();
                }};
    }
    return commands;
}

} // namespace stemdesk::ui
