-- What the customer pays for a copy of a group whatever its lines come to; null: what they come to.
alter table event_group add column fixed_price_inc_tax {real};
alter table event_template_group add column fixed_price_inc_tax {real};
-- What is taken off everything.
alter table event add column has_discount {int} not null default 0 check (has_discount in (0, 1));
alter table event add column discount_percent {real};
alter table event add column discount_amount_inc_tax {real};
