#include "app/open_shops.h"

#include "core/services/service_thread.h"

#include <algorithm>

namespace stemdesk {

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

} // namespace stemdesk
