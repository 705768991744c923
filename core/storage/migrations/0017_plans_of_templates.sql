-- As events have it: instalments, in JSON; null: the shop's.
alter table event_template add column payment_plan text;

-- Quotes that wait for an answer.
create index quote_by_state on quote (shop, quote_state, created_at);
