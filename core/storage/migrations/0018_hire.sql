-- What of a hired thing there is, what a lost one costs, and for how many days around an event it is away; null: as the
-- shop says.
alter table variant add column owned_units {real};
alter table variant add column replacement_cost_excl_tax {real};
alter table variant add column hire_days_before {int};
alter table variant add column hire_days_after {int};
create index variant_by_owned on variant (shop, key) where owned_units is not null;
alter table shop add column hire_days_before {int} not null default 1;
alter table shop add column hire_days_after {int} not null default 1;

-- What came back of an event's hired things. No references: an event or a variant that is deleted and put back has its
-- returns again. taken_off_units: what of the damaged and missing really came off the owned ones.
create table hire_return (
    shop {int} not null references shop (key),
    event_id {blob} not null,
    variant_id {blob} not null,
    returned_units {real} not null,
    damaged_units {real} not null,
    missing_units {real} not null,
    is_taken_off {int} not null check (is_taken_off in (0, 1)),
    taken_off_units {real} not null,
    primary key (shop, event_id, variant_id)
){strict};
