-- How long a task took in the end.
alter table task add column minutes_spent {real};
create index task_by_minutes on task (shop, event_id, minutes, minutes_spent)
    where minutes is not null or minutes_spent is not null;
create index task_by_design on task (shop, event_id)
    where task_kind = 'design' and plan_row <> '' and has_own_minutes = 0;
create index event_group_by_minutes on event_group (shop, event) where minutes_per_copy is not null;
create index event_by_creation on event (shop, created_at);

-- What an event comes to without tax, kept as fresh as its totals are. goods: of each variant in its visible groups the
-- id, and the units, their cost and the cost of what is left of packs as three doubles.
create table event_figure (
    shop {int} not null references shop (key),
    event {int} not null references event (key) on delete cascade,
    customer_price_excl_tax {real} not null,
    cost_of_goods_excl_tax {real} not null,
    waste_cost_excl_tax {real} not null,
    own_hire_excl_tax {real} not null,
    labour_excl_tax {real} not null,
    goods {blob} not null,
    primary key (shop, event)
){strict};

-- What an invoice's document says, for whoever adds invoices up: a line for each rate, with the category of the tax and
-- the amounts without and with it, in minor units.
create table invoice_figure (
    shop {int} not null references shop (key),
    invoice {int} not null references invoice (key) on delete cascade,
    taxes text not null,
    primary key (shop, invoice)
){strict};
create index invoice_by_issue on invoice (shop, key, id, event_id, kind, credits, issued_on, due_on);
