#pragma once

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

} // namespace stemdesk
