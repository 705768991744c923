#pragma once

#include "core/services/shop_bus.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <memory>
#include <vector>

namespace stemdesk {

/// What all shops of the window stand on.
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

/// The shops that the window has shown since its start. Each keeps its undo steps while another one is shown, and hears
/// of its own changes alone.
class OpenShops {
public:
    explicit OpenShops(const WindowParts &parts) : m_parts(parts) {}

    /// What the pages of a shop stand on, with its settings as they are now. Lives as long as this.
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

} // namespace stemdesk
