#pragma once

#include "core/services/shop_bus.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <memory>
#include <vector>

namespace stemdesk {

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

} // namespace stemdesk
