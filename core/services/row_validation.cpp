#include "core/services/row_validation.h"

#include "core/base/day.h"
#include "core/base/image_header.h"
#include "core/base/text.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/change.h"
#include "core/domain/events/event_template.h"
#include "core/domain/field_rules.h"
#include "core/domain/hire/hire_return.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/reports/report_facts.h"
#include "core/domain/resources.h"
#include "core/domain/series/series.h"
#include "core/domain/tasks/task.h"
#include "core/domain/webhooks/webhook.h"
#include "core/json/events/event_pricing_json.h"
#include "core/security/html_allow_list.h"
#include "core/services/billing/billing_row_rules.h"
#include "core/services/orders/sheet_row_rules.h"
#include "core/services/row_rules.h"
#include "core/services/shops/shop_row_rules.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<std::optional<double>> number(const ShopRow &row, QByteArrayView column)
{
    return row.real(column);
}

Status validateProduct(const ShopRow &row)
{
    return validate<Product>(ProductPatch{.name = row.text("name"),
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

Status validateVariant(const ShopRow &row)
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
    return all({require(suppliers.size() % qsizetype(sizeof(IdBytes)) == 0 && minimums.size() % kMinimum == 0
                        && patch.supplierCodes->size() == codes.size() && patch.supplierPacks->size() == packs.size()),
                validate<Variant>(patch)});
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

Status validateEnquiry(const ShopRow &row)
{
    const QString day = row.text("follow_up_on");
    const QString plan = row.text("payment_plan");
    return require((day.isEmpty() || dayFrom(day)) && (plan.isEmpty() || planFrom(plan.toUtf8())));
}

/// The day of an event that a series made, and what it was then.
Status validateOccurrence(const ShopRow &row)
{
    const QString day = row.text("occurrence_on");
    const bool isMade = !row.bytes("series_id").isEmpty() || row.integer("is_detached").value_or(0) != 0;
    return require((day.isEmpty() ? !isMade : dayFrom(day).has_value()) && row.integer("is_detached").value_or(0) <= 1);
}

Status validateEvent(const ShopRow &row)
{
    const QStringList links = row.lines("links").value_or(QStringList());
    EventPatch patch;
    readRow(eventSpec(), row, &patch);
    patch.descriptionHtml.reset(); // Reduced HTML may be longer than what is given.
    patch.links = linksFrom(links);
    patch.pricing = pricingOf(row);
    TRY(all({validate<Event>(patch), require(links.size() % 2 == 0)}));
    TRY(validateEnquiry(row));
    TRY(validateOccurrence(row));
    const QString html = row.text("description_html");
    if (html.size() > kMaxReducedHtml)
        return invalid(u"descriptionHtml"_s, u"It is longer than a description may be."_s);
    if (html.isEmpty() || reducedHtml(html).html == html)
        return {};
    return invalid(u"descriptionHtml"_s, u"It holds HTML that is not allowed."_s);
}

/// A product type's markup, or its pinned list.
Status validateEventType(const ShopRow &row)
{
    const double factor = row.has("markup") ? row.real("markup").value_or(0) : 1;
    return validate<EventPricing>(
        EventPricingPatch{.markups = QMap<QString, std::optional<double>>{{row.text("product_type"), factor}}});
}

/// The fields of a line of an event or a template. Kept prices are not part of a patch from outside.
Status validateLine(const ShopRow &row)
{
    EventItemPatch patch;
    readRow(eventItemSpec(), row, &patch);
    const Result<EventItem> made = patched(EventItem{}, patch);
    if (!made)
        return made.error();
    EventItemPatch same = inverse(*made, patch);
    same.kept.reset(); // It comes with a variant.
    return require(same == patch);
}

/// The kept price of a line is complete and in range, or absent.
Status validateItem(const ShopRow &row)
{
    const std::optional<double> cost = row.real("kept_unit_cost_excl_tax");
    const std::optional<double> multiplier = row.real("kept_tax_multiplier");
    const bool isKept = row.integer("kept_at").has_value();
    return all({validateLine(row),
                require(isKept == cost.has_value() && isKept == multiplier.has_value()
                        && fits(cost.value_or(0), kNotNegative) && fits(multiplier.value_or(1), kPositive)
                        && fits(row.real("kept_units_per_pack").value_or(1), kPositive))});
}

Status validateEventFee(const ShopRow &row)
{
    const AdditionalFee fee{.name = row.text("name"), .amountExclTax = row.real("amount_excl_tax").value_or(0)};
    return validate<EventPricing>(EventPricingPatch{.additionalFees = QList<AdditionalFee>{fee}});
}

Status validateTemplate(const ShopRow &row)
{
    const EventPatch patch{
        .name = row.text("name"), .colourScheme = row.lines("colour_scheme"), .notes = row.text("notes")};
    TRY(eventPricingFrom(row.text("pricing").toUtf8()));
    const QByteArray plan = row.text("payment_plan").toUtf8();
    return all({validate<Event>(patch), require(plan.isEmpty() || planFrom(plan).has_value())});
}

Status validateTemplateItem(const ShopRow &row)
{
    return all({isLine(row, "product_name", kMaxName), isLine(row, "variant_name", kMaxName), validateLine(row)});
}

Status validateTask(const ShopRow &row)
{
    return all({validateFields<taskSpec>(row), isLine(row, "plan_row")});
}

Status validateEventFigure(const ShopRow &row)
{
    return require(row.bytes("goods").size() % kGoodsUseBytes == 0);
}

Status validateInvoiceFigure(const ShopRow &row)
{
    const QString taxes = row.text("taxes");
    return require(sharesText(sharesFrom(taxes)) == taxes);
}

Status validateHireReturn(const ShopRow &row)
{
    return all({checkShape({HireReturnPatch{.returnedUnits = row.real("returned_units"),
                                            .damagedUnits = row.real("damaged_units"),
                                            .missingUnits = row.real("missing_units")}}),
                require(row.real("taken_off_units").value_or(-1) >= 0)});
}

Status validateChange(const ShopRow &row)
{
    return require(isResource(row.integer("resource").value_or(-1))
                   && (!row.has("action") || isChangeAction(row.integer("action").value_or(-1))));
}

Status validateImage(const ShopRow &row)
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

Status validateKey(const ShopRow &row)
{
    return isLine(row, "name", kMaxName);
}

Status validateWebhook(const ShopRow &row)
{
    return all({validateFields<webhookSpec>(row), isLine(row, "url", kMaxNotes)});
}

struct TableRule {
    QByteArrayView table;
    Status (*validate)(const ShopRow &row);
};

/// Rules of tables beyond those of the fields of a described resource, which the others have.
constexpr std::array kRules{
    TableRule{"shop", validateShop},
    TableRule{"product_type", validateProductType},
    TableRule{"product", validateProduct},
    TableRule{"variant", validateVariant},
    TableRule{"event", validateEvent},
    TableRule{"event_figure", validateEventFigure},
    TableRule{"event_contact", validateEventContact},
    TableRule{"series", validateFields<seriesSpec>},
    TableRule{"quote", validateQuote},
    TableRule{"payment", validatePayment},
    TableRule{"invoice", validateInvoice},
    TableRule{"invoice_reminder", validateReminder},
    TableRule{"journal_entry", validateJournal},
    TableRule{"invoice_figure", validateInvoiceFigure},
    TableRule{"hire_return", validateHireReturn},
    TableRule{"task", validateTask},
    TableRule{"task_dropped", [](const ShopRow &row) { return isLine(row, "plan_row"); }},
    TableRule{"event_price_list", validateEventType},
    TableRule{"event_markup", validateEventType},
    TableRule{"event_fee", validateEventFee},
    TableRule{"event_item", validateItem},
    TableRule{"event_template", validateTemplate},
    TableRule{"event_template_group", validateFields<eventGroupSpec>},
    TableRule{"event_template_item", validateTemplateItem},
    TableRule{"order_sheet", validateSheet},
    TableRule{"order_sheet_event", validateSheetEvent},
    TableRule{"order_sheet_line", validateSheetLine},
    TableRule{"received_goods", validateReceivedGoods},
    TableRule{"api_key", validateKey},
    TableRule{"webhook", validateWebhook},
    TableRule{"change", validateChange},
    TableRule{"image", validateImage},
    TableRule{"import_row", validateChange},
};

/// Checks a row beyond the form of its columns: applies the rules of a request with the same values, which must not
/// change any. Does not check whether ids and keys refer to something.
Status validateRules(const ShopRow &row)
{
    const auto rule = std::ranges::find(kRules, QByteArrayView(row.table().name), &TableRule::table);
    if (rule != kRules.end())
        return rule->validate(row);
    const ResourceSpec *spec = specOfTable(row.table().name);
    return spec ? validateFields(*spec, row) : Status();
}

} // namespace

using Kind = ShopColumn::Kind;
using Sort = ShopColumn::Sort;

namespace {

/// Whole numbers up to here survive the conversion to double, as in JSON.
constexpr qint64 kLargest = qint64(1) << 53;

Status isTime(const QString &field, qint64 value)
{
    FieldRules rules;
    std::optional<Instant> time;
    rules.instant(time, std::optional(std::optional<Instant>(value)), field);
    const auto taken = rules.result(true);
    return taken ? Status() : Status(taken.error());
}

Status isWhole(const QString &field, qint64 value, qint64 from, qint64 to)
{
    if (value >= from && value <= to)
        return {};
    return invalid(field,
                   u"The number %1 in \"%2\" lies outside of %3 to %4."_s.arg(value).arg(field).arg(from).arg(to));
}

/// Text of any length with any trimming; stricter rules of requests are in the rules of the tables.
Status isText(const QString &field, const QString &value)
{
    TRY(multilineText(value, field, std::numeric_limits<int>::max()));
    if (!value.contains(u'\r'))
        return {};
    return invalid(field, u"The text in \"%1\" has line ends in a form in which none are stored."_s.arg(field));
}

/// Invalid UTF-8 becomes a replacement character, which never occurs in the search index.
Status isIndexText(const QString &field, const QString &value)
{
    const bool isPlain =
        std::ranges::none_of(value, [](QChar c) { return c < u' ' || c == QChar::ReplacementCharacter; });
    return isPlain ? Status() : Status(invalid(field, u"The text in \"%1\" holds control characters."_s.arg(field)));
}

Status isId(const QString &field, const QByteArray &value)
{
    const bool isId = value.size() == qsizetype(sizeof(IdBytes)) && value.count('\0') < value.size();
    return isId ? Status() : Status(invalid(field, u"What stands in \"%1\" is no id."_s.arg(field)));
}

Status checkedText(const ShopColumn &column, const QString &text)
{
    const QString field = QString::fromLatin1(column.name);
    if (column.name == "search")
        return isIndexText(field, text);
    return column.name == "description_html" ? Status() : isText(field, text); // HTML is checked separately.
}

Status checkedValue(const ShopColumn &column, const SqlValue &value)
{
    const QString field = QString::fromLatin1(column.name);
    if (const auto *whole = std::get_if<qint64>(&value)) {
        switch (column.sort) {
        case Sort::Time: return isTime(field, *whole);
        case Sort::Large: return isWhole(field, *whole, -kLargest, kLargest);
        case Sort::Plain:
        case Sort::Id: break;
        }
        const bool isKey = column.kind != Kind::Integer;
        return isWhole(field, *whole, isKey ? 1 : 0, isKey ? kLargest : std::numeric_limits<int>::max());
    }
    if (const auto *real = std::get_if<double>(&value))
        return std::isfinite(*real) ? Status() : Status(invalid(field, u"\"%1\" is no finite number."_s.arg(field)));
    if (const auto *text = std::get_if<QString>(&value))
        return checkedText(column, *text);
    const auto *bytes = std::get_if<QByteArray>(&value);
    if (bytes && column.kind == Kind::Text)
        return invalid(field, u"The text in \"%1\" holds bytes that are no UTF-8."_s.arg(field));
    return bytes && column.sort == Sort::Id ? isId(field, *bytes) : Status();
}

Status checkedValues(const ShopRow &row)
{
    for (qsizetype place = 0; place < row.values().size(); ++place) {
        TRY(checkedValue(row.table().columns.at(place), row.values().at(place)));
    }
    if (row.has("folded_name") && row.text("folded_name") != caseFolded(row.text("name")))
        return invalid(u"name"_s, u"The name and its form for comparing do not fit together."_s);
    return {};
}

QString nameOf(const ShopRow &row)
{
    const QString table = QString::fromLatin1(row.table().name);
    if (!row.table().hasKey())
        return u"A row of the table %1"_s.arg(table);
    return u"Row %1 of the table %2"_s.arg(row.integer("key").value_or(0)).arg(table);
}

} // namespace

Status requireOwnParts(Session &session)
{
    const QStringList strange = TRY(session.driver().strangeParts(session));
    if (strange.isEmpty())
        return {};
    return unavailable("foreign_database",
                       u"The database is not as Stemdesk makes it: %1."_s.arg(strange.constFirst()));
}

Status validateRow(const ShopRow &row)
{
    Status checked = checkedValues(row);
    if (checked)
        checked = validateRules(row);
    if (checked)
        return {};
    return unavailable("check_failed",
                       u"%1 is none that Stemdesk would have stored: %2"_s.arg(nameOf(row), checked.error().message));
}

Status validateAllRows(Session &session, const std::function<void(const QString &)> &report,
                       const std::function<void(const ShopTable &, qint64)> &watch)
{
    constexpr qint64 kRowsBetween = 1'000;
    for (const ShopTable &table : shopTables()) {
        qint64 rows = 0;
        const Status checked = eachRow(session, table, [&](const ShopRow &row) {
            if (++rows % kRowsBetween == 0 && watch)
                watch(table, rows);
            return validateRow(row);
        });
        if (!checked && checked.error().code != "check_failed")
            return checked;
        if (!checked)
            report(checked.error().message);
        const QStringList stray = TRY(strayReferences(session, table));
        for (const QString &sentence : stray)
            report(sentence);
    }
    const bool miscounted = TRY(isAnyFeedMiscounted(session));
    if (miscounted)
        report(u"A shop counts fewer changes than its change feed has."_s);
    return {};
}

Status requireOwnRows(Session &session)
{
    QString first;
    const Status checked = validateAllRows(session, [&](const QString &sentence) {
        if (first.isEmpty())
            first = sentence;
    });
    return checked && !first.isEmpty() ? Status(unavailable("check_failed", first)) : checked;
}

} // namespace stemdesk
