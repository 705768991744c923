-- What of received goods was not good, and what the supplier gave back for it. received_on: YYYY-MM-DD, empty where
-- nobody said. image_urls: one a line.
alter table received_goods add column rejected_units {real} not null default 0;
alter table received_goods add column reason text not null default '';
alter table received_goods add column received_on text not null default '';
alter table received_goods add column invoice_number text not null default '';
alter table received_goods add column credit_excl_tax {real} not null default 0;
alter table received_goods add column image_urls text not null default '';

-- For how many hours after the day of receipt a supplier takes claims, and where.
alter table supplier add column claim_hours {real};
alter table supplier add column claim_email text not null default '';
