-- Standing work: the same event again and again. template_event_ids: the events that are copied in turn, an id a line;
-- rule: as RFC 5545 writes it; skips: days, one a line; moves: two days a line, from and to. contact_id, and those of an
-- event below, are no references, so that what is deleted can be put back.
create table series (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    contact_id {blob},
    template_event_ids text not null,
    rule text not null,
    starts_on text not null,
    days_ahead {int} not null,
    skips text not null,
    moves text not null,
    series_status text not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index series_by_key on series (shop, key);
-- What is due is looked for in all shops at once.
create index series_by_status on series (series_status, shop);

-- An event that a series made: occurrence_on is the day of its rule. series_id is null again where the series was deleted.
-- occurrence_template: of which event it is a copy; occurrence_print: what it was when it was copied; is_detached: it
-- differs from that.
alter table event add column series_id {blob};
alter table event add column occurrence_on text;
alter table event add column is_detached {int} not null default 0;
alter table event add column occurrence_template {blob};
alter table event add column occurrence_print text not null default '';
-- One event a day, whichever server makes it.
create unique index event_by_series on event (shop, series_id, occurrence_on) where series_id is not null;
