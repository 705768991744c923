-- Where an arrangement goes: ceremony or venue; empty: to the venue, or to the only place that the event has.
alter table event_group add column place text not null default '';
alter table event_template_group add column place text not null default '';
