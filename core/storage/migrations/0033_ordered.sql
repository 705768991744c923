-- On what conditions a supplier delivers. delivery_weekdays: "mon" .. "sun", one a line; empty: any day.
alter table supplier add column min_order_excl_tax {real};
alter table supplier add column delivery_cost_excl_tax {real};
alter table supplier add column free_delivery_from_excl_tax {real};
alter table supplier add column delivery_weekdays text not null default '';

-- Sheets that were saved before there were drafts are ordered; when, nobody noted. day_asked: YYYY-MM-DD, empty where
-- the sheet is not of one delivery day.
alter table order_sheet add column is_draft {int} not null default 0 check (is_draft in (0, 1));
alter table order_sheet add column ordered_at {int};
alter table order_sheet add column is_top_up {int} not null default 0 check (is_top_up in (0, 1));
alter table order_sheet add column day_asked text not null default '';
alter table order_sheet add column delivery_cost_excl_tax {real} not null default 0;

alter table order_sheet_line add column units_ordered {real} not null default 0;
alter table order_sheet_line add column packs_ordered {real};
alter table order_sheet_line add column surplus_units {real} not null default 0;
-- Of its supplier's part of the sheet, as the supplier's name on every line of it. delivery_days: one a line, the day
-- and then the ids of its events.
alter table order_sheet_line add column delivery_days text not null default '';
-- The day that was chosen, else the first of these; empty on lines from before, whose day is computed.
alter table order_sheet_line add column arrives_on text not null default '';
alter table order_sheet_line add column delivery_cost_excl_tax {real};
alter table order_sheet_line add column short_of_minimum_excl_tax {real};

create index order_sheet_line_by_arrival on order_sheet_line (shop, arrives_on);
create index order_sheet_event_by_start on order_sheet_event (shop, starts_at);

-- The moment from which a claim's clock runs; null: the beginning of received_on.
alter table received_goods add column received_at {int};
