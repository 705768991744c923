-- calendar: 0 a key of the API; 1 the address of a calendar, which may read nothing else; 2 one with the tasks in it.
alter table api_key add column calendar {int} not null default 0;
alter table shop add column stems_per_bucket {int} not null default 50;
-- As of event_group: a template keeps what making a copy takes.
alter table event_template_group add column minutes_per_copy {real};
