#include "core/storage/hire/hire_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

const QByteArray kColumns =
    "select variant.key, variant.id, product.id, product.name, variant.name, variant.owned_units, "
    "variant.replacement_cost_excl_tax, coalesce(variant.hire_days_before, shop.hire_days_before), "
    "coalesce(variant.hire_days_after, shop.hire_days_after) ";

const QByteArray kThings = kColumns
    + "from variant join product on product.key = variant.product and product.shop = variant.shop join shop on "
      "shop.key = variant.shop "
      "join product_type on product_type.shop = product.shop and product_type.name = product.product_type "
      "where product_type.is_hired = 1 ";

// Starts from the few hired types: without that, SQLite would read every variety of the shop.
const QByteArray kThingsOfTypes = kColumns
    + "from product_type cross join product cross join variant cross join shop "
      "where product.shop = product_type.shop and product.product_type = product_type.name "
      "and variant.shop = product.shop and variant.product = product.key and shop.key = variant.shop "
      "and product_type.is_hired = 1 ";

StoredThing thingFrom(const Row &row)
{
    return {.key = row.integer(0),
            .thing = {.variantId = row.id<VariantId>(1),
                      .productId = row.id<ProductId>(2),
                      .productName = row.text(3),
                      .variantName = row.text(4),
                      .ownedUnits = row.optionalReal(5),
                      .replacementCostExclTax = row.optionalReal(6),
                      .daysBefore = row.smallInteger(7),
                      .daysAfter = row.smallInteger(8)}};
}

} // namespace

Result<QList<NeededUnits>> HireStore::neededBy(qint64 event) const
{
    QList<NeededUnits> needed;
    QHash<qint64, qsizetype> places;
    const auto take = [&](const Row &row) {
        const qint64 variant = row.integer(0);
        if (!places.contains(variant)) {
            places.insert(variant, needed.size());
            needed.append(NeededUnits{.variant = variant});
        }
        needed[places.value(variant)].units += row.real(1);
    };
    TRY(m_session.each(
        "select event_item.variant, event_item.quantity * event_group.quantity from event_group join event_item "
        "on event_item.shop = event_group.shop and event_item.event = event_group.event "
        "and event_item.event_group = event_group.key "
        "where event_group.shop = ? and event_group.event = ? and event_group.is_hidden = 0 "
        "order by event_group.rank, event_item.rank",
        take, m_tenant.shop, event));
    return needed;
}

Result<QHash<qint64, HiredThing>> HireStore::things(const QList<qint64> &variants) const
{
    const Driver &driver = m_session.driver();
    QHash<qint64, HiredThing> things;
    const auto take = [&](const Row &row) {
        const StoredThing stored = thingFrom(row);
        things.insert(stored.key, stored.thing);
    };
    // With an index of the shop SQLite would read the whole catalogue.
    TRY(m_session.each(kThings + "and " + driver.notByIndex("variant.shop") + " = ? and variant.key "
                           + driver.amongKeys(),
                       take, m_tenant.shop, driver.keysText(variants)));
    return things;
}

Result<Page<StoredThing>> HireStore::owned(const HireFilter &filter, const PageRequest &page) const
{
    const bool isOfAll = filter.withUncounted && !filter.variantId;
    const QByteArray sql = (isOfAll ? kThingsOfTypes : kThings) + "and variant.shop = ? and variant.key > ?"
        + (filter.withUncounted ? "" : " and variant.owned_units is not null")
        + (filter.variantId ? " and variant.id = ?" : "") + idClause(page, "variant.id")
        + " order by variant.key limit ?";
    auto rows = TRY(m_session.all(sql, thingFrom, m_tenant.shop, page.after.value_or(0),
                                  oneOrNone(filter.variantId.value_or(VariantId()), filter.variantId.has_value()),
                                  idsOf(page), page.limit + 1));
    Page<StoredThing> found{.rows = std::move(rows), .next = std::nullopt};
    if (found.rows.size() > page.limit) {
        found.rows.removeLast();
        found.next = found.rows.constLast().key;
    }
    return found;
}

Result<QList<HoldingLine>> HireStore::holding(const QList<qint64> &variants, Instant from, Instant to) const
{
    const Driver &driver = m_session.driver();
    const auto lineFrom = [](const Row &row) {
        HoldingLine line{.variant = row.integer(0), .units = row.real(8)};
        line.event.id = row.id<EventId>(1);
        line.event.name = row.text(2);
        line.event.status = row.text(3);
        line.event.ceremonyStart = row.optionalInteger(4);
        line.event.ceremonyEnd = row.optionalInteger(5);
        line.event.venueStart = row.optionalInteger(6);
        line.event.venueEnd = row.optionalInteger(7);
        return line;
    };
    // The cross joins begin with the variants, and so with the index of their lines, because few lines are hired. The
    // position, which every line has, is there because SQLite would otherwise walk an index that has all the other
    // columns.
    return m_session.all(
        "select event_item.variant, event.id, event.name, event.status, event.ceremony_start, "
        "event.ceremony_end, event.venue_start, event.venue_end, "
        "event_item.quantity * event_group.quantity "
        "from variant cross join event_item cross join event_group cross join event "
        "where event_item.shop = variant.shop and event_item.variant = variant.key "
        "and event_group.key = event_item.event_group and event_group.shop = event_item.shop and event.key = "
        "event_item.event and event.shop = event_item.shop "
        "and "
            + driver.notByIndex("variant.shop")
            + " = ? and event_group.is_hidden = 0 "
              "and event_item.position >= 0 and event.status in ('approved', 'in_progress', 'complete') and "
              "event.first_start <= ? "
              "and (event.ceremony_start >= ? or event.ceremony_end >= ? or event.venue_start >= ? "
              "or event.venue_end >= ?) and variant.key "
            + driver.amongKeys(),
        lineFrom, m_tenant.shop, to, from, from, from, from, driver.keysText(variants));
}

Result<QHash<VariantId, HireReturn>> HireStore::returnsOf(EventId event) const
{
    QHash<VariantId, HireReturn> returns;
    const auto take = [&](const Row &row) {
        returns.insert(row.id<VariantId>(0),
                       {.returnedUnits = row.real(1),
                        .damagedUnits = row.real(2),
                        .missingUnits = row.real(3),
                        .isTakenOff = row.flag(4),
                        .takenOffUnits = row.real(5)});
    };
    const Status read =
        m_session.each("select variant_id, returned_units, damaged_units, missing_units, is_taken_off, taken_off_units "
                       "from hire_return where shop = ? and event_id = ?",
                       take, m_tenant.shop, event);
    if (!read)
        return read.error();
    return returns;
}

Status HireStore::putReturn(EventId event, VariantId variant, const HireReturn &stored)
{
    return m_session.run(
        "insert into hire_return (shop, event_id, variant_id, returned_units, damaged_units, missing_units, "
        "is_taken_off, taken_off_units) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (shop, event_id, variant_id) do "
        "update set returned_units = excluded.returned_units, damaged_units = excluded.damaged_units, "
        "missing_units = excluded.missing_units, is_taken_off = excluded.is_taken_off, "
        "taken_off_units = excluded.taken_off_units",
        m_tenant.shop, event, variant, stored.returnedUnits, stored.damagedUnits, stored.missingUnits,
        stored.isTakenOff, stored.takenOffUnits);
}

} // namespace stemdesk
