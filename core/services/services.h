#pragma once

#include "core/services/billing/invoice_service.h"
#include "core/services/billing/journal_service.h"
#include "core/services/billing/payment_service.h"
#include "core/services/billing/quote_service.h"
#include "core/services/billing/statement_service.h"
#include "core/services/catalogue/catalogue_overview_service.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/change_feed.h"
#include "core/services/clients/contact_service.h"
#include "core/services/events/assistant_write_service.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/events/event_history_service.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/events/event_service.h"
#include "core/services/events/event_template_service.h"
#include "core/services/events/line_selection_service.h"
#include "core/services/events/substitution_service.h"
#include "core/services/hire/hire_service.h"
#include "core/services/image_service.h"
#include "core/services/imports/import_service.h"
#include "core/services/keys/api_key_service.h"
#include "core/services/keys/idempotency_service.h"
#include "core/services/keys/request_log_service.h"
#include "core/services/keys/usage_service.h"
#include "core/services/orders/order_sheet_service.h"
#include "core/services/orders/saved_order_service.h"
#include "core/services/prices/price_freeze_service.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/prices/tax_group_service.h"
#include "core/services/reports/report_service.h"
#include "core/services/search_service.h"
#include "core/services/series/series_service.h"
#include "core/services/service_context.h"
#include "core/services/service_source.h"
#include "core/services/shops/shop_service.h"
#include "core/services/shops/shop_settings_service.h"
#include "core/services/tasks/task_service.h"
#include "core/services/today_service.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_service.h"

#include <chrono>
#include <map>
#include <memory>
#include <vector>

namespace stemdesk {

/// Everything that can be done with one shop, on the thread of its session.
class ShopServices {
public:
    explicit ShopServices(ServiceContext &shop);

    ShopId id() const;
    Instant now() const;
    const QString &dataFolder() const;
    /// The author of changes made through these services, for the history of events.
    const QString &actor() const;
    void setActor(const QString &actor);
    /// For writes of several services that are committed or rolled back together.
    Result<UnitOfWork> begin();
    /// A page of a described resource's objects, for code that does not know their type. `next` makes room for another.
    Result<std::optional<qint64>> list(const ResourceSpec &spec, const ResourceFilter &filter, const PageRequest &page,
                                       const std::function<void *()> &next) const;

private:
    ServiceContext &m_context; // Before the services, which are made with it.

public:
    SupplierService suppliers{m_context};
    ColourService colours{m_context};
    CategoryService categories{m_context};
    VocabularyService vocabulary{m_context};
    ProductService products{m_context};
    CatalogueOverviewService catalogue{m_context};
    PriceListService priceLists{m_context};
    PriceOverviewService prices{m_context};
    TaxGroupService taxGroups{m_context};
    PriceFreezeService freeze{m_context};
    ContactService contacts{m_context};
    QuoteService quotes{m_context};
    PaymentService payments{m_context};
    InvoiceService invoices{m_context};
    JournalService journal{m_context};
    StatementService statements{m_context};
    EventService events{m_context};
    EventLinesService lines{m_context};
    LineSelectionService lineSelection{m_context};
    EventTemplateService templates{m_context};
    SeriesService series{m_context};
    EventHistoryService history{m_context};
    EventAgendaService agenda{m_context};
    EventRecipeService recipes{m_context};
    SubstitutionService substitution{m_context};
    AssistantWriteService assistantWrites{m_context};
    HireService hire{m_context};
    TaskService tasks{m_context};
    OrderSheetService orderSheets{m_context};
    SavedOrderService savedOrders{m_context};
    ReportService reports{m_context};
    ImageService images{m_context};
    ImportService imports{m_context};
    SearchService search{m_context};
    TodayService today{m_context};
    ShopSettingsService settings{m_context};
    ApiKeyService keys{m_context};
    IdempotencyService idempotency{m_context};
    RequestLogService requestLog{m_context};
    UsageService usage{m_context.session()};
    WebhookService webhooks{m_context};
    ChangeFeed feed{m_context};

private:
    friend ServiceContext &contextOf(const ShopServices &shop);
};

/// The objects of one thread: its connection, and the services of each shop on it.
class Services {
public:
    /// Size of the connection's cache.
    enum class Memory { Full, Little };

    /// The database must have been prepared (see openDatabase()).
    static Result<std::unique_ptr<Services>> open(const ServiceSource &source, Memory memory = Memory::Full);
    /// Whether the database has a single writer; otherwise it has one per shop.
    static bool hasOneWriter(const ServiceSource &source);
    /// How long a write waits for its lock.
    static std::chrono::milliseconds timeout(const ServiceSource &source);
    ~Services();
    Q_DISABLE_COPY_MOVE(Services)

    /// Cheap after the first call per shop; valid as long as this object.
    ShopServices &forShop(const Tenant &tenant);
    Result<ShopServices *> forShop(ShopId id);

    /// For reading where the shop's rows are (KeyOwner::place); these ones where that is here, or cannot be entered.
    Services &at(const QByteArray &place);

    Session &session() { return *m_session; }
    /// See ServiceSource.
    const QString &dataFolder() const { return m_source.dataFolder; }
    ShopService &shops() { return m_shops; }
    UsageService &usage() { return m_usage; }

private:
    struct PerShop;

    Services(std::unique_ptr<Session> session, ServiceSource source, Memory memory);

    std::unique_ptr<Session> m_session;
    ServiceSource m_source;
    Memory m_memory;
    ShopService m_shops;
    UsageService m_usage;
    std::vector<std::unique_ptr<PerShop>> m_perShop;
    std::map<const Driver *, std::unique_ptr<Services>> m_elsewhere; // By machine.
};

} // namespace stemdesk
