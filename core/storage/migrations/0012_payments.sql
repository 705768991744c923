-- Money that came in for events, in minor units of the shop's currency. It hangs on the event's id, as quotes do.
-- paid_on is a day, YYYY-MM-DD.
create table payment (
    key {pk},
    shop {int} not null references shop (key),
    event_id {blob} not null,
    id {blob} not null,
    amount {int} not null,
    paid_on text not null,
    method text not null,
    reference text not null,
    note text not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index payment_by_event on payment (shop, event_id, paid_on, key);
create index payment_by_day on payment (shop, paid_on, key);

-- Instalments, in JSON as callers write them. Of an event null: the shop's; of a shop empty: the usual ones.
alter table event add column payment_plan text;
alter table shop add column payment_plan text not null default '';
