-- Invoices and credit notes, which nothing changes once they are issued. series and place: where the number comes from.
-- credits: of a credit note the id of what it takes back. document: all else that it says, in JSON. words: those of its
-- number and its buyer, each after a space, by which it is found. issued_on is a day, YYYY-MM-DD.
create table invoice (
    key {pk},
    shop {int} not null references shop (key),
    event_id {blob} not null,
    id {blob} not null,
    number text not null,
    series text not null,
    place {int} not null,
    kind text not null,
    credits {blob},
    instalment {int},
    issued_on text not null,
    created_at {int} not null,
    words text not null,
    document text not null,
    unique (shop, id),
    unique (shop, number),
    unique (shop, series, place)
){strict};
create index invoice_by_key on invoice (shop, key);
create index invoice_by_event on invoice (shop, event_id, key);
create unique index invoice_by_credit on invoice (shop, credits) where credits is not null;

-- Of the shop, as its invoices say it. An empty pattern: the usual one.
alter table shop add column invoice_pattern text not null default '';
alter table shop add column tax_number text not null default '';
alter table shop add column electronic_address text not null default '';
alter table shop add column invoice_terms text not null default '';
alter table shop add column bank_details text not null default '';
