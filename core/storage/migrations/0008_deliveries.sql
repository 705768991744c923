-- Whose change a delivery reports, so that the log can be asked for one event.
alter table webhook_delivery add column event {blob};
create index webhook_delivery_by_event on webhook_delivery (webhook, event, key);
create index webhook_delivery_by_state on webhook_delivery (webhook, state, key);
-- The secret before, which signs beside the new one until then.
alter table webhook add column retiring_secret {blob};
alter table webhook add column retiring_until {int};
