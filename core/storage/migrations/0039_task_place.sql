-- A stop for one of an event's places alone: ceremony or venue; empty for all.
alter table task add column place text not null default '';
