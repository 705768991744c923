-- What another system calls the row.
alter table supplier add column external_id text not null default '';
create unique index supplier_by_external_id on supplier (shop, external_id) where external_id <> '';
alter table product add column external_id text not null default '';
create unique index product_by_external_id on product (shop, external_id) where external_id <> '';
alter table variant add column external_id text not null default '';
create unique index variant_by_external_id on variant (shop, external_id) where external_id <> '';
alter table price_list add column external_id text not null default '';
create unique index price_list_by_external_id on price_list (shop, external_id) where external_id <> '';
alter table event add column external_id text not null default '';
create unique index event_by_external_id on event (shop, external_id) where external_id <> '';
alter table contact add column external_id text not null default '';
create unique index contact_by_external_id on contact (shop, external_id) where external_id <> '';
