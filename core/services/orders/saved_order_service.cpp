#include "core/services/orders/saved_order_service.h"

#include "core/domain/orders/claim.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/today_store.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// Adds their suppliers, and the goods received on each.
Result<QList<SavedSheet>> savedFrom(const ServiceContext &context, QList<StoredOrderSheet> stored)
{
    QList<qint64> keys;
    for (const StoredOrderSheet &sheet : std::as_const(stored))
        keys.append(sheet.key);
    const auto lines = context.store<OrderSheetLineStore>();
    const auto received = TRY(lines.receivedCounts(keys));
    const auto suppliers = TRY(lines.suppliersOf(keys));
    QList<SavedSheet> saved;
    for (StoredOrderSheet &sheet : stored) {
        const auto count = received.constFind(sheet.key);
        sheet.sheet.suppliers = suppliers.value(sheet.key);
        saved.append({.sheet = std::move(sheet.sheet),
                      .lines = sheet.lineCount,
                      .received = count == received.cend() ? std::nullopt : std::optional(*count)});
    }
    return saved;
}

} // namespace

Result<Page<SavedSheet>> SavedOrderService::sheets(const PageRequest &page) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto stored = TRY(m_context.store<OrderSheetStore>().newest(page));
    auto saved = TRY(savedFrom(m_context, std::move(stored.rows)));
    return Page<SavedSheet>{.rows = std::move(saved), .next = stored.next};
}

Result<QList<SavedSheet>> SavedOrderService::sheetsOf(EventId event, int limit) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto stored = TRY(m_context.store<OrderSheetStore>().newestOf(event, limit));
    return savedFrom(m_context, std::move(stored));
}

Result<QSet<EventId>> SavedOrderService::orderedAmong(const QList<EventId> &events) const
{
    const auto ordered = TRY(m_context.store<TodayStore>().orderedSheets(events));
    return QSet<EventId>(ordered.keyBegin(), ordered.keyEnd());
}

Result<QHash<EventId, qint64>> SavedOrderService::draftsAmong(const QList<EventId> &events) const
{
    return m_context.store<TodayStore>().draftSheets(events);
}

Result<QList<OpenOrder>> SavedOrderService::openFrom(const SupplierId &supplier, int limit) const
{
    const auto stored = TRY(m_context.store<OrderSheetStore>().openOrdersOf(supplier, limit));
    QList<OpenOrder> orders;
    for (const StoredOpenOrder &one : stored)
        orders.append({.sheet = one.sheet,
                       .savedAt = one.savedAt,
                       .currency = one.currency,
                       .lines = one.lines,
                       .dueLines = one.dueLines,
                       .dueCostIncTax = one.dueCostIncTax});
    return orders;
}

Result<OpenClaims> SavedOrderService::openClaims() const
{
    const auto stored = TRY(m_context.store<OrderSheetStore>().claims());
    const ShopDays days = TRY(ShopDays::of(m_context));
    OpenClaims open;
    for (const StoredClaim &claim : stored) {
        const Instant received = claim.receivedAt ? *claim.receivedAt : days.startOf(claim.receivedOn);
        const Instant until = claimUntil(received, claim.claimHours);
        if (until <= m_context.now())
            continue;
        open.until = open.lines == 0 ? until : std::min(open.until, until);
        ++open.lines;
    }
    return open;
}

} // namespace stemdesk
