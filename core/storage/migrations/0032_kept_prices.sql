-- The prices that lines keep, and since when an event keeps them. The list is named by its id: it may be deleted, and
-- the line keeps its price all the same.
alter table event add column prices_kept_at {int};
alter table event_item add column kept_unit_cost_excl_tax {real};
alter table event_item add column kept_tax_multiplier {real};
alter table event_item add column kept_units_per_pack {real};
alter table event_item add column kept_price_list {blob};
alter table event_item add column kept_at {int};
-- Of the units needed, those that come from the shop's own stock.
alter table order_sheet_line add column own_units {real};
