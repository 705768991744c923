#pragma once

#include "core/services/shop_bus.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/window/window_control.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QSettings;

namespace stemdesk::ui {
class FirstStartPage;
class WindowFrame;
} // namespace stemdesk::ui

namespace stemdesk {

class DatabaseLink;
struct ShopSetup;

/// Parts that all shops of the window share.
struct WindowParts {
    Services &reads;
    ServiceThread &edits;
    ServiceThread &tasks;
    ServiceThread &lookups;
    ChangeBus &bus;
    ServerControl &server;
    DatabaseControl &database;
    ui::WindowControl &window;
    QSettings &settings;
};

/// The shops shown in the window since its start. Each keeps its undo steps while another is shown, and gets only its
/// own changes.
class OpenShops {
public:
    explicit OpenShops(const WindowParts &parts) : m_parts(parts) {}

    /// The context for a shop's pages, with its current settings. Lives as long as this object.
    Result<ui::UiContext *> open(const ShopId &id);

    const WindowParts &parts() const { return m_parts; }

private:
    struct Place {
        Place(const WindowParts &parts, ShopServices &services, const Shop &shop);

        ShopBus bus;
        ui::Edits edits;
        ui::UiContext context;
    };

    WindowParts m_parts;
    std::vector<std::unique_ptr<Place>> m_places;
};

/// Shows the window in the chosen language and colours, with one shop at a time. Changing the language or the shop
/// replaces the pages in the window.
class WindowHost final : public ui::WindowControl {
    Q_OBJECT

public:
    /// Applies language and colours at once, for windows created later. Both outlive this.
    WindowHost(ui::Theme &theme, QSettings &settings);
    ~WindowHost() override;
    Q_DISABLE_COPY_MOVE(WindowHost)

    /// Creates the window for a shop, or for the first start if none is in use. Shows when the server behind `link` is
    /// unreachable; both outlive it.
    Status show(OpenShops &shops, DatabaseLink &link, const ShopId &shop);
    void raise();
    /// Stores unfinished input, as at the end of the session.
    void storeTyped();
    /// Destroys the window; what it depends on may follow.
    void close();

    QSettings &settings() { return m_settings; }

    QString language() const override;
    void setLanguage(const QString &language) override;
    ui::Theme::Choice appearance() const override;
    void setAppearance(ui::Theme::Choice choice) override;
    Status openShop(const ShopId &shop) override;

private:
    void speak() const;
    void leave(const std::function<void()> &then);
    void showPages();
    void showFirstStart(const ShopSetup *answers = nullptr);
    void onFirstStartFinished(const ShopId &shop, const QString &language);

    ui::Theme &m_theme;
    QSettings &m_settings;
    OpenShops *m_shops = nullptr; ///< Once there is a window; as the link.
    DatabaseLink *m_link = nullptr;
    ShopId m_shop; ///< The shop shown.
    std::unique_ptr<ui::WindowFrame> m_window;
    QPointer<ui::FirstStartPage> m_firstStart; ///< While it is shown.
};

} // namespace stemdesk
