-- Contacts, and which of them an event names. emails, phones: one a line.
create table contact (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    name text not null,
    company text not null,
    emails text not null,
    phones text not null,
    address text not null,
    country text not null,
    tax_number text not null,
    electronic_address text not null,
    notes text not null,
    created_at {int} not null,
    updated_at {int} not null,
    version {int} not null,
    search text not null,
    unique (shop, id)
){strict};
create index contact_by_key on contact (shop, key);

create table event_contact (
    shop {int} not null references shop (key),
    event {int} not null references event (key) on delete cascade,
    position {int} not null,
    contact {int} not null references contact (key),
    role text not null,
    primary key (shop, event, position)
){strict};
create index event_contact_by_contact on event_contact (shop, contact, event);

-- follow_up_on is a day, YYYY-MM-DD.
alter table event add column source text not null default '';
alter table event add column follow_up_on text;
alter table event add column lost_reason text not null default '';
create index event_by_follow_up on event (shop, follow_up_on, key);
