-- Versions of events that were sent. event and proposal: what they froze, in JSON. They hang on the event's id, as its
-- history does: an event that is deleted and put back has them again.
create table quote (
    key {pk},
    shop {int} not null references shop (key),
    event_id {blob} not null,
    id {blob} not null,
    number {int} not null,
    quote_state text not null,
    note text not null,
    valid_until text,
    accepted_at {int},
    accepted_by text not null,
    declined_at {int},
    decline_reason text not null,
    customer_price_inc_tax {real} not null,
    cost_inc_tax {real} not null,
    waste_cost_inc_tax {real} not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    event text not null,
    proposal text not null,
    unique (shop, id),
    unique (shop, event_id, number)
){strict};
create index quote_by_event on quote (shop, event_id, key);

-- The last number that an event's quotes were given.
create table quote_count (
    shop {int} not null references shop (key),
    event_id {blob} not null,
    number {int} not null,
    primary key (shop, event_id)
){strict};
