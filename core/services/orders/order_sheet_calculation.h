#pragma once

#include "core/domain/events/event.h"
#include "core/domain/events/event_profit.h"
#include "core/domain/orders/order_sheet.h"
#include "core/orders/order_sheet_builder.h"
#include "core/pricing/event_price.h"

#include <QDate>

namespace stemdesk {

/// The prices of the sheet's events from any supplier. Refers to the context.
class SheetPrices final : public SupplierPrices {
public:
    explicit SheetPrices(const PriceContext &context) : m_context(context) {}

    void add(const Event &event);

    std::optional<double> unitCostIncTax(EventId event, VariantId variant, SupplierId supplier) const override;
    QList<SupplierId> ownPricedSuppliers(EventId event, VariantId variant) const override;

private:
    struct PricedEvent {
        QDate day;
        QMap<QString, PriceListId> pins;
    };

    PriceListChain listsOf(EventId id, VariantId variant) const;

    const PriceContext &m_context;
    QHash<EventId, PricedEvent> m_events;
};

class ServiceContext;
struct PricingFacts;

enum class GoneEvents { Refuse, LeaveOut };

enum class OrderedSheets { Count, LeaveOut };

/// The current order sheet of these events, each counted once, computed from one state of the database. event_not_found
/// if one does not exist, unless those are skipped.
Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone,
                                const SheetChoice &choice = {}, OrderedSheets ordered = OrderedSheets::Count);

/// The cost of goods of each of these events; those that do not exist are left out.
Result<QHash<EventId, EventCosts>> costsOf(ServiceContext &context, const QList<EventId> &events);

/// Cost of ordering the goods of each priced event by itself. The facts have the variants of all.
Result<QList<OrderSheetTotals>> orderTotalsOf(ServiceContext &context, const QList<Event> &priced,
                                              const PricingFacts &facts);

} // namespace stemdesk
