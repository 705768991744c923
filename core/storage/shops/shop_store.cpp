#include "core/storage/shops/shop_store.h"

#include "core/domain/shops/default_charges.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/row_change.h"
#include "core/storage/rows/shop_parts.h"
#include "core/storage/shops/shop_tables.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

QString storedPlan(const Shop &shop)
{
    return shop.paymentPlan.isEmpty() ? QStringLiteral("") : QString::fromUtf8(planText(shop.paymentPlan));
}

const QByteArray kShopColumns =
    "shop.id, shop.name, shop.rate_per_minute, shop.monthly_cap, shop.has_api_access, shop.allowed_origins, "
    "shop.public_url, shop.currency, shop.time_zone, shop.document_language, shop.default_tax_group, "
    "shop.pins_on_approval, shop.order_days_before, shop.proposal_terms, shop.address, shop.phone, shop.email, "
    "shop.website, shop.logo, shop.created_at, shop.updated_at, shop.version, shop.country, "
    "shop.payment_plan, shop.invoice_pattern, shop.tax_number, shop.electronic_address, shop.invoice_terms, "
    "shop.bank_details, shop.delivery_days_before, shop.names_events_on_orders, shop.labour_percent, "
    "shop.labour_rate_excl_tax, shop.fees, shop.hire_days_before, shop.hire_days_after, shop.plan, "
    "shop.stems_per_bucket, shop.proposal_cover, shop.accent_colour, shop.cover_words, shop.cover_picture, "
    "shop.payment_days, shop.small_business, shop.exemption_reason, shop.materials_follow_flowers";

std::optional<WorkPlan> workPlanIn(const Row &row, int at)
{
    const QString text = row.text(at);
    const auto plan = text.isEmpty() ? Result<WorkPlan>(notFound()) : workPlanFrom(text.toUtf8());
    return plan ? std::optional(*plan) : std::nullopt;
}

QString storedWorkPlan(const Shop &shop)
{
    return shop.workPlan ? QString::fromUtf8(workPlanText(*shop.workPlan)) : QString::fromLatin1("");
}

/// Of a row that begins with the shop's key and default supplier.
Tenant tenantFrom(const Row &row, ShopId id)
{
    return {.id = id, .shop = row.integer(0), .defaultSupplier = row.integer(1)};
}

/// All that changes with the settings.
RowColumns columnsOf(const Shop &shop)
{
    RowColumns columns;
    return columns.add("name", shop.name)
        .add("rate_per_minute", shop.ratePerMinute)
        .add("monthly_cap", shop.monthlyCap)
        .add("has_api_access", shop.hasApiAccess)
        .add("allowed_origins", joinedLines(shop.allowedOrigins))
        .add("public_url", shop.publicUrl)
        .add("currency", shop.currency)
        .add("time_zone", shop.timeZone)
        .add("document_language", shop.documentLanguage)
        .add("country", shop.country)
        .add("default_tax_group", shop.defaultTaxGroupId)
        .add("pins_on_approval", shop.pinsOnApproval)
        .add("order_days_before", shop.orderDaysBefore)
        .add("delivery_days_before", shop.deliveryDaysBefore)
        .add("names_events_on_orders", shop.namesEventsOnOrders)
        .add("labour_percent", shop.labourPercent)
        .add("labour_rate_excl_tax", shop.labourRateExclTax)
        .add("fees", feesText(shop.fees))
        .add("proposal_terms", shop.proposalTerms)
        .add("address", shop.address)
        .add("phone", shop.phone)
        .add("email", shop.email)
        .add("website", shop.website)
        .add("logo", shop.logoId)
        .add("payment_plan", storedPlan(shop))
        .add("invoice_pattern", shop.invoicePattern)
        .add("tax_number", shop.taxNumber)
        .add("electronic_address", shop.electronicAddress)
        .add("invoice_terms", shop.invoiceTerms)
        .add("bank_details", shop.bankDetails)
        .add("hire_days_before", shop.hireDaysBefore)
        .add("hire_days_after", shop.hireDaysAfter)
        .add("plan", storedWorkPlan(shop))
        .add("stems_per_bucket", shop.stemsPerBucket)
        .add("proposal_cover", coverText(shop.look.cover))
        .add("accent_colour", shop.look.accent)
        .add("cover_words", shop.look.words)
        .add("cover_picture", shop.look.pictureId)
        .add("payment_days", shop.paymentDays)
        .add("small_business", shop.isSmallBusiness)
        .add("exemption_reason", shop.exemptionReason)
        .add("materials_follow_flowers", shop.materialsFollowFlowers)
        .add("updated_at", shop.updatedAt)
        .add("version", shop.version);
}

} // namespace

QByteArray shopColumns()
{
    return kShopColumns;
}

Shop shopFrom(const Row &row, int first)
{
    return {.id = row.id<ShopId>(first),
            .name = row.text(first + 1),
            .ratePerMinute = row.smallInteger(first + 2),
            .monthlyCap = row.smallInteger(first + 3),
            .hasApiAccess = row.flag(first + 4),
            .allowedOrigins = row.lines(first + 5),
            .publicUrl = row.text(first + 6),
            .currency = row.text(first + 7),
            .timeZone = row.text(first + 8),
            .documentLanguage = row.text(first + 9),
            .country = row.text(first + 22),
            .defaultTaxGroupId = row.id<TaxGroupId>(first + 10),
            .pinsOnApproval = row.flag(first + 11),
            .orderDaysBefore = row.smallInteger(first + 12),
            .hireDaysBefore = row.smallInteger(first + 34),
            .hireDaysAfter = row.smallInteger(first + 35),
            .stemsPerBucket = row.smallInteger(first + 37),
            .workPlan = workPlanIn(row, first + 36),
            .paymentPlan = planFrom(row.text(first + 23).toUtf8()).value_or(PaymentPlan()),
            .invoicePattern = row.text(first + 24),
            .paymentDays = row.smallInteger(first + 42),
            .isSmallBusiness = row.flag(first + 43),
            .exemptionReason = row.text(first + 44),
            .materialsFollowFlowers = row.flag(first + 45),
            .deliveryDaysBefore = row.smallInteger(first + 29),
            .namesEventsOnOrders = row.flag(first + 30),
            .labourPercent = row.optionalReal(first + 31),
            .labourRateExclTax = row.optionalReal(first + 32),
            .fees = feesFrom(row.text(first + 33), {}).value_or(QList<AdditionalFee>()),
            .proposalTerms = row.text(first + 13),
            .address = row.text(first + 14),
            .phone = row.text(first + 15),
            .email = row.text(first + 16),
            .website = row.text(first + 17),
            .taxNumber = row.text(first + 25),
            .electronicAddress = row.text(first + 26),
            .invoiceTerms = row.text(first + 27),
            .bankDetails = row.text(first + 28),
            .logoId = row.id<ImageId>(first + 18),
            .look = {.cover = coverFrom(row.text(first + 38)),
                     .accent = row.text(first + 39),
                     .words = row.text(first + 40),
                     .pictureId = row.id<ImageId>(first + 41)},
            .createdAt = row.integer(first + 19),
            .updatedAt = row.integer(first + 20),
            .version = row.smallInteger(first + 21)};
}

Result<QList<StoredShop>> ShopStore::list() const
{
    return sorted(" order by key");
}

Result<Shop> ShopStore::find(const Tenant &tenant) const
{
    static const QByteArray kSql = "select " + kShopColumns + " from shop where key = ?";
    const auto shop = TRY(m_session.first(
        kSql, [](const Row &row) { return shopFrom(row); }, tenant.shop));
    if (!shop)
        return notFound();
    return *shop;
}

Result<Tenant> ShopStore::tenant(ShopId id, qint64 key) const
{
    const auto tenant = TRY(m_session.first(
        "select key, default_supplier from shop where id = ? and key = ?",
        [&](const Row &row) { return tenantFrom(row, id); }, id, key));
    if (!tenant)
        return notFound();
    return *tenant;
}

Result<Tenant> ShopStore::tenant(ShopId id) const
{
    std::optional<Tenant> tenant;
    const Reached reached = TRY(forReachableShops(m_session, "key", [&](const QByteArray &ofShops) -> Status {
        if (tenant)
            return {};
        return m_session.each(
            "select key, default_supplier from shop where id = ?" + ofShops,
            [&](const Row &row) { tenant = tenantFrom(row, id); }, id);
    }));
    if (tenant)
        return *tenant;
    return reached.away ? *reached.away : notFound();
}

Result<std::optional<StoredShop>> ShopStore::first() const
{
    const auto firsts = TRY(sorted(" order by key limit 1"));
    return firsts.isEmpty() ? std::nullopt : std::optional(firsts.constFirst());
}

Result<QList<StoredShop>> ShopStore::sorted(const QByteArray &sqlEnd) const
{
    static const QByteArray kSql = "select key, default_supplier, " + kShopColumns + " from shop where key > 0";
    QList<StoredShop> shops;
    const auto take = [&](const Row &row) {
        const Shop shop = shopFrom(row, 2);
        shops.append({.tenant = tenantFrom(row, shop.id), .shop = shop});
    };
    TRY(forAllShops(m_session, "key",
                    [&](const QByteArray &ofShops) { return m_session.each(kSql + ofShops + sqlEnd, take); }));
    std::ranges::sort(shops, {}, [](const StoredShop &stored) { return stored.tenant.shop; });
    return shops;
}

Result<qint64> ShopStore::changes(const Tenant &tenant) const
{
    const auto changes = TRY(m_session.first(
        "select change_seq from shop where key = ?", [](const Row &row) { return row.integer(0); }, tenant.shop));
    return changes ? Result<qint64>(*changes) : Result<qint64>(notFound());
}

Result<qint64> ShopStore::insert(const Shop &shop)
{
    return m_session.insert(
        "insert into shop (id, name, rate_per_minute, monthly_cap, has_api_access, allowed_origins, public_url, "
        "currency, time_zone, document_language, country, default_tax_group, pins_on_approval, order_days_before, "
        "delivery_days_before, names_events_on_orders, labour_percent, labour_rate_excl_tax, fees, "
        "proposal_terms, address, phone, email, website, logo, default_supplier, change_seq, created_at, updated_at, "
        "version, payment_plan, invoice_pattern, tax_number, electronic_address, invoice_terms, bank_details, "
        "hire_days_before, hire_days_after, plan, stems_per_bucket, proposal_cover, accent_colour, cover_words, "
        "cover_picture, payment_days, small_business, exemption_reason, materials_follow_flowers) values "
        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        shop.id, shop.name, shop.ratePerMinute, shop.monthlyCap, shop.hasApiAccess, joinedLines(shop.allowedOrigins),
        shop.publicUrl, shop.currency, shop.timeZone, shop.documentLanguage, shop.country, shop.defaultTaxGroupId,
        shop.pinsOnApproval, shop.orderDaysBefore, shop.deliveryDaysBefore, shop.namesEventsOnOrders,
        shop.labourPercent, shop.labourRateExclTax, feesText(shop.fees), shop.proposalTerms, shop.address, shop.phone,
        shop.email, shop.website, shop.logoId, shop.createdAt, shop.updatedAt, shop.version, storedPlan(shop),
        shop.invoicePattern, shop.taxNumber, shop.electronicAddress, shop.invoiceTerms, shop.bankDetails,
        shop.hireDaysBefore, shop.hireDaysAfter, storedWorkPlan(shop), shop.stemsPerBucket, coverText(shop.look.cover),
        shop.look.accent, shop.look.words, shop.look.pictureId, shop.paymentDays, shop.isSmallBusiness,
        shop.exemptionReason, shop.materialsFollowFlowers);
}

Status ShopStore::setDefaultSupplier(qint64 shop, qint64 supplier)
{
    return m_session.run("update shop set default_supplier = ? where key = ?", supplier, shop);
}

Result<QList<ShopId>> ShopStore::withTotalsBefore(int rules) const
{
    QList<ShopId> shops;
    TRY(forAllShops(m_session, "key", [&](const QByteArray &ofShops) {
        return m_session.each(
            "select id from shop where totals_rules < ?" + ofShops + " order by key",
            [&](const Row &row) { shops.append(row.id<ShopId>(0)); }, rules);
    }));
    return shops;
}

Status ShopStore::setTotalsRules(qint64 shop, int rules)
{
    return m_session.run("update shop set totals_rules = ? where key = ?", rules, shop);
}

Status distrustTotals(Session &session)
{
    return session.run("update shop set totals_rules = 0");
}

Status ShopStore::update(const Tenant &tenant, const Shop &before, const Shop &after)
{
    const RowChange change("shop", columnsOf(before), columnsOf(after));
    return m_session.changeEvery(1, change.sql(" where key = ? and version = ?"), change, tenant.shop, before.version);
}

Status ShopStore::remove(qint64 shop)
{
    QList<ShopTable> tables = shopTables();
    std::ranges::reverse(tables); // Delete rows before those they refer to.
    for (const ShopTable &table : std::as_const(tables)) {
        const Status removed =
            m_session.run("delete from " + table.name + " where " + table.shopColumn() + " = ?", shop);
        if (!removed)
            return removed;
    }
    return {};
}

} // namespace stemdesk
