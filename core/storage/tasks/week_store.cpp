#include "core/storage/tasks/week_store.h"

#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<QHash<EventId, QList<NamedUnits>>> WeekStore::unitsOf(const QList<EventId> &events) const
{
    static const InSql kUnits(
        "select event.id, variant.id, product.name, variant.name, "
        "event_item.quantity * event_group.quantity, product.product_type from event "
        "cross join event_item "
        "cross join event_group cross join variant cross join product "
        "where event_item.shop = event.shop and event_item.event = event.key "
        "and event_group.key = event_item.event_group and event_group.shop = event_item.shop and variant.key = "
        "event_item.variant and variant.shop = event_item.shop "
        "and product.key = variant.product and product.shop = variant.shop and event_group.is_hidden = 0 "
        "and not exists (select 1 from product_type where product_type.shop = ? "
        "and product_type.name = product.product_type and product_type.is_hired = 1) "
        "and event_item.quantity > 0 and event.shop = ? and event.id in");
    QHash<EventId, QList<NamedUnits>> units;
    const auto take = [&](const Row &row) {
        units[row.id<EventId>(0)].append({.variantId = row.id<VariantId>(1),
                                          .name = u"%1 %2"_s.arg(row.text(2), row.text(3)).simplified(),
                                          .units = row.real(4),
                                          .productType = row.text(5)});
    };
    TRY(readParts(kUnits, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, part);
    }));
    return units;
}

Result<QHash<VariantId, QString>> WeekStore::typesOf(const QList<VariantId> &variants) const
{
    static const InSql kTypes("select variant.id, product.product_type from variant cross join product "
                              "where product.key = variant.product and product.shop = variant.shop "
                              "and variant.shop = ? and variant.id in");
    QHash<VariantId, QString> types;
    TRY(readParts(kTypes, variants, [&](const QByteArray &sql, const InList<VariantId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { types.insert(row.id<VariantId>(0), row.text(1)); }, m_tenant.shop, part);
    }));
    return types;
}

} // namespace stemdesk
