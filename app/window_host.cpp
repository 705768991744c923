#include "app/window_host.h"

#include "app/translation.h"
#include "core/services/service_thread.h"
#include "core/services/shops/shop_setup_service.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/ui_context.h"
#include "ui/window/main_window.h"
#include "ui/window/window_frame.h"
#include "ui/window_settings.h"

#include <QLocale>

#include <algorithm>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

OpenShops::Place::Place(const WindowParts &parts, ShopServices &services, const Shop &shop)
    : bus(parts.bus, shop.id), edits(parts.edits, shop.id), context{.services = services,
                                                                    .edits = edits,
                                                                    .tasks = parts.tasks,
                                                                    .lookups = parts.lookups,
                                                                    .bus = bus,
                                                                    .server = parts.server,
                                                                    .database = parts.database,
                                                                    .window = parts.window,
                                                                    .settings = parts.settings,
                                                                    .shop = shop}
{}

Result<ui::UiContext *> OpenShops::open(const ShopId &id)
{
    const Shop shop = TRY(m_parts.reads.shops().find(id));
    const auto known = std::ranges::find_if(m_places, [&](const auto &place) { return place->context.shop.id == id; });
    if (known != m_places.end()) {
        (*known)->context.shop = shop;
        return &(*known)->context;
    }
    ShopServices *services = TRY(m_parts.reads.forShop(id));
    m_places.push_back(std::make_unique<Place>(m_parts, *services, shop));
    return &m_places.back()->context;
}

WindowHost::WindowHost(ui::Theme &theme, QSettings &settings) : m_theme(theme), m_settings(settings)
{
    speak();
    m_theme.setChoice(ui::Theme::choiceFrom(ui::WindowSettings(m_settings).appearance()));
}

WindowHost::~WindowHost() = default;

void WindowHost::speak() const
{
    const QString language = WindowHost::language();
    installTranslations(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{language});
    QLocale::setDefault(localeFor(language));
}

Status WindowHost::show(OpenShops &shops, DatabaseLink &link, const ShopId &shop)
{
    m_shops = &shops;
    m_link = &link;
    TRY(shops.open(shop));
    const bool isFirst = TRY(ShopSetupService(shops.parts().reads).isAtFirstStart(shop));
    m_shop = shop;
    m_window = std::make_unique<ui::WindowFrame>(m_settings);
    if (isFirst)
        showFirstStart();
    else
        showPages();
    m_window->show();
    return {};
}

void WindowHost::showPages()
{
    const Result<ui::UiContext *> context = m_shops->open(m_shop);
    if (!m_window || !context)
        return; // It existed a moment ago; keep what is shown.
    auto *pages = new ui::MainWindow(**context);
    pages->follow(*m_link);
    m_window->show(pages, &(*context)->edits);
    ui::WindowSettings(m_settings).setShop(QString::fromLatin1(m_shop.text()));
}

void WindowHost::showFirstStart(const ShopSetup *answers)
{
    const Result<ui::UiContext *> context = m_shops->open(m_shop);
    if (!context)
        return;
    auto *page = new ui::FirstStartPage(**context);
    // Not while the emitting page is still busy.
    connect(page, &ui::FirstStartPage::finished, this, &WindowHost::onFirstStartFinished, Qt::QueuedConnection);
    m_window->show(page, &(*context)->edits);
    if (answers)
        page->resume(*answers);
    m_firstStart = page;
}

void WindowHost::onFirstStartFinished(const ShopId &shop, const QString &language)
{
    const QLocale::Language spoken = QLocale().language();
    const bool isSpoken = QLocale(language).language() == spoken || (language == u"en"_s && spoken == QLocale::C);
    if (!language.isEmpty() && !isSpoken) {
        ui::WindowSettings(m_settings).setLanguage(language);
        speak();
    }
    m_shop = shop;
    showPages();
}

Status WindowHost::openShop(const ShopId &shop)
{
    TRY(m_shops->open(shop));
    // Not while the page is still handling the click.
    QMetaObject::invokeMethod(
        this,
        [this, shop] {
            leave([this, shop] {
                m_shop = shop;
                showPages();
            });
        },
        Qt::QueuedConnection);
    return {};
}

void WindowHost::leave(const std::function<void()> &then)
{
    if (m_window)
        m_window->leave(then);
}

void WindowHost::storeTyped()
{
    if (m_window)
        m_window->storeTyped();
}

void WindowHost::raise()
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->activateWindow();
}

void WindowHost::close()
{
    if (m_window && m_window->isVisible()) { // Not closed by the user, who cannot be asked.
        m_window->storeTyped();
        m_window->rememberGeometry();
    }
    m_window.reset();
}

QString WindowHost::language() const
{
    return ui::WindowSettings(m_settings).language();
}

void WindowHost::setLanguage(const QString &language)
{
    // Parse numbers while their language is still active.
    const auto answers = m_firstStart ? std::optional(m_firstStart->answers()) : std::nullopt;
    ui::WindowSettings(m_settings).setLanguage(language);
    speak();
    const auto showAgain = [this, answers] {
        if (answers)
            showFirstStart(&*answers);
        else
            leave([this] { showPages(); });
    };
    // Not while the page is still handling the click.
    QMetaObject::invokeMethod(this, showAgain, Qt::QueuedConnection);
}

ui::Theme::Choice WindowHost::appearance() const
{
    return m_theme.choice();
}

void WindowHost::setAppearance(ui::Theme::Choice choice)
{
    ui::WindowSettings(m_settings).setAppearance(ui::Theme::nameOf(choice));
    m_theme.setChoice(choice);
}

} // namespace stemdesk
