#include "core/services/row_rules.h"

#include "core/base/day.h"
#include "core/base/image_header.h"
#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/change.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event_template.h"
#include "core/domain/field_rules.h"
#include "core/domain/hire/hire_return.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/prices/tax_group.h"
#include "core/domain/tasks/task.h"
#include "core/domain/webhooks/webhook.h"
#include "core/json/events/event_pricing_json.h"
#include "core/security/html_allow_list.h"
#include "core/services/clients/client_rows.h"
#include "core/services/orders/sheet_rows_kept.h"
#include "core/services/row_keeping.h"
#include "core/services/shops/shop_rows_kept.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<std::optional<double>> number(const ShopRow &row, QByteArrayView column)
{
    return row.real(column);
}

Status keepsProduct(const ShopRow &row)
{
    return keeps<Product>(ProductPatch{.name = row.text("name"),
                                       .category = row.text("category"),
                                       .productType = row.text("product_type"),
                                       .description = row.text("description"),
                                       .externalId = row.text("external_id")});
}

std::optional<std::optional<int>> optionalDays(const ShopRow &row, QByteArrayView column)
{
    const auto days = row.integer(column);
    return days ? std::optional<int>(int(*days)) : std::optional<int>();
}

Status keepsVariant(const ShopRow &row)
{
    constexpr qsizetype kMinimum = sizeof(IdBytes) + sizeof(qint32);
    const QByteArray suppliers = row.bytes("suppliers");
    const QByteArray minimums = row.bytes("minimums");
    const QStringList codes = row.lines("supplier_codes").value_or(QStringList());
    const QStringList packs = row.lines("supplier_packs").value_or(QStringList());
    const VariantPatch patch{.name = row.text("name"),
                             .stemLength = number(row, "stem_length"),
                             .unitsPerPack = number(row, "units_per_pack"),
                             .colors = row.lines("colors"),
                             .supplierIds = suppliersFrom(suppliers),
                             .supplierMinPacks = minimumsFrom(minimums),
                             .supplierPacks = supplierPacksFrom(packs),
                             .supplierCodes = supplierCodesFrom(codes),
                             .sparePercent = number(row, "spare_percent"),
                             .sku = row.text("sku"),
                             .notes = row.text("notes"),
                             .externalId = row.text("external_id"),
                             .ownedUnits = number(row, "owned_units"),
                             .replacementCostExclTax = number(row, "replacement_cost_excl_tax"),
                             .hireDaysBefore = optionalDays(row, "hire_days_before"),
                             .hireDaysAfter = optionalDays(row, "hire_days_after")};
    return all({holds(suppliers.size() % qsizetype(sizeof(IdBytes)) == 0 && minimums.size() % kMinimum == 0
                      && patch.supplierCodes->size() == codes.size() && patch.supplierPacks->size() == packs.size()),
                keeps<Variant>(patch)});
}

EventPricingPatch pricingOf(const ShopRow &row)
{
    return {.unitUpliftIncTax = number(row, "unit_uplift_inc_tax"),
            .labour = LabourPatch{.percent = number(row, "labour_percent"),
                                  .hours = number(row, "labour_hours"),
                                  .hourlyRateExclTax = number(row, "labour_hourly_rate_excl_tax"),
                                  .amountExclTax = number(row, "labour_amount_excl_tax")},
            .travel = TravelPatch{.distance = number(row, "travel_distance"),
                                  .rateExclTax = number(row, "travel_rate_excl_tax"),
                                  .amountExclTax = number(row, "travel_amount_excl_tax")},
            .discount = DiscountPatch{.percent = number(row, "discount_percent"),
                                      .amountIncTax = number(row, "discount_amount_inc_tax")}};
}

Status keepsEnquiry(const ShopRow &row)
{
    const QString day = row.text("follow_up_on");
    return all(
        {keeps<Event>(EventPatch{.name = u"-"_s, .source = row.text("source"), .lostReason = row.text("lost_reason")}),
         holds(day.isEmpty() || dayFrom(day).has_value()),
         holds(row.text("payment_plan").isEmpty() || planFrom(row.text("payment_plan").toUtf8()).has_value())});
}

Status keepsEvent(const ShopRow &row)
{
    const QStringList links = row.lines("links").value_or(QStringList());
    const EventPatch patch{.slug = row.text("slug"),
                           .name = row.text("name"),
                           .status = row.text("status"),
                           .ceremonyAddress = row.text("ceremony_address"),
                           .venueAddress = row.text("venue_address"),
                           .ceremonyStart = row.integer("ceremony_start"),
                           .ceremonyEnd = row.integer("ceremony_end"),
                           .venueStart = row.integer("venue_start"),
                           .venueEnd = row.integer("venue_end"),
                           .clientName1 = row.text("client_name1"),
                           .clientName2 = row.text("client_name2"),
                           .budget = number(row, "budget"),
                           .numberOfGuests = row.integer("number_of_guests"),
                           .numberOfTables = row.integer("number_of_tables"),
                           .colourScheme = row.lines("colour_scheme"),
                           .externalId = row.text("external_id"),
                           .imageUrls = row.lines("image_urls"),
                           .links = linksFrom(links),
                           .notes = row.text("notes"),
                           .pricing = pricingOf(row)};
    TRY(all({keeps<Event>(patch), holds(links.size() % 2 == 0)}));
    TRY(keepsEnquiry(row));
    const QString html = row.text("description_html");
    if (html.size() > kMaxReducedHtml)
        return invalid(u"descriptionHtml"_s, u"It is longer than a description may be."_s);
    if (html.isEmpty() || reducedHtml(html).html == html)
        return {};
    return invalid(u"descriptionHtml"_s, u"It holds HTML that is not allowed."_s);
}

/// A product type's markup, or its pinned list.
Status keepsEventType(const ShopRow &row)
{
    const double factor = row.has("markup") ? row.real("markup").value_or(0) : 1;
    return keeps<EventPricing>(
        EventPricingPatch{.markups = QMap<QString, std::optional<double>>{{row.text("product_type"), factor}}});
}

Status keepsEventFee(const ShopRow &row)
{
    const AdditionalFee fee{.name = row.text("name"), .amountExclTax = row.real("amount_excl_tax").value_or(0)};
    return keeps<EventPricing>(EventPricingPatch{.additionalFees = QList<AdditionalFee>{fee}});
}

Status keepsTemplate(const ShopRow &row)
{
    const EventPatch patch{
        .name = row.text("name"), .colourScheme = row.lines("colour_scheme"), .notes = row.text("notes")};
    TRY(eventPricingFrom(row.text("pricing").toUtf8()));
    const QByteArray plan = row.text("payment_plan").toUtf8();
    return all({keeps<Event>(patch), holds(plan.isEmpty() || planFrom(plan).has_value())});
}

Status keepsTemplateItem(const ShopRow &row)
{
    return all({isLine(row, "product_name", kMaxName), isLine(row, "variant_name", kMaxName),
                keepsFields<eventItemSpec>(row)});
}

Status keepsTask(const ShopRow &row)
{
    return all({keepsFields<taskSpec>(row), isLine(row, "plan_row")});
}

Status keepsHireReturn(const ShopRow &row)
{
    return all({checkShape({HireReturnPatch{.returnedUnits = row.real("returned_units"),
                                            .damagedUnits = row.real("damaged_units"),
                                            .missingUnits = row.real("missing_units")}}),
                holds(row.real("taken_off_units").value_or(-1) >= 0)});
}

Status keepsChange(const ShopRow &row)
{
    return holds(isResource(row.integer("resource").value_or(-1))
                 && (!row.has("action") || isChangeAction(row.integer("action").value_or(-1))));
}

Status keepsImage(const ShopRow &row)
{
    const QByteArray bytes = row.bytes("bytes");
    const std::optional<ImageHeader> header = imageHeader(bytes);
    if (!header || row.text("media_type") != QLatin1StringView(header->mediaType))
        return invalid(u"image"_s, u"It is no picture of the type that it says."_s);
    const bool isFit = std::max(header->width, header->height) <= kMaxImageSide && bytes.size() <= kMaxImageBytes;
    if (imageScans(bytes) > kMaxImageScans)
        return invalid(u"image"_s, u"It has more scans than stored pictures have."_s);
    if (!isFit || row.integer("width") != header->width || row.integer("height") != header->height)
        return invalid(u"image"_s, u"It is larger than stored pictures are, or of another size than it says."_s);
    return {};
}

Status keepsKey(const ShopRow &row)
{
    return isLine(row, "name", kMaxName);
}

Status keepsWebhook(const ShopRow &row)
{
    return all({keepsFields<webhookSpec>(row), isLine(row, "url", kMaxNotes)});
}

struct TableRule {
    QByteArrayView table;
    Status (*keeps)(const ShopRow &row);
};

constexpr std::array kRules{
    TableRule{"shop", keepsShop},
    TableRule{"product_type", keepsProductType},
    TableRule{"supplier", keepsFields<supplierSpec>},
    TableRule{"colour", keepsFields<colourSpec>},
    TableRule{"category", keepsFields<categorySpec>},
    TableRule{"product", keepsProduct},
    TableRule{"variant", keepsVariant},
    TableRule{"price_list", keepsFields<priceListSpec>},
    TableRule{"price_entry", keepsFields<priceEntrySpec>},
    TableRule{"tax_group", keepsFields<taxGroupSpec>},
    TableRule{"event", keepsEvent},
    TableRule{"contact", keepsFields<contactSpec>},
    TableRule{"event_contact", keepsEventContact},
    TableRule{"quote", keepsQuote},
    TableRule{"payment", keepsPayment},
    TableRule{"invoice", keepsInvoice},
    TableRule{"hire_return", keepsHireReturn},
    TableRule{"task", keepsTask},
    TableRule{"task_dropped", [](const ShopRow &row) { return isLine(row, "plan_row"); }},
    TableRule{"event_price_list", keepsEventType},
    TableRule{"event_markup", keepsEventType},
    TableRule{"event_fee", keepsEventFee},
    TableRule{"event_group", keepsFields<eventGroupSpec>},
    TableRule{"event_item", keepsFields<eventItemSpec>},
    TableRule{"event_template", keepsTemplate},
    TableRule{"event_template_group", keepsFields<eventGroupSpec>},
    TableRule{"event_template_item", keepsTemplateItem},
    TableRule{"order_sheet_event", keepsSheetEvent},
    TableRule{"order_sheet_line", keepsSheetLine},
    TableRule{"received_goods", keepsReceivedGoods},
    TableRule{"api_key", keepsKey},
    TableRule{"webhook", keepsWebhook},
    TableRule{"change", keepsChange},
    TableRule{"image", keepsImage},
    TableRule{"import_row", keepsChange},
};

} // namespace

Status keepsRules(const ShopRow &row)
{
    const auto rule = std::ranges::find(kRules, QByteArrayView(row.table().name), &TableRule::table);
    return rule == kRules.end() ? Status() : rule->keeps(row);
}

} // namespace stemdesk
