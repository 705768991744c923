-- Every table names its shop (the tenant). `key` is internal and never reused; `id` is what callers see.
-- Lists inside a row (colours, suppliers) are stored in the row: the search tokens index them.

create table shop (
    key {pk},
    id {blob} not null unique,
    name text not null,
    rate_per_minute {int} not null,
    monthly_cap {int} not null,
    has_api_access {int} not null check (has_api_access in (0, 1)),
    allowed_origins text not null,
    public_url text not null,
    currency text not null,
    time_zone text not null,
    document_language text not null,
    default_tax_group {blob},
    pins_on_approval {int} not null check (pins_on_approval in (0, 1)),
    order_days_before {int} not null,
    proposal_terms text not null,
    address text not null,
    phone text not null,
    email text not null,
    website text not null,
    logo {blob},
    default_supplier {int} not null,
    change_seq {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null
){strict};

create table product_type (
    key {pk},
    shop {int} not null references shop (key),
    name text not null,
    folded_name text not null,
    markup {real} not null,
    is_hired {int} not null check (is_hired in (0, 1)),
    unique (shop, folded_name)
){strict};

create table supplier (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    is_default {int} not null check (is_default in (0, 1)),
    name text not null,
    contact_email text not null,
    phone text not null,
    website text not null,
    address text not null,
    account_number text not null,
    notes text not null,
    is_archived {int} not null check (is_archived in (0, 1)),
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    search text not null,
    unique (shop, id)
){strict};
create index supplier_by_key on supplier (shop, key);

create table colour (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    folded_name text not null,
    hex text not null,
    is_preset {int} not null check (is_preset in (0, 1)),
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id),
    unique (shop, folded_name)
){strict};
create index colour_by_key on colour (shop, key);

create table category (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    folded_name text not null,
    is_preset {int} not null check (is_preset in (0, 1)),
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id),
    unique (shop, folded_name)
){strict};
create index category_by_key on category (shop, key);

create table product (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    category text not null,
    product_type text not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    description text not null,
    search text not null,
    unique (shop, id)
){strict};
create index product_by_key on product (shop, key);

-- colors: names, one a line. suppliers: ids of 16 bytes each. minimums: 16 bytes of id and 4 of packs (big endian) each.
create table variant (
    key {pk},
    shop {int} not null references shop (key),
    product {int} not null references product (key),
    id {blob} not null,
    name text not null,
    stem_length {real},
    units_per_pack {real},
    colors text not null,
    suppliers {blob} not null,
    minimums {blob} not null,
    sku text not null,
    notes text not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index variant_by_product on variant (shop, product, key);

create table price_list (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    product_type text not null,
    date text not null,
    tax_multiplier {real} not null,
    entries_count {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index price_list_by_key on price_list (shop, key);
create index price_list_by_type on price_list (shop, product_type, key);

-- supplier is the shop's Default supplier where the price holds for any.
create table price_entry (
    key {pk},
    shop {int} not null references shop (key),
    price_list {int} not null references price_list (key),
    id {blob} not null,
    variant {int} not null references variant (key),
    supplier {int} not null references supplier (key),
    unit_cost_excl_tax {real} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id),
    unique (shop, price_list, variant, supplier)
){strict};
create index price_entry_by_key on price_entry (shop, price_list, key);
create index price_entry_by_variant on price_entry (shop, variant);

create table tax_group (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    rate {real} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index tax_group_by_key on tax_group (shop, key);

-- colour_scheme, image_urls: one a line. links: label and url on a line each. A null list was never given.
create table event (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    slug text not null,
    name text not null,
    status text not null,
    ceremony_address text not null,
    venue_address text not null,
    ceremony_start {int},
    ceremony_end {int},
    venue_start {int},
    venue_end {int},
    first_start {int},
    client_name1 text not null,
    client_name2 text not null,
    budget {real},
    number_of_guests {int},
    number_of_tables {int},
    colour_scheme text,
    customer_price_inc_tax {real} not null,
    cost_inc_tax {real} not null,
    waste_cost_inc_tax {real} not null,
    items_count {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    announced_at {int} not null,
    version {int} not null,
    has_pricing {int} not null check (has_pricing in (0, 1)),
    unit_uplift_inc_tax {real},
    has_labour {int} not null check (has_labour in (0, 1)),
    labour_percent {real},
    labour_hours {real},
    labour_hourly_rate_excl_tax {real},
    labour_amount_excl_tax {real},
    has_travel {int} not null check (has_travel in (0, 1)),
    travel_distance {real},
    travel_rate_excl_tax {real},
    travel_amount_excl_tax {real},
    has_price_lists {int} not null check (has_price_lists in (0, 1)),
    has_markups {int} not null check (has_markups in (0, 1)),
    has_fees {int} not null check (has_fees in (0, 1)),
    tax_group {int} references tax_group (key),
    image_urls text not null,
    links text not null,
    notes text not null,
    description_html text not null,
    search text not null,
    unique (shop, id),
    unique (shop, slug)
){strict};
create index event_by_key on event (shop, key);
create index event_by_status on event (shop, status, key);
create index event_by_start on event (shop, first_start, key);
create index event_by_status_and_start on event (shop, status, first_start, key);
create index event_by_tax_group on event (shop, tax_group);

create table event_price_list (
    shop {int} not null references shop (key),
    event {int} not null references event (key) on delete cascade,
    product_type text not null,
    price_list {int} not null references price_list (key),
    primary key (shop, event, product_type)
){strict};
create index event_price_list_by_list on event_price_list (shop, price_list);

create table event_markup (
    shop {int} not null references shop (key),
    event {int} not null references event (key) on delete cascade,
    product_type text not null,
    markup {real} not null,
    primary key (shop, event, product_type)
){strict};

create table event_fee (
    shop {int} not null references shop (key),
    event {int} not null references event (key) on delete cascade,
    position {int} not null,
    name text not null,
    amount_excl_tax {real} not null,
    primary key (shop, event, position)
){strict};

-- position counts the rows without gaps; rank orders them the same way but stays when a neighbour comes or goes, so that
-- a page can be continued from it.
create table event_group (
    key {pk},
    shop {int} not null references shop (key),
    event {int} not null references event (key),
    id {blob} not null,
    name text not null,
    quantity {real} not null,
    is_hidden {int} not null check (is_hidden in (0, 1)),
    position {int} not null,
    rank {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    image_urls text not null,
    notes text not null,
    description text not null,
    unique (shop, id)
){strict};
create index event_group_by_rank on event_group (shop, event, rank);

-- supplier is the shop's Default supplier where the line names none.
create table event_item (
    key {pk},
    shop {int} not null references shop (key),
    event {int} not null references event (key),
    event_group {int} not null references event_group (key),
    id {blob} not null,
    variant {int} not null references variant (key),
    supplier {int} not null references supplier (key),
    quantity {real} not null,
    position {int} not null,
    rank {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    notes text not null,
    unique (shop, id)
){strict};
-- Holds all that pricing reads of a line, so that a thousand events are priced without touching the rows.
create index event_item_by_rank on event_item (shop, event, event_group, rank, variant, supplier, quantity);
create index event_item_by_variant on event_item (shop, variant, event);

-- What was changed on an event, for its History tab: a sentence's parts, translated where it is shown. No reference to
-- the event: one that is deleted and put back has its history again.
create table event_history (
    key {pk},
    shop {int} not null references shop (key),
    event_id {blob} not null,
    at {int} not null,
    actor text not null,
    what text not null,
    subject text not null,
    place text not null,
    before text not null,
    after text not null
){strict};
create index event_history_by_event on event_history (shop, event_id, key);

create table event_template (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    colour_scheme text,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    notes text not null,
    unique (shop, id)
){strict};

create table event_template_group (
    key {pk},
    shop {int} not null references shop (key),
    template {int} not null references event_template (key) on delete cascade,
    name text not null,
    quantity {real} not null,
    is_hidden {int} not null check (is_hidden in (0, 1)),
    position {int} not null,
    description text not null,
    notes text not null
){strict};
create index event_template_group_by_position on event_template_group (shop, template, position);

-- variant: its id and its names without a reference, so that a template can say what is gone from the catalogue.
create table event_template_item (
    key {pk},
    shop {int} not null references shop (key),
    template_group {int} not null references event_template_group (key) on delete cascade,
    variant {blob} not null,
    product_name text not null,
    variant_name text not null,
    supplier {int} not null references supplier (key),
    quantity {real} not null,
    position {int} not null,
    notes text not null
){strict};
create index event_template_item_by_position on event_template_item (shop, template_group, position);

-- A saved sheet reads as it was saved: names and figures are copied, ids are kept without a reference.
-- Saved sheets hold all that they show, so that they read as they were saved whatever becomes of what they name.
create table order_sheet (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    currency text not null,
    order_cost_excl_tax {real} not null,
    order_cost_inc_tax {real} not null,
    line_count {int} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index order_sheet_by_key on order_sheet (shop, key);

create table order_sheet_event (
    shop {int} not null references shop (key),
    order_sheet {int} not null references order_sheet (key) on delete cascade,
    position {int} not null,
    event {blob} not null,
    name text not null,
    status text not null,
    is_cleared {int} not null check (is_cleared in (0, 1)),
    starts_at {int},
    primary key (shop, order_sheet, position)
){strict};
create index order_sheet_event_by_event on order_sheet_event (shop, event);

create table order_sheet_line (
    key {pk},
    shop {int} not null references shop (key),
    order_sheet {int} not null references order_sheet (key) on delete cascade,
    position {int} not null,
    supplier {blob},
    supplier_name text not null,
    contact_email text not null,
    supplier_address text not null,
    supplier_account text not null,
    supplier_is_archived {int} not null check (supplier_is_archived in (0, 1)),
    variant {blob} not null,
    product_name text not null,
    variant_name text not null,
    sku text not null,
    colors text not null,
    stem_length {real},
    units_needed {real} not null,
    units_per_pack {real},
    packs_needed {real},
    min_packs {real},
    packs_to_order {real},
    units_to_order {real} not null,
    leftover_units {real},
    unit_cost_excl_tax {real} not null,
    order_cost_excl_tax {real} not null,
    order_cost_inc_tax {real} not null,
    tax_multiplier {real} not null,
    is_priced {int} not null check (is_priced in (0, 1)),
    event_items {blob} not null,
    event_names text not null,
    advice text not null,
    cheapest_supplier {blob},
    cheapest_cost_inc_tax {real}
){strict};
create index order_sheet_line_by_position on order_sheet_line (shop, order_sheet, position);
create index order_sheet_line_by_supplier on order_sheet_line (shop, supplier, order_sheet);

-- How the units of a line divide over the events, to share what was received.
create table order_sheet_line_event (
    shop {int} not null references shop (key),
    order_sheet_line {int} not null references order_sheet_line (key) on delete cascade,
    position {int} not null,
    event {blob} not null,
    units_needed {real} not null,
    primary key (shop, order_sheet_line, position)
){strict};
create index order_sheet_line_event_by_event on order_sheet_line_event (shop, event, order_sheet_line);

-- packs_received: units, where units_per_pack is null.
create table received_goods (
    key {pk},
    shop {int} not null references shop (key),
    order_sheet_line {int} not null references order_sheet_line (key) on delete cascade,
    packs_received {real} not null,
    unit_cost_excl_tax {real} not null,
    at {int} not null,
    unique (shop, order_sheet_line)
){strict};

create table api_key (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null unique,
    hash {blob} not null unique,
    name text not null,
    scopes {int} not null,
    created_at {int} not null,
    expires_at {int},
    revoked_at {int},
    last_used_at {int}
){strict};
create index api_key_by_shop on api_key (shop, key);

-- answer: the first answer's status, headers and body, sealed where it held a secret.
create table idempotency_key (
    shop {int} not null references shop (key),
    name text not null,
    method text not null,
    path text not null,
    body_hash {blob} not null,
    status {int} not null,
    headers {blob} not null,
    answer {blob} not null,
    created_at {int} not null,
    primary key (shop, name, method, path)
){strict};
create index idempotency_key_by_age on idempotency_key (shop, created_at);

create table usage_counter (
    shop {int} not null references shop (key),
    month text not null,
    requests {int} not null,
    primary key (shop, month)
){strict};

create table request_log (
    key {pk},
    shop {int} not null references shop (key),
    at {int} not null,
    api_key {int} not null references api_key (key),
    method text not null,
    path text not null,
    status {int} not null,
    duration_ms {int} not null,
    request_id text not null
){strict};
create index request_log_by_key on request_log (shop, key);
create index request_log_by_api_key on request_log (shop, api_key, key);
create index request_log_errors on request_log (shop, key) where status >= 400;
create index request_log_by_age on request_log (at);

-- That a master key exists, of the whole database: one row at most, without the key. key_id: worked out from the key.
create table master_key (
    slot {int} not null primary key check (slot = 1),
    key_id {blob} not null,
    place text not null check (place in ('keyring', 'file')),
    retired_key_id {blob},
    created_at {int} not null
){strict};

create table webhook (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    url text not null,
    event_types {int} not null,
    is_paused {int} not null check (is_paused in (0, 1)),
    secret {blob} not null,
    failure_count {int} not null,
    last_delivery_at {int},
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index webhook_by_key on webhook (shop, key);

-- The outbox: written in the transaction of the change that it reports.
create table webhook_delivery (
    key {pk},
    shop {int} not null references shop (key),
    webhook {int} not null references webhook (key) on delete cascade,
    id {blob} not null,
    type text not null,
    body {blob} not null,
    state text not null check (state in ('pending', 'delivered', 'failed')),
    attempts_left {int} not null,
    next_attempt_at {int},
    lease_until {int},
    created_at {int} not null,
    unique (shop, id)
){strict};
-- Begins with the subscription, so that deleting one finds its deliveries. So do the attempts with their delivery.
create index webhook_delivery_by_key on webhook_delivery (webhook, key);
create index webhook_delivery_due on webhook_delivery (webhook, next_attempt_at, key) where state = 'pending';
create index webhook_delivery_held on webhook_delivery (lease_until, webhook) where lease_until is not null;
create index webhook_delivery_failed on webhook_delivery (shop, created_at) where state = 'failed';
create index webhook_delivery_done on webhook_delivery (created_at) where state <> 'pending';

create table webhook_attempt (
    key {pk},
    shop {int} not null references shop (key),
    delivery {int} not null references webhook_delivery (key) on delete cascade,
    at {int} not null,
    status {int},
    error text not null,
    duration_ms {int} not null
){strict};
create index webhook_attempt_by_delivery on webhook_attempt (delivery, key);

-- The change feed, kept for ever. seq counts per shop, in commit order (shop.change_seq is the last one given).
-- resource and action: the values of core/domain/change.h, stored as numbers.
create table change (
    shop {int} not null references shop (key),
    seq {int} not null,
    at {int} not null,
    resource {int} not null,
    id {blob} not null,
    action {int} not null,
    primary key (shop, seq)
){clustered};

create table image (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    media_type text not null,
    width {int} not null,
    height {int} not null,
    created_at {int} not null,
    bytes {blob} not null,
    unique (shop, id)
){strict};

create table import_batch (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    kind text not null,
    file_name text not null,
    at {int} not null,
    created_rows {int} not null,
    updated_rows {int} not null,
    refused_rows {int} not null,
    reverted_at {int},
    unique (shop, id)
){strict};
create index import_batch_by_key on import_batch (shop, key);

create table import_row (
    key {pk},
    shop {int} not null references shop (key),
    import_batch {int} not null references import_batch (key) on delete cascade,
    resource {int} not null,
    id {blob} not null,
    version {int} not null,
    before {blob}
){strict};
create index import_row_by_batch on import_row (shop, import_batch, key);
create index import_row_by_object on import_row (shop, import_batch, resource, id);

create table schema_migration (
    number {int} primary key,
    name text not null,
    applied_at {int} not null
){strict};
