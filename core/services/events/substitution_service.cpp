#include "core/services/events/substitution_service.h"

#include "core/base/wording.h"
#include "core/pricing/substitution.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/events/event_lines_service.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/orders/order_sheet_calculation.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// An event with the data that substituting its lines needs.
struct SubstitutionState {
    Event event; ///< Not priced.
    PricingFacts facts;
    StoredVariant variant; ///< The substitute.
    Substitute substitute;
};

Status readSellers(ServiceContext &context, SubstitutionState &state)
{
    QSet<SupplierId> ids(state.variant.variant.supplierIds.cbegin(), state.variant.variant.supplierIds.cend());
    for (const SupplierId &id : std::as_const(state.facts.supplierIds))
        ids.insert(id);
    ids.remove(SupplierId());
    const auto suppliers = TRY(SupplierService(context).findAll(ids.values()));
    for (const Supplier &supplier : suppliers) {
        if (supplier.isArchived)
            state.substitute.archived.insert(supplier.id);
    }
    return {};
}

Result<SubstitutionState> stateFor(ServiceContext &context, const SubstitutionRequest &request)
{
    SubstitutionState state;
    const StoredEvent stored = TRY(storedEvent(context, request.event));
    const auto key = TRY(context.store<EventItemStore>().variantKey(request.substitute));
    if (!key)
        return missing("variant", u"variantId"_s, request.substitute.text());
    const StoredVariant variant = TRY(context.store<VariantStore>().find(request.substitute));
    GroupsToPrice read = TRY(groupsOf(context, stored.key));
    WantedPrices wanted = read.wanted;
    wanted[*key].insert(context.tenant().defaultSupplier);
    PricingFacts facts = TRY(pricingFactsFor(context, {stored}, wanted));
    state.event = stored.event;
    state.event.groups = std::move(read.groups);
    state.facts = std::move(facts);
    state.variant = variant;
    state.substitute = {.replaced = request.replaced, .variant = variant.variant};
    TRY(readSellers(context, state));
    return state;
}

Result<LineProduct> goodsOf(const ServiceContext &context, const StoredVariant &stored, const PriceContext &prices)
{
    const auto products = TRY(context.store<ProductStore>().findByKeys({stored.productKey}));
    const QString type = prices.variants.value(stored.variant.id).productType;
    return LineProduct{.variant = stored.variant,
                       .productName = products.isEmpty() ? QString() : products.constFirst().product.name,
                       .productType = type,
                       .isHired = prices.types.value(type).isHired};
}

Status nameSuppliers(ServiceContext &context, SubstitutionPreview &preview)
{
    QSet<SupplierId> ids;
    for (const SubstitutedLine &line : std::as_const(preview.lines))
        ids += {line.before.supplierId, line.after.supplierId};
    ids.remove(SupplierId());
    const auto suppliers = TRY(SupplierService(context).findAll(ids.values()));
    for (const Supplier &supplier : suppliers)
        preview.suppliers.insert(supplier.id, supplier.name);
    return {};
}

QList<SubstitutedLine> linesOf(const Event &before, const Event &after, VariantId replaced)
{
    QList<SubstitutedLine> lines;
    for (qsizetype g = 0; g < before.groups.size(); ++g) { // Both are sorted by position.
        const EventGroup &group = before.groups.at(g);
        for (qsizetype i = 0; i < group.items.size(); ++i) {
            const EventItem &item = group.items.at(i);
            if (item.variantId == replaced)
                lines.append({.before = item,
                              .after = after.groups.at(g).items.at(i),
                              .groupName = group.name,
                              .isHidden = group.isHidden});
        }
    }
    return lines;
}

/// Stale if the line is not as in `from` any more.
Status patchLine(ServiceContext &context, EventId event, const EventItem &from, const EventItem &to,
                 const std::optional<std::optional<KeptPrice>> &kept = {})
{
    EventItemPatch patch{.variantId = to.variantId, .kept = kept};
    if (to.supplierId != from.supplierId)
        patch.supplierId = to.supplierId;
    return EventLinesService(context).reviseItem(event, from.groupId, from.id, patch, inverse(from, patch));
}

} // namespace

Result<SubstitutionPreview> SubstitutionService::preview(const SubstitutionRequest &request) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const SubstitutionState state = TRY(stateFor(m_context, request));
    const StoredVariant replaced = TRY(m_context.store<VariantStore>().find(request.replaced));
    const PriceContext &prices = state.facts.context;
    const LineProduct was = TRY(goodsOf(m_context, replaced, prices));
    const LineProduct is = TRY(goodsOf(m_context, state.variant, prices));
    Event before = state.event;
    Event after = substituted(before, state.substitute, prices);
    priceEvent(before, prices);
    priceEvent(after, prices);
    const auto orders = TRY(orderTotalsOf(m_context, {before, after}, state.facts));
    SubstitutionPreview preview{.replaced = was,
                                .substitute = is,
                                .lines = linesOf(before, after, request.replaced),
                                .before = before.totals,
                                .after = after.totals,
                                .orderBefore = orders.at(0),
                                .orderAfter = orders.at(1)};
    TRY(nameSuppliers(m_context, preview));
    return preview;
}

Result<QList<SubstitutedLine>> SubstitutionService::substitute(const SubstitutionRequest &request)
{
    if (request.replaced == request.substitute)
        return QList<SubstitutedLine>();
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const SubstitutionState state = TRY(stateFor(m_context, request));
    const Event after = substituted(state.event, state.substitute, state.facts.context);
    QList<SubstitutedLine> lines = linesOf(state.event, after, request.replaced);
    for (SubstitutedLine &line : lines) {
        TRY(patchLine(m_context, request.event, line.before, line.after));
        const EventItem stored =
            TRY(EventLinesService(m_context).item(request.event, line.before.groupId, line.before.id));
        line.after.kept = stored.kept; // Undoes the price too.
    }
    TRY(work.commit());
    return lines;
}

Status SubstitutionService::takeBack(EventId event, const QList<SubstitutedLine> &lines)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    for (const SubstitutedLine &line : lines) {
        TRY(patchLine(m_context, event, line.after, line.before, line.before.kept));
    }
    return work.commit();
}

} // namespace stemdesk
