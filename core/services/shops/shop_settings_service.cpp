#include "core/services/shops/shop_settings_service.h"

#include "core/base/text.h"
#include "core/domain/billing/payment_plan.h"
#include "core/services/billing/payment_service.h"
#include "core/services/events/event_service.h"
#include "core/services/prices/tax_group_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/payment_store.h"
#include "core/storage/billing/quote_store.h"
#include "core/storage/catalogue/product_type_store.h"
#include "core/storage/image_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<Shop> storedShop(const ServiceContext &context)
{
    Result<Shop> shop = ShopStore(context.session()).find(context.tenant());
    if (!shop)
        return shop;
    QList<ProductType> types = TRY(context.store<ProductTypeStore>().all());
    shop->productTypes = std::move(types);
    return shop;
}

bool isMoneyDifferent(const Shop &before, const Shop &after)
{
    // The time zone decides the pricing day, and with it the price lists.
    return before.timeZone != after.timeZone || before.defaultTaxGroupId != after.defaultTaxGroupId
        || before.productTypes != after.productTypes || before.materialsFollowFlowers != after.materialsFollowFlowers;
}

Status requireTaxGroup(ServiceContext &context, const Shop &before, const Shop &after)
{
    if (after.defaultTaxGroupId == before.defaultTaxGroupId || after.defaultTaxGroupId.isNull())
        return {};
    const Result<TaxGroup> group = TaxGroupService(context).find(after.defaultTaxGroupId);
    if (group)
        return {};
    return group.error().kind == Error::Kind::NotFound ? missing("tax_group", u"default-tax-group"_s) : group.error();
}

/// `key` is the setting that names it.
Status requireShopImage(const ServiceContext &context, ImageId before, ImageId after, const QString &key)
{
    if (after == before || after.isNull())
        return {};
    const auto known = TRY(context.store<ImageStore>().existing({after}));
    return known.isEmpty() ? missing("image", key) : Status();
}

Status requireShopImages(const ServiceContext &context, const Shop &before, const Shop &after)
{
    TRY(requireShopImage(context, before.logoId, after.logoId, u"logo"_s));
    return requireShopImage(context, before.look.pictureId, after.look.pictureId, u"cover-picture"_s);
}

/// Amounts are counted in the currency's minor units. Payments and accepted quotes of deleted events are dropped.
Status requireFreeCurrency(const ServiceContext &context, const Shop &before, const Shop &after)
{
    if (after.currency == before.currency)
        return {};
    auto payments = context.store<PaymentStore>();
    const bool has = TRY(payments.hasAny());
    const bool isInvoiced = TRY(context.store<InvoiceStore>().hasAny());
    auto quotes = context.store<QuoteStore>();
    const bool isPromised = TRY(quotes.hasAccepted());
    if (has || isInvoiced || isPromised)
        return conflict(
            "currency_in_use",
            u"The shop has payments, invoices or accepted quotes in %1; its currency stays."_s.arg(before.currency));
    const Status gone = payments.removeAll();
    return gone ? quotes.removeAccepted() : gone;
}

/// Nothing refers to it any more, and it is not one that every shop has.
Status requireRemovable(const ServiceContext &context, const QString &name)
{
    if (std::ranges::find(kOwnProductTypes, name) != kOwnProductTypes.end())
        return conflict("preset_read_only", u"The type \"%1\" comes with every shop and stays."_s.arg(name));
    const qint64 uses = TRY(context.store<ProductTypeStore>().uses(name));
    if (uses == 0)
        return {};
    return conflict(
        "product_type_in_use:" + QByteArray::number(uses),
        u"%1 products, price lists or events name the type \"%2\"; choose another there first."_s.arg(uses).arg(name));
}

Status putTypes(const ServiceContext &context, const Shop &before, const Shop &after)
{
    auto store = context.store<ProductTypeStore>();
    for (const ProductType &type : after.productTypes) {
        if (before.productTypes.contains(type))
            continue;
        TRY(store.put(type));
    }
    return {};
}

/// What was agreed with a client is paid by the plan of that time. Another document language alone renames the rows of
/// the default plan for all events.
Status keepAgreedPlans(ServiceContext &context, const Shop &before, const Shop &after)
{
    const PaymentPlan plan = paymentPlanOf(before);
    if (after.paymentPlan == before.paymentPlan || paymentPlanOf(after) == plan)
        return {};
    const auto agreed = TRY(PaymentService(context).agreedByShopsPlan());
    for (const EventId &event : agreed)
        TRY(EventService(context).revise(event, {.paymentPlan = std::optional(plan)}));
    return {};
}

/// Stores what differs, in the unit of work that read `before`.
Result<Shop> stored(ServiceContext &context, UnitOfWork &work, const Shop &before, Shop after)
{
    if (after == before)
        return before;
    after.updatedAt = context.now();
    ++after.version;
    TRY(ShopStore(context.session()).update(context.tenant(), before, after));
    TRY(putTypes(context, before, after));
    if (isMoneyDifferent(before, after))
        work.marks().all = true;
    work.changed(Resource::Shop, after.id, ChangeAction::Updated);
    TRY(work.commit());
    return after;
}

} // namespace

Result<Shop> ShopSettingsService::shop() const
{
    return storedShop(m_context);
}

Result<Shop> ShopSettingsService::set(const QList<std::pair<QString, QString>> &settings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Result<Shop> before = storedShop(m_context);
    if (!before)
        return before;
    Result<Shop> after = before;
    for (const auto &[key, value] : settings) {
        after = withSetting(*std::move(after), key, value);
        if (!after)
            return after;
    }
    TRY(requireTaxGroup(m_context, *before, *after));
    TRY(requireShopImages(m_context, *before, *after));
    TRY(requireFreeCurrency(m_context, *before, *after));
    TRY(keepAgreedPlans(m_context, *before, *after));
    return stored(m_context, work, *before, *std::move(after));
}

Result<Shop> ShopSettingsService::rename(const QString &name)
{
    const QString checkedName = TRY(nameText(name, u"name"_s));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Shop before = TRY(storedShop(m_context));
    Shop after = before;
    after.name = checkedName;
    return stored(m_context, work, before, std::move(after));
}

Result<Shop> ShopSettingsService::removeProductType(const QString &name)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Shop before = TRY(storedShop(m_context));
    Shop after = before;
    const auto isNamed = [&](const ProductType &type) { return caseFolded(type.name) == caseFolded(name); };
    const auto type = std::ranges::find_if(after.productTypes, isNamed);
    if (type == after.productTypes.end())
        return notFound(u"There is no product type \"%1\"."_s.arg(name));
    const QString spelled = type->name;
    TRY(requireRemovable(m_context, spelled));
    TRY(m_context.store<ProductTypeStore>().remove(spelled));
    after.productTypes.erase(type);
    return stored(m_context, work, before, std::move(after));
}

} // namespace stemdesk
