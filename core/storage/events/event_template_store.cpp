#include "core/storage/events/event_template_store.h"

#include "core/storage/engine/session.h"

#include <QHash>

namespace stemdesk {

namespace {

const QByteArray kEventTemplateColumns =
    "key, id, name, colour_scheme, notes, created_at, updated_at, version, pricing, is_recipe, payment_plan";

StoredTemplate templateFrom(const Row &row)
{
    StoredTemplate stored{.key = row.integer(0)};
    EventTemplate &value = stored.value;
    value.id = row.id<EventTemplateId>(1);
    value.name = row.text(2);
    if (!row.isNull(3))
        value.colourScheme = row.lines(3);
    value.notes = row.text(4);
    value.createdAt = row.integer(5);
    value.updatedAt = row.integer(6);
    value.version = row.smallInteger(7);
    value.isRecipe = row.flag(9);
    stored.pricing = row.isNull(8) ? QString() : row.text(8);
    if (!row.isNull(10)) {
        if (auto plan = planFrom(row.text(10).toUtf8()))
            value.paymentPlan = *std::move(plan);
    }
    return stored;
}

std::optional<QString> schemeLines(const EventTemplate &value)
{
    return value.colourScheme ? std::optional(joinedLines(*value.colourScheme)) : std::nullopt;
}

} // namespace

Result<QList<EventTemplateSummary>> EventTemplateStore::list(bool recipes) const
{
    return m_session.all(
        "select id, name, "
        "(select count(*) from event_template_group where event_template_group.shop = ? "
        "and event_template_group.template = event_template.key), "
        "(select count(*) from event_template_group join event_template_item on event_template_item.shop = "
        "event_template_group.shop and event_template_item.template_group = event_template_group.key "
        "where event_template_group.shop = ? "
        "and event_template_group.template = event_template.key), "
        "(select count(*) from event_template_group join event_template_item on event_template_item.shop = "
        "event_template_group.shop and event_template_item.template_group = event_template_group.key "
        "where event_template_group.shop = ? "
        "and event_template_group.template = event_template.key and not exists (select 1 from variant "
        "where variant.shop = ? and variant.id = event_template_item.variant)) "
        "from event_template where shop = ? and is_recipe = ? order by key",
        [](const Row &row) {
            return EventTemplateSummary{.id = row.id<EventTemplateId>(0),
                                        .name = row.text(1),
                                        .groups = row.smallInteger(2),
                                        .lines = row.smallInteger(3),
                                        .missingLines = row.smallInteger(4)};
        },
        m_tenant.shop, m_tenant.shop, m_tenant.shop, m_tenant.shop, m_tenant.shop, recipes);
}

Result<StoredTemplate> EventTemplateStore::find(EventTemplateId id) const
{
    static const QByteArray kFind =
        "select " + kEventTemplateColumns + " from event_template where shop = ? and id = ?";
    auto found = TRY(m_session.first(kFind, templateFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    StoredTemplate stored = *std::move(found);
    auto groups = TRY(groupsOf(stored.key));
    stored.value.groups = std::move(groups);
    return stored;
}

Result<QList<EventTemplateGroup>> EventTemplateStore::groupsOf(qint64 key) const
{
    QList<EventTemplateGroup> groups;
    QHash<qint64, qsizetype> places;
    TRY(m_session.each(
        "select key, name, quantity, is_hidden, description, notes, fixed_price_inc_tax, minutes_per_copy, place "
        "from event_template_group "
        "where shop = ? and template = ? order by position",
        [&](const Row &row) {
            places.insert(row.integer(0), groups.size());
            groups.append({.name = row.text(1),
                           .quantity = row.real(2),
                           .isHidden = row.flag(3),
                           .fixedPriceIncTax = row.optionalReal(6),
                           .minutesPerCopy = row.optionalReal(7),
                           .place = row.text(8),
                           .description = row.text(4),
                           .notes = row.text(5)});
        },
        m_tenant.shop, key));
    TRY(m_session.each(
        "select event_template_item.template_group, event_template_item.variant, event_template_item.product_name, "
        "event_template_item.variant_name, variant.key, event_template_item.supplier, supplier.id, "
        "event_template_item.quantity, event_template_item.notes from event_template_group "
        "join event_template_item on event_template_item.shop = event_template_group.shop "
        "and event_template_item.template_group = event_template_group.key "
        "join supplier on supplier.key = event_template_item.supplier and supplier.shop = event_template_item.shop "
        "left join variant on variant.shop = event_template_item.shop and variant.id = event_template_item.variant "
        "where event_template_group.shop = ? and event_template_group.template = ? "
        "order by event_template_group.position, event_template_item.position",
        [&](const Row &row) {
            const bool isDefault = row.integer(5) == m_tenant.defaultSupplier;
            groups[places.value(row.integer(0))].items.append(
                {.variantId = row.id<VariantId>(1),
                 .productName = row.text(2),
                 .variantName = row.text(3),
                 .isMissing = row.isNull(4),
                 .supplierId = isDefault ? SupplierId() : row.id<SupplierId>(6),
                 .quantity = row.real(7),
                 .notes = row.text(8)});
        },
        m_tenant.shop, key));
    return groups;
}

Status EventTemplateStore::insert(const EventTemplate &value, const QString &pricing)
{
    const qint64 key = TRY(m_session.insert(
        "insert into event_template (shop, id, name, colour_scheme, created_at, updated_at, version, notes, pricing, "
        "is_recipe, payment_plan) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, value.id, value.name, schemeLines(value), value.createdAt, value.updatedAt, value.version,
        value.notes, pricing.isEmpty() ? std::nullopt : std::optional(pricing), value.isRecipe,
        value.paymentPlan ? std::optional(QString::fromUtf8(planText(*value.paymentPlan))) : std::nullopt));
    int position = 0;
    for (const EventTemplateGroup &group : value.groups) {
        TRY(insertGroup(key, position++, group));
    }
    return {};
}

Status EventTemplateStore::insertGroup(qint64 key, int position, const EventTemplateGroup &group)
{
    const qint64 inserted = TRY(m_session.insert(
        "insert into event_template_group (shop, template, name, quantity, is_hidden, position, description, notes, "
        "fixed_price_inc_tax, minutes_per_copy, place) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, key, group.name, group.quantity, group.isHidden, position, group.description, group.notes,
        group.fixedPriceIncTax, group.minutesPerCopy, group.place));
    int place = 0;
    for (const EventTemplateItem &item : group.items) {
        std::optional<qint64> supplier;
        if (!item.supplierId.isNull())
            supplier = TRY(m_session.first(
                "select key from supplier where shop = ? and id = ?", [](const Row &row) { return row.integer(0); },
                m_tenant.shop, item.supplierId));
        TRY(m_session.run("insert into event_template_item (shop, template_group, variant, product_name, variant_name, "
                          "supplier, quantity, position, notes) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                          m_tenant.shop, inserted, item.variantId, item.productName, item.variantName,
                          supplier.value_or(m_tenant.defaultSupplier), item.quantity, place++, item.notes));
    }
    return {};
}

Status EventTemplateStore::update(const StoredTemplate &stored)
{
    const EventTemplate &value = stored.value;
    return m_session.run("update event_template set name = ?, colour_scheme = ?, notes = ?, updated_at = ?, "
                         "version = ? where shop = ? and key = ?",
                         value.name, schemeLines(value), value.notes, value.updatedAt, value.version, m_tenant.shop,
                         stored.key);
}

Status EventTemplateStore::remove(qint64 key)
{
    return m_session.run("delete from event_template where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
