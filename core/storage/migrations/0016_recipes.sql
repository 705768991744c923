-- An arrangement that is kept as a recipe: a template of one group, which is put into events.
alter table event_template add column is_recipe {int} not null default 0 check (is_recipe in (0, 1));
