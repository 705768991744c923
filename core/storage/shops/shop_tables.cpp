#include "core/storage/shops/shop_tables.h"

#include "core/domain/resources.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

struct Schema {
    const char *name;
    const char *columns = ""; ///< "key", "name type" or "name > table", separated by commas; see plainColumns().
    bool isForFiles = true;
};

constexpr bool kIsNotForFiles = false;

/// In an order in which rows can be inserted. The columns of a described resource's fields follow those that are
/// listed; described resources that are not listed follow at the end.
constexpr std::array kSchemas{
    Schema{"shop",
           "key, id id, name text, rate_per_minute int, monthly_cap int, has_api_access int, allowed_origins "
           "text, public_url text, currency text, time_zone text, document_language text, default_tax_group "
           "id, pins_on_approval int, order_days_before int, proposal_terms text, address text, phone text, email "
           "text, website text, "
           "logo id, default_supplier > supplier, change_seq large, "
           "created_at time, updated_at time, version int, totals_rules int, country text, "
           "payment_plan text, invoice_pattern text, tax_number text, electronic_address text, invoice_terms text, "
           "bank_details text, delivery_days_before int, names_events_on_orders int, labour_percent real, "
           "labour_rate_excl_tax real, fees text, "
           "hire_days_before int, hire_days_after int, plan text, stems_per_bucket int, "
           "proposal_cover text, accent_colour text, cover_words text, cover_picture id, "
           "payment_days int, small_business int, exemption_reason text, materials_follow_flowers int"},
    Schema{"product_type",
           "key, shop > shop, name text, folded_name text, markup real, is_hired int, spare_percent real"},
    Schema{"supplier"},
    Schema{"colour"},
    Schema{"category"},
    Schema{"product",
           "key, shop > shop, id id, name text, category text, product_type text, created_at time, updated_at "
           "time, version int, description text, search text, external_id text"},
    Schema{"variant",
           "key, shop > shop, product > product, id id, name text, stem_length real, units_per_pack real, "
           "colors text, suppliers bytes, minimums bytes, sku text, notes text, created_at time, updated_at time, "
           "version int, external_id text, owned_units real, replacement_cost_excl_tax real, hire_days_before int, "
           "hire_days_after int, spare_percent real, supplier_codes text, supplier_packs text"},
    Schema{"price_list"},
    Schema{"price_entry", "key, shop > shop, price_list > price_list, variant > variant, supplier > supplier"},
    Schema{"tax_group"},
    Schema{
        "event",
        "key, shop > shop, first_start time, customer_price_inc_tax real, cost_inc_tax real, waste_cost_inc_tax real, "
        "announced_at time, has_pricing int, unit_uplift_inc_tax real, has_labour int, labour_percent real, "
        "labour_hours real, labour_hourly_rate_excl_tax real, labour_amount_excl_tax real, has_travel int, "
        "travel_distance real, travel_rate_excl_tax real, travel_amount_excl_tax real, has_price_lists int, "
        "has_markups int, has_fees int, tax_group > tax_group, links text, search text, has_discount int, "
        "discount_percent real, discount_amount_inc_tax real, payment_plan text, prices_kept_at time, series_id id, "
        "occurrence_on text, is_detached int, occurrence_template id, occurrence_print text"},
    Schema{"event_figure",
           "shop > shop, event > event, customer_price_excl_tax real, cost_of_goods_excl_tax real, "
           "waste_cost_excl_tax real, own_hire_excl_tax real, labour_excl_tax real, goods bytes"},
    Schema{"contact"},
    Schema{"event_contact", "shop > shop, event > event, position int, contact > contact, role text"},
    Schema{"series"},
    Schema{
        "quote",
        "key, shop > shop, event_id id, id id, number int, quote_state text, note text, valid_until text, accepted_at "
        "time, "
        "accepted_by text, declined_at time, decline_reason text, customer_price_inc_tax real, cost_inc_tax real, "
        "waste_cost_inc_tax real, created_at time, updated_at time, version int, event text, proposal text"},
    Schema{"payment", "key, shop > shop, amount large, event_id id"},
    Schema{
        "invoice",
        "key, shop > shop, event_id id, id id, number text, series text, place int, kind text, credits id, instalment "
        "int, issued_on text, created_at time, words text, document text, contact_id id, total large, due_on text"},
    Schema{"invoice_event", "shop > shop, invoice_id id, position int, event_id id, amount large"},
    Schema{"invoice_reminder", "key, shop > shop, invoice_id id, level int, at time"},
    Schema{
        "journal_entry",
        "key, shop > shop, seq large, at time, actor text, entry_kind text, object_id text, number text, json_before "
        "text, json_after text, hash text"},
    Schema{"invoice_figure", "shop > shop, invoice > invoice, taxes text"},
    Schema{"hire_return",
           "shop > shop, event_id id, variant_id id, returned_units real, damaged_units real, missing_units real, "
           "is_taken_off int, taken_off_units real"},
    Schema{"task"},
    Schema{"task_dropped", "shop > shop, event_id id, plan_row text"},
    Schema{"quote_count", "shop > shop, event_id id, number int"},
    Schema{"event_price_list", "shop > shop, event > event, product_type text, price_list > price_list"},
    Schema{"event_markup", "shop > shop, event > event, product_type text, markup real"},
    Schema{"event_fee", "shop > shop, event > event, position int, name text, amount_excl_tax real"},
    Schema{"event_group", "key, shop > shop, event > event, rank large"},
    Schema{"event_item",
           "key, shop > shop, event > event, event_group > event_group, variant > variant, supplier > supplier, "
           "rank large, kept_unit_cost_excl_tax real, kept_tax_multiplier real, kept_units_per_pack real, "
           "kept_price_list id, kept_at time"},
    Schema{"event_history",
           "key, shop > shop, event_id id, at time, actor text, what text, subject text, place text, before text, "
           "after text"},
    Schema{"event_template",
           "key, shop > shop, id id, name text, colour_scheme text, created_at time, updated_at time, version int, "
           "notes text, pricing text, is_recipe int, payment_plan text"},
    Schema{"event_template_group",
           "key, shop > shop, template > event_template, name text, quantity real, is_hidden int, position int, "
           "description text, notes text, fixed_price_inc_tax real, minutes_per_copy real, place text"},
    Schema{"event_template_item",
           "key, shop > shop, template_group > event_template_group, variant id, product_name text, variant_name "
           "text, supplier > supplier, quantity real, position int, notes text"},
    Schema{
        "order_sheet",
        "key, shop > shop, id id, currency text, order_cost_excl_tax real, order_cost_inc_tax real, "
        "line_count int, created_at time, updated_at time, version int, is_draft int, ordered_at time, is_top_up int, "
        "day_asked text, delivery_cost_excl_tax real"},
    Schema{"order_sheet_event",
           "shop > shop, order_sheet > order_sheet, position int, event id, name text, status text, "
           "is_cleared int, starts_at time"},
    Schema{"order_sheet_line",
           "key, shop > shop, order_sheet > order_sheet, position int, supplier id, supplier_name text, "
           "contact_email text, supplier_address text, supplier_account text, supplier_is_archived int, variant "
           "id, product_name text, variant_name text, sku text, colors text, stem_length real, units_needed "
           "real, units_per_pack real, packs_needed real, min_packs real, packs_to_order real, units_to_order "
           "real, leftover_units real, unit_cost_excl_tax real, order_cost_excl_tax real, order_cost_inc_tax "
           "real, tax_multiplier real, is_priced int, event_items bytes, event_names text, advice text, "
           "cheapest_supplier id, cheapest_cost_inc_tax real, spare_units real, own_units real, supplier_code text, "
           "supplier_ean text, "
           "deliver_on text, "
           "deliver_to text, supplier_note text, allows_substitutes int, units_ordered real, packs_ordered real, "
           "surplus_units real, delivery_days text, arrives_on text, delivery_cost_excl_tax real, "
           "short_of_minimum_excl_tax real"},
    Schema{"order_sheet_line_event",
           "shop > shop, order_sheet_line > order_sheet_line, position int, event id, units_needed real"},
    Schema{"received_goods",
           "key, shop > shop, order_sheet_line > order_sheet_line, packs_received real, unit_cost_excl_tax "
           "real, at time, rejected_units real, reason text, received_on text, invoice_number text, credit_excl_tax "
           "real, image_urls text, received_at time"},
    Schema{"api_key",
           "key, shop > shop, id id, hash bytes, name text, scopes large, created_at time, expires_at time, "
           "revoked_at time, last_used_at time, calendar int",
           kIsNotForFiles},
    Schema{"idempotency_key",
           "shop > shop, name text, method text, path text, body_hash bytes, status int, headers bytes, answer "
           "bytes, created_at time",
           kIsNotForFiles},
    Schema{"assistant_write",
           "key, shop > shop, write_id id, event_id id, actor text, at time, side int, item_id id, group_id id, "
           "variant_id "
           "id, supplier_id id, quantity real, notes text, position int, created_at time",
           kIsNotForFiles},
    Schema{"usage_counter", "shop > shop, month text, requests large"},
    Schema{"request_log",
           "key, shop > shop, at time, api_key > api_key, method text, path text, status int, duration_ms large, "
           "request_id text, refusal text",
           kIsNotForFiles},
    Schema{"webhook", "key, shop > shop, secret bytes, is_failing int, retiring_secret bytes, retiring_until time",
           kIsNotForFiles},
    Schema{"webhook_delivery",
           "key, shop > shop, webhook > webhook, id id, type text, body bytes, state text, attempts_left "
           "int, next_attempt_at time, lease_until time, created_at time, event id",
           kIsNotForFiles},
    Schema{"webhook_attempt",
           "key, shop > shop, delivery > webhook_delivery, at time, status int, error text, duration_ms large",
           kIsNotForFiles},
    Schema{"change", "shop > shop, seq large, at time, resource int, id id, action int, parent id"},
    Schema{"feed_history", "key, shop > shop, id id, seq large"},
    Schema{"image", "key, shop > shop, id id, media_type text, width int, height int, created_at time, bytes bytes"},
    Schema{"import_batch",
           "key, shop > shop, id id, kind text, file_name text, at time, created_rows int, updated_rows int, "
           "refused_rows int, reverted_at time"},
    Schema{"import_row",
           "key, shop > shop, import_batch > import_batch, resource int, id id, version int, before bytes"},
};

/// A type name with its kind and restriction.
struct Type {
    const char *name;
    ShopColumn::Kind kind;
    ShopColumn::Sort sort = ShopColumn::Sort::Plain;
};

constexpr std::array kTypes{
    Type{"int", ShopColumn::Kind::Integer},
    Type{"large", ShopColumn::Kind::Integer, ShopColumn::Sort::Large},
    Type{"time", ShopColumn::Kind::Integer, ShopColumn::Sort::Time},
    Type{"real", ShopColumn::Kind::Real},
    Type{"text", ShopColumn::Kind::Text},
    Type{"bytes", ShopColumn::Kind::Bytes},
    Type{"id", ShopColumn::Kind::Bytes, ShopColumn::Sort::Id},
};

ShopColumn plainColumn(const QByteArray &name, const QByteArray &typeName)
{
    const auto type = std::ranges::find_if(kTypes, [&](const Type &candidate) { return typeName == candidate.name; });
    Q_ASSERT(type != kTypes.end());
    return {.name = name, .kind = type->kind, .sort = type->sort};
}

ShopColumn columnOf(const ResourceField &field)
{
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Texts:
    case FieldKind::OptionalTexts:
    case FieldKind::Day:
    case FieldKind::OptionalDay: return plainColumn(field.column(), "text");
    case FieldKind::Real:
    case FieldKind::OptionalReal: return plainColumn(field.column(), "real");
    case FieldKind::Int:
    case FieldKind::Flag: return plainColumn(field.column(), "int");
    case FieldKind::Id: return plainColumn(field.column(), "id");
    default: return plainColumn(field.column(), field.is(kMoment) ? "time" : "large");
    }
}

qsizetype placeOf(const QByteArray &table)
{
    const auto schema =
        std::ranges::find_if(kSchemas, [&](const Schema &candidate) { return table == candidate.name; });
    Q_ASSERT(schema != kSchemas.end());
    return schema - kSchemas.begin();
}

ShopColumn columnFrom(const QByteArray &text)
{
    const QList<QByteArray> words = text.split(' ');
    if (words.size() == 1)
        return {.name = words.first(), .kind = ShopColumn::Kind::Key};
    if (words.size() == 2)
        return plainColumn(words.first(), words.last());
    return {.name = words.first(), .kind = ShopColumn::Kind::Reference, .target = placeOf(words.last())};
}

/// The columns that a described resource has beside those of its fields.
QByteArray plainColumns(const ResourceSpec &spec)
{
    QByteArray columns = "key, shop > shop";
    if (!spec.hidingColumn.empty())
        columns += ", " + QByteArray(spec.hidingColumn.data(), qsizetype(spec.hidingColumn.size())) + " int";
    if (spec.fieldThatIs(kUnique))
        columns += ", folded_name text";
    if (spec.fieldThatIs(kSearched | kSearchedDigits))
        columns += ", search text";
    return columns;
}

ShopTable tableFrom(const Schema &form)
{
    const ResourceSpec *spec = specOfTable(form.name);
    ShopTable table{.name = form.name, .columns = {}, .isForFiles = form.isForFiles};
    const QByteArray columns = *form.columns ? QByteArray(form.columns) : plainColumns(*spec);
    for (const QByteArray &column : columns.split(','))
        table.columns.append(columnFrom(column.trimmed()));
    for (const ResourceField &field : spec ? spec->fields : std::span<const ResourceField>()) {
        if (field.isStored())
            table.columns.append(columnOf(field));
    }
    return table;
}

QList<ShopTable> readSchemas()
{
    QList<ShopTable> tables;
    for (const Schema &schema : kSchemas)
        tables.append(tableFrom(schema));
    for (const ResourceSpec *spec : describedResources()) {
        if (std::ranges::none_of(kSchemas, [&](const Schema &form) { return spec->table == form.name; }))
            tables.append(tableFrom({.name = spec->table.data()}));
    }
    return tables;
}

} // namespace

qsizetype ShopTable::searchColumn() const
{
    const auto column = std::ranges::find(columns, QByteArray("search"), &ShopColumn::name);
    return column == columns.end() ? -1 : column - columns.begin();
}

QByteArray ShopTable::columnNames(qsizetype first) const
{
    QByteArray names;
    for (const ShopColumn &column : columns.sliced(first))
        names += (names.isEmpty() ? "" : ", ") + column.name;
    return names;
}

const QList<ShopTable> &shopTables()
{
    static const QList<ShopTable> tables = readSchemas();
    return tables;
}

} // namespace stemdesk
