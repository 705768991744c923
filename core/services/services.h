#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/events/event_history_service.h"
#include "core/services/events/event_service.h"
#include "core/services/events/event_template_service.h"
#include "core/services/image_service.h"
#include "core/services/keys/api_key_service.h"
#include "core/services/keys/idempotency_service.h"
#include "core/services/keys/request_log_service.h"
#include "core/services/keys/usage_service.h"
#include "core/services/orders/order_sheet_service.h"
#include "core/services/prices/price_freeze_service.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/prices/tax_group_service.h"
#include "core/services/service_context.h"
#include "core/services/service_source.h"
#include "core/services/shops/shop_service.h"
#include "core/services/shops/shop_settings_service.h"
#include "core/services/webhooks/webhook_service.h"

#include <chrono>
#include <memory>
#include <vector>

namespace stemdesk {

/// Everything that can be done with one shop, on the thread whose session it uses.
struct ShopServices {
    explicit ShopServices(ServiceContext &shop)
        : context(shop), suppliers(shop), vocabulary(shop), products(shop), priceLists(shop), taxGroups(shop),
          events(shop), lines(shop), templates(shop), history(shop), freeze(shop), images(shop), orderSheets(shop),
          settings(shop), keys(shop), idempotency(shop), requestLog(shop), webhooks(shop)
    {}

    ServiceContext &context;
    SupplierService suppliers;
    VocabularyService vocabulary;
    ProductService products;
    PriceListService priceLists;
    TaxGroupService taxGroups;
    EventService events;
    EventLinesService lines;
    EventTemplateService templates;
    EventHistoryService history;
    PriceFreezeService freeze;
    ImageService images;
    OrderSheetService orderSheets;
    ShopSettingsService settings;
    ApiKeyService keys;
    IdempotencyService idempotency;
    RequestLogService requestLog;
    WebhookService webhooks;
};

/// The bundle that one thread owns: its connection, and the services of each shop on it.
class Services {
public:
    /// How much of what was read a connection keeps in memory.
    enum class Memory { Full, Little };

    /// The database must have been prepared (see openDatabase()).
    static Result<std::unique_ptr<Services>> open(const ServiceSource &source, Memory memory = Memory::Full);
    /// Whether the database has one writer at a time; else one of each shop.
    static bool hasOneWriter(const ServiceSource &source);
    /// How long a write waits for its lock.
    static std::chrono::milliseconds patience(const ServiceSource &source);
    ~Services();
    Q_DISABLE_COPY_MOVE(Services)

    /// Cheap after the first call for a shop; valid as long as this object.
    ShopServices &forShop(const Tenant &tenant);
    Result<ShopServices *> forShop(ShopId id);

    Session &session() { return *m_session; }
    /// See ServiceSource.
    const QString &dataFolder() const { return m_source.dataFolder; }
    ShopService &shops() { return m_shops; }
    UsageService &usage() { return m_usage; }

private:
    struct PerShop;

    Services(std::unique_ptr<Session> session, const ServiceSource &source);

    std::unique_ptr<Session> m_session;
    ServiceSource m_source;
    ShopService m_shops;
    UsageService m_usage;
    std::vector<std::unique_ptr<PerShop>> m_perShop;
};

} // namespace stemdesk
