-- Per cent that are bought on top of what is needed; null: as the type says.
alter table variant add column spare_percent {real};
alter table product_type add column spare_percent {real} not null default 0;

-- What suppliers call the variant, one a line: the supplier's id, a space, the code.
alter table variant add column supplier_codes text not null default '';

alter table order_sheet_line add column spare_units {real} not null default 0;
alter table order_sheet_line add column supplier_code text not null default '';
-- What its supplier is asked, as the supplier's name on every line of it. deliver_on: YYYY-MM-DD, empty where no day was
-- chosen. allows_substitutes: null where nobody said.
alter table order_sheet_line add column deliver_on text not null default '';
alter table order_sheet_line add column deliver_to text not null default '';
alter table order_sheet_line add column supplier_note text not null default '';
alter table order_sheet_line add column allows_substitutes {int} check (allows_substitutes in (0, 1));
