-- Of the minutes that one copy of a group takes.
alter table event_group add column minutes_per_copy {real};
-- The shop's plan of an event's tasks, in JSON; empty: the first one.
alter table shop add column plan text not null default '';

-- What is to be done on a day. event_id: no reference, so that an event that is put back has its tasks again. on_day:
-- YYYY-MM-DD. plan_row: the row of the plan that made it, empty where a person did. is_theirs: a person has changed it,
-- and the plan leaves it alone. has_own_minutes: they do not follow the event's groups any more.
create table task (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    event_id {blob},
    event_group_id {blob},
    task_kind text not null,
    title text not null,
    on_day text not null,
    starts_at {int},
    ends_at {int},
    minutes {real},
    person text not null,
    done_at {int},
    notes text not null,
    plan_row text not null,
    is_theirs {int} not null check (is_theirs in (0, 1)),
    has_own_minutes {int} not null check (has_own_minutes in (0, 1)),
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    unique (shop, id)
){strict};
create index task_by_day on task (shop, on_day, key);
create index task_by_event on task (shop, event_id, on_day, key);

-- Rows of the plan whose tasks somebody has deleted: they are not made again.
create table task_dropped (
    shop {int} not null references shop (key),
    event_id {blob} not null,
    plan_row text not null,
    primary key (shop, event_id, plan_row)
){strict};
