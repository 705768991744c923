-- How the last attempt at the subscription's URL went, null before the first.
alter table webhook add column is_failing {int} check (is_failing in (0, 1));
