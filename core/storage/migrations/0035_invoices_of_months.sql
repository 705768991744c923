-- How VAT treats what is sold at a rate, as EN 16931 codes it, and why it charges none. An empty category: that of the
-- rate, S above 0 and Z at 0.
alter table tax_group add column tax_category text not null default '';
alter table tax_group add column exemption_reason text not null default '';
alter table price_list add column tax_category text not null default '';
alter table price_list add column exemption_reason text not null default '';

-- Days in which invoices are to be paid; whether the shop charges no VAT as a small business, and why.
alter table shop add column payment_days {int} not null default 14;
alter table shop add column small_business {int} not null default 0;
alter table shop add column exemption_reason text not null default '';

-- How a contact is invoiced: "month 30" or "event", with or without its days; empty: as the shop does.
alter table contact add column invoicing text not null default '';

-- Of an invoice: who pays, what it comes to with tax in minor units, and by when; the document says the latter two as
-- well. An invoice over several events has its own id for an event's, and its events below: what each of them comes to.
-- A payment of such an invoice has that id for an event's too.
alter table invoice add column contact_id {blob};
alter table invoice add column total {int} not null default 0;
alter table invoice add column due_on text;
create index invoice_by_contact on invoice (shop, contact_id, key);
create table invoice_event (
    shop {int} not null references shop (key),
    invoice_id {blob} not null,
    position {int} not null,
    event_id {blob} not null,
    amount {int} not null,
    primary key (shop, invoice_id, position)
){strict};
create index invoice_event_by_event on invoice_event (shop, event_id);
update invoice set contact_id = (
    select contact.id from event
    join event_contact on event_contact.shop = event.shop and event_contact.event = event.key
    join contact on contact.shop = event.shop and contact.key = event_contact.contact
    where event.shop = invoice.shop and event.id = invoice.event_id and event_contact.role in ('billing', 'client')
    order by event_contact.role, event_contact.position limit 1);

-- The invoice that a payment names.
alter table payment add column invoice_id {blob};
create index payment_by_invoice on payment (shop, invoice_id);

create table invoice_reminder (
    key {pk},
    shop {int} not null references shop (key),
    invoice_id {blob} not null,
    level {int} not null,
    at {int} not null
){strict};
create index invoice_reminder_by_invoice on invoice_reminder (shop, invoice_id, key);

-- What became of invoices and payments. Rows are only added; each one's hash goes over the hash before it. What it was
-- before and after is JSON as RFC 8785 writes it; null where there is nothing.
create table journal_entry (
    key {pk},
    shop {int} not null references shop (key),
    seq {int} not null,
    at {int} not null,
    actor text not null,
    entry_kind text not null,
    object_id text not null,
    number text,
    json_before text,
    json_after text,
    hash text not null,
    unique (shop, seq)
){strict};
create index journal_entry_by_time on journal_entry (shop, at, seq);
