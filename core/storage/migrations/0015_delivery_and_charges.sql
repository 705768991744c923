-- What suppliers read of events.
alter table shop add column delivery_days_before {int} not null default 3;
alter table shop add column names_events_on_orders {int} not null default 0 check (names_events_on_orders in (0, 1));
-- What new events begin with. fees: "name=amount" with | between.
alter table shop add column labour_percent {real};
alter table shop add column labour_rate_excl_tax {real};
alter table shop add column fees text not null default '';
