#include "core/storage/events/event_pricing_store.h"

#include "core/storage/engine/session.h"

#include <algorithm>

namespace stemdesk {

namespace {

qint64 eventKeyFrom(const Row &row)
{
    return row.integer(0);
}

template <class Value>
void addEntry(std::optional<QMap<QString, Value>> &map, const QString &type, const Value &value)
{
    if (!map)
        map.emplace();
    map->insert(type, value);
}

} // namespace

Status EventPricingStore::fill(QList<StoredEvent> &events) const
{
    QHash<qint64, EventPricing *> pricings;
    for (StoredEvent &stored : events) {
        if (stored.event.pricing)
            pricings.insert(stored.key, &*stored.event.pricing);
    }
    if (pricings.isEmpty())
        return {};
    const Driver &driver = m_session.driver();
    const QString keys = driver.keysText(pricings.keys());
    const auto pin = [&](const Row &row) {
        addEntry(pricings.value(row.integer(0))->priceListIds, row.text(1), row.id<PriceListId>(2));
    };
    TRY(m_session.each("select event, event_price_list.product_type, price_list.id "
                       "from event_price_list join price_list on price_list.key = price_list "
                       "and price_list.shop = event_price_list.shop "
                       "where event_price_list.shop = ? and event "
                           + driver.amongKeys(),
                       pin, m_tenant.shop, keys));
    const auto markup = [&](const Row &row) {
        addEntry(pricings.value(row.integer(0))->markups, row.text(1), row.real(2));
    };
    TRY(m_session.each("select event, product_type, markup from event_markup where shop = ? and event "
                           + driver.amongKeys(),
                       markup, m_tenant.shop, keys));
    return fillFees(pricings, keys);
}

Status EventPricingStore::fillFees(const QHash<qint64, EventPricing *> &pricings, const QString &keys) const
{
    struct Fee {
        int position = 0;
        EventPricing *pricing = nullptr;
        AdditionalFee fee;
    };
    const Driver &driver = m_session.driver();
    auto fees = TRY(m_session.all(
        "select event, position, name, amount_excl_tax from event_fee where shop = ? and event " + driver.amongKeys(),
        [&](const Row &row) {
            return Fee{.position = row.smallInteger(1),
                       .pricing = pricings.value(row.integer(0)),
                       .fee = {.name = row.text(2), .amountExclTax = row.real(3)}};
        },
        m_tenant.shop, keys));
    std::ranges::sort(fees, {}, &Fee::position);
    for (const Fee &fee : std::as_const(fees)) {
        if (!fee.pricing->additionalFees)
            fee.pricing->additionalFees.emplace();
        fee.pricing->additionalFees->append(fee.fee);
    }
    return {};
}

Status EventPricingStore::replace(qint64 event, const std::optional<EventPricing> &pricing)
{
    for (const QByteArrayView sql : {"delete from event_price_list where shop = ? and event = ?",
                                     "delete from event_markup where shop = ? and event = ?",
                                     "delete from event_fee where shop = ? and event = ?"}) {
        TRY(m_session.run(sql, m_tenant.shop, event));
    }
    return insert(event, pricing);
}

Status EventPricingStore::insert(qint64 event, const std::optional<EventPricing> &pricing)
{
    if (!pricing)
        return {};
    const PinnedLists pins = pricing->priceListIds.value_or(PinnedLists());
    for (auto pin = pins.cbegin(); pin != pins.cend(); ++pin) {
        TRY(m_session.run("insert into event_price_list (shop, event, product_type, price_list) "
                          "select shop, ?, ?, key from price_list where shop = ? and id = ?",
                          event, pin.key(), m_tenant.shop, pin.value()));
    }
    SqlRows markups(4);
    const MarkupFactors factors = pricing->markups.value_or(MarkupFactors());
    for (auto markup = factors.cbegin(); markup != factors.cend(); ++markup)
        markups.add(m_tenant.shop, event, markup.key(), markup.value());
    TRY(m_session.addRows("event_markup", "shop, event, product_type, markup", markups));
    SqlRows fees(5);
    const QList<AdditionalFee> charged = pricing->additionalFees.value_or(QList<AdditionalFee>());
    for (qsizetype i = 0; i < charged.size(); ++i) {
        const AdditionalFee &fee = charged.at(i);
        fees.add(m_tenant.shop, event, int(i), fee.name, fee.amountExclTax);
    }
    return m_session.addRows("event_fee", "shop, event, position, name, amount_excl_tax", fees);
}

Result<QList<qint64>> EventPricingStore::allEvents() const
{
    return m_session.all("select key from event where shop = ?", eventKeyFrom, m_tenant.shop);
}

Result<QList<qint64>> EventPricingStore::eventsWithVariants(const QList<qint64> &variants) const
{
    const Driver &driver = m_session.driver();
    return m_session.all("select distinct event from event_item where shop = ? and variant " + driver.amongKeys(),
                         eventKeyFrom, m_tenant.shop, driver.keysText(variants));
}

Result<QList<qint64>> EventPricingStore::eventsWithProductType(const QString &productType) const
{
    // Checked event by event: nearly every one has a line of a common type among its first.
    return m_session.all("select key from event where shop = ? and exists (select 1 from event_item "
                         "join variant on variant.key = event_item.variant and variant.shop = event_item.shop "
                         "join product on product.key = variant.product and product.shop = variant.shop "
                         "where event_item.shop = ? and event_item.event = event.key "
                         "and product.product_type = ?)",
                         eventKeyFrom, m_tenant.shop, m_tenant.shop, productType);
}

Result<QList<qint64>> EventPricingStore::eventsTaxedBy(qint64 taxGroup) const
{
    auto named =
        m_session.all("select key from event where shop = ? and tax_group = ?", eventKeyFrom, m_tenant.shop, taxGroup);
    if (!named)
        return named;
    // Only labour, fees and travel are taxed by it.
    const auto isDefault = TRY(m_session.first(
        "select 1 from shop join tax_group on tax_group.shop = shop.key and tax_group.id = shop.default_tax_group "
        "where shop.key = ? and tax_group.key = ?",
        eventKeyFrom, m_tenant.shop, taxGroup));
    if (!isDefault)
        return named;
    const auto byDefault = TRY(m_session.all(
        "select key from event where shop = ? and tax_group is null and (has_labour = 1 or has_travel = 1 "
        "or exists (select 1 from event_fee where event_fee.shop = ? and event_fee.event = event.key))",
        eventKeyFrom, m_tenant.shop, m_tenant.shop));
    return named.value() + byDefault;
}

} // namespace stemdesk
