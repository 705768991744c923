#include "core/storage/orders/open_order_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/orders/order_sheet_line_store.h"

namespace stemdesk {

Result<QList<StoredOpenOrder>> OpenOrderStore::ofSupplier(const SupplierId &supplier, int limit) const
{
    static const QByteArray kOpen =
        "select order_sheet.id, order_sheet.created_at, order_sheet.currency, count(*), sum(case when " + lineIsDue()
        + " then 1 else 0 end), sum(case when " + lineIsDue()
        + " then order_sheet_line.order_cost_inc_tax else 0 end) from order_sheet_line "
          "join order_sheet on order_sheet.key = order_sheet_line.order_sheet and order_sheet.shop = "
          "order_sheet_line.shop "
          "left join received_goods on received_goods.shop = order_sheet_line.shop "
          "and received_goods.order_sheet_line = order_sheet_line.key "
          "where order_sheet_line.shop = ? and order_sheet_line.supplier = ? "
          "group by order_sheet.key, order_sheet.id, order_sheet.created_at, order_sheet.currency "
          "having sum(case when "
        + lineIsDue() + " then 1 else 0 end) > 0 order by order_sheet.key desc limit ?";
    return m_session.all(
        kOpen,
        [](const Row &row) {
            return StoredOpenOrder{.sheet = row.id<OrderSheetId>(0),
                                   .savedAt = row.integer(1),
                                   .currency = row.text(2),
                                   .lines = row.integer(3),
                                   .dueLines = row.integer(4),
                                   .dueCostIncTax = row.real(5)};
        },
        m_tenant.shop, supplier, limit);
}

Result<QList<StoredClaim>> OpenOrderStore::claims() const
{
    // In the words of its index, which has nothing but these.
    return m_session.all(
        "select received_goods.received_on, supplier.claim_hours, received_goods.received_at from received_goods "
        "join order_sheet_line on order_sheet_line.key = received_goods.order_sheet_line and order_sheet_line.shop = "
        "received_goods.shop "
        "join supplier on supplier.shop = received_goods.shop and supplier.id = order_sheet_line.supplier "
        "where received_goods.shop = ? and received_goods.rejected_units > 0 and received_goods.credit_excl_tax = 0 "
        "and received_goods.received_on > '' and supplier.claim_hours is not null",
        [](const Row &row) {
            return StoredClaim{.receivedOn = QDate::fromString(row.text(0), Qt::ISODate),
                               .receivedAt = row.optionalInteger(2),
                               .claimHours = row.real(1)};
        },
        m_tenant.shop);
}

} // namespace stemdesk
